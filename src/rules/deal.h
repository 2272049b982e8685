/* Prepares a table for its first move. Private to the room. */
#ifndef BREUK_RULES_DEAL_H
#define BREUK_RULES_DEAL_H

#include "rules/game.h"

/* Empties the game: all cards in the stock, round 1, seats in order, chance from the seed. */
void game_reset(struct game *game, uint64_t seed);

/* Gathers all cards, deals and turns one, for the game's dealer and round: S3, S4, S12. */
void game_deal(struct game *game, const struct listener *listener);

#endif
