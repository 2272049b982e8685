/* Who plays a round, in which order and with whom. Private to the room. */
#ifndef BREUK_RULES_SEATING_H
#define BREUK_RULES_SEATING_H

#include "rules/event.h"
#include "rules/state.h"

/* Before the first round: the seats as they sit, all of them in, and who deals (S2; all cards are
 * in the stock, and lie there again afterwards). */
void seating_begin(struct game *game, const struct listener *listener);

/* Before each round, when its number is known and nothing is dealt: who is in, who sits next to
 * whom, who are partners: V2–V5, V7–V9. */
void seating_round(struct game *game, const struct listener *listener);

/* Sits the `count` seats of the list clockwise in that order; the others are not in the round. */
void seating_set(struct game *game, const uint8_t *seats, int count);

#endif
