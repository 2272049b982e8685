#include "lesson/file/check.h"

#include "lesson/maker.h"

#include <stdio.h>
#include <string.h>

static bool is_choice(const struct item *item)
{
    return item->answers == ANSWER_CHOICE || item->answers == ANSWER_CHOICES;
}

/* One of these options at random: how probable a right answer is. Of several right ones all have to
 * be chosen, and none beside them. */
static double chosen(const struct item *item, unsigned options)
{
    unsigned right = 0;

    if (!is_choice(item) || options == 0)
        return -1;
    for (int i = 0; i < item->options; i++)
        right |= (unsigned)item->option[i].right << i;
    if (item->answers == ANSWER_CHOICES)
        return right == options;
    return right & options ? 1.0 / __builtin_popcount(options) : 0;
}

/* The option at that place, from 0; −1: the last. */
static double at_place(const struct item *item, int place)
{
    int option = place < 0 ? item->options - 1 : place;

    return chosen(item,
                  item->answers == ANSWER_CHOICE && option < item->options ? 1u << option : 0);
}

/* Gives a size of an option, negative where it has none. */
typedef double measure(const struct item *item, int option);

/* Tries the options with the largest measure, or with `least` the smallest. Not where several are
 * right: a pupil does not know how many. */
static double chosen_by(const struct item *item, measure *of, bool least)
{
    double best = -1;
    unsigned options = 0;

    if (item->answers != ANSWER_CHOICE)
        return -1;
    for (int i = 0; i < item->options; i++) {
        double size = of(item, i);
        if (size < 0)
            continue;
        if (best < 0 || (least ? size < best : size > best)) {
            best = size;
            options = 0;
        }
        if (size == best)
            options |= 1u << i;
    }
    return chosen(item, options);
}

/* How long a sentence is with its numbers in it. */
static size_t length_of_words(const struct message *words)
{
    size_t length = strlen(words->id);

    for (int i = 0; i < words->args; i++) {
        char text[NOTATION_TEXT_SIZE];
        if (words->arg[i].kind == MESSAGE_NOTATION) {
            struct notation number = notation_of_arg(&words->arg[i]);
            notation_canonical(&number, text);
        } else {
            snprintf(text, sizeof text, "%lld", (long long)words->arg[i].count);
        }
        length += strlen(text) - strlen(words->arg[i].name) - 2;
    }
    return length;
}

static double length_of(const struct item *item, int option)
{
    const struct option *shown = &item->option[option];
    char text[NOTATION_TEXT_SIZE];

    if (shown->words.id) /* “none of them” is a way out at any length */
        return shown->words.args ? (double)length_of_words(&shown->words) : -1;
    if (shown->figure.shape != SHAPE_PRINTED)
        return -1;
    notation_canonical(&shown->figure.number, text);
    return (double)strlen(text);
}

static double above_of(const struct item *item, int option)
{
    const struct figure *figure = &item->option[option].figure;

    return figure->shape == SHAPE_NONE ? -1 : (double)figure->number.numerator;
}

static double below_of(const struct item *item, int option)
{
    const struct figure *figure = &item->option[option].figure;

    return figure->shape == SHAPE_NONE ? -1 : (double)figure->number.denominator;
}

/* How many of the other options look like it: the same above, or below, or the same picture. What
 * a picture shows has to be counted first, so it is not seen. */
static double alike_of(const struct item *item, int option)
{
    const struct figure *figure = &item->option[option].figure;
    int alike = 0;

    if (figure->shape == SHAPE_NONE)
        return -1;
    for (int i = 0; i < item->options; i++) {
        const struct figure *other = &item->option[i].figure;
        if (i == option || other->shape == SHAPE_NONE)
            continue;
        alike += other->shape == figure->shape;
        if (other->shape != SHAPE_PRINTED || figure->shape != SHAPE_PRINTED)
            continue;
        alike += other->number.numerator == figure->number.numerator;
        alike += other->number.denominator == figure->number.denominator;
    }
    return alike;
}

/* A denominator that another option has too, since most mistakes keep something. */
static double pick_shared_below(const struct item *item)
{
    unsigned options = 0;

    for (int i = 0; i < item->options; i++)
        for (int j = 0; j < item->options; j++)
            if (i != j && below_of(item, i) > 0 && below_of(item, i) == below_of(item, j))
                options |= 1u << i;
    return item->answers == ANSWER_CHOICE ? chosen(item, options) : -1;
}

/* A number of whose notation there is no other. */
static double pick_other_form(const struct item *item)
{
    unsigned options = 0;

    if (item->kind != ITEM_FIND || !has_notations(item_numbers(item)))
        return -1;
    for (int i = 0; i < item->options; i++) {
        bool alone = item->option[i].figure.shape == SHAPE_PRINTED;
        for (int j = 0; j < item->options; j++)
            alone =
                alone && (i == j || item->option[j].figure.shape != SHAPE_PRINTED ||
                          item->option[j].figure.number.kind != item->option[i].figure.number.kind);
        options |= (unsigned)alone << i;
    }
    return chosen(item, options ? options : (1u << item->options) - 1);
}

static double pick_uneven(const struct item *item)
{
    unsigned options = 0;

    for (int i = 0; i < item->options; i++)
        options |= (unsigned)item->option[i].figure.unequal << i;
    if (item->kind != ITEM_ODD)
        return -1;
    return options ? chosen(item, options) : 1.0 / item->options;
}

