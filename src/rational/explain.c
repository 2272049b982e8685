#include "rational/explain.h"

#include "rational/digits.h"

#include <assert.h>
#include <stddef.h>

static bool is_fraction(const struct notation *number)
{
    return number->kind == NOTATION_FRACTION && !number->negative && number->numerator > 0;
}

/* The sentence for parts of that size. */
static const char *cut_of(int64_t parts)
{
    /* Of a whole in so many parts; 0 stands for all that have no name here. */
    static const struct {
        int parts;
        const char *sentence;
    } rows[] = {
        {0, N_("Each part is cut in {count}: {above} {step} and {below} {step}")},
        {1, N_("Each whole is cut in {count}: {above} {step} and {below} {step}")},
        {2, N_("Each half is cut in {count}: {above} {step} and {below} {step}")},
        {3, N_("Each third is cut in {count}: {above} {step} and {below} {step}")},
        {4, N_("Each quarter is cut in {count}: {above} {step} and {below} {step}")},
        {5, N_("Each fifth is cut in {count}: {above} {step} and {below} {step}")},
        {6, N_("Each sixth is cut in {count}: {above} {step} and {below} {step}")},
        {8, N_("Each eighth is cut in {count}: {above} {step} and {below} {step}")},
        {9, N_("Each ninth is cut in {count}: {above} {step} and {below} {step}")},
        {10, N_("Each tenth is cut in {count}: {above} {step} and {below} {step}")},
        {12, N_("Each twelfth is cut in {count}: {above} {step} and {below} {step}")},
    };

    for (size_t i = 1; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].parts == parts)
            return rows[i].sentence;
    return rows[0].sentence;
}

struct message explain_cut(const struct notation *from, const struct notation *to)
{
    if (!is_fraction(from) || !is_fraction(to) || from->denominator == to->denominator ||
        !notation_equal(from, to))
        return (struct message){0};
    bool grows = to->denominator > from->denominator;
    int64_t more = grows ? to->denominator : from->denominator;
    int64_t fewer = grows ? from->denominator : to->denominator, factor = more / fewer;
    if (more % fewer != 0)
        return (struct message){0};
    return message_with(grows ? cut_of(fewer)
                              : N_("Put the parts together {count} by {count}: {above} {step} and "
                                   "{below} {step}"),
                        arg_count("count", factor), arg_count("above", from->numerator),
                        arg_count("below", from->denominator),
                        arg_step("step", grows ? "×" : "÷", factor));
}

/* --- Two that differ */

enum { PARTS_MOST = 200 };

/* Puts a printed fraction in its simplest form; false: it is so already, or a whole number. */
static bool make_simpler(struct notation *number)
{
    struct rational value = notation_value(number);

    if (number->kind != NOTATION_FRACTION || value.numerator == 0 || value.denominator == 1 ||
        number->denominator == value.denominator)
        return false;
    *number = notation_of_fraction(value.numerator, value.denominator);
    return true;
}

/* Puts both in parts of one size; false: there would be too many, or they are. */
static bool cut_in_common(struct notation forms[2])
{
    return notation_as_fraction(&forms[0]).denominator !=
               notation_as_fraction(&forms[1]).denominator &&
           notation_cut_alike(forms, 2, PARTS_MOST);
}

/* Cuts each part in two; false: there would be too many. */
static bool cut_further(struct notation *number)
{
    if (number->denominator > PARTS_MOST / 2 || number->numerator > RATIONAL_LIMIT / 2)
        return false;
    number->numerator *= 2;
    number->denominator *= 2;
    return true;
}

/* Gives the forms that are to be worked out; a number in that form already stays as it is. False:
 * there are none. */
static bool next_forms(const struct notation *left, const struct notation *right,
                       struct notation forms[2])
{
    forms[0] = *left;
    forms[1] = *right;
    /* that these differ is seen at once: which other form does the right one have? */
    if (left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION &&
        left->denominator == right->denominator)
        return make_simpler(&forms[1]) || cut_further(&forms[1]);
    bool simpler = make_simpler(&forms[0]);
    return make_simpler(&forms[1]) || simpler || cut_in_common(forms);
}

