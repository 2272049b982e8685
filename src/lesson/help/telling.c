/* Sentences and pictures that several kinds of questions share. */
#include "lesson/maker.h"
#include "rational/explain.h"

#include <string.h>

enum {
    PARTS_MOST = 100,
    WHOLES_MOST = 10,
    STEPS_MOST =
        36 /* of one whole on a line: more cannot be counted, and no screen has room for them */
};

void telling_say(struct telling *telling, struct message message)
{
    if (!telling->say.id) {
        telling->say = message;
        return;
    }
    for (int i = 0; i < TELLING_MORE; i++) {
        if (!telling->more[i].id) {
            telling->more[i] = message;
            return;
        }
    }
}

bool number_said(const struct message *message, const char *name, struct notation *out)
{
    for (int a = 0; message->id && a < message->args; a++) {
        const struct message_arg *arg = &message->arg[a];
        if (arg->kind != MESSAGE_NOTATION || strcmp(arg->name, name) != 0)
            continue;
        if (out)
            *out = notation_of_arg(arg);
        return true;
    }
    return false;
}

static void add_figure(struct telling *telling, struct figure figure)
{
    if (telling->figures < TELLING_FIGURES)
        telling->figure[telling->figures++] = figure;
}

void telling_show(struct telling *telling, enum shape shape, const struct notation *number)
{
    struct figure figure = figure_picture(shape, number);
    struct rational value = notation_value(number);

    if (value.numerator <= 0 || number->negative || figure_parts(&figure) > PARTS_MOST ||
        figure_wholes(&figure) > WHOLES_MOST)
        return;
    for (int i = 0; i < telling->figures; i++)
        if (telling->figure[i].shape == shape && !telling->figure[i].blank &&
            notation_identical(&telling->figure[i].number, &figure.number))
            return;
    add_figure(telling, figure);
}

void telling_turn(struct telling *telling, const struct item *item)
{
    for (int i = 0; i < telling->figures; i++) {
        figure_turn_like(&telling->figure[i], &item->other);
        figure_turn_like(&telling->figure[i], &item->stem);
    }
}

void telling_show_blank(struct telling *telling, int64_t parts, int64_t wholes)
{
    struct notation number = notation_of_fraction(0, parts);
    struct figure figure = figure_picture(SHAPE_BAR, &number);

    if (parts > PARTS_MOST || wholes > WHOLES_MOST)
        return;
    figure.blank = true;
    figure.wholes = (int)wholes;
    add_figure(telling, figure);
}

void telling_show_bars(struct telling *telling, const struct item *item,
                       const struct notation *const *numbers, int count)
{
    for (int i = 0; i < count; i++)
        telling_show(telling, SHAPE_BAR, numbers[i]);
    bool lines = item->lesson->stage > STAGE_ONE_WHOLE; /* they are a lesson of the second stage */
    for (int i = 0; lines && i < count; i++) {
        struct figure figure = figure_picture(SHAPE_LINE, numbers[i]);
        lines = figure_parts(&figure) <= STEPS_MOST;
    }
    for (int i = 0; lines && i < count; i++)
        telling_show(telling, SHAPE_LINE, numbers[i]);
}

void telling_show_two(struct telling *telling, const struct item *item, const struct notation *one,
                      const struct notation *other)
{
    telling_show_bars(telling, item, (const struct notation *const[]){one, other}, 2);
}

void telling_equal(struct telling *telling, const struct item *item, const struct notation *one,
                   const struct notation *other)
{
    struct explanation why;

    explain(one, other, &why);
    for (int i = 0; i < why.steps; i++)
        telling_say(telling, why.step[i]);
    telling_show_two(telling, item, one, other);
}

struct message equal_in_short(const struct notation *one, const struct notation *other)
{
    struct explanation why;
    struct notation both;

    explain(one, other, &why);
    if (why.steps == 1)
        return why.step[0];
    if (!notation_forms[other->kind].names_parts)
        both = notation_as_fraction(other);
    else if (!notation_forms[one->kind].names_parts)
        both = notation_as_fraction(one);
    else
        notation_from_value(&both, notation_value(one), NOTATION_FRACTION, NULL);
    if (both.denominator > PARTS_MOST)
        notation_from_value(&both, notation_value(one), NOTATION_FRACTION, NULL);
    return message_with(N_("{one} = {other}: both are {both}"), arg_notation("one", one),
                        arg_notation("other", other), arg_notation("both", &both));
}

