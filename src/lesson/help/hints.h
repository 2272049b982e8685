/* The ladders of hints: three steps that ask, and do not tell; hints.c gives the answer as the
 * fourth. Private to the room. */
#ifndef BREUK_LESSON_HINTS_H
#define BREUK_LESSON_HINTS_H

#include "lesson/maker.h"

enum { HINT_STEPS = 3 };

/* Ladders that kinds share: which are equal to the number asked about; are these two equal? */
void hint_find(const struct item *item, int step, struct telling *telling);
void hint_pair(const struct item *item, int step, struct telling *telling);

/* Steps of sizes: what the lesson asks, or what can be asked of any bars; and what tells the larger
 * one where a part is in common, so that nothing is to be rewritten. False: none is. */
void hint_question(const struct item *item, struct telling *telling);
bool hint_in_common(enum compared compared, struct telling *telling);

/* True if an option shows just that number, or the number is the answer: no hint may show it. */
bool is_told(const struct item *item, const struct notation *number);

#endif
