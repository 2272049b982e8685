/* Games as they might be, for bots that search: made from a view by dealing at random the cards
 * that the seat has not seen, so they hold no more than the view knows. A bot copies one, plays on,
 * and looks who has won. */
#ifndef BREUK_RULES_PLAYOUT_H
#define BREUK_RULES_PLAYOUT_H

#include "base/chance.h"
#include "rules/view.h"

#include <stddef.h>

struct playout;

/* Returns how many bytes a playout needs; the caller provides the memory, aligned as memory_new
 * aligns it. */
size_t playout_size(const struct rules *rules);

/* Deals the cards that the view does not show, in two steps, for many deals of one view:
 * playout_know puts down the cards that the view shows, without any chance; playout_deal copies
 * that, and deals the rest. A playout that is not dealt yet serves no other purpose. The same view
 * and chance give the same playout. The view must be of a round that is not over; its rules must
 * outlive the playout. */
void playout_know(struct playout *playout, const struct view *view);
void playout_deal(struct playout *playout, const struct playout *known, const struct view *view,
                  struct chance *chance);
/* Copies the state; both playouts must have the same rules. */
void playout_copy(struct playout *to, const struct playout *from);

/* Returns what the playout waits for. */
enum situation playout_situation(const struct playout *playout);
/* Returns a seat that is asked; the match must not be over. */
int playout_asked(const struct playout *playout);
/* Lists the moves that the seat may make now, and returns how many there are. */
int playout_moves(const struct playout *playout, int seat, struct move moves[VIEW_MOVES]);
/* Makes a move, which must be one of playout_moves. */
void playout_apply(struct playout *playout, struct move move);

/* Plays until the round is over, as the bot "random" plays if nobody reacts to a card and somebody
 * always shouts, where the seats whose bits are set play sensibly (core/core-sensible.inc.c);
 * returns the number of moves. Stops after `most` moves: there are decks in which a round may never
 * end. */
int playout_rollout_sensible(struct playout *playout, unsigned seats, int most,
                             struct chance *chance);

/* Returns which seats have won the round or match that is over, bit s for seat s; 0 in a tie. */
unsigned playout_winners(const struct playout *playout);

#endif
