/*
 * Typed answers: the predictions of each belief for a question, and the results of slips. An answer
 * that two beliefs predict supports neither; only M1 to M3 keep it, and of a picture, a line,
 * the part that is left or another notation none does.
 */
#include "skill/decision.h"

#include <math.h>
#include <string.h>

/* The least probability of any typed answer in a slip. */
static const double least_typed = .03;

/* Numbers, each once; a whole number has the denominator 1. */
struct numbers {
    int count;
    struct notation number[PREDICTED_MOST];
};

/* A whole number may stand for a decimal: 4 for 4.0. */
static bool same_kind(enum notation_kind one, enum notation_kind other)
{
    return one == other || (one == NOTATION_DECIMAL && other == NOTATION_WHOLE) ||
           (one == NOTATION_WHOLE && other == NOTATION_DECIMAL);
}

/* True if printed the same; except for fractions, the same value is enough. */
static bool same_answer(const struct notation *one, const struct notation *other)
{
    return same_kind(one->kind, other->kind) &&
           (one->kind == NOTATION_FRACTION ? notation_identical(one, other)
                                           : notation_equal(one, other));
}

static bool is_in(const struct numbers *set, const struct notation *number)
{
    for (int i = 0; i < set->count; i++)
        if (same_answer(&set->number[i], number))
            return true;
    return false;
}

/* Resets the counts only: clearing all numbers would take long. */
static void empty(struct numbers predicted[static HYPOTHESES])
{
    for (int h = 0; h < HYPOTHESES; h++)
        predicted[h].count = 0;
}

/* Adds a number, unless its value is right: then no slip or belief leads to it. */
static void put(struct numbers *set, const struct notation *number, struct rational right)
{
    if (set->count < PREDICTED_MOST && !rational_equal(notation_value(number), right) &&
        !is_in(set, number))
        set->number[set->count++] = *number;
}

static bool printable(int64_t number)
{
    return number > 0 && number <= RATIONAL_LIMIT;
}

static void put_whole(struct numbers *set, int64_t number, struct rational right)
{
    struct notation whole;

    if (!printable(number))
        return;
    whole = notation_of_whole(number);
    put(set, &whole, right);
}

/* 6/1 is answered as 6. */
static void put_fraction(struct numbers *set, int64_t top, int64_t bottom, struct rational right)
{
    struct notation fraction;

    if (!printable(top) || !printable(bottom))
        return;
    fraction = bottom == 1 ? notation_of_whole(top) : notation_of_fraction(top, bottom);
    put(set, &fraction, right);
}

/* Removes the predictions that hypotheses of two families share; but M1 to M3 keep theirs if
 * `some_keep`. */
static void drop_shared(struct numbers predicted[static HYPOTHESES], bool some_keep)
{
    bool drop[HYPOTHESES][PREDICTED_MOST] = {{false}};

    for (int h = 0; h < HYPOTHESES; h++)
        for (int i = 0; i < predicted[h].count; i++)
            for (int g = 0; g < HYPOTHESES; g++) {
                if (predicted[g].count > 0 &&
                    hypothesis_family((enum hypothesis)g) !=
                        hypothesis_family((enum hypothesis)h) &&
                    is_in(&predicted[g], &predicted[h].number[i]))
                    drop[h][i] = !some_keep || h >= HYPOTHESIS_TWO_FACTORS;
            }
    for (int h = 0; h < HYPOTHESES; h++) {
        int kept = 0;
        for (int i = 0; i < predicted[h].count; i++)
            if (!drop[h][i])
                predicted[h].number[kept++] = predicted[h].number[i];
        predicted[h].count = kept;
    }
}

/* --- the missing number of two equal fractions */

/* The part beside which the missing one is, the other part of the known fraction, and the right
 * answer: of 3/4 = ?/20 3, 4, 15. */
struct missing {
    int64_t beside, other, given;
    struct rational right;
};

static bool missing_of(const struct open_question *question, struct missing *out)
{
    struct notation known = notation_as_fraction(&question->stem);

    *out = question->on_top
               ? (struct missing){known.numerator, known.denominator, question->given, {0, 1}}
               : (struct missing){known.denominator, known.numerator, question->given, {0, 1}};
    return printable(out->beside) && printable(out->other) && printable(question->given) &&
           out->beside <= INT64_MAX / question->given &&
           rational_make(&out->right, out->beside * question->given, out->other, NULL) == STATUS_OK;
}

