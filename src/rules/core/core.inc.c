/*
 * Hands and piles, for card sets of WORDS words: included by core-2.c, core-4.c, core-8.c. All that
 * changes a game is here; bots' games at full speed (rollout) go through the same functions as a
 * table's moves, without a listener, but for the most frequent turns of all: turns.inc.c.
 */
#include "rules/proof.h"
#include "rules/score.h"
#include "rules/situations/situation.h"
#include "rules/tell.h"

#include "rules/core/core-table.inc.c"

#include "rules/core/core-piles.inc.c"

#include "rules/core/core-hand.inc.c"

#include "rules/core/core-choose.inc.c"

#include "rules/core/core-wheel.inc.c"

#include "rules/core/core-effect.inc.c"

#include "rules/core/core-spin.inc.c"

#include "rules/core/core-fit.inc.c"

#include "rules/core/core-play.inc.c"

#include "rules/core/core-real.inc.c"

#include "rules/core/core-count.inc.c"

#include "rules/core/core-sensible.inc.c"
#include "rules/core/core-rollout.inc.c"

#include "rules/core/core-state.inc.c"
