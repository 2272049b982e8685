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

#endif