/* Other factors than the right one, up to 12; or divisors, where the known fraction is the larger.
 */
static void predict_factors(const struct open_question *question, const struct missing *m,
                            struct numbers *out)
{
    enum { FACTOR_MOST = 12 };
    bool larger = m->given > m->other;

    for (int64_t k = 2; k <= FACTOR_MOST; k++) {
        if (!larger && m->beside % k != 0)
            continue;
        int64_t number = larger ? m->beside * k : m->beside / k;
        if (question->on_top ? number < m->given : number > m->given)
            put_whole(out, number, m->right);
    }
}

static void predict_missing(const struct open_question *question, const struct missing *m,
                            struct numbers predicted[static HYPOTHESES])
{
    empty(predicted);
    /* Nothing stands above or below in a whole number. */
    if (question->stem.kind != NOTATION_FRACTION || m->given == m->other)
        return;
    enum hypothesis keeps =
                        question->on_top ? HYPOTHESIS_SAME_NUMERATOR : HYPOTHESIS_SAME_DENOMINATOR,
                    scales = question->on_top ? HYPOTHESIS_SCALES_BELOW : HYPOTHESIS_SCALES_ABOVE;
    put_whole(&predicted[HYPOTHESIS_ADDS], m->beside + m->given - m->other, m->right);
    put_whole(&predicted[keeps], m->beside, m->right);
    if (m->given % m->other == 0 || m->other % m->given == 0)
        put_whole(&predicted[scales], m->beside, m->right);
    predict_factors(question, m, &predicted[HYPOTHESIS_TWO_FACTORS]);
    drop_shared(predicted, true);
}

/* Adds the slips: one more or less, in the result or in the factor, and the numbers of the
 * question. */
static void slip_missing(const struct missing *m, struct numbers *slips)
{
    int64_t k = m->given > m->other ? m->given / m->other : m->other / m->given;
    bool whole = (m->given > m->other ? m->given % m->other : m->other % m->given) == 0;

    if (m->right.denominator == 1) {
        put_whole(slips, m->right.numerator - 1, m->right);
        put_whole(slips, m->right.numerator + 1, m->right);
    }
    for (int64_t near = k - 1; whole && near <= k + 1; near += 2) {
        if (m->given > m->other)
            put_whole(slips, m->beside * near, m->right);
        else if (near > 0 && m->beside % near == 0)
            put_whole(slips, m->beside / near, m->right);
    }
    put_whole(slips, m->beside, m->right);
    put_whole(slips, m->other, m->right);
    put_whole(slips, m->given, m->right);
    if (whole)
        put_whole(slips, k, m->right);
}

/* How much more probable an answer is for a pupil who copies numbers of the question. */
static double copied(const struct missing *m, const struct notation *answered, double by_slip)
{
    struct numbers there = {0};

    put_whole(&there, m->beside, m->right);
    put_whole(&there, m->other, m->right);
    put_whole(&there, m->given, m->right);
    return .4 + (is_in(&there, answered) ? .6 / (there.count * by_slip) : 0);
}

/* --- as simple as it gets */

static void predict_simpler(const struct notation *stem,
                            struct numbers predicted[static HYPOTHESES])
{
    int64_t a = stem->numerator, b = stem->denominator;
    struct rational right = notation_value(stem);
    int64_t factor = (int64_t)rational_gcd((uint64_t)a, (uint64_t)b);

