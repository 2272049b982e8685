/*
 * Decides whether a bot calls the card on top wrong (X1). It goes by the cards that lie open, as
 * people do: the card on top, the card and the colour that it was laid on.
 *
 * A bot that knows fractions notices a wrong card every other time, so that people find some too,
 * and never doubts a right one; a bot that watches the others closely misses one in five. A bot
 * with a belief (pupil.h) judges by it: it lets a number that it takes for equal go by, and now and
 * then it doubts an equal number that it takes for another.
 */
#ifndef BREUK_BOTS_JUDGING_H
#define BREUK_BOTS_JUDGING_H

#include "bots/bot.h"

/* Returns whether the bot calls the card wrong now; false if the view does not let it. */
bool judging_doubts(const struct bot *bot, const struct view *view, struct chance *chance);

/* Returns whether a bot asks the player of the top card to show that it is equal (H17), whether or
 * not it could tell by itself: so often that one of three such cards is doubted where all opponents
 * are bots. */
bool judging_asks(const struct view *view, struct chance *chance);

/* Returns whether the bot, which has to show that its card is equal, goes by its belief, with the
 * move in *move: it passes on equal numbers that it does not take for equal, and for a wrong card
 * it names the factor of the numerators or the denominators alone. */
bool judging_shows(const struct bot *bot, const struct view *view, struct chance *chance,
                   struct move *move);

#endif
