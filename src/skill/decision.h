/*
 * A decision: what a pupil did where something could be wrong, as far as it tells what lies behind
 * it. It is a first try without a hint at a question, or in a game a turn on which no card fits by
 * colour or sign, the discard shows a number and a number is in hand; of refused cards the first of
 * the turn, which weighs less after a hint. Right answers, drawn cards and wilds count too: whoever
 * holds a belief would not have given them. Pure functions and plain values.
 *
 * Source: docs/design/diagnosis.md, “What counts”, and docs/design/diagnosis.md, “Typed
 * predictions”: the model was simulated before it was built.
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
    int hints;                  /* steps of a hint that came before it */
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

/* Of a word about two numbers, one of them laid on the other: it matches by its colour, or by its
 * value. `same_colour`: by its colour it does. */
void decision_of_claim(struct decision *decision, const struct notation *below,
                       const struct notation *laid, bool same_colour, bool by_value);

/* A reason why two numbers are equal: both parts of one, times `number`, are those of the other;
 * or, where parts > 0, both are number/parts. */
struct proof_reason {
    int number, parts;
    bool right;
};

/* Of one that was said, whose index is `said`. It is typed, though there is an end of them. */
enum { REASONS_MOST = 1024 };
void decision_of_reason(struct decision *decision, const struct notation *below,
                        const struct notation *laid, const struct proof_reason *reasons, int count,
                        int said);

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

/* The order that somebody with the belief gives, right or not. False: it gives none. */
bool order_believed(enum hypothesis hypothesis, const struct notation *numbers, int count,
                    int *order);

/*
 * A question that is answered by typing. Its task says which: TASK_FILL, the missing number of two
 * equal fractions; TASK_EQUAL, a fraction as simple as it gets; TASK_READ, TASK_LINE, TASK_LEFT,
 * the number that a picture or a line shows, or what is left of it; TASK_WRITE, another notation.
 */
struct open_question {
    enum task task;
    struct notation stem; /* what was asked about; TASK_FILL: the fraction that is known, 3/4 */
    int64_t given;        /* TASK_FILL: the number that is there of the other one, 20 */
    bool on_top;          /* TASK_FILL: the missing one is its numerator */
    unsigned forms;       /* TASK_WRITE: bits of the kinds of notation asked for */
};

/* Of a typed answer; TASK_FILL: a whole number. A right value is right, whatever its form. */
void decision_of_typed(struct decision *decision, const struct open_question *question,
                       const struct notation *answered);

/* What a believer may type, and what somebody types in a slip who knows better: fill `out`, give
 * how many. Never what is right. */
enum { PREDICTED_MOST = 64 };
int question_predicted(const struct open_question *question, enum hypothesis hypothesis,
                       struct notation out[static PREDICTED_MOST]);
int question_slips(const struct open_question *question,
                   struct notation out[static PREDICTED_MOST]);

/* Adds a decision as a line of words, by which it can be kept: "wrong 4 1 0.25 1.5 M1:1+ M3:2". */
void decision_write(const struct decision *decision, struct strbuf *out);
/* Reads it. Hypotheses of names that are not known here are left out. False: it is no such line. */
bool decision_read(struct decision *decision, const char *text);

/* Who would have done something wrong that could be done, had they held a belief. */
hypothesis_set decision_shows(const struct decision *decision);

/* Whether it tells beliefs apart: it is wrong, and somebody of `shown` accepts some of what was
 * wrong, but not all of it. */
bool decision_informs(const struct decision *decision, hypothesis_set shown);

/* Whether two numbers look alike: they have a number in common as printed. */
bool decision_look_alike(const struct notation *one, const struct notation *other);

#endif