    empty(predicted);
    if (stem->kind != NOTATION_FRACTION || a <= 0 || a > RATIONAL_LIMIT / 2)
        return;
    for (int64_t j = 1; j < a && j < b && j < PREDICTED_MOST; j++)
        put_fraction(&predicted[HYPOTHESIS_ADDS], a - j, b - j, right);
    for (int64_t i = 2; i <= factor && i < PREDICTED_MOST; i++) {
        if (factor % i != 0)
            continue;
        put_fraction(&predicted[HYPOTHESIS_SAME_NUMERATOR], a, b / i, right);
        put_fraction(&predicted[HYPOTHESIS_SCALES_BELOW], a, b / i, right);
        put_fraction(&predicted[HYPOTHESIS_SAME_DENOMINATOR], a / i, b, right);
        put_fraction(&predicted[HYPOTHESIS_SCALES_ABOVE], a / i, b, right);
    }
    for (int64_t i = 2; i <= a && i < PREDICTED_MOST; i++)
        for (int64_t j = 2; a % i == 0 && j <= b && j < PREDICTED_MOST; j++)
            if (b % j == 0 && i != j)
                put_fraction(&predicted[HYPOTHESIS_TWO_FACTORS], a / i, b / j, right);
    put_fraction(&predicted[HYPOTHESIS_UPSIDE_DOWN], b, a, right);
    put_fraction(&predicted[HYPOTHESIS_UPSIDE_DOWN], right.denominator, right.numerator, right);
    drop_shared(predicted, true);
}

static void slip_simpler(const struct notation *stem, struct numbers *slips)
{
    struct rational right = notation_value(stem);
    int64_t p = right.numerator, q = right.denominator;

    put_fraction(slips, p - 1, q, right);
    put_fraction(slips, p + 1, q, right);
    put_fraction(slips, p, q - 1, right);
    put_fraction(slips, p, q + 1, right);
    put_fraction(slips, stem->numerator - 1, stem->denominator - 1, right);
    put_fraction(slips, q, p, right);
}

/* --- a picture, a line, the part that is left */

static void predict_read(enum task task, const struct notation *shown, struct rational right,
                         struct numbers predicted[static HYPOTHESES])
{
    struct attempt question = {.task = task, .stem = *shown}, answer;

    empty(predicted);
    for (int h = 0; h < HYPOTHESES; h++) {
        enum misconception belief = hypothesis_belief((enum hypothesis)h);
        for (int v = 0; belief && misconception_answer(belief, &question, v, &answer); v++)
            if (hypothesis_accepts((enum hypothesis)h, &answer))
                put(&predicted[h], &answer.answer, right);
    }
    drop_shared(predicted, false);
}

static struct rational right_reading(enum task task, const struct notation *shown)
{
    struct rational value = notation_value(shown), left;

    if (task == TASK_LEFT && rational_make(&left, value.denominator - value.numerator,
                                           value.denominator, NULL) == STATUS_OK)
        return left;
    return value;
}

static void slip_reading(enum task task, const struct notation *shown, struct rational right,
                         struct numbers *slips)
{
    int64_t b = shown->denominator, a = task == TASK_LEFT ? b - shown->numerator : shown->numerator;

    put_fraction(slips, a - 1, b, right);
    put_fraction(slips, a + 1, b, right);
    put_fraction(slips, a, b - 1, right);
    put_fraction(slips, a, b + 1, right);
    put_fraction(slips, b - a, b, right);
    put_fraction(slips, a, b - a, right);
}

/* --- another notation */

static void predict_forms(const struct notation *stem, unsigned forms,
                          struct numbers predicted[static HYPOTHESES])
{
    struct rational right = notation_value(stem);
    struct attempt attempt = {.task = TASK_WRITE, .stem = *stem};

    empty(predicted);
    if (forms >> NOTATION_DECIMAL & 1) /* 4 for 1/4 */
        forms |= 1u << NOTATION_WHOLE;
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        struct notation written[WRITTEN_MOST];
        int count = misconception_written(hypothesis_belief(h), stem, written);
        for (int i = 0; i < count; i++) {
            attempt.answer = written[i];
            if (forms >> written[i].kind & 1 && hypothesis_accepts(h, &attempt))
                put(&predicted[h], &written[i], right);
        }
    }
    drop_shared(predicted, false);
}

static void put_value(struct numbers *slips, int64_t top, int64_t bottom, enum notation_kind kind,
                      struct rational right)
{
    struct rational value;
    struct notation number;

    if (top > 0 && bottom > 0 && rational_make(&value, top, bottom, NULL) == STATUS_OK &&
        notation_from_value(&number, value, kind, NULL) == STATUS_OK)
        put(slips, &number, right);
}

