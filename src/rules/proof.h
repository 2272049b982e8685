/* Proofs that two numbers are equal: H17. */
#ifndef BREUK_RULES_PROOF_H
#define BREUK_RULES_PROOF_H

#include "rules/move.h"

struct card;

/* Returns whether both are numbers, and their fractions as printed differ: 0.5 counts as 5/10. */
bool proof_has_two_forms(const struct card *one, const struct card *other);

/* Returns whether the move names the fraction that stands on one of the cards, which shows nothing.
 */
bool proof_repeats(const struct card *one, const struct card *other, struct move move);

/* Returns whether a whole factor may lead from one number to the other, going by the denominators
 * alone: if the two are equal, it does. */
bool proof_may_have_factor(const struct card *one, const struct card *other);

/* Returns whether the move, a MOVE_PROVE, is true: both parts of one number, times the factor, are
 * those of the other; or both numbers are worth the fraction. */
bool proof_holds(const struct card *one, const struct card *other, struct move move);

/* Returns the seat's move that shows that they are equal: with a factor, else with the simplest
 * form of both, else with the picture. */
struct move proof_find(const struct card *one, const struct card *other, int seat);

#endif
