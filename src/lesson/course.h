/*
 * The lessons there are, as a course: in the order in which they are learned, with what each of
 * them needs.
 */
#ifndef BREUK_LESSON_COURSE_H
#define BREUK_LESSON_COURSE_H

#include "lesson/lesson.h"
#include "xml/library.h"

/* A number that stands for the bytes of a lesson's file, so that a journal can tell whether it has
 * changed. STATUS_UNREADABLE, STATUS_NOT_FOUND. */
enum status lesson_hash(const char *path, uint64_t *hash);

struct course {
    struct library library; /* owns names and paths */
    int count;
    struct lesson **lesson; /* by stage, then order, then name; owned */
};

/* Loads all lessons; one with errors is left out, for “breuk check” to speak of. Release it in any
 * case. */
void course_open(struct course *course);
void course_release(struct course *course);

/* NULL: there is none of that name, which may be NULL. */
const struct lesson *course_find(const struct course *course, const char *name);

enum { COURSE_BEFORE = 64 };

/* All lessons that this one needs, and those that they need, at most COURSE_BEFORE; gives how many.
 * Lessons that are not there are left out. */
int course_before(const struct course *course, const struct lesson *lesson,
                  const struct lesson *before[COURSE_BEFORE]);

/* A number that stands for all that a lesson's questions are made of: its file, at `path`, and
 * those of the lessons before it. */
void course_hash(const struct course *course, const struct lesson *lesson, const char *path,
                 uint64_t *hash);

/* The skills that lessons exercise: bit k is Kk. */
unsigned lessons_teach(const struct lesson *const *lessons, int count);
/* Those of a lesson and of all that it needs. */
unsigned course_taught(const struct course *course, const struct lesson *lesson);

/*
 * Complains of names in a lesson file that lead nowhere: an error if no lesson has the name of a
 * need, a need stands twice, or lessons need each other in a circle, as far as COURSE_BEFORE
 * lessons tell; a warning if a needed lesson has mistakes itself, or `decks` has no such deck.
 * `name` is the lesson's, which need not be in the course, `root` its document's; the file may have
 * other mistakes.
 */
void course_check(const struct course *course, const struct library *decks, const char *name,
                  const struct xml_element *root, struct diag *diag);

/* The first lesson that a pupil has not passed, whose needs all are; NULL: all are passed. */
const struct lesson *course_next(const struct course *course,
                                 bool (*passed)(const void *context, const char *name),
                                 const void *context);

/*
 * Finds the lesson that a user means, who types a name as they read it: its number in the course,
 * its title in any language, its name, or how one of them begins. Capitals, accents, hyphens and an
 * article before it do not matter.
 */

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
