/*
 * Hands and piles, for card sets of WORDS words: included by core-2.c, core-4.c, core-8.c. All that
 * changes a game is here; bots' games at full speed (rollout) go through the same functions as a
 * table's moves, without a listener.
 */
#include "base/chance.h"
#include "rules/score.h"
#include "rules/tables.h"
#include "rules/tell.h"

#include <assert.h>
#include <string.h>

#define HOT static inline __attribute__((always_inline))

typedef struct {
    uint64_t word[WORDS];
} set;

struct table {
    struct game game; /* first: a pointer to the one is a pointer to the other */
    set hand[SEATS_MAX];
    uint16_t stock[64 * WORDS]; /* the last one is on top */
    uint16_t pile[64 * WORDS];
    set then; /* the hand that was left when the +4 on top was laid: C1, C4 */
};

_Static_assert(sizeof(struct table) <= GAME_SIZE_MOST, "a copy of a game fits where one is made");

#include "rules/core-set.inc.c"

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
