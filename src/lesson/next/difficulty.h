/*
 * The difficulty of a question, from facts known when it is made: its kind, its numbers, the way of
 * answering. For skill/ability.h, which explains the figures.
 */
#ifndef BREUK_LESSON_DIFFICULTY_H
#define BREUK_LESSON_DIFFICULTY_H

#include "lesson/item.h"

/* A pupil is to be right so often: between too much and nothing to learn from. The Rekentuin aims
 * at .75 (Klinkenberg et al. 2011). */
#define DIFFICULTY_AIM    0.8
#define DIFFICULTY_WITHIN 0.05

/* β, in logits. A pupil whose ability is 0 is right at some three of four questions of a lesson. */
double item_difficulty(const struct item *item);

/* The same of a card that is laid on an equal one, or is not seen to be equal: as where one of four
 * numbers is found. */
double pair_difficulty(const struct notation *top, const struct notation *card, unsigned skills);

/* g: how often somebody is right who knows nothing and answers what can be an answer. */
double item_guess(const struct item *item);

/* p: how probable a right first answer is, of somebody with these abilities, one for each skill. */
double item_chance(const struct item *item, const double *ability);

/* How much an answer shows, from 0 to 1: its first judgement, and how many hints were read before
 * it. The right value in another form than was asked for shows half; a right answer after a hint,
 * nothing. */
double item_score(const struct judgement *first, int hints);

/* The fact that a question asks for, of skill/recall.h; −1: it asks for none. */
int item_fact(const struct item *item);

#endif
