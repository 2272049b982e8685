#include "lesson/next/difficulty.h"

#include "lesson/maker.h"
#include "skill/ability.h"
#include "skill/recall.h"

#include <math.h>

static bool is_picture(const struct figure *figure)
{
    return figure->shape > SHAPE_PRINTED;
}

/* Powers of two that a number lies above `from`; 0 where it does not. */
static double doublings(double number, double from)
{
    return number > from ? log2(number / from) : 0;
}

static int64_t larger(int64_t one, int64_t other)
{
    return one > other ? one : other;
}

/* The largest number of a fraction. Of a decimal or a percentage no number is multiplied. */
static int64_t largest_of(const struct figure *figure)
{
    const struct notation *number = &figure->number;
    bool counted = figure->shape != SHAPE_NONE && number->kind != NOTATION_DECIMAL &&
                   number->kind != NOTATION_PERCENT;

    return counted ? larger(number->whole, larger(number->numerator, number->denominator)) : 0;
}

/* Of the options all, or how hard a question is would tell which of them is right. */
static double measure_size(const struct item *item)
{
    enum { SMALL = 4 };
    int64_t largest = larger(largest_of(&item->stem), largest_of(&item->other));

    for (int i = 0; i < item->options; i++)
        largest = larger(largest, largest_of(&item->option[i].figure));
    return doublings((double)largest, SMALL);
}

static double measure_factor(const struct item *item)
{
    return doublings(item->factor, 2);
}

static double measure_no_factor(const struct item *item)
{
    return item->skills >> SKILL_NO_FACTOR & 1;
}

static double size_of(const struct figure *figure)
{
    struct rational value = notation_value(&figure->number);

    return (double)value.numerator / (double)value.denominator;
}

static double between(const struct figure *one, const struct figure *other)
{
    return fabs(size_of(one) - size_of(other));
}

/* Of numbers that are compared or put in order, those two that are closest. */
static double measure_closeness(const struct item *item)
{
    const double far = .25, least = 1.0 / 64;
    double closest = far;

    if (item->answers == ANSWER_SIGN && item->sign != 0)
        closest = between(&item->stem, &item->other);
    for (int i = 0; i < item->options && item->answers == ANSWER_ORDER; i++)
        for (int j = 0; j < i; j++)
            closest = fmin(closest, between(&item->option[i].figure, &item->option[j].figure));
    return doublings(far, fmax(closest, least));
}

static bool asks_about(const struct item *item, struct rational *value)
{
    if (item->stem.shape == SHAPE_NONE)
        return false;
    *value = notation_value(&item->stem.number);
    return true;
}

static double measure_beyond_one(const struct item *item)
{
    struct rational value;

    return asks_about(item, &value) && value.numerator > value.denominator;
}

/* A decimal or a percentage of a number that is read off in tenths or hundredths is read; others
 * have to be worked out, or known. */
static double measure_no_tenths(const struct item *item)
{
    enum { TENTHS = 10, HUNDREDTHS = 100 };
    const unsigned forms = 1u << SKILL_DECIMAL | 1u << SKILL_PERCENT;
    struct rational value;

    return (item->skills & forms) && asks_about(item, &value) && value.denominator != TENTHS &&
           value.denominator != HUNDREDTHS;
}

static double measure_several(const struct item *item)
{
    int right = 0;

    for (int i = 0; i < item->options && item->answers == ANSWER_CHOICES; i++)
        right += item->option[i].right;
    return right > 1 ? right - 1 : 0;
}

static double measure_picture(const struct item *item)
{
    return is_picture(&item->stem) || is_picture(&item->other);
}

static double measure_half(const struct item *item)
{
    struct rational value;

    return asks_about(item, &value) && value.numerator == 1 && value.denominator == 2;
}

double item_difficulty(const struct item *item)
{
    double sum = item_makers[item->kind]->plainest;

#define DIFFICULTY(name, weight, measure) sum += (weight)*measure(item);
#include "lesson/next/difficulty-list.h"
#undef DIFFICULTY
    return ability_held(sum);
}

double pair_difficulty(const struct notation *top, const struct notation *card, unsigned skills)
{
    const struct item item = {.kind = ITEM_FIND,
                              .skills = skills,
                              .answers = ANSWER_CHOICE,
                              .stem = figure_printed(top),
                              .other = figure_printed(card)};

    return item_difficulty(&item);
}

/* The number of ways to put them in order. */
static double orders(int count)
{
    double ways = 1;

    for (int i = 2; i <= count; i++)
        ways *= i;
    return ways;
}

double item_guess(const struct item *item)
{
    enum { SIGNS = 3, YES_OR_NO = 2 };
    const double typed = .05;
    int options = item->options > 0 ? item->options : 1;

    switch (item->answers) {
    case ANSWER_CHOICE:
        return 1.0 / options;
    case ANSWER_CHOICES: /* each of them or not, at least one */
        return 1 / fmax(exp2(options) - 1, 1);
    case ANSWER_ORDER:
        return 1 / orders(options);
    case ANSWER_SIGN:
        return 1.0 / SIGNS;
    case ANSWER_YES_NO:
        return 1.0 / YES_OR_NO;
    default:
        return typed;
    }
}

double item_chance(const struct item *item, const double *ability)
{
    return ability_chance(ability_of(ability, item->skills), item_difficulty(item),
                          item_guess(item));
}

double item_score(const struct judgement *first, int hints)
{
    if (hints > 0 || first->verdict == VERDICT_NOT_YET)
        return 0;
    return first->verdict == VERDICT_FORM ? .5 : 1;
}

int item_fact(const struct item *item)
{
    const unsigned forms = 1u << SKILL_DECIMAL | 1u << SKILL_PERCENT;
    struct rational value;

    /* Comparing decimals asks for no other form of them. */
    return (item->skills & forms) && item->answers != ANSWER_SIGN && asks_about(item, &value)
               ? fact_of(value)
               : -1;
}
