/*
 * One step on the way from a number to another: how an equal fraction is made by cutting, and what
 * is to be worked out so as to see that two numbers differ. In sentences for a nine-year-old.
 */
#ifndef BREUK_RATIONAL_EXPLAIN_STEP_H
#define BREUK_RATIONAL_EXPLAIN_STEP_H

#include "rational/explain.h"

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
