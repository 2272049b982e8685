/* Decides who plays a round, in which order and with whom. Private to the room. Three things decide
 * it: the setting `partners`, the number of the round and who has been eliminated; with changing
 * partners also the dealer. Partners always sit opposite each other. */
#ifndef BREUK_RULES_SEATING_H
#define BREUK_RULES_SEATING_H

#include "rules/event.h"
#include "rules/state.h"

/* Lists the seats of a round clockwise, and returns how many there are: V2–V5, V7–V9. With changing
 * partners (V8) the first of them is the dealer of the first round, worked out from `dealer`, that
 * of this round. */
int seating_order(const struct rules *rules, int32_t round, int dealer, unsigned out,
                  uint8_t seats[SEATS_MAX]);

/* Seats the players for the game's round, dealer and eliminated seats. */
void seating_arrange(struct game *game);

/* S2, before the first round: draws cards to choose the dealer. Each player draws one, and the
 * highest value deals; actions and wilds count 0. Those who tie draw again, and drawn cards stay
 * out until it is settled; if fewer cards are left than players in the tie, chance decides among
 * them. All cards must lie in the stock, and lie there again afterwards. With two tables each block
 * begins like this: seating_round() sees to it. */
void seating_begin(struct game *game, const struct listener *listener);

/* Begins a round: seats the players, and tells that the round begins and who are partners. Its
 * number and dealer must be known, all cards lie in the stock, and nothing is dealt yet. */
void seating_round(struct game *game, const struct listener *listener);

/* Tells that the round begins and who are partners. */
void seating_tell(const struct game *game, const struct listener *listener);

/* After a round: sets the dealer of the next one, who is then on turn (S11, V7, V8). Before a new
 * block of the two tables (V9) that is the player for whom the first card is drawn. */
void seating_pass_deal(struct game *game);

/* Returns the seats that have sat at this table in rounds 1 to `round`, bit s for seat s. */
unsigned seating_seen(const struct rules *rules, int32_t round);

#endif
