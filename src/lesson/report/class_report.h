/*
 * What a class can do, as data: made of the pupils' models alone, so that a report takes no longer
 * when they did more. Commands show it on a screen, on paper or as a table.
 *
 * Who needs help is said on evidence: a belief is named only after a probe (skill/evidence.h), and
 * a skill only after enough tries (learner_lacks). Sources: docs/design/learner.md, “What the
 * report says”; docs/design/diagnosis.md, “Naming a belief”; docs/design/lessons.md, “Passing and
 * keeping”.
 */
#ifndef BREUK_LESSON_CLASS_REPORT_H
#define BREUK_LESSON_CLASS_REPORT_H

#include "lesson/course.h"
#include "lesson/learner/learner.h"
#include "lesson/report/topic.h"

enum { REPORT_TOPICS = 3, REPORT_GROUPS = 5, REPORT_RECENT = 14 /* days */ };

struct report_pupil {
    int64_t id; /* in the records */
    const char *name;
    struct learner learner;
    enum hypothesis named;    /* the family that may be named; HYPOTHESES: none */
    enum certainty certainty; /* of it */
};

/* Pupils who miss the same thing, and the lesson that does good to them. */
struct report_group {
    enum hypothesis belief; /* HYPOTHESES: it is a skill */
    enum skill skill;
    const struct lesson *lesson; /* NULL: the course has none */
    const struct lesson *again;  /* which one of them did not pass, to be done after `lesson`, an
                                    easier one; NULL: none */
    int pupils;
    int *pupil; /* indices */
};

/* A skill that a pupil has now and had not shown before. */
struct report_step {
    int pupil;
    enum skill skill;
    enum standing standing; /* STANDING_PASSED or STANDING_KEPT */
};

/* A zeroed one is empty; release it in any case. */
struct class_report {
    struct arena arena; /* owns names and lists */
    int pupils;
    size_t capacity;
    struct report_pupil *pupil; /* by name; owned */

    /* From here on class_report_make fills it. */
    int64_t day, day_before; /* of the class: the last one, and the last before it; 0 */
    int64_t from;            /* the first day of `step` */
    int64_t events;
    int skills;
    enum skill skill[SKILLS]; /* those of which there is any evidence */
    int topics;
    struct report_topic topic[REPORT_TOPICS]; /* to be discussed, the first one first */
    int groups, alone;
    /* The largest group first, each pupil in one group only; then pupils who are the only ones with
     * a belief. */
    struct report_group group[REPORT_GROUPS], one[REPORT_GROUPS];
    int steps;
    struct report_step *step; /* by skill, then by pupil */
};

void class_report_release(struct class_report *report);

/* Adds a pupil with the model that records keep, "" where there is none. STATUS_INVALID: it is no
 * model. */
enum status class_report_add(struct class_report *report, int64_t id, const char *name,
                             const char *model);

/* Makes all of it out of the pupils. `since`: what happened from that day on is new; 0: what
 * happened since the class's last day but one. Borrows the course. */
void class_report_make(struct class_report *report, const struct course *course, int64_t since);

/* How many pupils lack tries before the report may judge a skill; *least and *most: how many tries
 * these pupils lack. */
int class_report_lacking(const struct class_report *report, enum skill skill, int *least,
                         int *most);

/* The lesson that a pupil should do next: for what was named, else the one that was done last and
 * not passed, else for a skill that is not yet there, else the next one of the course; where that
 * was just failed, an easier one. NULL: all are passed. */
const struct lesson *report_next_lesson(const struct report_pupil *pupil,
                                        const struct course *course);

#endif
