/*
 * Whether a bot calls the card on top wrong (X1). It goes by what lies open, as people do: the card
 * on top, what it was laid on, in which colour.
 *
 * Who knows fractions notices a wrong card every other time, so that people find some too, and
 * never doubts a right one. Who holds a belief (pupil.h) judges by it: what it takes for equal it
 * lets go by, and now and then it doubts an equal number that it takes for another.
 */
#ifndef BREUK_BOTS_JUDGING_H
#define BREUK_BOTS_JUDGING_H

#include "bots/bot.h"

/* Returns whether the bot says it now; false where the view does not let it. */
bool judging_doubts(const struct bot *bot, const struct view *view, struct chance *chance);

#endif
