/*
 * Whether a bot calls the card on top wrong (X1). It goes by what lies open, as people do: the card
 * on top, what it was laid on, in which colour.
 *
 * Who knows fractions notices a wrong card every other time, so that people find some too, and
 * never doubts a right one; who watches the others closely misses one in five. Who holds a belief (pupil.h) judges by it: what it takes for equal it
 * lets go by, and now and then it doubts an equal number that it takes for another.
 */
#ifndef BREUK_BOTS_JUDGING_H
#define BREUK_BOTS_JUDGING_H

#include "bots/bot.h"

/* Returns whether the bot says it now; false where the view does not let it. */
bool judging_doubts(const struct bot *bot, const struct view *view, struct chance *chance);

/* Returns whether a bot has the player of the top card show that it is equal (H17), whether it
 * would know so itself or not: so often that one of three such cards is doubted where all opponents
 * are bots. */
bool judging_asks(const struct view *view, struct chance *chance);

/* Returns whether the bot, which has to show that, goes by its belief, with the move in *move: it
 * has nothing to show of what it does not take for equal, and of a wrong card says the factor of
 * the numerators or the denominators alone. */
bool judging_shows(const struct bot *bot, const struct view *view, struct chance *chance,
                   struct move *move);

#endif
