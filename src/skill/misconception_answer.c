/* What somebody with a belief answers. */
#include "skill/belief.h"

#include <stdio.h>
#include <string.h>

/* --- another notation */

enum { ANSWERS = WRITTEN_MOST };

struct answers {
    int count;
    struct notation number[ANSWERS];
};

static void add(struct answers *answers, const char *canonical)
{
    if (answers->count < ANSWERS &&
        notation_parse_canonical(&answers->number[answers->count], canonical, NULL) == STATUS_OK)
        answers->count++;
}

static void add_whole(struct answers *answers, int64_t number)
{
    if (answers->count < ANSWERS && number >= 0)
        answers->number[answers->count++] = notation_of_whole(number);
}

static void add_fraction(struct answers *answers, int64_t top, int64_t bottom)
{
    struct rational value;

    if (answers->count < ANSWERS && top > 0 && bottom > 0 &&
        rational_make(&value, top, bottom, NULL) == STATUS_OK && top <= RATIONAL_LIMIT &&
        bottom <= RATIONAL_LIMIT)
        answers->number[answers->count++] = notation_of_fraction(top, bottom);
}

/* The value times top/bottom, as the kind of number that was asked for. */
static void add_scaled(struct answers *answers, struct rational value, int64_t top, int64_t bottom,
                       enum notation_kind kind)
{
    struct rational scaled;

    if (answers->count < ANSWERS && value.numerator <= RATIONAL_LIMIT / top &&
        value.denominator <= RATIONAL_LIMIT / bottom &&
        rational_make(&scaled, value.numerator * top, value.denominator * bottom, NULL) ==
            STATUS_OK &&
        notation_from_value(&answers->number[answers->count], scaled, kind, NULL) == STATUS_OK)
        answers->count++;
}

#define FORMAT_SIZE 64

/* What is written for a fraction a/b as a decimal, a share, or a whole number. */
static void write_of_fraction(enum misconception belief, int64_t a, int64_t b,
                              struct answers *answers)
{
    char text[FORMAT_SIZE];

    switch (belief) {
    case BELIEF_POINT_FOR_BAR:
        snprintf(text, sizeof text, "%lld.%lld", (long long)a, (long long)b);
        add(answers, text);
        break;
    case BELIEF_DIGITS_STRUNG:
        snprintf(text, sizeof text, "0.%lld%lld", (long long)a, (long long)b);
        add(answers, text);
        break;
    case BELIEF_DENOMINATOR_BEHIND:
        snprintf(text, sizeof text, "0.%lld", (long long)b);
        add(answers, text);
        break;
    case BELIEF_NUMERATOR_BEHIND:
        snprintf(text, sizeof text, "0.%lld", (long long)a);
        add(answers, text);
        break;
    case BELIEF_WRONG_DIVISION:
        add_scaled(answers, (struct rational){1, 1}, b, a, NOTATION_DECIMAL);
        break;
    case BELIEF_DIGITS_AS_SHARE:
        snprintf(text, sizeof text, "%lld%%", (long long)a);
        add(answers, text);
        snprintf(text, sizeof text, "%lld%%", (long long)b);
        add(answers, text);
        snprintf(text, sizeof text, "%lld%lld%%", (long long)a, (long long)b);
        add(answers, text);
        snprintf(text, sizeof text, "%lld%%", (long long)(2 * a));
        add(answers, text);
        break;
    default:
        break;
    }
}

/* 0.4 read as 1/4, 15 % as 1/5. */
static void write_as_parts(enum misconception belief, const struct notation *stem,
                           struct answers *answers)
{
    if (belief == BELIEF_DIGIT_AS_PARTS && stem->kind == NOTATION_DECIMAL && stem->whole == 0 &&
        stem->recurring_digits == 0)
        add_fraction(answers, 1, stem->fixed);
    if (belief == BELIEF_SHARE_AS_PARTS && stem->kind == NOTATION_PERCENT &&
        stem->denominator == 0 && stem->fixed_digits == 0 && stem->whole >= 10 && stem->whole < 100)
        add_fraction(answers, stem->whole / 10, stem->whole % 10);
}

static void write_of_mixed(const struct notation *stem, struct answers *answers)
{
    int64_t whole = stem->whole, top = stem->numerator, bottom = stem->denominator;

    if (whole > 1000 || top > 1000)
        return;
    add_fraction(answers, whole + top, bottom);
    add_fraction(answers, whole * (top < 10 ? 10 : top < 100 ? 100 : 1000) + top, bottom);
    add_fraction(answers, whole * top, bottom);
}

/* What somebody with this belief writes for the stem in another form. */
static void write_answers(enum misconception belief, const struct attempt *question,
                          struct answers *answers)
{
    const struct notation *stem = &question->stem;
    struct rational value = notation_value(stem);
    int64_t a, b;

    if (stem->kind == NOTATION_FRACTION && belief_parts(stem, &a, &b) && a <= 1000 && b <= 1000)
        write_of_fraction(belief, a, b, answers);
    write_as_parts(belief, stem, answers);
    if (belief == BELIEF_MIXED_GLUED && stem->kind == NOTATION_MIXED)
        write_of_mixed(stem, answers);
    /* The reverse: 7/3 as 7 1/3, 2 3/7 is no belief that anybody has named. */
    if (belief == BELIEF_POWER_OF_TEN && value.numerator > 0) {
        add_scaled(answers, value, 1, 10, NOTATION_PERCENT);
        add_scaled(answers, value, 10, 1, NOTATION_PERCENT);
        add_scaled(answers, value, 1, 100, NOTATION_PERCENT);
    }
    if (belief == BELIEF_DECIMAL_PLACE && value.numerator > 0 && value.denominator > 1) {
        add_scaled(answers, value, 10, 1, NOTATION_DECIMAL);
        add_scaled(answers, value, 1, 10, NOTATION_DECIMAL);
    }
}

