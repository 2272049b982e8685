/* Bots that play in ways of their own, and the search for a move in a view. Private to the room. */
#ifndef BREUK_BOTS_WAYS_H
#define BREUK_BOTS_WAYS_H

#include "bots/bot.h"
#include "rules/view.h"

/* The choices of a bot: the moves of a view, by their kind. */

/* Returns the view's first move of that kind; NULL when there is none. Moves of one kind stand
 * together. */
const struct move *asked_for(const struct view *view, enum move_kind kind);

/*
 * A bot that looks through its hand in the deck's order and lays the first card that fits, as
 * somebody in a hurry does. It names the first colour that it holds. In all other choices it plays
 * as “random” does.
 */

/* Returns one of the view's moves, in any situation. */
struct move first_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

/*
 * A bot that plays by rules of thumb, as a person does who has played often: it keeps wilds for
 * when nothing else fits, lays the colour that it holds most of and names that one, hits the next
 * player with few cards, spares a partner, gets rid of points when somebody is about to go out, and
 * bluffs now and then. It counts no cards and looks no further than its own turn.
 */

/* Returns one of the view's moves, in any situation. */
struct move careful_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

/* Chooses where no cards need weighing: a late call or a catch in a window, whether to shout, the
 * wheel, the answer to a question about the card on top, the next round. Returns true with the move
 * in *move; false if the bot has to weigh its cards. */
bool careful_reflex(const struct view *view, struct chance *chance, struct move *move);

/* Returns the card's move, or before the last card but one the call, unless it is forgotten. */
struct move careful_calls(const struct view *view, struct move card, struct chance *chance);

/*
 * A bot that tries its moves out: it deals the cards that it cannot see at random, makes each move
 * in turn, has everybody play on, and takes the move that did best over many such rounds.
 */

/* Returns one of the view's moves. */
struct move search_chooses(const struct bot *bot, const struct view *view, struct chance *chance);

#endif
