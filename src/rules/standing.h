/* Checks where a match stands in a position: points, the round, who is out. Private to the room. */
#ifndef BREUK_RULES_STANDING_H
#define BREUK_RULES_STANDING_H

#include "rules/position.h"

/* Returns the seats of the position's round, bit s for seat s: V4, V5. Round, dealer and `out` must
 * be in their ranges. */
unsigned standing_in(const struct rules *rules, const struct game_position *position);

/* Checks that a match of these rules can stand so. Round, dealer, turn and direction must be in
 * their ranges. STATUS_INVALID: it cannot, as *why says. */
enum status standing_check(const struct rules *rules, const struct game_position *position,
                           struct message *why);

/* Set *why to the reason that a position is refused, and return STATUS_INVALID. For position.c too.
 */
enum status refuse_position(struct message *why, const char *message);
enum status refuse_position_seat(struct message *why, const char *message, int seat);

#endif
