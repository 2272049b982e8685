/*
 * When an answer fits a belief. Two fractions are a/b, which was asked
 * about, and c/d, which was answered; both as printed, not reduced.
 */

#include "skill/misconception.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* --- for judging answers and for making them */

/* The parts of a number as printed; a whole number has the denominator 1: 3/1. False: it is
 * neither, or not above 0, or too large. */
static bool belief_parts(const struct notation *number, int64_t *top, int64_t *bottom)
{
    if (number->negative || (number->kind != NOTATION_WHOLE && number->kind != NOTATION_FRACTION))
        return false;
    *top = number->kind == NOTATION_WHOLE ? number->whole : number->numerator;
    *bottom = number->kind == NOTATION_WHOLE ? 1 : number->denominator;
    /* So that the products below fit. */
    return *top > 0 && *top <= RATIONAL_LIMIT && *bottom <= RATIONAL_LIMIT;
}

static bool pair_of(const struct attempt *attempt, struct fraction_pair *pair)
{
    return belief_parts(&attempt->stem, &pair->a, &pair->b) &&
           belief_parts(&attempt->answer, &pair->c, &pair->d);
}

/* How many digits stand behind the decimal mark; −1: it is no decimal. */
static int decimals(const struct notation *number)
{
    return number->kind == NOTATION_DECIMAL ? number->fixed_digits + number->recurring_digits : -1;
}

/* The sign that a believer puts; false: the belief does not apply to these two. */
static bool belief_sign(enum misconception belief, const struct attempt *attempt, int *sign)
{
    struct fraction_pair p;

    if (belief == BELIEF_LONGER_DECIMAL) {
        int left = decimals(&attempt->stem), right = decimals(&attempt->answer);
        *sign = left > right ? 1 : -1;
        return left > 0 && right > 0 && left != right;
    }
    /* A whole number has no parts to look at alone. */
    if (!pair_of(attempt, &p) || attempt->stem.kind == NOTATION_WHOLE ||
        attempt->answer.kind == NOTATION_WHOLE)
        return false;
    switch (belief) {
    case BELIEF_SAME_DENOMINATOR:
        *sign = 0;
        return p.b == p.d && p.a != p.c;
    case BELIEF_SAME_NUMERATOR:
        *sign = 0;
        return p.a == p.c && p.b != p.d;
    case BELIEF_SMALLER_IS_LARGER:
        *sign = p.a < p.c ? 1 : -1;
        return p.b == p.d && p.a != p.c;
    case BELIEF_LARGER_IS_LARGER:
        *sign = p.b > p.d ? 1 : -1;
        return p.b != p.d && (p.b > p.d ? p.a >= p.c : p.c >= p.a);
    case BELIEF_GAP:
        *sign = p.b - p.a < p.d - p.c ? 1 : p.b - p.a > p.d - p.c ? -1 : 0;
        return p.a < p.b && p.c < p.d && p.a != p.c && p.b != p.d;
    default:
        return false;
    }
}

/* --- a believer's answers: another notation */

enum { ANSWERS = WRITTEN_MOST };

struct answers {
    int count;
    struct notation number[ANSWERS];
};

