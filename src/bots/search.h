/*
 * A bot that tries its moves out: it deals the cards that it cannot see at random, makes each move
 * in turn, has everybody play on, and takes the move that did best over many such rounds.
 */
#ifndef BREUK_BOTS_SEARCH_H
#define BREUK_BOTS_SEARCH_H

#include "bots/bot.h"

/* Returns one of the view's moves. */
struct move search_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

#endif