int misconception_written(enum misconception belief, const struct notation *stem,
                          struct notation out[static WRITTEN_MOST])
{
    struct answers answers = {0};

    write_answers(belief, &(struct attempt){.task = TASK_WRITE, .stem = *stem}, &answers);
    memcpy(out, answers.number, sizeof answers.number);
    return answers.count;
}

bool belief_writes(enum misconception belief, const struct attempt *attempt)
{
    struct answers answers = {0};
    struct rational answered = notation_value(&attempt->answer);

    write_answers(belief, attempt, &answers);
    for (int i = 0; i < answers.count; i++)
        if (answers.number[i].kind == attempt->answer.kind &&
            rational_equal(notation_value(&answers.number[i]), answered))
            return true;
    return false;
}

/* Fractions that somebody with this belief takes for a/b. */
static void equal_answers(enum misconception belief, int64_t a, int64_t b, struct answers *answers)
{
    for (int64_t k = 1; k <= 4; k++) {
        switch (belief) {
        case BELIEF_ADDS:
            add_fraction(answers, a + k, b + k);
            if (a > k)
                add_fraction(answers, a - k, b - k);
            break;
        case BELIEF_SAME_NUMERATOR:
            add_fraction(answers, a, b * (k + 1));
            add_fraction(answers, a, b + k);
            if (b > k + 1)
                add_fraction(answers, a, b - k);
            break;
        case BELIEF_SAME_DENOMINATOR:
            add_fraction(answers, a + k, b);
            add_fraction(answers, a - k, b);
            break;
        case BELIEF_TWO_FACTORS:
            add_fraction(answers, a * (k + 1), b * (k + 2));
            add_fraction(answers, a * (k + 2), b * (k + 1));
            break;
        case BELIEF_UPSIDE_DOWN:
            if (k == 1)
                add_fraction(answers, b, a);
            break;
        case BELIEF_PART_LEFT:
            add_fraction(answers, (b - a) * k, b * k);
            break;
        case BELIEF_PART_TO_PART:
            add_fraction(answers, a * k, (b - a) * k);
            break;
        case BELIEF_NEAR_HALF:
            if (2 * a == b)
                add_fraction(answers, k, 2 * k + (k % 2 ? 1 : -1));
            break;
        default:
            break;
        }
    }
}

static void read_answers(enum misconception belief, int64_t a, int64_t b, struct answers *answers)
{
    switch (belief) {
    case BELIEF_COUNTS_ONLY:
        add_whole(answers, a);
        break;
    case BELIEF_TWO_BARS_ONE_WHOLE:
        add_fraction(answers, a, (a + b - 1) / b * b);
        break;
    case BELIEF_PART_TO_PART:
        add_fraction(answers, a, b - a);
        break;
    case BELIEF_PART_LEFT:
        add_fraction(answers, b - a, b);
        break;
    case BELIEF_UPSIDE_DOWN:
        add_fraction(answers, b, a);
        break;
    default:
        break;
    }
}

static void line_answers(enum misconception belief, int64_t a, int64_t b, struct answers *answers)
{
    if (belief == BELIEF_COUNTS_ONLY)
        add_whole(answers, a);
    if (belief == BELIEF_COUNTS_MARKS) {
        add_fraction(answers, a, b + 1);
        add_fraction(answers, a + 1, b + 1);
        add_fraction(answers, a + 1, b);
    }
    if (belief == BELIEF_PART_LEFT)
        add_fraction(answers, b - a, b);
}

static void left_answers(enum misconception belief, int64_t a, int64_t b, struct answers *answers)
{
    if (belief == BELIEF_PART_LEFT)
        add_fraction(answers, a, b);
    if (belief == BELIEF_COUNTS_ONLY && b > a)
        add_whole(answers, b - a);
}

static void all_answers(enum misconception belief, const struct attempt *question,
                        struct answers *answers)
{
    int64_t a, b;
    bool parts = belief_parts(&question->stem, &a, &b);

    if (question->task == TASK_WRITE)
        write_answers(belief, question, answers);
    else if ((question->task == TASK_EQUAL || question->task == TASK_FILL) && parts)
        equal_answers(belief, a, b, answers);
    else if (question->task == TASK_READ && parts)
        read_answers(belief, a, b, answers);
    else if (question->task == TASK_LINE && parts)
        line_answers(belief, a, b, answers);
    else if (question->task == TASK_LEFT && parts)
        left_answers(belief, a, b, answers);
    /* A number equal to 0.4 is looked for among other notations, too. */
    if (question->task == TASK_EQUAL)
        write_answers(belief, question, answers);
}

bool misconception_answer(enum misconception belief, const struct attempt *question, int variant,
                          struct attempt *out)
{
    struct answers answers = {0};
    int sign;

    *out = *question;
    if (question->task == TASK_COMPARE) {
        if (variant > 0 || !belief_sign(belief, question, &sign))
            return false;
        out->sign = sign;
        return misconception_fits(belief, out);
    }
    all_answers(belief, question, &answers);
    for (int i = 0; i < answers.count; i++) {
        out->answer = answers.number[i];
        if (misconception_fits(belief, out) && variant-- == 0)
            return true;
    }
    return false;
}
