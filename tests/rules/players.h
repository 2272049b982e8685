/* Players of the property tests: they know nothing of the game and try everything. */
#ifndef BREUK_TESTS_RULES_PLAYERS_H
#define BREUK_TESTS_RULES_PLAYERS_H

#include "table.h"

bool round_is_on(const struct game *game);

/* One of the asked seats makes one of its moves; seldom one that is wrong, a bluff, or idle. */
struct move ordinary_move(const struct game *game, struct chance *chance);

/* The same, and never wrong: for rounds that would go on for ever. */
struct move strict_move(const struct game *game, struct chance *chance);

/*
 * Any seat that may move, asked or not, makes any kind of move, each kind as often as another:
 * wrong cards, needless and late calls, jumps, accusations, penalties for no reason.
 */
struct move unruly_move(const struct game *game, struct chance *chance);

#endif
