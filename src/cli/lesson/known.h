/* What is known of the pupils of this process: it grows with each sitting, and the next one begins
 * with it. Until there are records, it is lost with the process; a journal keeps what its own
 * sitting began with. */
#ifndef BREUK_CLI_LESSON_KNOWN_H
#define BREUK_CLI_LESSON_KNOWN_H

#include "lesson/sitting.h"
#include "log/sitting.h"

/* A zeroed one: nothing is known. */
struct known {
    struct progress of[SITTING_PUPILS];
    const struct lesson *lesson; /* of the sitting that is open; borrowed */
    struct arena arena;          /* owns the texts of … */
    int count;
    size_t capacity;
    struct known_decision {
        int pupil;
        const char *text; /* of decision_write */
    } * decision;         /* … what was decided, which tells of beliefs; owned */
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

/* What is told of a sitting is kept in `known`, which must outlive it. */
struct lesson_history known_history(struct known *known, const struct lesson *lesson);

/* Whether the pupil has passed that lesson. */
bool known_passed(const struct known *known, int pupil, const char *lesson);

/* A sitting has ended. */
void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool passed);

#endif
