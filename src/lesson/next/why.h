/* Why a question comes, in a sentence for a child. Private to the room. */
#ifndef BREUK_LESSON_WHY_H
#define BREUK_LESSON_WHY_H

#include "lesson/next/choosing.h"

enum reason {
#define REASON(id, words) REASON_##id,
#include "lesson/next/reason-list.h"
#undef REASON
    REASONS
};

/* What is known when it comes. */
struct circumstances {
    const struct wish *wish;     /* as it was when the question was chosen */
    const struct lesson *lesson; /* of the sitting */
    bool skipped;                /* it is one that was skipped before */
    bool own;                    /* the author's */
    bool of_probe;               /* it is to tell what the pupil believes */
    bool after_example;          /* an example of its lesson and kind stands above */
    int days_of_fact;            /* since its fact was asked for */
    bool due, passed;            /* its lesson is to come back; was passed … */
    int days;                    /* … or done so many days ago */
    int missed;   /* questions of this sitting, of its lesson and kind, that were missed */
    bool lacking; /* of a skill that was not asked for often enough, among several */
    const struct item *last; /* the question before, or NULL */
    bool last_right;         /* at once, without a hint */
    bool last_missed;
};

/* The strongest reason that is true. */
enum reason reason_of(const struct item *item, const struct circumstances *here);

/* Borrows the item's lesson. */
struct message reason_say(enum reason reason, const struct item *item,
                          const struct circumstances *here);

#endif
