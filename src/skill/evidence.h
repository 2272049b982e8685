/*
 * Which belief explains what a pupil does: evidence added up over decisions, over a grid of how
 * often somebody slips and how strongly a belief holds, beside two pupils without any belief: one
 * who slips, one who takes what looks alike. A name is given only after a probe, three questions
 * that tell the belief from its rivals. Pure functions and plain values, nothing is allocated.
 *
 * Source: docs/design/diagnosis.md, “The formulas”, and docs/design/diagnosis.md, “Measured before”
 * (what came of them). The factor of the beliefs against none is a martingale, so that looking
 * often needs no correction (Ville).
 */
#ifndef BREUK_SKILL_EVIDENCE_H
#define BREUK_SKILL_EVIDENCE_H

#include "skill/decision.h"

enum { GRID_SLIPS = 4, GRID_STRENGTHS = 3, PROBE_ITEMS = 3, PROBE_HITS = 2 };

extern const double grid_slip[GRID_SLIPS];         /* s */
extern const double grid_strength[GRID_STRENGTHS]; /* λ */

/* What multiplies all evidence before each decision: in games learning fades it, in lessons not. */
#define FADING_GAME   0.98
#define FADING_LESSON 1.0

/* What a pupil has shown. A plain value, begun by evidence_init. The logarithms are likelihoods. */
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
    int probe_alike;            /* of these: those that look alike */
};

/* How probable each explanation is. */
struct posterior {
    double none, alike;
    double belief[HYPOTHESES];
    double family[HYPOTHESES]; /* by its first: all of the family together */
};

/* What may be said of a probability. */
enum certainty { CERTAINTY_NOTHING, CERTAINTY_PERHAPS, CERTAINTY_QUITE_SURE };

void evidence_init(struct evidence *evidence, hypothesis_set shown);
/* More can be shown from now on: what was seen so far says nothing of these. */
void evidence_show(struct evidence *evidence, hypothesis_set more);

/* What a decision weighs after so many steps of a hint: 1 without, 0 once it was told what is
 * right.
 */
double evidence_weight(int hints);

/* Adds a decision; one on which nothing could be wrong, or that weighs nothing, is left out.
 * `fading` is FADING_GAME or FADING_LESSON. While a probe is open, it is the next of its answers.
 * False: it makes no sense (a number that is none), and nothing was added: a fault of the program.
 */
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

/* Whether three questions should be asked now, to tell the leader from its rivals. */
bool evidence_wants_probe(const struct evidence *evidence);
/* The next PROBE_ITEMS decisions are its answers. */
void evidence_begin_probe(struct evidence *evidence);
/* A question of the open probe, if one is, gets no answer that counts. */
void evidence_skip(struct evidence *evidence);
/* The questions of an open probe that are not asked after all. */
void evidence_end_probe(struct evidence *evidence);

/* Those that make a wrong answer the most probable, of all that accept it; where that is no more
 * than it is in a slip, or to somebody who takes what looks alike, none. Of nothing but this
 * decision: what else the pupil did does not count. */
hypothesis_set evidence_causes(const struct decision *decision);

/* The family that may be named, by its first; HYPOTHESES: none. Only after a probe. It must be more
 * probable where all that is wrong in the probe looks alike: whoever always copies a number of the
 * question copies more often than the largest slip of the grid allows for. */
enum hypothesis evidence_named(const struct evidence *evidence);
/* How sure a report may sound of a family that is so probable: nothing is said below .8, “perhaps”
 * from there on, “quite sure” from .98. To be named it needs a probe as well: evidence_named. */
enum certainty evidence_certainty(double p);

#endif
