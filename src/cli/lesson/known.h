/* What is known of the pupils: it grows with each sitting, and the next one begins with it. Of a
 * class it is in its book; otherwise it is lost with the process. A journal keeps what its own
 * sitting began with. */
#ifndef BREUK_CLI_LESSON_KNOWN_H
#define BREUK_CLI_LESSON_KNOWN_H

#include "cli/records/class_book.h"
#include "lesson/learner/learner.h"
#include "lesson/sitting.h"
#include "log/sitting.h"

/* A zeroed one: nothing is known. */
struct known {
    struct class_book *book;          /* borrowed; NULL: none is kept */
    int64_t pupil[SITTING_PUPILS];    /* their numbers in it; 0: nothing is kept of one */
    const char *name[SITTING_PUPILS]; /* borrowed */
    struct learner of[SITTING_PUPILS];
    const struct lesson *lesson; /* of the sitting that is open; borrowed */
};

void known_release(struct known *known);

/* Fills what a sitting of `lesson` begins with, for so many pupils. What comes back of a pupil is
 * of the lessons before this one, and of all that the pupil has passed. */
void known_start(const struct known *known, const struct course *course,
                 const struct lesson *lesson, int pupils, struct sitting_start *start);

/* Writes it for a journal; where nothing is known, nothing. `texts` owns what is written. */
void known_write(const struct sitting_start *start, const struct course *course, int pupils,
                 struct arena *texts, struct sitting_log *log);

/* Reads it from a journal again. False: it does not fit the lessons that there are, or one of them
 * that came back has changed. */
bool known_read(struct sitting_start *start, const struct course *course,
                const struct sitting_log *log);

/* Begins with what the class's book, which is borrowed as the names are, knows of these pupils. */
void known_open(struct known *known, struct class_book *book, const char *const *names, int pupils);

/* What is told of a sitting is kept in `known`, which must outlive it. */
struct lesson_history known_history(struct known *known, const struct lesson *lesson);

/* Whether the pupil has passed that lesson. */
bool known_passed(const struct known *known, int pupil, const char *lesson);

/* A sitting has ended; `done`: all of its questions were asked. */
void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool done, bool passed);

#endif