/* Reasons that begin alike in English: yes or no. One of the others, if there is none. */
static double pick_reason(const struct item *item, const char *word)
{
    unsigned options = 0;

    if (item->kind != ITEM_PROVE)
        return -1;
    for (int i = 0; i < item->options; i++)
        options |= (unsigned)text_begins(item->option[i].words.id, word) << i;
    return chosen(item, options ? options : (1u << item->options) - 1);
}

/* A reason that holds fractions. */
static double pick_worked_out(const struct item *item)
{
    unsigned options = 0;

    if (item->kind != ITEM_PROVE)
        return -1;
    for (int i = 0; i < item->options; i++)
        options |= (unsigned)(item->option[i].words.arg[0].kind == MESSAGE_NOTATION) << i;
    return chosen(item, options);
}

static bool divides_both(int64_t a, int64_t b, int64_t c, int64_t d)
{
    return a && b && c % a == 0 && d % b == 0;
}

static double pick_multiple(const struct item *item)
{
    const struct notation *stem = &item->stem.number;
    unsigned options = 0;

    if (item->stem.shape == SHAPE_NONE || stem->denominator == 0)
        return -1;
    for (int i = 0; i < item->options; i++) {
        const struct notation *number = &item->option[i].figure.number;
        if (item->option[i].figure.shape == SHAPE_PRINTED && number->denominator &&
            (divides_both(stem->numerator, stem->denominator, number->numerator,
                          number->denominator) ||
             divides_both(number->numerator, number->denominator, stem->numerator,
                          stem->denominator)))
            options |= 1u << i;
    }
    return chosen(item, options);
}

static double signed_as(const struct item *item, int sign)
{
    return item->answers == ANSWER_SIGN ? item->sign == sign : -1;
}

/* How a comparison by one number of each comes out. */
static double compared_by(const struct item *item, int64_t left, int64_t right)
{
    return signed_as(item, (left > right) - (left < right));
}

static double pick_larger_numbers(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    return compared_by(item, left->numerator + left->denominator + left->whole + left->fixed,
                       right->numerator + right->denominator + right->whole + right->fixed);
}

static double pick_smaller_below(const struct item *item)
{
    if (item->stem.number.denominator == 0)
        return -1;
    return compared_by(item, item->other.number.denominator, item->stem.number.denominator);
}

static double pick_smaller_gap(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    if (left->kind != NOTATION_FRACTION || right->kind != NOTATION_FRACTION)
        return -1;
    return compared_by(item, right->denominator - right->numerator,
                       left->denominator - left->numerator);
}

static double pick_longer(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    if (left->kind != NOTATION_DECIMAL || right->kind != NOTATION_DECIMAL)
        return -1;
    return compared_by(item, left->fixed_digits, right->fixed_digits);
}

/* Equal beside a picture, as the same digits twice would be no question; else less. */
static double pick_picture(const struct item *item)
{
    if (item->kind != ITEM_COMPARE)
        return -1;
    return signed_as(item, item->other.shape > SHAPE_PRINTED ? 0 : -1);
}

/* Put in order by some number of each; those that have the same one stay as they stand. */
static double ordered_by(const struct item *item, measure *of, bool down)
{
    struct response right;
    int order[ITEM_OPTIONS];

    if (item->answers != ANSWER_ORDER)
        return -1;
    for (int i = 0; i < item->options; i++) {
        int at = i;
        for (; at > 0 && (down ? of(item, order[at - 1]) < of(item, i)
                               : of(item, order[at - 1]) > of(item, i));
             at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    item_solve(item, &right);
    return memcmp(order, right.order, (size_t)item->options * sizeof *order) == 0;
}

static double place_of(const struct item *item, int option)
{
    (void)item;
    return option;
}

static double size_of(const struct item *item, int option)
{
    const struct notation *number = &item->option[option].figure.number;

    return (double)(number->numerator + number->denominator + number->whole + number->fixed);
}

/* In which way the options of a strategy's row are picked. */
enum way {
    OWN,        /* by its function `pick` */
    AT_PLACE,   /* by `number`, the place */
    LARGEST_OF, /* by the measure `of` */
    SMALLEST_OF,
    SIGN,        /* which is `number` */
    REASON,      /* which begins with `word` */
    IN_ORDER_OF, /* the measure `of` */
    AGAINST_ORDER_OF
};

static const struct strategy_row {
    const char *name;
    bool taught;
    enum way way;
    double (*pick)(const struct item *item);
    measure *of;
    int number;
    const char *word;
} strategies[STRATEGIES] = {
#define STRATEGY(id, ...) {__VA_ARGS__},
#include "lesson/file/strategy-list.h"
#undef STRATEGY
};

const char *strategy_name(enum strategy strategy)
{
    return strategies[strategy].name;
}

double strategy_wins(enum strategy strategy, const struct item *item)
{
    const struct strategy_row *row = &strategies[strategy];

    switch (row->way) {
    case OWN:
        return row->pick(item);
    case AT_PLACE:
        return at_place(item, row->number);
    case LARGEST_OF:
    case SMALLEST_OF:
        return chosen_by(item, row->of, row->way == SMALLEST_OF);
    case SIGN:
        return signed_as(item, row->number);
    case REASON:
        return pick_reason(item, row->word);
    case IN_ORDER_OF:
    case AGAINST_ORDER_OF:
        return ordered_by(item, row->of, row->way == AGAINST_ORDER_OF);
    }
    return -1;
}

bool lesson_is_blind(const struct lesson *lesson, enum item_kind kind, enum strategy strategy)
{
    enum compared compared = lesson->kind[kind].numbers.compared;

    return !strategies[strategy].taught ||
           (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR);
}
