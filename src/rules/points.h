/* What hands of printed cards can be worth: R2. Private to the room. */
#ifndef BREUK_RULES_POINTS_H
#define BREUK_RULES_POINTS_H

#include "rules/game.h"

enum { SUMS_MOST = 4096 }; /* above it any sum counts as possible, up to that of all cards */

/* Sets sums[p], for p up to `most` (at most SUMS_MOST), to whether cards that the seat can hold, at
 * least one, are worth p points: as many as it holds where that is known. */
void points_sums(const struct game *game, int seat, int most, bool sums[]);

/* Returns what all cards that the seat can hold are worth together, and of those where its number
 * is known, that many of the dearest. */
int points_most(const struct game *game, int seat);

#endif
