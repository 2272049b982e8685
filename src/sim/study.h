/*
 * Many games of one deck, played at full speed on several threads, and counted. Game number i of a
 * study has a seed of its own, made from the study's seed and i, so that the results are the same
 * however the games are spread over threads, processes and machines.
 */
#ifndef BREUK_SIM_STUDY_H
#define BREUK_SIM_STUDY_H

#include "bots/bot.h"
#include "rules/rules.h"
#include "rules/tally.h"
#include "rules/view.h"
#include "sim/crew.h"

#include <stdbool.h>
#include <stdint.h>

/* What was counted over many games. */

enum {
    STUDY_TURNS = 2001,       /* longer rounds are counted together */
    STUDY_ROUNDS = 257,       /* so are longer games */
    STUDY_GAME_ROUNDS = 10000 /* of a game that is not given up */
};

/* Numbers and nothing else. One that may be below 0 is kept as its two's complement. */
struct results {
#define RESULT(identifier, length) uint64_t identifier[length];
#include "sim/results-list.h"
#undef RESULT
};

/* Returns whether each sum fits 63 bits and a sign, as numbers in files do. */
bool results_can_add(const struct results *to, const struct results *from);

/* Adds what was counted elsewhere. */
void results_add(struct results *to, const struct results *from);

/* A row for each member, for code that writes and reads them. */
struct results_field {
    const char *name;
    size_t offset; /* into struct results */
    size_t length; /* how many numbers */
};
int results_field_count(void);
const struct results_field *results_field(int index);
uint64_t *results_at(struct results *results, const struct results_field *field);
const uint64_t *results_in(const struct results *results, const struct results_field *field);

struct study {
    const struct rules *rules; /* the table; its seats are all played */
    const struct bot *bot[SEATS_MAX];
    uint64_t seed;
    uint64_t first, end; /* games first … end − 1 of the study are played */
    int threads;         /* 1 … CREW_THREADS */
    /* Asked several times a second, in the caller's thread, how many games are done; false ends the
     * study early. May be NULL. */
    bool (*go_on)(void *context, uint64_t done);
    void *context;
};

/*
 * Plays the games and adds to *results, which the caller has zeroed. If a study is ended early,
 * some games are missing, and it is not known which. A thread that cannot be started only makes it
 * slower.
 *
 * A game is given up, and counted as such, when a round goes on beyond TALLY_TURNS_MOST turns or
 * there are more than STUDY_GAME_ROUNDS of them; the round that did not end is in no other count.
 *
 * Where no bot is a beginner, one game in eight is played once more with a beginner in one seat,
 * and only what that beginner missed is counted of it.
 */
void study_run(const struct study *study, struct results *results);

/* Returns the skill that bit `bit` of a pair of cards stands for (tally.pair). */
int study_skill(int bit);

/* Returns the bits of all pairs of equal cards of a deck. */
unsigned study_skills_of_deck(const struct deck *deck);

#endif
