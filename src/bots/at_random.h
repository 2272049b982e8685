/*
 * The play that several bots share: any card that the bot knows to be right and no bluff, uniform
 * over the physical cards, so that two copies are twice as likely as one. Draws only when there is
 * none. It never challenges; what else it does by chance stands in at_random.c. The rollouts of
 * rules/ play the same turns, and a test holds them together; but in them everybody lets windows go
 * by, and somebody always shouts.
 */
#ifndef BREUK_BOTS_AT_RANDOM_H
#define BREUK_BOTS_AT_RANDOM_H

#include "bots/bot.h"

/* Whether the player thinks of this move; of the moves of the view. */
typedef bool knows_move(const struct view *view, struct move move);

/* One of the view's moves, of which there is at least one. knows NULL: thinks of every move. */
struct move play_at_random(const struct view *view, struct chance *chance, knows_move *knows);

#endif