static struct message gap(const struct notation *number, const struct notation *form)
{
    return message_with(N_("{number} = ?/{parts}: which number is missing?"),
                        arg_notation("number", number), arg_count("parts", form->denominator));
}

struct message explain_gaps(const struct notation *left, const struct notation *right)
{
    struct notation forms[2];

    if (!next_forms(left, right, forms))
        return (struct message){0};
    if (notation_identical(left, &forms[0]))
        return gap(right, &forms[1]);
    if (notation_identical(right, &forms[1]))
        return gap(left, &forms[0]);
    return message_with(
        N_("{left} = ?/{left_parts} and {right} = ?/{right_parts}: which numbers are "
           "missing?"),
        arg_notation("left", left), arg_count("left_parts", forms[0].denominator),
        arg_notation("right", right), arg_count("right_parts", forms[1].denominator));
}

int explain_missing(const struct notation *left, const struct notation *right,
                    struct notation out[static 2])
{
    const struct notation *numbers[] = {left, right};
    struct notation forms[2];
    int count = 0;

    if (!next_forms(left, right, forms))
        return 0;
    for (int i = 0; i < 2; i++)
        if (!notation_identical(numbers[i], &forms[i]))
            out[count++] = forms[i];
    return count;
}

int explain_filled(const struct notation *left, const struct notation *right,
                   struct message out[static EXPLANATION_STEPS])
{
    const struct notation *numbers[] = {left, right};
    struct notation forms[2];
    struct explanation way;
    int count = 0;

    if (!next_forms(left, right, forms))
        return 0;
    for (int i = 0; i < 2; i++) {
        if (notation_identical(numbers[i], &forms[i]))
            continue;
        explain(numbers[i], &forms[i], &way);
        for (int step = 0; step < way.steps && count < EXPLANATION_STEPS; step++)
            out[count++] = way.step[step];
    }
    return count;
}

/*
 * Two equal numbers are joined by up to four equations: the left one as a fraction, that fraction
 * in simplest terms, the fraction of the right one, the right one. A step that would say nothing is
 * left out:
 *
 *     50 % ──(50 of 100)── 50/100 ──(÷ 50)── 1/2 ──(× 5)── 5/10 ──(5 tenths)── 0.5
 *     `left'                                                                 `right'
 */

/* A whole number, whose digits have no sign, with the sign of `of`. */
static struct message_arg arg_whole(const char *name, const struct notation *of, int64_t whole)
{
    struct notation number = {
        .kind = NOTATION_WHOLE, .negative = of->negative && whole != 0, .whole = whole};

    return arg_notation(name, &number);
}

/* A sentence about two numbers. */
static struct message about(const char *id, const struct notation *left,
                            const struct notation *right)
{
    return message_with(id, arg_notation("left", left), arg_notation("right", right));
}

/* --- Equal */

/* Both parts of a fraction or a ratio are multiplied or divided by one number, which must exist. */
static struct message scaled(const struct notation *left, const struct notation *right)
{
    bool grows = right->denominator > left->denominator;

    return message_with(grows ? N_("{left} = {right} (both × {factor})")
                              : N_("{left} = {right} (both ÷ {factor})"),
                        arg_notation("left", left), arg_notation("right", right),
                        arg_count("factor", grows ? right->denominator / left->denominator
                                                  : left->denominator / right->denominator));
}

static bool has_factor(const struct notation *left, const struct notation *right)
{
    return left->denominator % right->denominator == 0 ||
           right->denominator % left->denominator == 0;
}

/* A whole number and the fraction that it is; either may be the left one. */
static struct message divided(const struct notation *left, const struct notation *right)
{
    const struct notation *fraction = left->kind == NOTATION_FRACTION ? left : right;

    return message_with(
        N_("{left} = {right} ({numerator} {step} = {quotient})"), arg_notation("left", left),
        arg_notation("right", right), arg_whole("numerator", fraction, fraction->numerator),
        arg_step("step", "÷", fraction->denominator),
        arg_whole("quotient", fraction, fraction->numerator / fraction->denominator));
}

/* A number (no fraction, no whole number) and the fraction that it reads as; `left` and `right` are
 * those two, in either order. */
