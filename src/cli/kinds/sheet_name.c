#include "cli/kinds/sheet_name.h"

#include "cli/report.h"

#include <string.h>
#include <unistd.h>

/* Returns where the part begins, at its “#”; NULL: there is none. Both a file and a part may have
 * “#” and “/” in them: a file ends with .xml, or is there by the whole name. */
static const char *find_part(const struct library *sheets, const char *typed)
{
    static const char suffix[] = ".xml";
    const char *end = strstr(typed, suffix);

    end = end ? end + strlen(suffix) : NULL;
    if (end && (*end == '#' || !*end))
        return *end ? end : NULL;
    return access(typed, F_OK) == 0 || library_find(sheets, typed) ? NULL : strchr(typed, '#');
}

bool sheet_name_has_part(const struct library *sheets, const char *typed)
{
    return find_part(sheets, typed) != NULL;
}

enum status sheet_name_resolve(struct library *sheets, const char *typed, const char *beside,
                               const char **path, const char **part, struct diag *diag)
{
    const char *hash = find_part(sheets, typed);

    *part = hash ? hash + 1 : NULL;
    if (hash)
        typed = arena_copy_bytes(&sheets->arena, typed, (size_t)(hash - typed));
    if (beside)
        library_take_beside(sheets, beside, typed);
    return library_resolve(sheets, path, typed, diag);
}