void telling_pair(struct telling *telling, const struct item *item, const struct notation *one,
                  const struct notation *other)
{
    if (notation_equal(one, other)) {
        telling_equal(telling, item, one, other);
        return;
    }
    telling_say(telling, explain_difference(one, other));
    telling_show_two(telling, item, one, other);
}

void telling_alike(struct telling *telling, const struct item *item, const struct notation *one,
                   const struct notation *other)
{
    struct notation both[2] = {*one, *other};

    if (item->lesson->ladder != LADDER_SIMPLIFY && cut_alike(both, 2)) {
        telling_say(telling,
                    message_with(N_("In pieces of one size they are {left} and {right}."),
                                 arg_notation("left", &both[0]), arg_notation("right", &both[1])));
        return;
    }
    for (int i = 0; i < 2; i++) {
        struct rational value = notation_value(&both[i]);
        both[i] = notation_of_fraction(value.numerator, value.denominator);
    }
    telling_say(telling,
                message_with(N_("As simple as they get, they are {left} and {right}."),
                             arg_notation("left", &both[0]), arg_notation("right", &both[1])));
}

bool cut_alike(struct notation *numbers, int count)
{
    enum { MOST = 200 };

    return notation_cut_alike(numbers, count, MOST);
}

/* Of a half: half of the denominator beside the numerator. `number` is the one that is none. */
static struct message beside_half(const struct notation *number)
{
    int order = rational_compare(notation_value(number), (struct rational){1, 2});
    struct notation parts = notation_as_fraction(number); /* 0.4 is 4 of 10 */
    struct notation half = notation_of_whole(parts.denominator / 2);
    struct rational value;

    if (parts.denominator % 2 &&
        (rational_make(&value, parts.denominator, 2, NULL) != STATUS_OK ||
         notation_from_value(&half, value, NOTATION_MIXED, NULL) != STATUS_OK))
        half = notation_of_fraction(1, 2); /* of 1 */
    return message_with(order < 0 ? N_("Half of {below} is {half}, and {above} is less than that.")
                                  : N_("Half of {below} is {half}, and {above} is more than that."),
                        arg_count("below", parts.denominator), arg_notation("half", &half),
                        arg_count("above", parts.numerator));
}

bool lacks_parts(const struct notation *number)
{
    return number->kind == NOTATION_FRACTION && number->numerator < number->denominator;
}

/* Compares two numbers that lack one part each by the parts missing to one whole. */
static struct message by_what_lacks(const struct notation *left, const struct notation *right)
{
    struct notation left_lacks = notation_of_fraction(1, left->denominator);
    struct notation right_lacks = notation_of_fraction(1, right->denominator);

    return message_with(
        N_("{left} needs {left_lacks} to make a whole, and {right} needs {right_lacks}."),
        arg_notation("left", left), arg_notation("left_lacks", &left_lacks),
        arg_notation("right", right), arg_notation("right_lacks", &right_lacks));
}

static bool is_half(const struct notation *number)
{
    return number->numerator == 1 && number->denominator == 2;
}

static bool lacks_one(const struct notation *number)
{
    return number->denominator - number->numerator == 1;
}

/* Of two fractions that have a part in common; a message without id: they have none. */
static struct message by_common_part(const struct notation *left, const struct notation *right)
{
    bool left_is_finer = left->denominator > right->denominator;

    if (left->kind != NOTATION_FRACTION || right->kind != NOTATION_FRACTION)
        return (struct message){0};
    if (left->denominator == right->denominator)
        return message_with(N_("The pieces are the same size: {left} of them here, {right} there."),
                            arg_count("left", left->numerator),
                            arg_count("right", right->numerator));
    if (left->numerator == right->numerator)
        return message_with(
            N_("A whole cut in {many} has smaller pieces than one cut in {few}."),
            arg_count("many", left_is_finer ? left->denominator : right->denominator),
            arg_count("few", left_is_finer ? right->denominator : left->denominator));
    return (struct message){0};
}

/* Compares two numbers by their missing parts, or in pieces of one size; a message without id:
 * those would be too small. */
static struct message by_sizes(const struct notation *left, const struct notation *right)
{
    struct notation cut[2] = {*left, *right};

    if (left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION && lacks_one(left) &&
        lacks_one(right))
        return by_what_lacks(left, right);
    if (!cut_alike(cut, 2))
        return (struct message){0};
    return message_with(N_("In pieces of one size they are {left} and {right}."),
                        arg_notation("left", &cut[0]), arg_notation("right", &cut[1]));
}

