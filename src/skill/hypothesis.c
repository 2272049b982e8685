#include "skill/hypothesis.h"

#include <string.h>

static const struct {
    const char *name;
    enum hypothesis family;
    enum misconception belief;
} table[HYPOTHESES] = {
#define HYPOTHESIS(id, name, family, belief) {name, HYPOTHESIS_##family, belief},
#include "skill/hypothesis-list.h"
#undef HYPOTHESIS
};

_Static_assert(HYPOTHESES <= 64, "a hypothesis_set has a bit for each");

const char *hypothesis_name(enum hypothesis hypothesis)
{
    return table[hypothesis].name;
}

enum hypothesis hypothesis_named(const char *name)
{
    enum hypothesis h = 0;

    while (h < HYPOTHESES && strcmp(table[h].name, name) != 0)
        h++;
    return h;
}

enum hypothesis hypothesis_family(enum hypothesis hypothesis)
{
    return table[hypothesis].family;
}

enum misconception hypothesis_belief(enum hypothesis hypothesis)
{
    return table[hypothesis].belief;
}

/* --- two numbers taken for equal */

/* Both are printed as fractions. */
static bool pair_of(const struct notation *one, const struct notation *other,
                    struct fraction_pair *pair)
{
    *pair = (struct fraction_pair){one->numerator, one->denominator, other->numerator,
                                   other->denominator};
    return one->kind == NOTATION_FRACTION && other->kind == NOTATION_FRACTION && !one->negative &&
           !other->negative && pair->a > 0 && pair->c > 0;
}

static bool divides(int64_t one, int64_t other)
{
    return one % other == 0 || other % one == 0;
}

/* Of fractions; the rules are symmetrical, but for none. */
static bool pairs_fractions(enum hypothesis hypothesis, const struct fraction_pair *p)
{
    return misconception_pairs(table[hypothesis].belief, p) &&
           (hypothesis != HYPOTHESIS_SCALES_BELOW || divides(p->b, p->d)) &&
           (hypothesis != HYPOTHESIS_SCALES_ABOVE || divides(p->a, p->c));
}

/* The index of the hypothesis among a belief's ways in misconception_written; −1: it is all of
 * them. */
static int way_of(enum hypothesis hypothesis)
{
    switch (hypothesis) {
    case HYPOTHESIS_SHARE_ABOVE:
    case HYPOTHESIS_MIXED_ADDED:
        return 0;
    case HYPOTHESIS_SHARE_BELOW:
    case HYPOTHESIS_MIXED_STRUNG:
        return 1;
    case HYPOTHESIS_SHARE_STRUNG:
    case HYPOTHESIS_MIXED_MULTIPLIED:
        return 2;
    case HYPOTHESIS_SHARE_DOUBLE:
        return 3;
    default:
        return -1;
    }
}

/* True if a believer writes `answer` for the stem in another notation. */
static bool writes(enum hypothesis hypothesis, const struct notation *stem,
                   const struct notation *answer)
{
    struct notation written[WRITTEN_MOST];
    int way = way_of(hypothesis), count = 0;

    if (stem->kind != answer->kind || hypothesis == HYPOTHESIS_DECIMAL_PLACE)
        count = misconception_written(table[hypothesis].belief, stem, written);

    for (int i = 0; i < count; i++)
        if ((way < 0 || way == i) && written[i].kind == answer->kind &&
            notation_equal(&written[i], answer))
            return true;
    return false;
}

static bool divides_wrongly(const struct notation *stem, const struct notation *answer)
{
    struct notation written[WRITTEN_MOST];

    return answer->kind == NOTATION_WHOLE && stem->kind == NOTATION_FRACTION &&
           misconception_written(BELIEF_WRONG_DIVISION, stem, written) > 0 &&
           notation_equal(&written[0], answer);
}

bool hypothesis_pairs(enum hypothesis hypothesis, const struct notation *one,
                      const struct notation *other)
{
    struct fraction_pair pair;

    if (notation_equal(one, other))
        return false;
    if (pair_of(one, other, &pair))
        return pairs_fractions(hypothesis, &pair);
    return writes(hypothesis, one, other) || writes(hypothesis, other, one);
}

hypothesis_set hypotheses_of_pair(const struct notation *one, const struct notation *other)
{
    hypothesis_set set = 0;

    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        if (hypothesis_pairs(h, one, other))
            set |= hypothesis_bit(h);
    return set;
}

