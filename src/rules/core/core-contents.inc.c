/* The contents of a game, for card sets of WORDS words. */
#include "base/chance.h"
#include "rules/tables.h"
#include "rules/turns/turns.h"

#include <assert.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__ /* a tested build need not be fast, and takes a quarter of the time */
#define HOT static inline
#else
#define HOT static inline __attribute__((always_inline))
#endif
#define RARE static __attribute__((noinline))

typedef struct {
    uint64_t word[WORDS];
} set;

struct contents {
    struct game game; /* first: a pointer to the one is a pointer to the other */
    set hand[SEATS_MAX];
    uint16_t stock[64 * WORDS]; /* the last one is on top */
    uint16_t pile[64 * WORDS];
    set then; /* the hand that was left when the +4 on top was laid (C1, C4), or when its player
                 began to discard (W8) */
    uint32_t after[TURN_STATES]; /* in a rollout: turns_after() */
};

_Static_assert(sizeof(struct contents) <= GAME_SIZE_MOST,
               "a copy of a game fits where one is made");

#include "rules/core/core-set.inc.c"

/* Only the two names that the linker sees differ by width: core_2, core_4 and core_8, which
 * core.inc.c defines, and play_quick_turns_2 and its likes of turns.inc.c. */
#define NAMED__(name, words) name##words
#define NAMED_(name, words)  NAMED__(name, words)
#define NAMED(name)          NAMED_(name, WORDS)
#define play_quick_turns     NAMED(play_quick_turns_)

/*
 * Turns of random players from a situation TURN on, as rollout_counted() plays them (turns.inc.c),
 * until something rare comes up. They are counted, and the choice of a card that is still to be
 * laid.
 */
struct played play_quick_turns(struct contents *c, struct chance *chance, struct tally *tally);
