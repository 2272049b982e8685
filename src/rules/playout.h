/*
 * For bots that search: a game as it might be, made from a view by dealing the cards that the seat
 * has not seen at random. It holds no more than the view knows. Copy it, play on, score it.
 */
#ifndef BREUK_RULES_PLAYOUT_H
#define BREUK_RULES_PLAYOUT_H

#include "base/chance.h"
#include "rules/view.h"

#include <stddef.h>

struct playout;

/* Bytes that a playout needs; the memory is the caller's, aligned as memory_new gives it. */
size_t playout_size(const struct rules *rules);

/*
 * Deals what the view does not show. The same view and chance give the same playout. The view is
 * one of a round that is not over.
 */
void playout_init(struct playout *playout, const struct view *view, struct chance *chance);
void playout_copy(struct playout *to, const struct playout *from);

enum situation playout_situation(const struct playout *playout);
/* A seat that is asked. The match is not over. */
int playout_asked(const struct playout *playout);
/* What that seat may do now; returns how many. */
int playout_moves(const struct playout *playout, int seat, struct move moves[VIEW_MOVES]);
/* move is one of playout_moves. */
void playout_apply(struct playout *playout, struct move move);

/* Plays at random until the round is over, as the bot "random" plays where nobody reacts to a card
 * and somebody always shouts; returns the number of moves. */
int playout_rollout(struct playout *playout, struct chance *chance);

/*
 * How well the seat stands once the round is over: its total of the match less the best total of
 * the other sides of the round; where points are charged, the lowest of their totals less its own.
 * Without points: 1 when its side has won the round, -1 when another has, 0 in a tie.
 */
int playout_score(const struct playout *playout, int seat);

#endif
