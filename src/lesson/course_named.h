/*
 * Which lesson is meant by what somebody typed, who types what they read: its number in the course,
 * its title in any language, its name, or how one of them begins. Capitals, accents, hyphens and an
 * article before it do not matter.
 */
#ifndef BREUK_LESSON_COURSE_NAMED_H
#define BREUK_LESSON_COURSE_NAMED_H

#include "lesson/course.h"

enum { NAMED_MOST = 4 };

struct course_named {
    const struct lesson *lesson;          /* NULL: none of that name, or several */
    bool whole;                           /* it was typed to the end, or as its number */
    int count;                            /* how many it may be, where these are several */
    const struct lesson *may[NAMED_MOST]; /* the first of them, in the order of the course */
    const char *near;                     /* where there is none: the title or name that is spelled
                                             nearly so; borrowed from the course; NULL: none */
};

void course_name(const struct course *course, const char *typed, struct course_named *out);

/* The number of a lesson in the course, from 1 on; 0: it has none. */
int course_number(const struct course *course, const struct lesson *lesson);

/* Adds those that it may be, as they can be typed: “9 Names of a half, 18 Beside a half”. */
void course_named_list(const struct course *course, const struct course_named *named,
                       struct strbuf *out);

/*
 * Finds the file of a lesson that somebody typed on a command line: a path, “lesson:NAME”, or what
 * course_name understands; *name is how a journal calls it. Otherwise as library_resolve, and
 * STATUS_INVALID where it may be several, of which diag tells.
 */
enum status course_resolve(struct course *course, const char **name, const char **path,
                           const char *typed, struct diag *diag);

#endif
