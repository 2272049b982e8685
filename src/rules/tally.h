/* Counts what happens in a round, in whole numbers that can be added up: in game_rollout_counted()
 * at full speed, or move by move in game_count(). */
#ifndef BREUK_RULES_TALLY_H
#define BREUK_RULES_TALLY_H

#include <stdint.h>

enum {
    TALLY_TURNS_MOST =
        20000, /* turns of a round; the longest of a million rounds of fractions had some 1,000 */
    TALLY_KINDS = 8,     /* kinds of pair: bits of a byte */
    TALLY_SEGMENTS = 100 /* segments of a wheel */
};

/* TALLY(identifier, what it counts). */
enum tally_count {
#define TALLY(identifier, what) TALLY_##identifier,
#include "rules/tally-list.h"
#undef TALLY
    TALLY_COUNTS
};

/* The counts of a round, and arrays for those of all rounds. */
struct tally {
    /* Given by the caller: */
    unsigned beginners; /* seats of pupils who know only identical faces to be equal */
    /* pair[the top × cards + the card laid on it] has a bit for each kind of pair that two cards of
     * equal value, printed differently, make. Cards as in the deck; borrowed. */
    const uint8_t *pair;
    /* Over all rounds; arrays of the caller's. NULL: neither these nor the counts of plays. */
    uint64_t *played;     /* of each card: how often it was laid */
    uint64_t *spins;      /* of each segment of the wheel: how often it came up */
    uint64_t *spin_cards; /* by how many cards the hands then grew; below 0 as two's complement */
    /* Of this round; tally_begin(): */
    uint32_t count[TALLY_COUNTS];
    uint32_t
        paired[TALLY_KINDS]; /* of each kind: how often one lay on the other by its value alone */
    int first;               /* the seat that had the first turn; NO_SEAT before it */
    int spinning;            /* segment whose effect is not over; -1: none */
    int held;                /* cards in all hands before it */
};

/* Returns the count's name in files: "turns". */
const char *tally_name(enum tally_count count);

/* Prepares the tally for a round; called before each. */
void tally_begin(struct tally *tally);

#endif
