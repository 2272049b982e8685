/* Three or four numbers from small to large: no two equal, and neither the numerators nor the
 * denominators alone sort them, unless the lesson is about just that. */
#include "lesson/maker.h"

enum { LEAST = 3, MOST = 4 };

/* Whether going by one part of the fraction, up or down, gives the right order. */
static bool sorted_by(const struct item *item, bool top)
{
    bool up = true, down = true;

    for (int i = 0; i < item->options; i++) {
        for (int j = 0; j < item->options; j++) {
            const struct notation *a = &item->option[i].figure.number,
                                  *b = &item->option[j].figure.number;
            int64_t one = top ? a->numerator : a->denominator;
            int64_t other = top ? b->numerator : b->denominator;
            if (rational_compare(notation_value(a), notation_value(b)) >= 0)
                continue;
            up = up && one < other;
            down = down && one > other;
        }
    }
    return up || down;
}

static bool is_known(const struct item *item, const struct notation *number)
{
    for (int i = 0; i < item->options; i++)
        if (rational_equal(notation_value(number), notation_value(&item->option[i].figure.number)))
            return true;
    return false;
}

/* Beside a half: one of each side, so that the half puts them in order. */
static bool suits_half(const struct item *item, const struct notation *number)
{
    struct rational half = {1, 2};
    int side = rational_compare(notation_value(number), half);

    for (int i = 0; i < item->options; i++)
        if ((rational_compare(notation_value(&item->option[i].figure.number), half) > 0) ==
                (side > 0) &&
            side != 0)
            return false;
    return side != 0;
}

static void add_numbers(struct item *item, struct chance *chance, int wanted)
{
    enum { TRIES = 60 };
    const struct lesson_numbers *numbers = item_numbers(item);
    bool halves = numbers->compared == COMPARED_HALF;
    struct notation number;

    for (int t = 0; t < TRIES && item->options < wanted; t++) {
        if (item->options == 0 || halves
                ? !draw_stem(numbers, chance, &number)
                : !draw_compared(numbers, chance, &item->option[0].figure.number, &number))
            continue;
        if (!is_known(item, &number) && (!halves || suits_half(item, &number)))
            item->option[item->options++].figure = figure_printed(&number);
    }
    if (halves && item->options == wanted) {
        struct notation half = notation_of_fraction(1, 2);
        item->option[item->options++].figure = figure_printed(&half);
    }
}

static bool all_fractions(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.number.kind != NOTATION_FRACTION)
            return false;
    return true;
}

static bool stands_in_order(const struct item *item)
{
    for (int i = 0; i + 1 < item->options; i++)
        if (rational_compare(notation_value(&item->option[i].figure.number),
                             notation_value(&item->option[i + 1].figure.number)) > 0)
            return false;
    return true;
}

/* Never as they are to be put. */
static void shuffle(struct item *item, struct chance *chance)
{
    do
        shuffle_options(item, chance);
    while (stands_in_order(item));
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    enum compared compared = numbers->compared;
    int most = compared == COMPARED_HALF ? 2 : LEAST + (int)chance_below(chance, MOST - LEAST + 1);

    item->task = TASK_COMPARE;
    item->answers = ANSWER_ORDER;
    add_numbers(item, chance, most);
    if (item->options < LEAST)
        return false;
    if (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR &&
        all_fractions(item) && (sorted_by(item, true) || sorted_by(item, false)))
        return false;
    struct notation number[ITEM_OPTIONS];
    for (int i = 0; i < item->options; i++)
        number[i] = item->option[i].figure.number;
    if (!common_allowed(numbers, number, item->options))
        return false;
    item->skills =
        skills_to_compare(numbers, &item->option[0].figure.number, &item->option[1].figure.number);
    shuffle(item, chance);
    return true;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    item->task = TASK_COMPARE;
    item->answers = ANSWER_ORDER;
    for (; item->options < own->options; item->options++)
        item->option[item->options].figure = own->option[item->options].figure;
    item->skills = skills_to_compare(item_numbers(item), &item->option[0].figure.number,
                                     &item->option[1].figure.number);
    shuffle(item, chance);
    return true;
}

static struct message question(const struct item *item)
{
    (void)item;
    return message_of(N_("Put them in order: type all of them, the smallest first."));
}

/* In words for three or four numbers. */
static struct message listed(const char *three, const char *four, const struct notation *numbers,
                             int count)
{
    struct message_arg args[MOST] = {arg_notation("first", &numbers[0]),
                                     arg_notation("second", &numbers[1]),
                                     arg_notation("third", &numbers[2])};

    if (count < MOST)
        return message_with(three, args[0], args[1], args[2]);
    return message_with(four, args[0], args[1], args[2], arg_notation("fourth", &numbers[3]));
}

static struct message on_paper(const struct item *item)
{
    return message_of(item->options > LEAST ? N_("Number them from small to large: 1, 2, 3, 4.")
                                            : N_("Number them from small to large: 1, 2, 3."));
}

static void lead(const struct item *item, struct telling *telling)
{
    say_how_ordered(item, telling);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    struct notation sorted[ITEM_OPTIONS];
    const struct notation *shown[ITEM_OPTIONS];
    struct response right;

    item_solve(item, &right);
    for (int i = 0; i < item->options; i++) {
        sorted[i] = item->option[right.order[i]].figure.number;
        shown[i] = &sorted[i];
    }
    telling_say(telling, listed(N_("From small to large: {first}, {second}, {third}."),
                                N_("From small to large: {first}, {second}, {third}, {fourth}."),
                                sorted, item->options));
    if (item_numbers(item)->compared == COMPARED_SAME_DENOMINATOR)
        telling_say(telling,
                    message_of(N_("All pieces are of one size: only the numbers above count.")));
    else if (item_numbers(item)->compared == COMPARED_SAME_NUMERATOR)
        telling_say(telling, message_of(N_("The more parts a whole is cut in, the smaller they "
                                           "are.")));
    else
        telling_rewritten(telling, item, sorted, item->options);
    telling_show_bars(telling, item, shown, item->options);
}

const struct item_maker maker_ORDER = {.make = make,
                                       .of_author = of_author,
                                       .question = question,
                                       .paper = PAPER_RANKS,
                                       .on_paper = on_paper,
                                       .explain = explain_it,
                                       .lead = lead,
                                       .correct = correct_compared};
