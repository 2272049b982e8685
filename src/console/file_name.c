#include "console/file_name.h"

#include "deck/deck.h"
#include "lesson/course.h"

#include <string.h>
#include <unistd.h>

/* --- decks and lessons */

void named_open(struct named *named)
{
    *named = (struct named){0};
    library_open(&named->decks, DECK_LIBRARY);
    library_open(&named->lessons, "lessons");
    library_open(&named->both, DECK_LIBRARY);
    library_open(&named->both, "lessons");
}

void named_release(struct named *named)
{
    library_release(&named->decks);
    library_release(&named->lessons);
    library_release(&named->both);
    course_release(&named->course);
}

/* Whether it is the title or number of a lesson, typed to the end: how one begins may be a deck's
 * name that was mistyped. */
static bool is_title(struct named *named, const char *typed)
{
    struct course_named lesson;

    if (named->course.count == 0)
        course_open(&named->course);
    course_name(&named->course, typed, &lesson);
    return lesson.whole;
}

/* The name of a lesson that was called one. */
static struct library *name_lesson(struct named *named, const char **typed, struct diag *diag)
{
    const char *path;

    if (library_find(&named->lessons, library_bare_name(&named->lessons, *typed)))
        return &named->lessons;
    if (named->course.count == 0)
        course_open(&named->course);
    return course_resolve(&named->course, typed, &path, *typed, diag) == STATUS_OK ? &named->lessons
                                                                                   : NULL;
}

struct library *named_library(struct named *named, const char **typed, struct diag *diag)
{
    bool deck = library_find(&named->decks, *typed), lesson = library_find(&named->lessons, *typed);

    if (library_bare_name(&named->lessons, *typed) != *typed || (lesson && !deck))
        return name_lesson(named, typed, diag);
    if (library_bare_name(&named->decks, *typed) != *typed || (deck && !lesson))
        return &named->decks;
    if (!deck && !library_is_path(*typed) && is_title(named, *typed))
        return name_lesson(named, typed, diag);
    if (!deck)
        return &named->both;
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("“{name}” is a deck and a lesson; write deck:{name} or lesson:{name}"),
                          arg_typed("name", *typed)));
    return NULL;
}

/* --- sheets */

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

/* --- new names */

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
