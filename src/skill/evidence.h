/*
 * Finds the belief that explains a pupil's decisions: it adds up evidence over a grid of how often
 * a pupil slips and how strongly a belief holds, beside two models without any belief: a pupil who
 * slips, and one who goes by looks, that is, takes numbers that look alike (decision_look_alike). A
 * name is given only after a probe, three questions that tell the belief from its rivals. Pure
 * functions and plain values, nothing is allocated.
 *
 * Source: docs/design/diagnosis.md, “The formulas”, and docs/design/diagnosis.md, “Measured before”
 * (their results). The factor of the beliefs against none is a martingale, so that looking often
 * needs no correction (Ville).
 */
#ifndef BREUK_SKILL_EVIDENCE_H
#define BREUK_SKILL_EVIDENCE_H

#include "skill/decision.h"

enum { GRID_SLIPS = 4, GRID_STRENGTHS = 3, PROBE_ITEMS = 3, PROBE_HITS = 2 };

extern const double grid_slip[GRID_SLIPS];         /* s */
extern const double grid_strength[GRID_STRENGTHS]; /* λ */

/* The factor on all evidence before each decision: evidence fades in games, as pupils learn, but
 * not in lessons. */
#define FADING_GAME   0.98
#define FADING_LESSON 1.0

/* The evidence about a pupil. A plain value, begun by evidence_init. The logarithms are
 * likelihoods. */
struct evidence {
    hypothesis_set shown; /* those that the deck or lessons can show */
    double log_none[GRID_SLIPS];
    double log_alike[GRID_SLIPS];
    double log_belief[HYPOTHESES][GRID_STRENGTHS][GRID_SLIPS];
    int decisions;
    int informative;            /* k: those that tell beliefs apart */
    int probed_at;              /* k when the last probe began; −1: there was none */
    int probe_left;             /* questions of the probe that are still to come */
    int probe_hits[HYPOTHESES]; /* answers of the last probe that a family predicts, by its first */
    int probe_wrong;            /* wrong answers of the last probe */
    int probe_alike;            /* of these: those that share a number with the question */
};

/* How probable each explanation is. */
struct posterior {
    double none, alike;
    double belief[HYPOTHESES];
    double family[HYPOTHESES]; /* by its first: all of the family together */
};

/* How a report may speak of a probability. */
enum certainty { CERTAINTY_NOTHING, CERTAINTY_PERHAPS, CERTAINTY_QUITE_SURE };

void evidence_init(struct evidence *evidence, hypothesis_set shown);
/* More hypotheses can show from now on: the decisions so far say nothing of these. */
void evidence_show(struct evidence *evidence, hypothesis_set more);

/* The weight of a decision after that many steps of a hint: 1 without, 0 once the hint gave the
 * right answer. */
double evidence_weight(int hints);

/* Adds a decision; one that allowed no mistake, or has no weight, is left out. `fading` is
 * FADING_GAME or FADING_LESSON. While a probe is open, it is the next of its answers. False: it
 * makes no sense (a NaN, say), and nothing was added: a fault of the program. */
bool evidence_add(struct evidence *evidence, const struct decision *decision, double fading);

/* The same, but never an answer of the open probe: of questions that come between. */
bool evidence_add_between(struct evidence *evidence, const struct decision *decision,
                          double fading);

/* False: the sums make no probability: a fault of the program; *out is zeroed then. */
bool evidence_weigh(const struct evidence *evidence, struct posterior *out);

/* P of a family: 0 where it cannot show. */
double evidence_p(const struct evidence *evidence, enum hypothesis family);
/* The most probable family, by its first; HYPOTHESES: none can show. *p: how probable. */
enum hypothesis evidence_leader(const struct evidence *evidence, double *p);
/* Its most probable rivals, best first: fills `out`, gives how many, at most `most`. */
int evidence_rivals(const struct evidence *evidence, enum hypothesis leader, enum hypothesis *out,
                    int most);

/* True if a probe should begin now: three questions that tell the leader from its rivals. */
bool evidence_wants_probe(const struct evidence *evidence);
/* The next PROBE_ITEMS decisions are its answers. */
void evidence_begin_probe(struct evidence *evidence);
/* Skips a question of the open probe, if there is one: it gets no answer that counts. */
void evidence_skip(struct evidence *evidence);
/* Ends an open probe before all of its questions are asked. */
void evidence_end_probe(struct evidence *evidence);

/* Of the hypotheses that accept a wrong answer, those that make it the most probable; none where it
 * is no less probable in a slip, or for a pupil who goes by looks. Only this decision counts, not
 * the pupil's others. */
hypothesis_set evidence_causes(const struct decision *decision);

/* The family that may be named, by its first; HYPOTHESES: none. Only after a probe. It must be more
 * probable if all wrong answers of the probe look alike: a pupil who always copies a number of the
 * question does so more often than the largest slip of the grid allows for. */
enum hypothesis evidence_named(const struct evidence *evidence);
/* How sure a report may sound of a family with that probability: nothing is said below .8,
 * “perhaps” from there on, “quite sure” from .98. To be named it needs a probe as well:
 * evidence_named. */
enum certainty evidence_certainty(double p);

#endif
