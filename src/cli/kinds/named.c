#include "cli/kinds/named.h"

#include "cli/report.h"
#include "deck/deck.h"
#include "lesson/course_named.h"

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
