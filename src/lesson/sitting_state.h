/* A sitting from inside, and how it asks one question. Private to the room. */
#ifndef BREUK_LESSON_SITTING_STATE_H
#define BREUK_LESSON_SITTING_STATE_H

#include "lesson/diagnosis/diagnosis.h"
#include "lesson/help/correcting.h"
#include "lesson/next/plan.h"
#include "lesson/sitting.h"

/* A pupil who misses STUCK questions in a row sees one more example. */
enum {
    STUCK = 3,
    PLAN_MOST = 2 * SITTING_ITEMS + SITTING_PROBES * PROBE_ITEMS, /* each may come back once */
    DONE_MOST = SITTING_EXAMPLES + PLAN_MOST + PLAN_MOST / STUCK
};

struct pupil {
    struct chance chance;
    struct planned plan[PLAN_MOST];
    int planned;
    struct diagnosis diagnosis;
    struct item probe[PROBE_ITEMS]; /* of the last probe */
    int probes;                     /* how many were made */
    struct item done[DONE_MOST];    /* with the examples that were shown */
    bool is_example[DONE_MOST], of_probe[DONE_MOST];
    bool missed_it[DONE_MOST]; /* not right, or not at once */
    int dones;
    struct item last; /* answered last, for “why” */
    double last_score;
    bool last_missed;
    bool answered_any;
    struct wish wish;               /* what the next question is to be */
    bool right[SITTING_ITEMS];      /* first tries of new questions, in order */
    unsigned skills[SITTING_ITEMS]; /* what each of them exercised */
    int tries;
    enum item_kind kinds[SITTING_ITEMS]; /* and of which kind it was */
    int missed;                          /* questions in a row that were not right at all */
    struct heard heard;
    int shown_by[HYPOTHESES]; /* wrong answers of this sitting that a family gives, by its first */
    bool at_once[PLAN_MOST];  /* of each question: it was right at the first try, without a hint */
    int asked;
    int answered; /* questions of the lesson, each once; of these at once, and with help */
    int answered_at_once, answered_helped;
};

struct sitting {
    const struct sitting_setup *setup;
    struct pupil pupil[SITTING_PUPILS];
};

/* How a question goes for a pupil. */
struct turn {
    int number;    /* of the pupil */
    bool of_probe; /* it is a question of the open probe */
    bool returns;  /* if it is skipped, it comes back later */
    bool shown;    /* it was skipped before: the pupil has seen its answer */
    bool skipped;  /* without an answer */
    int misses, hints;
    bool right, first_judged;
    struct response answer; /* the first */
    int first_hints;        /* before it; of a question that was left, all */
    struct judgement first;
    struct telling missed; /* what there is to say of the last answer that was not right */
};

/* Shows a question with its hints and its answer, and waits until it is read. */
enum sitting_end sitting_show_example(const struct sitting *sitting, const struct item *item);

/* Asks a question until it is answered, or left. `turn` begins with the pupil's number, of_probe,
 * returns and shown, and gets the rest. */
enum sitting_end sitting_ask(struct sitting *sitting, const struct item *item, struct turn *turn);

#endif
