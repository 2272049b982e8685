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

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 20 };
    const struct lesson_numbers *numbers = item_numbers(item);
    enum compared compared = numbers->compared;
    int wanted = LEAST + (int)chance_below(chance, MOST - LEAST + 1);
    struct notation number;

    item->task = TASK_COMPARE;
    item->answers = ANSWER_ORDER;
    for (int t = 0; t < TRIES && item->options < wanted; t++) {
        bool known = false;
        if (item->options == 0 || compared == COMPARED_HALF
                ? !draw_stem(numbers, chance, &number)
                : !draw_compared(numbers, chance, &item->option[0].figure.number, &number))
            continue;
        for (int i = 0; i < item->options; i++)
            known = known || rational_equal(notation_value(&number),
                                            notation_value(&item->option[i].figure.number));
        if (!known)
            item->option[item->options++].figure = figure_printed(&number);
    }
    if (item->options < LEAST)
        return false;
    if (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR &&
        number.kind == NOTATION_FRACTION && (sorted_by(item, true) || sorted_by(item, false)))
        return false;
    item->skills =
        skills_to_compare(numbers, &item->option[0].figure.number, &item->option[1].figure.number);
    shuffle_options(item, chance);
    return true;
}

static struct message question(const struct item *item)
{
    (void)item;
    return message_of(N_("Put them in order, from small to large."));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    struct response right;

    item_solve(item, &right);
    telling_compared(telling, &item->option[right.order[0]].figure.number,
                     &item->option[right.order[1]].figure.number);
}

const struct item_maker maker_ORDER = {.make = make, .question = question, .explain = explain_it};
