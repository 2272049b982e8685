/*
 * A bot that looks through its hand in the deck's order and lays the first card that fits, as
 * somebody in a hurry does. It names the first colour that it holds. Whatever else it is asked, it
 * does as “random” does.
 */
#ifndef BREUK_BOTS_FIRST_H
#define BREUK_BOTS_FIRST_H

#include "bots/bot.h"

/* Returns one of the view's moves, in any situation. */
struct move first_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

#endif