struct fraction_pair {
    const struct notation *number, *fraction, *left, *right;
};

typedef struct message explain_pair(const struct fraction_pair *pair);

static struct message explain_mixed(const struct fraction_pair *pair)
{
    const struct notation *number = pair->number;
    struct notation wholes = {.kind = NOTATION_FRACTION,
                              .negative = number->negative,
                              .numerator = number->whole * number->denominator,
                              .denominator = number->denominator};
    struct notation part = notation_of_fraction(number->numerator, number->denominator);

    return message_with(number->negative
                            ? N_("{left} = {right} ({whole} = {wholes}, and {part} less)")
                            : N_("{left} = {right} ({whole} = {wholes}, and {part} more)"),
                        arg_notation("left", pair->left), arg_notation("right", pair->right),
                        arg_whole("whole", number, number->whole), arg_notation("wholes", &wholes),
                        arg_notation("part", &part));
}

/* 10 times 0.(3) is 3.(3); take 0.(3) away and 3 is left, which is 9 times 0.(3). */
static struct message explain_recurring(const struct fraction_pair *pair)
{
    const struct notation *number = pair->number, positive = {0};

    return message_with(
        N_("{left} = {right} ({more} × {number} − {fewer} × {number} = {difference})"),
        arg_notation("left", pair->left), arg_notation("right", pair->right),
        arg_whole("more", &positive, power_of_ten(number->fixed_digits + number->recurring_digits)),
        arg_notation("number", number),
        arg_whole("fewer", &positive, power_of_ten(number->fixed_digits)),
        arg_whole("difference", number, pair->fraction->numerator));
}

static struct message explain_decimal(const struct fraction_pair *pair)
{
    static const struct {
        const char *one, *many;
    } units[] = {
        {NP_("{left} = {right} ({count} tenth)", "{left} = {right} ({count} tenths)")},
        {NP_("{left} = {right} ({count} hundredth)", "{left} = {right} ({count} hundredths)")},
        {NP_("{left} = {right} ({count} thousandth)", "{left} = {right} ({count} thousandths)")},
    };
    size_t digits = pair->number->fixed_digits;

    if (pair->number->recurring_digits)
        return explain_recurring(pair);
    if (digits > sizeof units / sizeof *units)
        return message_with(N_("{left} = {right} ({digits} digits after the decimal mark, so the "
                               "denominator is 1 with {digits} zeros)"),
                            arg_notation("left", pair->left), arg_notation("right", pair->right),
                            arg_count("digits", (int64_t)digits));
    return message_plural(units[digits - 1].one, units[digits - 1].many,
                          arg_notation("left", pair->left), arg_notation("right", pair->right),
                          arg_whole("count", pair->number, pair->fraction->numerator),
                          arg_count("form", pair->fraction->numerator)); /* −1 is said as 1 is */
}

/* 33 1/3 % is 100/3 and then ÷ 100. (33 + 1/3 of 100 might be 33 and a third of 100.) */
static struct message explain_mixed_share(const struct fraction_pair *pair)
{
    struct notation mixed = *pair->number;

    mixed.kind = NOTATION_MIXED;
    struct notation parts = notation_as_fraction(&mixed);
    return message_with(N_("{left} = {right} ({number} = {parts}, then {division})"),
                        arg_notation("left", pair->left), arg_notation("right", pair->right),
                        arg_notation("number", &mixed), arg_notation("parts", &parts),
                        arg_step("division", "÷", notation_forms[pair->number->kind].divisor));
}

/* 50 % is 50 of 100. */
static struct message explain_share(const struct fraction_pair *pair)
{
    const struct notation *number = pair->number, positive = {0};
    struct notation before_sign = *number;

    if (number->denominator && number->whole)
        return explain_mixed_share(pair);
    if (number->denominator)
        before_sign.kind = NOTATION_FRACTION;
    else
        before_sign.kind =
            number->fixed_digits || number->recurring_digits ? NOTATION_DECIMAL : NOTATION_WHOLE;
    return message_with(N_("{left} = {right} ({number} of {whole})"),
                        arg_notation("left", pair->left), arg_notation("right", pair->right),
                        arg_notation("number", &before_sign),
                        arg_whole("whole", &positive, notation_forms[number->kind].divisor));
}