/* Why one of two different numbers is larger; a message without id: their sizes say it. */
static struct message why_larger(const struct notation *left, const struct notation *right)
{
    struct message common = by_common_part(left, right);

    if (common.id)
        return common;
    if (left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION &&
        (is_half(left) || is_half(right)))
        return beside_half(is_half(right) ? left : right);
    return by_sizes(left, right);
}

struct message say_how_compared(const struct lesson_numbers *numbers, const struct notation *left,
                                const struct notation *right)
{
    struct attempt attempt = {.task = TASK_COMPARE, .stem = *left, .answer = *right};
    struct message beside = say_beside(numbers, &attempt), common = by_common_part(left, right);

    if (beside.id || common.id)
        return beside.id ? beside : common;
    if (left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION &&
        (is_half(left) || is_half(right)))
        return misconception_say(BELIEF_NEAR_HALF, &attempt);
    return by_sizes(left, right);
}

void telling_compared(struct telling *telling, const struct item *item, const struct notation *left,
                      const struct notation *right)
{
    int sign = notation_compare(left, right);
    struct message_arg args[] = {arg_notation("left", left), arg_notation("right", right)};

    if (sign == 0) {
        telling_equal(telling, item, left, right);
        return;
    }
    telling_say(telling, message_with(sign < 0 ? N_("{left} is less than {right}.")
                                               : N_("{left} is greater than {right}."),
                                      args[0], args[1]));
    struct message why = why_larger(left, right);
    if (why.id)
        telling_say(telling, why);
    telling_show_two(telling, item, left, right);
}

struct message say_listed(const char *three, const char *four, const struct notation *numbers,
                          int count)
{
    struct message_arg args[] = {
        arg_notation("first", &numbers[0]), arg_notation("second", &numbers[1]),
        arg_notation("third", &numbers[2]), arg_notation("fourth", &numbers[3])};

    return count == 3 ? message_with(three, args[0], args[1], args[2])
                      : message_with(four, args[0], args[1], args[2], args[3]);
}

/* Those that are no half, each beside half of its denominator. */
static void say_halves(struct telling *telling, const struct notation *numbers, int count)
{
    for (int i = 0; i < count; i++)
        if (!is_worth_half(&numbers[i]))
            telling_say(telling, beside_half(&numbers[i]));
}

static bool say_lacks(struct telling *telling, struct notation *numbers, int count)
{
    for (int i = 0; i < count; i++)
        if (!lacks_parts(&numbers[i]))
            return false;
    for (int i = 0; i < count; i++)
        numbers[i] = notation_of_fraction(numbers[i].denominator - numbers[i].numerator,
                                          numbers[i].denominator);
    telling_say(telling,
                say_listed(N_("Missing to make one whole: {first}, {second}, {third}."),
                           N_("Missing to make one whole: {first}, {second}, {third}, {fourth}."),
                           numbers, count));
    return true;
}

static bool say_percentages(struct telling *telling, struct notation *numbers, int count)
{
    for (int i = 0; i < count; i++)
        if (notation_from_value(&numbers[i], notation_value(&numbers[i]), NOTATION_PERCENT, NULL) !=
            STATUS_OK)
            return false;
    telling_say(telling, say_listed(N_("As percentages: {first}, {second}, {third}."),
                                    N_("As percentages: {first}, {second}, {third}, {fourth}."),
                                    numbers, count));
    return true;
}

bool telling_rewritten(struct telling *telling, const struct item *item,
                       const struct notation *numbers, int count)
{
    enum { LEAST = 3, MOST = 4 };
    const struct lesson_numbers *allowed = item_numbers(item);
    struct notation own[ITEM_OPTIONS] = {0};

    if (count < LEAST || count > MOST)
        return false;
    for (int i = 0; i < count; i++)
        own[i] = numbers[i];
    if (allowed->notations >> NOTATION_PERCENT & 1)
        return say_percentages(telling, own, count);
    if (allowed->compared == COMPARED_HALF) {
        say_halves(telling, own, count);
        return true;
    }
    if (allowed->compared == COMPARED_ONE)
        return say_lacks(telling, own, count);
    bool changed = false;
    if (!cut_alike(own, count))
        return false;
    for (int i = 0; i < count; i++)
        changed = changed || !notation_identical(&own[i], &numbers[i]);
    if (!changed)
        return false;
    telling_say(telling,
                say_listed(N_("In pieces of one size: {first}, {second}, {third}."),
                           N_("In pieces of one size: {first}, {second}, {third}, {fourth}."), own,
                           count));
    return true;
}
