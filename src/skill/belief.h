/* What is asked of each belief both when an answer is held against it and when one is made of it.
 * Private to the room. */
#ifndef BREUK_SKILL_BELIEF_H
#define BREUK_SKILL_BELIEF_H

#include "skill/misconception.h"

/* The parts of a number as printed; a whole number is so many wholes: 3/1. False: it prints no
 * fraction. */
bool belief_parts(const struct notation *number, int64_t *top, int64_t *bottom);

/* The sign that somebody with this belief puts; false: the belief says nothing of these two. */
bool belief_sign(enum misconception belief, const struct attempt *attempt, int *sign);

/* Whether the answer is what somebody with this belief writes for the stem in another notation. */
bool belief_writes(enum misconception belief, const struct attempt *attempt);

#endif
