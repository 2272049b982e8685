#include "cli/kinds/new_name.h"

#include "text/text.h"

#include <string.h>

enum { NAME_LONGEST = 64 };

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool may_stand(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9') || (c && strchr("-_.", c));
}

static bool is_name(const char *name)
{
    size_t length = 0;

    while (may_stand(name[length]))
        length++;
    return is_letter(*name) && !name[length] && length <= NAME_LONGEST;
}

/* Makes a name of what was typed: each run of characters that a name cannot have becomes one "-".
 * Makes "" if that is no name either. */
static void mend_name(const char *typed, char mended[static NAME_LONGEST + 1])
{
    size_t length = 0;

    *mended = '\0';
    for (const char *c = typed; *c; c++)
        if ((unsigned char)*c >= 0x80)
            return;
    for (; *typed && length < NAME_LONGEST; typed++)
        if (may_stand(*typed))
            mended[length++] = *typed;
        else if (length && mended[length - 1] != '-')
            mended[length++] = '-';
    while (length && mended[length - 1] == '-')
        length--;
    mended[length] = '\0';
    if (!is_name(mended))
        *mended = '\0';
}

bool new_name_is_wrong(const char *typed, const char *name, struct arena *arena,
                       struct message *why)
{
    char mended[NAME_LONGEST + 1];
    const char *id, *nearest = NULL;

    if (strchr(typed, '/')) {
        id = N_("“{name}” contains a “/”; give only a name here, and the path with -o FILE");
    } else if (is_name(name)) {
        return false;
    } else {
        mend_name(typed, mended);
        nearest = *mended ? arena_copy_text(arena, mended) : NULL;
        id = nearest ? N_("“{name}” is not a valid name; use a letter from a to z, then letters, "
                          "digits, “-”, “_” or “.”, at most 64; did you mean “{mended}”?")
                     : N_("“{name}” is not a valid name; use a letter from a to z, then letters, "
                          "digits, “-”, “_” or “.”, at most 64");
    }
    *why = message_with(id, arg_typed("name", typed), arg_text("mended", nearest));
    return true;
}
