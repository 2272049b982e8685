/*
 * A bot that plays by rules of thumb, as a person does who has played often: it keeps wilds for
 * when nothing else fits, lays the colour that it holds most of and names that one, hits the next
 * player with few cards, spares a partner, gets rid of points when somebody is about to go out, and
 * bluffs now and then. It counts no cards and looks no further than its own turn.
 */
#ifndef BREUK_BOTS_CAREFUL_H
#define BREUK_BOTS_CAREFUL_H

#include "bots/bot.h"

/* Returns one of the view's moves, in any situation. */
struct move careful_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

/* Returns the move that it makes without weighing cards: where it calls, catches, takes part in a
 * window, or answers a question about the card on top; and *what it does is in *move. False where
 * it has to weigh. */
bool careful_reflex(const struct view *view, struct chance *chance, struct move *move);

/* Returns the card's move, or before the last card but one the call, unless it is forgotten. */
struct move careful_calls(const struct view *view, struct move card, struct chance *chance);

#endif
