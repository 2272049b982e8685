#include "rational/explain_step.h"

#include <stddef.h>
#include <stdio.h>

/* sign: "÷" or "×"; notation_print_number knows how to show it. */
static struct message_arg arg_step(const char *sign, int64_t factor)
{
    char text[MESSAGE_NUMBER_SIZE];

    snprintf(text, sizeof text, "%s %lld", sign, (long long)factor);
    return arg_number("step", text);
}

static bool is_fraction(const struct notation *number)
{
    return number->kind == NOTATION_FRACTION && !number->negative && number->numerator > 0;
}

/* The sentence for parts of that size. */
static const char *cut_of(int64_t parts)
{
    static const struct {
        int parts;
        const char *sentence;
    } rows[] = {
#define PART(parts, sentence) {parts, sentence},
#include "rational/part-list.h"
#undef PART
    };

    for (size_t i = 1; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].parts == parts)
            return rows[i].sentence;
    return rows[0].sentence;
}

struct message explain_cut(const struct notation *from, const struct notation *to)
{
    if (!is_fraction(from) || !is_fraction(to) || from->denominator == to->denominator ||
        !rational_equal(notation_value(from), notation_value(to)))
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
                        arg_count("below", from->denominator), arg_step(grows ? "×" : "÷", factor));
}

/* ---- Two that differ ---- */

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

/* Cuts each part of a fraction. */
static void cut_in(struct notation *fraction, int64_t factor)
{
    fraction->numerator *= factor;
    fraction->denominator *= factor;
}

/* Puts both in parts of one size; false: there would be too many, or they are. */
static bool cut_in_common(struct notation forms[2])
{
    struct notation one = notation_as_fraction(&forms[0]), other = notation_as_fraction(&forms[1]);
    int64_t divisor = (int64_t)rational_gcd((uint64_t)one.denominator, (uint64_t)other.denominator);
    int64_t first = other.denominator / divisor, second = one.denominator / divisor;

    if (one.denominator == other.denominator || one.denominator > PARTS_MOST / first ||
        one.numerator > RATIONAL_LIMIT / first || other.numerator > RATIONAL_LIMIT / second)
        return false;
    forms[0] = one;
    forms[1] = other;
    cut_in(&forms[0], first);
    cut_in(&forms[1], second);
    return true;
}

/* Cuts each part in two; false: there would be too many. */
static bool cut_further(struct notation *number)
{
    if (number->denominator > PARTS_MOST / 2 || number->numerator > RATIONAL_LIMIT / 2)
        return false;
    cut_in(number, 2);
    return true;
}

/* The forms that are to be worked out; one that is there already stays as it is. False: none. */
static bool next_forms(const struct notation *left, const struct notation *right,
                       struct notation forms[2])
{
    forms[0] = *left;
    forms[1] = *right;
    /* that these differ is seen at once: what else is like the right one? */
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
