/* The situations of the wheel, SPIN, SHOUT and CHOOSE, for the table of situation.c. Private to the
 * room. */
#ifndef BREUK_RULES_SITUATION_WHEEL_H
#define BREUK_RULES_SITUATION_WHEEL_H

#include "rules/situation.h"

bool spin_check(const struct game *game, struct move move, struct refusal *why);
int spin_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
void spin_apply(struct game *game, struct move move, const struct listener *listener);

bool shout_check(const struct game *game, struct move move, struct refusal *why);
int shout_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
void shout_apply(struct game *game, struct move move, const struct listener *listener);

bool choose_check(const struct game *game, struct move move, struct refusal *why);
int choose_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
void choose_apply(struct game *game, struct move move, const struct listener *listener);

#endif
