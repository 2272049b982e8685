/*
 * Possible causes of wrong answers, told apart as finely as answers allow: the beliefs of
 * misconception.h, some of them in several forms, as predicates over printed numbers. Pure
 * functions. A child never sees a name of this list.
 *
 * Sources: those of misconception.h; that three comparisons tell the ways of comparing apart:
 * Clarke and Roche 2009.
 */
#ifndef BREUK_SKILL_HYPOTHESIS_H
#define BREUK_SKILL_HYPOTHESIS_H

#include "base/strbuf.h"
#include "skill/misconception.h"

enum hypothesis {
#define HYPOTHESIS(id, name, family, belief) HYPOTHESIS_##id,
#include "skill/hypothesis-list.h"
#undef HYPOTHESIS
    HYPOTHESES
};

/* A set of them: bit h is set for hypothesis h. */
typedef uint64_t hypothesis_set;

static inline hypothesis_set hypothesis_bit(enum hypothesis hypothesis)
{
    return (hypothesis_set)1 << hypothesis;
}

/* A simulated believer: how often the belief decides where it can, and how often an answer is a
 * slip otherwise. Source: docs/design/diagnosis.md, “Simulated pupils”. */
#define BELIEVER_STRENGTH .85
#define BELIEVER_SLIP     .05

/* "M2b". */
const char *hypothesis_name(enum hypothesis hypothesis);
/* The hypothesis of that name; HYPOTHESES when there is none. */
enum hypothesis hypothesis_named(const char *name);
/* The first of its family, which stands for all of it: M2 for M2b. */
enum hypothesis hypothesis_family(enum hypothesis hypothesis);
/* The belief whose sentences speak of it; NO_MISCONCEPTION: there are no sentences. */
enum misconception hypothesis_belief(enum hypothesis hypothesis);

/* True if a believer takes the two cards for equal, whichever lies on the table. Never for equal
 * cards. */
bool hypothesis_pairs(enum hypothesis hypothesis, const struct notation *one,
                      const struct notation *other);

/* The hypotheses that take two cards for equal. */
hypothesis_set hypotheses_of_pair(const struct notation *one, const struct notation *other);
/* The hypotheses that a deck with these numbers can show: those that pair two of them. */
hypothesis_set hypotheses_of_numbers(const struct notation *numbers, int count);

/* True if a believer may have answered so. Never for a right answer; never for UNEQUAL_PARTS, which
 * shows only in a choice. */
bool hypothesis_accepts(enum hypothesis hypothesis, const struct attempt *attempt);

/* The sign that a believer puts between two numbers: −1, 0, 1 for <, =, >, right or not. False: the
 * belief does not apply to these two. */
bool hypothesis_sign(enum hypothesis hypothesis, const struct notation *left,
                     const struct notation *right, int *sign);

/* Adds the names of a set, as "M1, M4". */
void hypotheses_list(hypothesis_set set, struct strbuf *out);

#endif
