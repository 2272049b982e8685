/*
 * The model of a pupil, made of their events, one after the other: abilities, facts, lessons
 * passed, skills passed and kept, the likely causes of wrong answers, and the latest misses. Made
 * anew of the same events it is the same to the last bit. As a text it is the model that records
 * keep (records/events.h). Its days are those of the time zone in which it was made.
 *
 * A skill is passed as a lesson is: enough of the last first tries at it were right, in lessons and
 * in play, or a lesson that exercises it was passed; and kept when it was checked later
 * (docs/design/lessons.md, “Passing and keeping”). Plays by colour are no evidence, nor are answers
 * that a guess gets right more than half of the time (docs/design/learner.md, “What counts as
 * evidence”).
 */
#ifndef BREUK_LESSON_LEARNER_H
#define BREUK_LESSON_LEARNER_H

#include "lesson/next/progress.h"
#include "records/events.h"
#include "skill/evidence.h"

enum {
    LEARNER_TRIES = 10, /* the last first tries, of which … */
    LEARNER_RIGHT = 8,  /* … this many right ones pass a skill; and fewer than … */
    LEARNER_LEAST = 6,  /* … this many take that back */
    LEARNER_MISSES = 12 /* are remembered, the last ones */
};

/* The results of the tries at a skill. Days are those of the school’s calendar, counted from 1970:
 * clock_day. */
struct skill_sum {
    int tries;      /* that count */
    int right;      /* of these */
    unsigned last;  /* of the last LEARNER_TRIES: the last is bit 0, 1 is right */
    int64_t day;    /* of the last one */
    int64_t passed; /* the day; 0: not yet */
    int64_t kept;   /* the day; 0: not yet */
    unsigned checks;
    int checked; /* as in lesson_progress */
    bool narrow; /* all of it comes from one of several lessons that exercise it:
                    learner_see_course; it is not written */
};

/* A pair of numbers, or a question, that was missed. */
struct learner_miss {
    char asked[NOTATION_TEXT_SIZE], answered[NOTATION_TEXT_SIZE]; /* as the event has them */
    enum record_verdict verdict; /* RECORD_NOT_YET, RECORD_MISSED */
    bool of_game;
    unsigned skills;
    int64_t day; /* the last one */
    int times;
};

struct learner {
    struct progress progress;
    struct evidence evidence;
    struct skill_sum skill[SKILLS];
    int misses;
    struct learner_miss miss[LEARNER_MISSES]; /* oldest first */
    int64_t events;
    int64_t day;        /* of the last event; 0: there is none */
    int64_t day_before; /* the last one before it; 0 */
    int days;           /* on which there were events */
    int questions, questions_right;
    int turns, by_value, wrong, missed; /* of games */
};

/* A zeroed one knows nothing. Leaves it zeroed. */
void learner_release(struct learner *learner);

void learner_learn(struct learner *learner, const struct record_event *event);

/* The model as a text, which is the same for the same model; and back. STATUS_INVALID: it is none
 * that is written here. */
void learner_write(const struct learner *learner, struct strbuf *out);
enum status learner_read(struct learner *learner, const char *text);

/* A learner that records fill with one pupil after the other: `learner` is its context. */
struct records_learner learner_of_records(struct learner *learner);

/* Adds a decision of an event to evidence, also where only that is wanted. */
void learner_weigh(struct evidence *evidence, const struct record_event *event);

/* Sees which skills rest on one lesson where the course has several that exercise them: one sheet
 * about 1/2 tells nothing of all equal fractions. Equal cards that were laid in games are more than
 * one lesson. To be called when all is learned. */
void learner_see_course(struct learner *learner, const struct course *course);

/* The standing of a skill, worst first; evidence that is narrow (skill_sum) passes no pupil. */
enum standing {
    STANDING_UNKNOWN, /* too little evidence */
    STANDING_NOT_YET,
    STANDING_PASSED,
    STANDING_KEPT
};
enum standing learner_standing(const struct learner *learner, enum skill skill);
/* How many tries are missing before a skill may be judged; 0: none. */
int learner_lacks(const struct learner *learner, enum skill skill);

#endif
