/*
 * What a table explains at the moments that teach: an equal card was laid, a card was refused or
 * doubted. It gives the content: sentences, and the numbers to be shown as bars one below the
 * other; a screen decides the form.
 *
 * Sources: docs/design/screen.md, “Telling and explaining”; docs/design/learner.md, “Explanations
 * of two numbers”: a child gets an explanation of their own two cards.
 */
#ifndef BREUK_PLAY_TEACHING_H
#define BREUK_PLAY_TEACHING_H

#include "play/names.h"
#include "rational/explain.h"

/* When equal cards are explained: also the order of the words of --explain. */
enum explain_when {
    EXPLAIN_NEVER,
    EXPLAIN_FIRST, /* with bars when two numbers meet for the first time, later in a sentence */
    EXPLAIN_ALWAYS
};

enum { TEACHING_SENTENCES = 2 + EXPLANATION_STEPS, TEACHING_NUMBERS = 2, TEACHING_FACE = 128 };

/* Must not be moved once it is filled: its sentences borrow the faces. */
struct teaching {
    unsigned seen;   /* bit s is set: seat s may see it; TEACHING_ALL: everybody */
    bool answer;     /* to a typed line: only for the player who was asked, and at once */
    bool bars_alone; /* where bars are drawn, only the first sentence is said with them */
    int sentences;
    struct message say[TEACHING_SENTENCES];   /* the bars stand below the first */
    int numbers;                              /* TEACHING_NUMBERS, or 0: no bars */
    struct notation number[TEACHING_NUMBERS]; /* the one that lay there first */
    char face[TEACHING_NUMBERS][TEACHING_FACE];
};

#define TEACHING_ALL (~0u)

/* Each fills *teaching. Cards are indices of number cards of the deck. */

/* `laid` was laid on `top`, which is worth the same: with the reason and the bars if `whole`, else
 * in one sentence. */
void teaching_equal(struct teaching *teaching, const struct deck *deck, int laid, int top,
                    bool whole);
/* The same where the colour fitted, too: one sentence. */
void teaching_equal_too(struct teaching *teaching, const struct deck *deck, int laid, int top);

/* The same of a card in a hand that fitted on `top`, with the reason and the bars. */
void teaching_equal_to(struct teaching *teaching, const struct deck *deck, int held, int top);

/*
 * Why `laid` is not worth the same as `top`, with the bars. `time`, the count of explanations in a
 * turn from 1, decides what is said, so that nothing is said twice running: first the reason, then
 * the numbers to work out, then their result. `again`: the same two were shown before, so bars come
 * only with the reason.
 */
void teaching_unequal(struct teaching *teaching, const struct deck *deck, int laid, int top,
                      int time, bool again);

/* True if that time asks for numbers to work out, where there are any. */
bool teaching_asks_gaps(int time);

/* The bars of both, cut alike where they are said, without a word on whether they are equal. */
void teaching_bars(struct teaching *teaching, const struct deck *deck, int laid, int top);

/* Any two cards. Return whether they show the same: the digits, and the picture if there is one;
 * and whether they are numbers worth the same that do not. */
bool teaching_shown_alike(const struct deck *deck, int one, int other);
bool teaching_other_form(const struct deck *deck, int one, int other);

#endif
