#include "files/archive_name.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "files/archive.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include <wctype.h>

char *archive_name_copy(struct arena *arena, const char *raw)
{
    char *name = arena_copy_text(arena, raw);

    for (char *at = name; at && (at = strchr(at, '\\'));)
        *at = '/';
    return name;
}

bool archive_name_is_folder(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && name[length - 1] == '/';
}

bool archive_name_is_aside(const char *name)
{
    static const char *const left_behind[] = {"Thumbs.db", "desktop.ini"};
    const char *slash = strrchr(name, '/'), *file = slash ? slash + 1 : name;

    for (size_t i = 0; i < sizeof left_behind / sizeof *left_behind; i++)
        if (strcasecmp(file, left_behind[i]) == 0)
            return true;
    return strncmp(name, "__MACOSX/", 9) == 0 || *name == '.' || strstr(name, "/.");
}

char *archive_name_folded(struct arena *arena, const char *name)
{
    struct strbuf folded = {0};
    uint32_t code;

    for (; *name; name += utf8_first(name, &code)) {
        utf8_first(name, &code);
        strbuf_add_code_point(&folded, *name == '/' ? '\1' : (unsigned)towlower((wint_t)code));
    }
    char *kept = arena_copy_text(arena, strbuf_text(&folded));
    strbuf_release(&folded);
    return kept;
}

bool archive_name_clashes(const char *before, const char *after)
{
    size_t length = strlen(before);

    return strncmp(before, after, length) == 0 && (after[length] == '\0' || after[length] == '\1');
}

void archive_names_clash(bool *clash, const char *one, const char *other)
{
    struct arena arena = {0};
    const char *first = archive_name_folded(&arena, one),
               *second = archive_name_folded(&arena, other);

    *clash = archive_name_clashes(first, second) || archive_name_clashes(second, first);
    arena_release(&arena);
}

/* Whether the `length` bytes are “.” or “..”, which lead elsewhere, or nothing. */
static bool leads_elsewhere(const char *part, size_t length)
{
    return length == 0 || (length <= 2 && strncmp(part, "..", length) == 0);
}

const char *archive_name_fault(const char *name)
{
    static const char outside[] =
        N_("“{name}” leads out of the folder, so breuk does not open this zip; ask the sender to "
           "pack the folder again");
    size_t folders = 0;
    uint32_t code;

    if (!utf8_is_text(name))
        return N_("the name “{name}” is not in UTF-8; give that file a name of plain letters and "
                  "pack the folder again");
    if (utf8_find_acting(name, &code))
        return N_("the name “{name}” has a character that nobody can see; rename that file and "
                  "pack the folder again");
    if (strchr(name, '\\'))
        return N_(
            "the name “{name}” has a \\, which other computers take for a folder; rename that "
            "file and pack the folder again");
    if (isalpha((unsigned char)name[0]) && name[1] == ':')
        return outside;
    for (const char *part = name;; folders++) {
        size_t length = strcspn(part, "/");
        if (leads_elsewhere(part, length))
            return outside;
        part += length;
        if (!*part || !*++part) /* the name of a folder ends with a slash */
            break;
    }
    if (folders > ARCHIVE_FOLDERS_LIMIT || strlen(name) > ARCHIVE_NAME_LIMIT)
        return N_("the name “{name}” is longer than 240 bytes or lies more than 8 folders deep; "
                  "shorten it and pack the folder again");
    return NULL;
}
