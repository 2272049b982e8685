/*
 * Why two printed numbers are equal, or not, in sentences for a nine-year-old: "2/4 = 1/2 (both ÷
 * 2)", "2/3 is not 4/5: 2/3 is 10/15, but 4/5 is 12/15", "12/30 is not 18/24: they are 2/5 and 3/4,
 * which are 8/20 and 15/20". Right for every pair of notations; where numbers get too long to be
 * shown, a plainer sentence.
 */
#ifndef BREUK_RATIONAL_EXPLAIN_H
#define BREUK_RATIONAL_EXPLAIN_H

#include "rational/notation.h"

enum { EXPLANATION_STEPS = 4 };

/* A plain value. Its messages borrow nothing. */
struct explanation {
    bool equal;
    int steps;                              /* at least 1; exactly 1 when they are not equal */
    struct message step[EXPLANATION_STEPS]; /* equations from left to right, each one true */
};

void explain(const struct notation *left, const struct notation *right, struct explanation *out);

/* The one sentence that says why they are not equal. Their values must differ. */
struct message explain_difference(const struct notation *left, const struct notation *right);

/*
 * One step on the way from a number to another: how an equal fraction is made by cutting, and what
 * is to be worked out so as to see that two numbers differ. In sentences for a nine-year-old.
 */

/*
 * How the parts of `from` become those of `to`, an equal fraction: “Each half is cut in 2: 1 × 2
 * and 2 × 2”, or the other way round “Put the parts together 2 by 2: 2 ÷ 2 and 4 ÷ 2”. A message
 * without id: there is no whole-number factor between them, or they are no two positive fractions.
 */
struct message explain_cut(const struct notation *from, const struct notation *to);

/*
 * What leads to seeing that the two, which are not equal, are not: the simpler forms with a gap
 * (“12/30 = ?/5 and 18/24 = ?/4: which numbers are missing?”); where there are none, both in parts
 * of one size (“2/3 = ?/12 and 3/4 = ?/12 …”). Where their parts are of one size, what else the
 * right one is (“3/4 = ?/8 …”). A message without id: neither helps, or the numbers get too long to
 * be read.
 */
struct message explain_gaps(const struct notation *left, const struct notation *right);

/* The forms whose upper numbers those are, in the order of the gaps. Returns how many, 0 where
 * there are no gaps. */
int explain_missing(const struct notation *left, const struct notation *right,
                    struct notation out[static 2]);

/* The same with what belongs in the gaps: “12/30 = 2/5 (both ÷ 6)”, “18/24 = 3/4 (both ÷ 6)”.
 * Returns how many sentences, 0 where there are no gaps. */
int explain_filled(const struct notation *left, const struct notation *right,
                   struct message out[static EXPLANATION_STEPS]);

#endif
