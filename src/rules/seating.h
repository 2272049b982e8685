/*
 * Who plays a round, in which order and with whom. Private to the room. Three things decide it: the
 * setting `partners`, the number of the round and who has been eliminated; with changing partners
 * the dealer as well. Partners always sit opposite each other.
 */
#ifndef BREUK_RULES_SEATING_H
#define BREUK_RULES_SEATING_H

#include "rules/event.h"
#include "rules/state.h"

/*
 * The seats of a round clockwise; returns how many. V2–V5, V7–V9. With changing partners (V8) the
 * first of them is the dealer of the first round, who follows from `dealer`, that of this round.
 */
int seating_order(const struct rules *rules, int32_t round, int dealer, unsigned out,
                  uint8_t seats[SEATS_MAX]);

/* Seats the players, for the game's round, dealer and eliminated seats. */
void seating_arrange(struct game *game);

/*
 * S2, before the first round: each draws a card, the highest value deals; an action card and a wild
 * count 0. Those who tie draw again, and what was drawn stays out until it is settled; when fewer
 * cards are left than players in the tie, chance decides among them. All cards lie in the stock,
 * and lie there again afterwards. With two tables each block begins with it: seating_round() sees
 * to that.
 */
void seating_begin(struct game *game, const struct listener *listener);

/*
 * Before each round, when its number and dealer are known, all cards lie in the stock and nothing
 * is dealt: sits the players, and says that the round begins and who are partners.
 */
void seating_round(struct game *game, const struct listener *listener);

/* Says that the round begins and who are partners. */
void seating_tell(const struct game *game, const struct listener *listener);

/* After a round: sets the dealer of the next one, whose turn it then is (S11, V7, V8). Before a new
 * block of the two tables (V9) that is the player who has the first card drawn. */
void seating_pass_deal(struct game *game);

/* Bit s is set: seat s has sat at this table in a round from 1 to `round`. */
unsigned seating_seen(const struct rules *rules, int32_t round);

#endif