/* Ten times, a tenth, or the last digit one more or less. */
static void slip_forms(struct rational right, unsigned forms, struct numbers *slips)
{
    enum notation_kind kind = forms ? (enum notation_kind)__builtin_ctz(forms) : NOTATION_WHOLE;
    int64_t p = right.numerator, q = right.denominator, unit = 1;
    struct notation number;

    if (p > RATIONAL_LIMIT / 1000 || q > RATIONAL_LIMIT / 1000)
        return;
    put_value(slips, 10 * p, q, kind, right);
    put_value(slips, p, 10 * q, kind, right);
    if (kind == NOTATION_FRACTION || kind == NOTATION_RATIO) {
        put_value(slips, p - 1, q, kind, right);
        put_value(slips, p + 1, q, kind, right);
        put_value(slips, p, q - 1, kind, right);
        put_value(slips, p, q + 1, kind, right);
        return;
    }
    if (notation_from_value(&number, right, kind, NULL) != STATUS_OK)
        return;
    if (kind == NOTATION_MIXED)
        unit = q;
    for (int i = 0; i < number.fixed_digits && unit < RATIONAL_LIMIT / 1000 / q; i++)
        unit *= 10;
    if (kind == NOTATION_PERCENT)
        unit *= 100;
    put_value(slips, p * unit - q, q * unit, kind, right);
    put_value(slips, p * unit + q, q * unit, kind, right);
}

/* --- any of them */

/* The predictions for a question before it is answered. */
struct foreseen {
    struct rational right;
    struct numbers slips;
    struct numbers predicted[HYPOTHESES];
};

/* Returns false if no such question can be asked. */
static bool foresee(const struct open_question *question, struct foreseen *out)
{
    const struct notation *stem = &question->stem;
    struct missing missing;

    empty(out->predicted);
    out->slips.count = 0;
    out->right = notation_value(stem);
    switch (question->task) {
    case TASK_FILL:
        if (!missing_of(question, &missing))
            return false;
        out->right = missing.right;
        predict_missing(question, &missing, out->predicted);
        slip_missing(&missing, &out->slips);
        break;
    case TASK_EQUAL:
        predict_simpler(stem, out->predicted);
        slip_simpler(stem, &out->slips);
        break;
    case TASK_WRITE:
        predict_forms(stem, question->forms, out->predicted);
        slip_forms(out->right, question->forms, &out->slips);
        break;
    default:
        out->right = right_reading(question->task, stem);
        predict_read(question->task, stem, out->right, out->predicted);
        slip_reading(question->task, stem, out->right, &out->slips);
        break;
    }
    return true;
}

void decision_of_typed(struct decision *decision, const struct open_question *question,
                       const struct notation *answered)
{
    struct foreseen foreseen;
    struct missing missing;

    *decision = (struct decision){0};
    if (!foresee(question, &foreseen))
        return;
    *decision =
        (struct decision){.typed = true,
                          .slips = 1,
                          .alike = 1,
                          .by_slip = least_typed,
                          .wrong = !rational_equal(notation_value(answered), foreseen.right)};
    if (decision->wrong && is_in(&foreseen.slips, answered))
        decision->by_slip = fmax(least_typed, .5 / foreseen.slips.count);
    for (int h = 0; h < HYPOTHESES; h++) {
        decision->accepted[h] = foreseen.predicted[h].count;
        if (decision->wrong && is_in(&foreseen.predicted[h], answered))
            decision->hits |= hypothesis_bit(h);
    }
    if (decision->wrong && question->task == TASK_FILL && missing_of(question, &missing))
        decision->alike = copied(&missing, answered, decision->by_slip);
}

static int hand_out(const struct numbers *set, struct notation out[static PREDICTED_MOST])
{
    memcpy(out, set->number, (size_t)set->count * sizeof *out);
    return set->count;
}

int question_predicted(const struct open_question *question, enum hypothesis hypothesis,
                       struct notation out[static PREDICTED_MOST])
{
    struct foreseen foreseen;

    return foresee(question, &foreseen) ? hand_out(&foreseen.predicted[hypothesis], out) : 0;
}

int question_slips(const struct open_question *question, struct notation out[static PREDICTED_MOST])
{
    struct foreseen foreseen;

    return foresee(question, &foreseen) ? hand_out(&foreseen.slips, out) : 0;
}
