/*
 * A decision: what a pupil did where something could be wrong, as far as it tells what lies behind
 * it. It is a first try without a hint at a question, or in a game a turn on which no card fits by
 * colour or sign, the discard shows a number and a number is in hand; of refused cards the first of
 * the turn. Right answers, drawn cards and wilds count too: whoever holds a belief would not have
 * given them. Pure functions and plain values.
 *
 * Source: DIAGNOSIS, 1 and 3: the model was simulated before it was built.
 */
#ifndef BREUK_SKILL_DECISION_H
#define BREUK_SKILL_DECISION_H

#include "skill/hypothesis.h"

struct decision {
    bool wrong;     /* what was done is wrong: otherwise it is right, or nothing was laid */
    bool typed;     /* an answer was typed: of wrong ones there is no end */
    int wrongs;     /* how many wrong ones there were to choose from; 0: nothing could be wrong */
    double slips;   /* v: where a slip leads to something wrong, the share of what there was */
    double by_slip; /* u: how probable this wrong answer is in a slip */
    double alike;   /* r: how much more probable to somebody who takes what looks alike */
    double allowed[HYPOTHESES]; /* e: the share of what a believer may do and is not wrong: cards
                                   printed like the one on the table */
    int accepted[HYPOTHESES];   /* n: how many of the wrong ones somebody who holds it accepts */
    hypothesis_set hits;        /* who accepts what was done, if it is wrong */
};

/* Of cards: `numbers` are the number cards in hand, as printed; `played` is the index of the one
 * that was laid, −1: none was. */
void decision_of_cards(struct decision *decision, const struct notation *top,
                       const struct notation *numbers, int count, int played);

/* Something to choose. */
struct choice {
    bool right;
    bool alike;             /* shares a number with what was asked about */
    hypothesis_set accepts; /* who takes it, though it is wrong */
};

/* Of a choice of one: `chosen` is its index. */
void decision_of_choice(struct decision *decision, const struct choice *choices, int count,
                        int chosen);

/* Of a choice of any number: bit i of `chosen` is choice i. All wrong ones of a belief are taken
 * together. */
void decision_of_choices(struct decision *decision, const struct choice *choices, int count,
                         unsigned chosen);

/* Of a sign between two numbers: −1, 0, 1 for <, =, >. */
void decision_of_sign(struct decision *decision, const struct notation *left,
                      const struct notation *right, int sign);

/* Of three or four numbers put in order, from small to large; `order` holds their indices. */
enum { ORDER_MOST = 6 };
void decision_of_order(struct decision *decision, const struct notation *numbers, int count,
                       const int *order);

/* --- typed answers */

/* 3/4 = ?/20: the one fraction is known, of the other one a number is given and one missing. */
struct gap {
    struct notation known; /* 3/4 */
    int64_t given;         /* 20 */
    bool on_top;           /* the missing one is the numerator */
};
void decision_of_gap(struct decision *decision, const struct gap *gap, int64_t answered);

/* A fraction written as simple as it gets. A right value is right, whatever its form. */
void decision_of_simplified(struct decision *decision, const struct notation *stem,
                            const struct notation *answered);

/* A number read from a picture, from a line, or what is left of it: `right` is what it shows. */
void decision_of_reading(struct decision *decision, enum task task, const struct notation *shown,
                         const struct notation *answered);

/* A number written in another notation, one of the kinds of `forms` (bits of enum notation_kind).
 */
void decision_of_written(struct decision *decision, const struct notation *stem, unsigned forms,
                         const struct notation *answered);

/* Whether it tells beliefs apart: it is wrong, and somebody of `shown` accepts some of what was
 * wrong, but not all of it. */
bool decision_informs(const struct decision *decision, hypothesis_set shown);

/* Whether two numbers look alike: they have a number in common as printed. */
bool decision_look_alike(const struct notation *one, const struct notation *other);

/* What a believer would have answered: fills `out` with the wrong answers that the hypothesis
 * predicts where an answer is typed; gives how many, at most PREDICTED_MOST. For simulated pupils,
 * and for probes. */
enum { PREDICTED_MOST = 64 };
int predict_gap(enum hypothesis hypothesis, const struct gap *gap,
                int64_t out[static PREDICTED_MOST]);
int predict_simplified(enum hypothesis hypothesis, const struct notation *stem,
                       struct notation out[static PREDICTED_MOST]);
int predict_reading(enum hypothesis hypothesis, enum task task, const struct notation *shown,
                    struct notation out[static PREDICTED_MOST]);
int predict_written(enum hypothesis hypothesis, const struct notation *stem, unsigned forms,
                    struct notation out[static PREDICTED_MOST]);

#endif
