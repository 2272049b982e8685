/*
 * A decision: a pupil's action where a mistake was possible, described by what it tells of the
 * pupil's beliefs. It is a first try without a hint at a question, or in a game a turn on which no
 * card fits by colour or sign, the discard shows a number and a number is in hand; of refused cards
 * the first of the turn, which weighs less after a hint. Right answers, drawn cards and wilds count
 * too: a believer would have acted otherwise. Pure functions and plain values.
 *
 * Source: docs/design/diagnosis.md, “What counts”, and docs/design/diagnosis.md, “Typed
 * predictions”: the model was simulated before it was built.
 */
#ifndef BREUK_SKILL_DECISION_H
#define BREUK_SKILL_DECISION_H

#include "skill/hypothesis.h"

struct decision {
    bool wrong;     /* the action is wrong; otherwise it is right, or nothing was laid */
    bool typed;     /* an answer was typed: the wrong ones are unlimited */
    int wrongs;     /* how many wrong ones there were to choose from; 0: no mistake was possible */
    double slips;   /* v: the share of slips that lead to something wrong */
    double by_slip; /* u: how probable this wrong answer is in a slip */
    double alike;   /* r: how much more probable it is for a pupil who takes what looks
                       alike */
    double allowed[HYPOTHESES]; /* e: the share of a believer's options that are not wrong: cards
                                   printed like the one on the table */
    int accepted[HYPOTHESES];   /* n: how many of the wrong ones a believer accepts */
    hypothesis_set hits;        /* the hypotheses that accept the action, if it is wrong */
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
    hypothesis_set accepts; /* the hypotheses that take it, though it is wrong */
};

/* Of a choice of one: `chosen` is its index. */
void decision_of_choice(struct decision *decision, const struct choice *choices, int count,
                        int chosen);

/* Of a claim about two numbers, one of them laid on the other: that it matches by its colour, or by
 * its value. `same_colour`: its colour does match. */
void decision_of_claim(struct decision *decision, const struct notation *below,
                       const struct notation *laid, bool same_colour, bool by_value);

/* A reason why two numbers are equal: both parts of one, times `number`, are those of the other;
 * or, where parts > 0, both are number/parts. */
struct proof_reason {
    int number, parts;
    bool right;
};

/* Of the reason that was given, whose index is `said`. It counts as typed, though the reasons are
 * limited. */
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

/* The order that a believer gives, right or not. False: the belief gives none. */
bool order_believed(enum hypothesis hypothesis, const struct notation *numbers, int count,
                    int *order);

/*
 * A question that is answered by typing. Its task says which: TASK_FILL, the missing number of two
 * equal fractions; TASK_EQUAL, a fraction as simple as it gets; TASK_READ, TASK_LINE, TASK_LEFT,
 * the number that a picture or a line shows, or the part that is left of the whole; TASK_WRITE,
 * another notation.
 */
struct open_question {
    enum task task;
    struct notation stem; /* what was asked about; TASK_FILL: the fraction that is known, 3/4 */
    int64_t given;        /* TASK_FILL: the known number of the other one, 20 */
    bool on_top;          /* TASK_FILL: the missing one is its numerator */
    unsigned forms;       /* TASK_WRITE: bits of the kinds of notation asked for */
};

/* Of a typed answer; TASK_FILL: a whole number. A right value is right, whatever its form. */
void decision_of_typed(struct decision *decision, const struct open_question *question,
                       const struct notation *answered);

/* The answers that a believer may type, and those that a pupil without a belief types in a slip:
 * fill `out`, return how many. Never a right answer. */
enum { PREDICTED_MOST = 64 };
int question_predicted(const struct open_question *question, enum hypothesis hypothesis,
                       struct notation out[static PREDICTED_MOST]);
int question_slips(const struct open_question *question,
                   struct notation out[static PREDICTED_MOST]);

/* Adds a decision as a line of words, by which it can be kept: "wrong 4 1 0.25 1.5 M1:1+ M3:2". */
void decision_write(const struct decision *decision, struct strbuf *out);
/* Reads it. Hypotheses with unknown names are left out. False: it is no such line. */
bool decision_read(struct decision *decision, const char *text);

/* The hypotheses that accept a wrong action that was possible. */
hypothesis_set decision_shows(const struct decision *decision);

/* True if it tells beliefs apart: it is wrong, and a hypothesis in `shown` accepts some of the
 * wrong actions, but not all. */
bool decision_informs(const struct decision *decision, hypothesis_set shown);

/* True if two numbers look alike: they have a number in common as printed. */
bool decision_look_alike(const struct notation *one, const struct notation *other);

#endif
