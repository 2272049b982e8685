/*
 * What a lesson is worth, measured on questions made of it: can they be made, are they many enough,
 * can they be answered without understanding, is each sentence of its author ever said?
 */
#ifndef BREUK_LESSON_CHECK_H
#define BREUK_LESSON_CHECK_H

#include "lesson/item.h"

/* Ways to answer a question without knowing anything of fractions, and how often they are right. */

enum strategy {
#define STRATEGY(id, ...) STRATEGY_##id,
#include "lesson/file/strategy-list.h"
#undef STRATEGY
    STRATEGIES
};

/* True if a strategy should not win at that kind of question: it is not what the lesson teaches. */
bool lesson_is_blind(const struct lesson *lesson, enum item_kind kind, enum strategy strategy);

const char *strategy_name(enum strategy strategy); /* an id */

/* How probable a right answer is by a strategy; below 0: it does not apply to such a question. */
double strategy_wins(enum strategy strategy, const struct item *item);

enum {
    CHECK_SAMPLE = 600,   /* questions made of each kind */
    CHECK_TRIES = 4000,   /* for all of them, so that no numbers make it long */
    CHECK_DIFFERENT = 30, /* how many different ones a lesson should have */
    CHECK_BLIND = 50      /* how many of a hundred a strategy that looks at no fraction may win */
};

struct lesson_facts {
    int different; /* questions that differ, as far as the sample tells */
    int made[ITEM_KINDS];
    int beyond[ITEM_KINDS]; /* how many of them have numbers beyond the bounds of their stage */
    /* How many of a hundred questions of a kind a strategy answers rightly; −1: it does not apply
     * to that kind. */
    double wins[ITEM_KINDS][STRATEGIES];
};

/*
 * Measures, and complains in diag: an error where numbers allow no question of a kind, or what an
 * author says can never be said; a warning where the questions are few, guessing wins, or numbers
 * do not fit the age of the stage. `root` is
 * the document's, for the places. Always the same for the same lesson.
 */
enum status lesson_check(const struct lesson *lesson, const struct xml_element *root,
                         struct lesson_facts *facts, struct diag *diag);

/*
 * Holds a lesson of the user's own, loaded from that path, to the same before it is used: it may
 * load well and have no question to ask. Warnings are left out, and lessons that came with breuk
 * have been checked already. STATUS_INVALID: diag has the errors.
 */
enum status lesson_check_own(const struct lesson *lesson, const char *path,
                             const struct xml_element *root, struct diag *diag);

#endif
