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

/* NULL: there is none of that name. */
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
 * Complains of what a lesson file names and what is not there: an error where no lesson has the
 * name of a need, a need stands twice, or lessons need each other in a circle, so far as
 * COURSE_BEFORE lessons tell; a warning where a need has mistakes itself, or `decks` has no such
 * deck. `name` is the lesson's, which need not be in the course, `root` its document's; the file
 * may have other mistakes.
 */
void course_check(const struct course *course, const struct library *decks, const char *name,
                  const struct xml_element *root, struct diag *diag);

/* The first lesson that a pupil has not passed, whose needs all are; NULL: all are passed. */
const struct lesson *course_next(const struct course *course,
                                 bool (*passed)(const void *context, const char *name),
                                 const void *context);

#endif