hypothesis_set hypotheses_of_numbers(const struct notation *numbers, int count)
{
    hypothesis_set set = 0;

    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            set |= hypotheses_of_pair(&numbers[i], &numbers[j]);
    return set;
}

/* --- which is larger */

static int sign_between(int64_t left, int64_t right)
{
    return (left > right) - (left < right);
}

/* How many digits stand behind the decimal mark; 0: it is no decimal. */
static int decimals(const struct notation *number)
{
    return number->kind == NOTATION_DECIMAL ? number->fixed_digits + number->recurring_digits : 0;
}

/* True if the number is half a part below a half, or above it. */
static bool near_half(const struct notation *number)
{
    int64_t beyond = 2 * number->numerator - number->denominator;

    return number->kind == NOTATION_FRACTION && (beyond == 1 || beyond == -1);
}

bool hypothesis_sign(enum hypothesis hypothesis, const struct notation *left,
                     const struct notation *right, int *sign)
{
    struct fraction_pair p;

    *sign = 0;
    if (hypothesis == HYPOTHESIS_LONGER_DECIMAL) {
        *sign = sign_between(decimals(left), decimals(right));
        return decimals(left) && decimals(right) && *sign;
    }
    if (hypothesis == HYPOTHESIS_NEAR_HALF)
        return (is_worth_half(left) && near_half(right)) ||
               (is_worth_half(right) && near_half(left));
    if (!pair_of(left, right, &p))
        return false;
    bool same_top = p.a == p.c, same_bottom = p.b == p.d;
    switch (hypothesis) {
    case HYPOTHESIS_SAME_NUMERATOR:
        return same_top && !same_bottom;
    case HYPOTHESIS_SAME_DENOMINATOR:
        return same_bottom && !same_top;
    case HYPOTHESIS_SMALLER_IS_LARGER:
        *sign = sign_between(p.c, p.a);
        return same_bottom && !same_top;
    case HYPOTHESIS_LARGER_IS_LARGER:
        *sign = sign_between(p.b, p.d);
        return same_top && !same_bottom;
    case HYPOTHESIS_LARGER_NUMBERS:
        *sign = same_top ? sign_between(p.b, p.d) : sign_between(p.a, p.c);
        return !same_bottom && (same_top || *sign == sign_between(p.b, p.d));
    case HYPOTHESIS_LARGER_BELOW:
        *sign = sign_between(p.d, p.b);
        return !same_bottom;
    case HYPOTHESIS_GAP:
        *sign = sign_between(p.d - p.c, p.b - p.a);
        return p.a < p.b && p.c < p.d && !same_top && !same_bottom;
    default:
        return false;
    }
}

/* --- any answer */

static bool is_right(const struct attempt *attempt)
{
    int order = notation_compare(&attempt->stem, &attempt->answer);

    return attempt->task == TASK_COMPARE ? attempt->sign == order
                                         : attempt->task != TASK_LEFT && order == 0;
}

bool hypothesis_accepts(enum hypothesis hypothesis, const struct attempt *attempt)
{
    const struct notation *stem = &attempt->stem, *answer = &attempt->answer;
    int sign;

    if (is_right(attempt))
        return false;
    switch (attempt->task) {
    case TASK_COMPARE:
        return hypothesis_sign(hypothesis, stem, answer, &sign) && sign == attempt->sign;
    case TASK_WRITE: /* dividing the wrong way gives 4 for 4.0 */
        return writes(hypothesis, stem, answer) ||
               (hypothesis == HYPOTHESIS_WRONG_DIVISION && divides_wrongly(stem, answer));
    case TASK_EQUAL:
        return hypothesis_pairs(hypothesis, stem, answer) ||
               (hypothesis == HYPOTHESIS_NEAR_HALF && is_worth_half(stem) && near_half(answer));
    case TASK_FILL: /* a number alone is missing: no part is taken for another */
        return hypothesis <= HYPOTHESIS_UPSIDE_DOWN && hypothesis_pairs(hypothesis, stem, answer);
    default:
        return table[hypothesis].belief != NO_MISCONCEPTION &&
               misconception_fits(table[hypothesis].belief, attempt);
    }
}

void hypotheses_list(hypothesis_set set, struct strbuf *out)
{
    const char *between = "";

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        if (!(set & hypothesis_bit(h)))
            continue;
        strbuf_addf(out, "%s%s", between, hypothesis_name(h));
        between = ", ";
    }
}
