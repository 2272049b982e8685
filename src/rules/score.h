/* Ends rounds and matches. Private to the room. */
#ifndef BREUK_RULES_SCORE_H
#define BREUK_RULES_SCORE_H

#include "rules/event.h"
#include "rules/state.h"

/* Scores a round that is over, tells it, and leaves the game in ROUND_OVER, which asks the next
 * dealer, or in MATCH_OVER: E1, E4, P4–P7, T16, V2–V5, S11. `out` is the seat that has gone out, or
 * NO_SEAT if the round is blocked (T16); counts are the points that each seat of the round still
 * holds (P1–P3). */
void score_round(struct game *game, int out, const int counts[SEATS_MAX],
                 const struct listener *listener);

/* Ends the match in ROUND_OVER, as time is up: the best total of those who are not out wins. E8 */
void score_match(struct game *game, const struct listener *listener);

#endif
