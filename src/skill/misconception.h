/*
 * Wrong beliefs of pupils about fractions: one table for wrong answers, for the distractors of
 * questions, and for the replies to both. Pure functions over printed numbers. A child never sees a
 * name of this list; it hears of its own two numbers.
 *
 * Sources: the misconception names of Eedi and the labels of MAP items; Mitchell and Horne on gap
 * thinking; Clarke and Roche 2009 on benchmarks; Van Hoof et al. 2015 on the natural number bias.
 */
#ifndef BREUK_SKILL_MISCONCEPTION_H
#define BREUK_SKILL_MISCONCEPTION_H

#include "rational/notation.h"

enum misconception {
    NO_MISCONCEPTION,
#define MISCONCEPTION(id, name) BELIEF_##id,
#include "skill/misconception-list.h"
#undef MISCONCEPTION
    MISCONCEPTIONS
};

/* The task, which decides what an answer can tell. */
enum task {
    TASK_READ,   /* the number that a picture shows */
    TASK_LINE,   /* the number at a place of a line, or the place of a number */
    TASK_EQUAL,  /* a number equal to the stem */
    TASK_FILL,   /* the same, one part of it given */
    TASK_LEFT,   /* the part left of the whole: 5/8 if 3/8 is gone */
    TASK_WRITE,  /* the stem in another notation */
    TASK_COMPARE /* which of two numbers is larger, or are they equal */
};

/* A question and an answer to it that is wrong, as printed. */
struct attempt {
    enum task task;
    struct notation stem;   /* what was asked about; of a picture the number that it shows, its
                               parts not reduced */
    struct notation answer; /* TASK_COMPARE: the number to the right of the stem */
    int sign;               /* TASK_COMPARE: −1, 0 or 1 as the answer was <, = or > */
};

/* True if its value is a half, in any notation. */
bool is_worth_half(const struct notation *number);

/* Two fractions as printed, a/b, which was asked about, and c/d; all of it above 0. */
struct fraction_pair {
    int64_t a, b, c, d;
};

/* True if a believer takes the two for equal. */
bool misconception_pairs(enum misconception belief, const struct fraction_pair *pair);

/* "M1". NULL for NO_MISCONCEPTION. */
const char *misconception_name(enum misconception belief);

/* True if a believer may have answered so. Never for a right answer; never for UNEQUAL_PARTS and
 * NO_FACTOR, which show in a choice and not in a number. */
bool misconception_fits(enum misconception belief, const struct attempt *attempt);

/* The first belief of the list that fits; NO_MISCONCEPTION when none does. */
enum misconception misconception_of(const struct attempt *attempt);

/* The one that fits; NO_MISCONCEPTION when none does, or several do. */
enum misconception misconception_only(const struct attempt *attempt);

/*
 * A believer's answer: a number, or for TASK_COMPARE the sign. `variant` counts from 0 through the
 * answers that the belief allows; false when there are no more. The answer is wrong by value (or is
 * skipped); it may fit other beliefs too: misconception_only.
 */
bool misconception_answer(enum misconception belief, const struct attempt *question, int variant,
                          struct attempt *out);

/*
 * A believer's answers for the stem in all other notations: fills `out` and returns how many. M17
 * and M20 write in several ways, which stand in this order: 1 %, 4 %, 14 %, 2 % for 1/4; 3/3, 21/3,
 * 2/3 for 2 1/3.
 */
enum { WRITTEN_MOST = 12 };
int misconception_written(enum misconception belief, const struct notation *stem,
                          struct notation out[static WRITTEN_MOST]);

/*
 * The sentence for a child whose wrong answer this is, about its own two numbers, which does not
 * hold the right answer. NO_MISCONCEPTION: the sentence for an answer that no belief explains.
 */
struct message misconception_say(enum misconception belief, const struct attempt *attempt);

#endif
