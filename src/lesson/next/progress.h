/*
 * A pupil's progress: abilities, facts remembered, lessons passed, and when; and the part of it
 * that the next sitting needs. The keeper of records fills one from them. Days are counted from any
 * first day; a clock that went back, and unknown names, do no harm: a lesson that no longer exists
 * is left alone.
 */
#ifndef BREUK_LESSON_PROGRESS_H
#define BREUK_LESSON_PROGRESS_H

#include "lesson/course.h"
#include "lesson/item.h"
#include "skill/recall.h"

/* The part of a pupil's progress that a sitting begins with; as a value, and as text for its
 * journal. */

/* All questions of a sitting follow from it, the seed and the typed input; so it is kept with
 * these. A zeroed one: nothing is known of the pupil. */
enum { START_LESSONS = 2 };
struct sitting_start {
    double ability[SKILLS];
    uint32_t facts;          /* bit i is set: fact i is to be asked for again … */
    int days_of_fact[FACTS]; /* … this many days after the last time */
    int olds;                /* lessons that are to come back, … */
    struct start_old {
        const struct lesson *lesson;
        int days; /* … this many days after they were passed, or done */
        bool passed;
    } old[START_LESSONS];
};

/*
 * Adds it as words with a space between them: “K3:-210”, an ability in thousandths; “3/4:11”, a
 * fact and its days; “@2:7:1”, an old lesson by its index among those given, its days, and whether
 * it was passed. Nothing is added where nothing is known. The old lessons must be among them.
 */
void start_add(const struct sitting_start *start, const struct lesson *const *lessons, int count,
               struct strbuf *out);

/* Reads it again. False: the text is none that start_add writes of these lessons; *start is
 * unspecified. */
bool start_read(struct sitting_start *start, const struct lesson *const *lessons, int count,
                const char *text);

/* Procedures come back these many days after they were passed (Rohrer et al. 2014, 2015, 2019:
 * mixed; the days are of no study: each about three times the one before). */
enum { REVIEWS = 3, CHECK_OF = 4, CHECK_RIGHT = 3, CHECK_DAYS = 2 };
extern const int review_days[REVIEWS]; /* 2, 7, 21 */

struct lesson_progress {
    const char *lesson;
    bool passed;     /* ○ */
    bool failed;     /* the last sitting of it was not passed */
    bool kept;       /* ●: a later check was passed too */
    int64_t since;   /* the day when it was passed; until then of the last sitting */
    int64_t asked;   /* the last day when a question of it was asked */
    unsigned checks; /* first tries at least CHECK_DAYS after it was passed, in sittings of other
                        lessons; the last is bit 0, 1 is right at once */
    int checked;     /* how many there were, at most CHECK_OF are counted */
};

/* A zeroed one: nothing is known. */
struct progress {
    double ability[SKILLS];
    struct recall recall[FACTS];
    struct arena arena; /* owns the names of lessons */
    int count;
    size_t capacity;
    struct lesson_progress *lesson; /* owned */
};

void progress_release(struct progress *progress);

/* Adds the progress in a lesson, as read from the records. */
void progress_add(struct progress *progress, const struct lesson_progress *lesson);

/* NULL: nothing is known of that lesson. */
const struct lesson_progress *progress_find(const struct progress *progress, const char *lesson);

/* A question that was left, as far as it is remembered. */
struct asked {
    const char *lesson; /* that it is of */
    bool later;         /* it was asked in a sitting of another lesson, and may be a later check */
    unsigned skills;    /* bit k is Kk */
    double difficulty, guess; /* lesson/next/difficulty.h */
    double score;             /* of the first answer, 0 to 1 */
    int fact;                 /* of skill/recall.h; −1: none */
    enum grade grade;         /* of the fact */
};

/* Of a question of a sitting of `lesson`: its first answer and the hints before it. */
struct asked asked_of(const struct lesson *lesson, const struct item *item,
                      const struct judgement *first, int hints);

/* A question was left. Of facts and older lessons it is kept that they were asked for. */
void progress_asked(struct progress *progress, const struct asked *asked, int64_t today);

/* Records the end of a sitting of a lesson. A pupil who passes again after the last review day
 * begins anew with the review days. */
void progress_sat(struct progress *progress, const char *lesson, bool passed, int64_t today);

/* True if a lesson is to come back: a review day has come since a question of it was asked last.
 * `overdue`, which may be NULL, becomes how long ago that day is, as a part of its distance from
 * the day when the lesson was passed. */
bool lesson_is_due(const struct lesson_progress *lesson, int64_t today, double *overdue);

/* The lessons that may come back in a sitting of `lesson`: those that it needs, and all others that
 * were passed. Fills `out`, which has room for the course, and gives how many. */
int progress_returning(const struct progress *progress, const struct course *course,
                       const struct lesson *lesson, const struct lesson **out);

/* Fills *start from a pupil's progress, for a sitting in which these lessons may come back.
 * Abilities are rounded to thousandths, as they are written. Of the lessons due, it takes the
 * longest overdue, START_LESSONS at most: so that two questions or more are asked of each. */
void progress_start(const struct progress *progress, const struct lesson *const *lessons, int count,
                    int64_t today, struct sitting_start *start);

#endif
