/* Less, equal or greater? A third each, as far as the lesson's numbers can be equal. */
#include "lesson/maker.h"

static bool complete(struct item *item, const struct notation *left, const struct notation *right)
{
    item->task = TASK_COMPARE;
    item->answers = ANSWER_SIGN;
    item->stem = figure_printed(left);
    item->other = figure_printed(right);
    item->sign = rational_compare(notation_value(left), notation_value(right));
    item->sign = (item->sign > 0) - (item->sign < 0);
    item->skills = skills_to_compare(item_numbers(item), left, right);
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    int wanted = (int)chance_below(chance, 3) - 1;
    enum compared compared = numbers->compared;
    struct notation left, right;

    if (!draw_stem(numbers, chance, &left))
        return false;
    bool alike = compared == COMPARED_SAME_DENOMINATOR || compared == COMPARED_SAME_NUMERATOR;
    if (wanted == 0 && alike) {
        /* Equal ones would be the same: a picture is told apart from the digits. */
        unsigned pictures = numbers->pictures;
        complete(item, &left, &left);
        if (!pictures)
            return false;
        item->other = figure_picture(draw_shape(numbers, chance, &left), &left);
        return true;
    }
    if (wanted == 0 && compared != COMPARED_HALF) {
        if (!draw_equal(numbers, chance, &left, &right, NULL))
            return false;
    } else if (!draw_compared(numbers, chance, &left, &right)) {
        return false;
    }
    if (compared != COMPARED_HALF && chance_below(chance, 2)) {
        struct notation swap = left;
        left = right;
        right = swap;
    }
    return complete(item, &left, &right) && item->sign == wanted;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    return complete(item, &own->stem.number, &own->other.number);
}

static struct message question(const struct item *item)
{
    if (item->other.shape != SHAPE_PRINTED)
        return message_with(N_("{stem} or the picture: less, equal or greater? Type <, = or >."),
                            arg_notation("stem", &item->stem.number));
    return message_with(N_("{stem} or {other}: less, equal or greater? Type <, = or >."),
                        arg_notation("stem", &item->stem.number),
                        arg_notation("other", &item->other.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    if (item->other.shape > SHAPE_PRINTED)
        telling_say(telling, message_with(N_("The picture shows {number}."),
                                          arg_notation("number", &item->other.number)));
    if (item->stem.shape > SHAPE_PRINTED)
        telling_say(telling, message_with(N_("The picture shows {number}."),
                                          arg_notation("number", &item->stem.number)));
    if (notation_identical(&item->stem.number, &item->other.number))
        telling_show_bars(telling, item, (const struct notation *const[]){&item->stem.number}, 1);
    else
        telling_compared(telling, item, &item->stem.number, &item->other.number);
}

const struct item_maker maker_COMPARE = {
    .make = make, .of_author = of_author, .question = question, .explain = explain_it};
