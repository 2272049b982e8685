/*
 * What happened in a round, in whole numbers that add up. Counted as it is played: by
 * game_rollout_counted() at full speed, or move by move with game_count().
 */
#ifndef BREUK_RULES_TALLY_H
#define BREUK_RULES_TALLY_H

#include <stdint.h>

enum {
    TALLY_PAIRS = 256,   /* kinds of pair, at most */
    TALLY_SEGMENTS = 100 /* of a wheel that is played with, at most */
};

/* TALLY(identifier, what it counts). */
enum tally_count {
#define TALLY(identifier, what) TALLY_##identifier,
#include "rules/tally-list.h"
#undef TALLY
    TALLY_COUNTS
};

/* Of one segment of the wheel, over all rounds. */
struct tally_segment {
    uint64_t spins;
    int64_t cards; /* by how many the hands together grew */
};

struct tally {
    /* Who is given: */
    unsigned beginners; /* seats that play like the bot "beginner"; in counted rollouts only */
    /* Of two cards of equal value, printed differently, below TALLY_PAIRS: the kind of the pair is
     * pair[of the top × cards + of the card laid on it]. Cards as in the deck; borrowed. */
    const uint8_t *pair;
    /* Over all rounds; arrays of the caller's: */
    uint64_t *played;             /* of each card: how often it was laid */
    uint64_t paired[TALLY_PAIRS]; /* of each kind: how often one lay on the other, by its
                                     value alone */
    struct tally_segment segment[TALLY_SEGMENTS];
    /* Of this round; tally_begin(): */
    uint32_t count[TALLY_COUNTS];
    int first;    /* the seat that had the first turn; NO_SEAT before it */
    int spinning; /* segment whose effect is not over; -1: none */
    int held;     /* cards in all hands before it */
};

/* Before each round. */
void tally_begin(struct tally *tally);

#endif
