/*
 * A pupil who knows two numbers to be equal only when they look the same: it never lays 2/4 on a
 * 1/2 of another colour. When nothing is left to draw it lays what it must.
 */
#ifndef BREUK_BOTS_BEGINNER_H
#define BREUK_BOTS_BEGINNER_H

#include "bots/at_random.h"

struct card;

/* Returns whether the two numbers look the same. */
bool beginner_pairs(const struct card *one, const struct card *other);

knows_move beginner_knows;

#endif