static struct message explain_ratio(const struct fraction_pair *pair)
{
    return message_with(N_("{left} = {right} ({first} for every {second})"),
                        arg_notation("left", pair->left), arg_notation("right", pair->right),
                        arg_whole("first", pair->number, pair->number->numerator),
                        arg_whole("second", &(struct notation){0}, pair->number->denominator));
}

static struct message explain_as_fraction(const struct notation *number,
                                          const struct notation *fraction,
                                          const struct notation *left, const struct notation *right)
{
    static explain_pair *const explainers[NOTATION_KINDS] = {
#define NOTATION(kind, sign, divisor, bar, names_parts, write, explain) [NOTATION_##kind] = explain,
#include "rational/notation-list.h"
#undef NOTATION
    };
    struct notation read = *fraction;

    if (!read_as_fraction(number, &read.numerator, &read.denominator))
        return about(N_("{left} = {right} (too many digits to show how)"), left, right);
    return explainers[number->kind](&(struct fraction_pair){number, fraction, left, right});
}

static void append(struct explanation *out, struct message message)
{
    assert(out->steps < EXPLANATION_STEPS);
    out->step[out->steps++] = message;
}

/* From one fraction to an equal one, by a factor or by way of the simplest. */
static void append_fractions(struct explanation *out, const struct notation *left,
                             const struct notation *right)
{
    if (notation_identical(left, right))
        return;
    if (has_factor(left, right)) {
        append(out, scaled(left, right));
        return;
    }
    struct rational value = notation_value(left);
    struct notation simplest = notation_of_fraction(value.numerator, value.denominator);
    append(out, scaled(left, &simplest));
    append(out, scaled(&simplest, right));
}

static void append_chain(struct explanation *out, const struct notation *left,
                         const struct notation *right)
{
    struct notation from = notation_as_fraction(left), to = notation_as_fraction(right);

    if (left->kind == NOTATION_WHOLE) {
        append(out, divided(left, &to));
    } else {
        if (left->kind != NOTATION_FRACTION)
            append(out, explain_as_fraction(left, &from, left, &from));
        if (right->kind == NOTATION_WHOLE) {
            append(out, divided(&from, right));
            return;
        }
        append_fractions(out, &from, &to);
    }
    if (right->kind != NOTATION_FRACTION)
        append(out, explain_as_fraction(right, &to, &to, right));
}

/* Whole numbers and decimals that end; or numbers with one sign, such as percentages, that do. */
static bool are_plain(const struct notation *left, const struct notation *right)
{
    return notation_forms[left->kind].divisor == notation_forms[right->kind].divisor &&
           !left->denominator && !right->denominator && left->recurring_digits == 0 &&
           right->recurring_digits == 0;
}

/* --- Not equal */

enum {
    READABLE_DENOMINATOR =
        1000 /* up to this a common denominator of the numbers as printed is shown */
};

/* 3/1 is shown as 3. */
static struct message_arg arg_part(const char *name, const struct notation *fraction)
{
    return fraction->denominator == 1 ? arg_whole(name, fraction, fraction->numerator)
                                      : arg_notation(name, fraction);
}

/* True if the number is written as that fraction already. */
static bool is_written_so(const struct notation *number, const struct notation *fraction)
{
    if (fraction->denominator == 1)
        return number->kind == NOTATION_WHOLE;
    return notation_identical(number, fraction);
}

/* Says how many parts of one size each of the two is, but not that 4/12 is 4/12. */
static struct message differ_as(const struct notation *left, const struct notation *right,
                                const struct notation *first, const struct notation *second)
{
    const char *id = is_written_so(left, first) ? N_("{left} is not {right}: {right} is {second}")
                     : is_written_so(right, second)
                         ? N_("{left} is not {right}: {left} is {first}")
                         : N_("{left} is not {right}: {left} is {first}, but {right} is {second}");

    return message_with(id, arg_notation("left", left), arg_notation("right", right),
                        arg_part("first", first), arg_part("second", second));
}

/* Where the simplest forms have a smaller common denominator, says those first, and then both over
 * it. False: they have no smaller one. */
