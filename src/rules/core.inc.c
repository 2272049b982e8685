/*
 * Hands and piles, for card sets of WORDS words: included by core-2.c, core-4.c, core-8.c. All that
 * changes a game is here; bots' games at full speed (rollout) go through the same functions as a
 * table's moves, without a listener, but for the most frequent turns of all: turns.inc.c.
 */
#include "rules/score.h"
#include "rules/situation.h"
#include "rules/tell.h"

#include "rules/core-table.inc.c"

#include "rules/core-piles.inc.c"

#include "rules/core-hand.inc.c"

#include "rules/core-choose.inc.c"

#include "rules/core-wheel.inc.c"

#include "rules/core-effect.inc.c"

#include "rules/core-spin.inc.c"

#include "rules/core-play.inc.c"

#include "rules/core-count.inc.c"

#include "rules/core-rollout.inc.c"

#include "rules/core-state.inc.c"
