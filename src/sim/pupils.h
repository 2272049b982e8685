/*
 * Simulated pupils at a table: each plays real rounds with players who lay any card that fits, by
 * the rules of the table, and what it does is weighed as a child's is (skill/evidence.h). So a row
 * of pupils who err in one way tells how soon play finds that out, and how often it is mistaken.
 *
 * Source: docs/design/diagnosis.md, “Measured before”, whose figures came from a lighter game.
 */
#ifndef BREUK_SIM_PUPILS_H
#define BREUK_SIM_PUPILS_H

#include "bots/pupil.h"
#include "rules/rules.h"
#include "sim/crew.h"
#include "skill/evidence.h"

/* A pupil is looked at after pupil_step[i] informative decisions, those of probes included. */
enum { PUPIL_STEPS = 3, PUPIL_ROUNDS = 60 };
extern const int pupil_step[PUPIL_STEPS]; /* 4, 8, 12 */

/* Asks a probe (skill/evidence.h) of the pupil, as it is now, and adds its answers. False: there
 * are no such questions. Called by several threads at once. */
typedef bool pupil_probe(void *context, const struct pupil *pupil, struct evidence *evidence,
                         struct chance *chance);

struct pupil_study {
    const struct rules *rules; /* of the table; equal numbers must fit */
    struct pupil pupil;
    bool bursts; /* its slips come many at a time: now and then seven decisions in ten are one */
    bool learns; /* it drops its beliefs before the first probe: whoever names one is mistaken */
    hypothesis_set shown; /* that the deck can show: pupils_shown */
    uint64_t seed;
    uint64_t pupils;
    int threads;        /* 1 … CREW_THREADS */
    pupil_probe *probe; /* NULL: no probes are asked, and nobody is named */
    void *probe_context;
    bool (*go_on)(void *context, uint64_t done); /* as crew->go_on */
    void *go_on_context;
};

/* Whole numbers that add up. */
struct pupil_counts {
    uint64_t pupils;
    uint64_t reached[PUPIL_STEPS]; /* pupils who came so far within PUPIL_ROUNDS */
    uint64_t right[PUPIL_STEPS];   /* of them: those whose belief had been named by then */
    uint64_t other;     /* pupils of whom another belief was named at any time, or any at all of one
                           without a belief */
    uint64_t turns;     /* of the pupils' own */
    uint64_t decisions; /* of them: turns on which numbers alone decided */
    uint64_t informative; /* of them: the pupil erred in a way that tells beliefs apart */
    uint64_t rounds;
    uint64_t probes;
    uint64_t named[HYPOTHESES]; /* pupils of whom each family was ever named, by its first */
};

/* Returns what the numbers of the cards in play can show. */
hypothesis_set pupils_shown(const struct rules *rules);

/* Plays a row of pupils and adds to *counts, which the caller has zeroed: each until the last step,
 * or for PUPIL_ROUNDS. */
void pupils_play(const struct pupil_study *study, struct pupil_counts *counts);

#endif