/* Formats an answer, and adds it if it is a number. */
__attribute__((format(printf, 2, 3))) static void add(struct answers *answers, const char *format,
                                                      ...)
{
    enum { SIZE = 64 };
    char text[SIZE];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (answers->count < ANSWERS &&
        notation_parse_canonical(&answers->number[answers->count], text, NULL) == STATUS_OK)
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

/* Adds a believer's answers for a fraction a/b as a decimal, a share, or a whole number. */
static void write_of_fraction(enum misconception belief, int64_t a, int64_t b,
                              struct answers *answers)
{
    switch (belief) {
    case BELIEF_POINT_FOR_BAR:
        add(answers, "%lld.%lld", (long long)a, (long long)b);
        break;
    case BELIEF_DIGITS_STRUNG:
        add(answers, "0.%lld%lld", (long long)a, (long long)b);
        break;
    case BELIEF_DENOMINATOR_BEHIND:
        add(answers, "0.%lld", (long long)b);
        break;
    case BELIEF_NUMERATOR_BEHIND:
        add(answers, "0.%lld", (long long)a);
        break;
    case BELIEF_WRONG_DIVISION:
        add_scaled(answers, (struct rational){1, 1}, b, a, NOTATION_DECIMAL);
        break;
    case BELIEF_DIGITS_AS_SHARE:
        add(answers, "%lld%%", (long long)a);
        add(answers, "%lld%%", (long long)b);
        add(answers, "%lld%lld%%", (long long)a, (long long)b);
        add(answers, "%lld%%", (long long)(2 * a));
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

/* The value at another place: ten or a hundred times as much, or a part of it. */
static void write_of_value(enum misconception belief, struct rational value,
                           struct answers *answers)
{
    if (value.numerator <= 0)
        return;
    if (belief == BELIEF_POWER_OF_TEN) {
        add_scaled(answers, value, 1, 10, NOTATION_PERCENT);
        add_scaled(answers, value, 10, 1, NOTATION_PERCENT);
        add_scaled(answers, value, 1, 100, NOTATION_PERCENT);
    }
    if (belief == BELIEF_DECIMAL_PLACE && value.denominator > 1) {
        add_scaled(answers, value, 10, 1, NOTATION_DECIMAL);
        add_scaled(answers, value, 1, 10, NOTATION_DECIMAL);
    }
}

/* Adds a believer's answers for the stem in another notation. */
static void write_answers(enum misconception belief, const struct attempt *question,
                          struct answers *answers)
{
    const struct notation *stem = &question->stem;
    int64_t a, b;

    if (stem->kind == NOTATION_FRACTION && belief_parts(stem, &a, &b) && a <= 1000 && b <= 1000)
        write_of_fraction(belief, a, b, answers);
    write_as_parts(belief, stem, answers);
    if (belief == BELIEF_MIXED_GLUED && stem->kind == NOTATION_MIXED)
        write_of_mixed(stem, answers);
    /* The reverse: 7/3 as 7 1/3, 2 3/7 is no belief that anybody has named. */
    if (belief == BELIEF_POWER_OF_TEN || belief == BELIEF_DECIMAL_PLACE)
        write_of_value(belief, notation_value(stem), answers);
}

int misconception_written(enum misconception belief, const struct notation *stem,
                          struct notation out[static WRITTEN_MOST])
{
    struct answers answers = {0};

    write_answers(belief, &(struct attempt){.task = TASK_WRITE, .stem = *stem}, &answers);
    memcpy(out, answers.number, sizeof answers.number);
    return answers.count;
}

/* True if a believer writes this answer for the stem in another notation. */
static bool belief_writes(enum misconception belief, const struct attempt *attempt)
{
    struct answers answers = {0};

    write_answers(belief, attempt, &answers);
    for (int i = 0; i < answers.count; i++)
        if (answers.number[i].kind == attempt->answer.kind &&
            notation_equal(&answers.number[i], &attempt->answer))
            return true;
    return false;
}

/* Adds fractions that a believer takes for a/b. */
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

static const char *const names[MISCONCEPTIONS] = {
    NULL,
#define MISCONCEPTION(id, name) name,
#include "skill/misconception-list.h"
#undef MISCONCEPTION
};

const char *misconception_name(enum misconception belief)
{
    return names[belief];
}

bool is_worth_half(const struct notation *number)
{
    return rational_equal(notation_value(number), (struct rational){1, 2});
}

/* --- two numbers that should be equal */

static bool multiplied_apart(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return c % a == 0 && d % b == 0 && c != a && d != b && c / a != d / b;
}

bool misconception_pairs(enum misconception belief, const struct fraction_pair *p)
{
    int64_t left = p->b - p->a, other_left = p->d - p->c;

    switch (belief) {
    case BELIEF_ADDS:
        return p->d - p->b == p->c - p->a && p->d != p->b;
    case BELIEF_SAME_NUMERATOR:
        return p->a == p->c;
    case BELIEF_SAME_DENOMINATOR:
        return p->b == p->d;
    case BELIEF_TWO_FACTORS:
        return multiplied_apart(p->a, p->b, p->c, p->d) || multiplied_apart(p->c, p->d, p->a, p->b);
    case BELIEF_UPSIDE_DOWN:
        return p->c == p->b && p->d == p->a;
    case BELIEF_PART_LEFT:
        return left > 0 && p->c * p->b == left * p->d;
    case BELIEF_PART_TO_PART:
        return (left > 0 && p->c * left == p->a * p->d) ||
               (other_left > 0 && p->a * other_left == p->c * p->b);
    default:
        return false;
    }
}

static bool fits_equal(enum misconception belief, const struct attempt *attempt,
                       const struct fraction_pair *p)
{
    /* 2/3 beside a half is taken for one because it is near. */
    bool near = (2 * p->c - p->d == 1 || 2 * p->c - p->d == -1) && is_worth_half(&attempt->stem);

    /* A number alone is missing: no part is taken for another. */
    if (attempt->task == TASK_FILL && (belief == BELIEF_PART_LEFT || belief == BELIEF_PART_TO_PART))
        return false;
    if (belief == BELIEF_NEAR_HALF)
        return near;
    /* Of a half the same is left; 5/30 beside 5/6 is left by chance. */
    if ((belief == BELIEF_ADDS && near) ||
        (belief == BELIEF_PART_LEFT && p->a == p->c && p->b != p->d))
        return false;
    return misconception_pairs(belief, p);
}

/* --- a number read from a picture, or from a line */

static bool fits_read(enum misconception belief, const struct attempt *attempt,
                      const struct fraction_pair *p)
{
    int64_t wholes = (p->a + p->b - 1) / p->b;

    switch (belief) {
    case BELIEF_COUNTS_ONLY:
        return attempt->answer.kind == NOTATION_WHOLE && (p->c == p->a || p->c == p->b);
    case BELIEF_TWO_BARS_ONE_WHOLE:
        return wholes > 1 && p->c == p->a && p->d == wholes * p->b;
    case BELIEF_PART_TO_PART:
        return attempt->answer.kind == NOTATION_FRACTION && p->c == p->a && p->d == p->b - p->a;
    case BELIEF_PART_LEFT:
        return p->c == p->b - p->a && p->d == p->b;
    case BELIEF_UPSIDE_DOWN:
        return attempt->answer.kind == NOTATION_FRACTION && p->c == p->b && p->d == p->a;
    default:
        return false;
    }
}

static bool fits_line(enum misconception belief, const struct attempt *attempt,
                      const struct fraction_pair *p)
{
    /* The answer's steps, where the number is at a step of its line. */
    bool at_step = p->a * p->d % p->b == 0;
    int64_t step = p->a * p->d / p->b;
    /* All marks, from 0 to the end of the line: 9 for 5/4. */
    int64_t marks = (p->a + p->b - 1) / p->b * p->b + 1;

    switch (belief) {
    case BELIEF_COUNTS_ONLY:
        return attempt->answer.kind == NOTATION_WHOLE && p->c == p->a;
    case BELIEF_COUNTS_MARKS: /* marks are one more than steps: 3/5 or 4/5 for 3/4; or a step off */
        return ((p->d == p->b + 1 || p->d == marks) && (p->c == p->a || p->c == p->a + 1)) ||
               (p->d > 1 && at_step && p->d % p->b == 0 && (p->c == step + 1 || p->c == step - 1));
    case BELIEF_ANY_STEPS:
        return p->c == p->a && p->d > p->b && p->d % p->b == 0;
    case BELIEF_PART_LEFT:
        return p->d > p->c && (p->d - p->c) * p->b == p->a * p->d;
    default:
        return false;
    }
}

static bool fits_left(enum misconception belief, const struct attempt *attempt,
                      const struct fraction_pair *p)
{
    if (belief == BELIEF_PART_LEFT) /* half a whole leaves as much as is gone */
        return p->c == p->a && p->d == p->b && 2 * p->a != p->b;
    if (belief == BELIEF_COUNTS_ONLY)
        return attempt->answer.kind == NOTATION_WHOLE && (p->c == p->a || p->c == p->b - p->a);
    return false;
}

/* --- which is larger */

/* True if one of them is a half, and the other one is a fraction, whose parts can be halved: 20%
 * beside 1/2 shows no parts. */
static bool told_by_half(const struct attempt *attempt)
{
    const struct notation *s = &attempt->stem, *w = &attempt->answer;

    if (is_worth_half(s) && is_worth_half(w))
        return (s->denominator < w->denominator ? w : s)->kind == NOTATION_FRACTION;
    return (is_worth_half(s) && w->kind == NOTATION_FRACTION) ||
           (is_worth_half(w) && s->kind == NOTATION_FRACTION);
}

static bool have_part_in_common(const struct attempt *attempt)
{
    return attempt->stem.numerator == attempt->answer.numerator ||
           attempt->stem.denominator == attempt->answer.denominator;
}

static bool fits_compare(enum misconception belief, const struct attempt *attempt)
{
    struct fraction_pair p;
    int sign;

    /* For any wrong answer about a number beside a half, the half is the help. */
    if (told_by_half(attempt) && !have_part_in_common(attempt))
        return belief == BELIEF_NEAR_HALF;
    /* 3/4 and 5/6 lack a part each: a pupil who sees that may give either wrong answer. */
    if (belief == BELIEF_GAP && pair_of(attempt, &p) && p.b - p.a == p.d - p.c && p.a < p.b &&
        p.b != p.d)
        return true;
    return belief_sign(belief, attempt, &sign) && sign == attempt->sign;
}

/* --- all of them */

/* An attempt with the facts that are the same for every belief: they take longer to work out than a
 * judgement. */
struct judged {
    const struct attempt *attempt;
    bool right;                /* no belief leads to it */
    bool paired;               /* both are fractions, or whole numbers */
    struct fraction_pair pair; /* if so */
};

static struct judged judge(const struct attempt *attempt)
{
    struct judged out = {.attempt = attempt};

    if (attempt->task == TASK_COMPARE)
        out.right = attempt->sign == notation_compare(&attempt->stem, &attempt->answer);
    else if (attempt->task != TASK_LEFT) /* the part that is left does not equal the stem */
        out.right = notation_equal(&attempt->stem, &attempt->answer);
    out.paired = !out.right && pair_of(attempt, &out.pair);
    return out;
}

static bool fits(enum misconception belief, const struct judged *judged)
{
    const struct attempt *attempt = judged->attempt;

    if (judged->right)
        return false;
    if (attempt->task == TASK_COMPARE)
        return fits_compare(belief, attempt);
    if (attempt->task == TASK_LEFT)
        return judged->paired && fits_left(belief, attempt, &judged->pair);
    if (attempt->task == TASK_WRITE || !judged->paired)
        return belief_writes(belief, attempt);
    switch (attempt->task) {
    case TASK_READ:
        return fits_read(belief, attempt, &judged->pair);
    case TASK_LINE:
        return fits_line(belief, attempt, &judged->pair);
    default:
        return fits_equal(belief, attempt, &judged->pair);
    }
}

bool misconception_fits(enum misconception belief, const struct attempt *attempt)
{
    const struct judged judged = judge(attempt);

    return fits(belief, &judged);
}

enum misconception misconception_of(const struct attempt *attempt)
{
    const struct judged judged = judge(attempt);

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        if (fits((enum misconception)b, &judged))
            return (enum misconception)b;
    return NO_MISCONCEPTION;
}

enum misconception misconception_only(const struct attempt *attempt)
{
    const struct judged judged = judge(attempt);
    enum misconception only = NO_MISCONCEPTION;

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        if (fits((enum misconception)b, &judged)) {
            if (only != NO_MISCONCEPTION)
                return NO_MISCONCEPTION;
            only = (enum misconception)b;
        }
    return only;
}
