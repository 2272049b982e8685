/* Whether two games are the same: a number for all that decides how a game goes on. */
#ifndef BREUK_TESTS_GAME_HASH_H
#define BREUK_TESTS_GAME_HASH_H

#include "rules/game.h"

#include <stdint.h>

/* Returns a hash of the state as the rules see it: copies of a card make no difference, and chance
 * still to come is part of it. What somebody held before (C4, W8) is not: that shows in the moves
 * that follow. */
uint64_t game_hash(const struct game *game);

#endif