static bool differ_in_simplest(const struct notation *left, const struct notation *right,
                               struct message *out)
{
    const struct notation *numbers[] = {left, right};
    struct notation printed[2], simple[2];

    for (int i = 0; i < 2; i++) {
        struct rational value = notation_value(numbers[i]);
        printed[i] = simple[i] = notation_as_fraction(numbers[i]);
        /* The form that a pupil writes first: a printed fraction in its simplest form. A number
         * that is read in tenths or hundredths stays so, and 0 has no simpler form. */
        if (notation_forms[numbers[i]->kind].names_parts && value.numerator != 0)
            simple[i] = notation_of_fraction(value.numerator, value.denominator);
    }
    struct notation both[2] = {simple[0], simple[1]};
    bool alike = both[0].denominator == both[1].denominator;
    /* The simplest denominators divide the printed ones, so their common one divides that of those:
     * it is the same when each of those divides it. */
    if (!notation_cut_alike(both, 2, RATIONAL_LIMIT) ||
        (both[0].denominator % printed[0].denominator == 0 &&
         both[0].denominator % printed[1].denominator == 0))
        return false;
    *out = alike ? differ_as(left, right, &both[0], &both[1])
                 : message_with(N_("{left} is not {right}: they are {simple_left} and "
                                   "{simple_right}, which are {first} and {second}"),
                                arg_notation("left", left), arg_notation("right", right),
                                arg_part("simple_left", &simple[0]),
                                arg_part("simple_right", &simple[1]), arg_part("first", &both[0]),
                                arg_part("second", &both[1]));
    return true;
}

struct message explain_difference(const struct notation *left, const struct notation *right)
{
    struct rational left_value = notation_value(left), right_value = notation_value(right);
    struct notation both[2] = {*left, *right};
    struct message message;

    assert(!rational_equal(left_value, right_value));
    if ((left_value.numerator < 0 && right_value.numerator > 0) ||
        (left_value.numerator > 0 && right_value.numerator < 0))
        return about(N_("{left} is not {right}: one is below 0, the other above"), left, right);
    if (left->kind == NOTATION_WHOLE && right->kind == NOTATION_WHOLE)
        return about(N_("{left} is not {right}: they are different whole numbers"), left, right);
    if (left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION &&
        left->denominator == right->denominator)
        return message_with(left->negative || right->negative
                                ? N_("{left} is not {right}: the parts are the same size, but "
                                     "{first} is not {second}")
                                : N_("{left} is not {right}: same pieces, but {first} and {second} "
                                     "of them"),
                            arg_notation("left", left), arg_notation("right", right),
                            arg_whole("first", left, left->numerator),
                            arg_whole("second", right, right->numerator));
    if (differ_in_simplest(left, right, &message))
        return message;
    bool common = notation_cut_alike(both, 2, READABLE_DENOMINATOR);
    if (!common) { /* as printed it cannot be read: that of the simplest ones */
        both[0] = notation_of_fraction(left_value.numerator, left_value.denominator);
        both[1] = notation_of_fraction(right_value.numerator, right_value.denominator);
        common = notation_cut_alike(both, 2, RATIONAL_LIMIT);
    }
    if (!common)
        return about(rational_compare(left_value, right_value) < 0
                         ? N_("{left} is less than {right}")
                         : N_("{left} is more than {right}"),
                     left, right);
    return differ_as(left, right, &both[0], &both[1]);
}

void explain(const struct notation *left, const struct notation *right, struct explanation *out)
{
    *out = (struct explanation){
        .equal = notation_equal(left, right),
    };
    if (!out->equal)
        append(out, explain_difference(left, right));
    else if (notation_identical(left, right))
        append(out, about(N_("{left} = {right} (the same digits)"), left, right));
    else if (notation_value(left).numerator == 0)
        append(out, about(N_("{left} = {right} (both are 0)"), left, right));
    else if (are_plain(left, right))
        append(out, about(N_("{left} = {right} (zeros at the end of a decimal change nothing)"),
                          left, right));
    else if (left->kind == NOTATION_RATIO && right->kind == NOTATION_RATIO &&
             has_factor(left, right))
        append(out, scaled(left, right));
    else
        append_chain(out, left, right);
}
