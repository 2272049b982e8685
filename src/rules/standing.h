/* Where a match stands, as a position says it: points, the round, who is out. Private to the room.
 */
#ifndef BREUK_RULES_STANDING_H
#define BREUK_RULES_STANDING_H

#include "rules/position.h"

/* The seats of the position's round, as a bit mask: V4, V5. Round, dealer and `out` are in their
 * ranges. */
unsigned standing_in(const struct rules *rules, const struct game_position *position);

/*
 * STATUS_INVALID: no match of these rules can stand so; *why says why. Round, dealer, turn and
 * direction are in their ranges.
 */
enum status standing_check(const struct rules *rules, const struct game_position *position,
                           struct message *why);

/* Say why a position is refused; return STATUS_INVALID. For position.c too. */
enum status refuse_position(struct message *why, const char *message);
enum status refuse_position_seat(struct message *why, const char *message, int seat);

#endif
