/* Ways to answer a question without knowing anything of fractions, and how often they are right. */
#ifndef BREUK_LESSON_STRATEGY_H
#define BREUK_LESSON_STRATEGY_H

#include "lesson/item.h"

enum strategy {
#define STRATEGY(id, ...) STRATEGY_##id,
#include "lesson/file/strategy-list.h"
#undef STRATEGY
    STRATEGIES
};

/* Whether a strategy should not win at that kind of question: it is not what the lesson teaches. */
bool lesson_is_blind(const struct lesson *lesson, enum item_kind kind, enum strategy strategy);

const char *strategy_name(enum strategy strategy); /* an id */

/* How probable a right answer is of who answers by a strategy; below 0: it says nothing of such a
 * question. */
double strategy_wins(enum strategy strategy, const struct item *item);

#endif
