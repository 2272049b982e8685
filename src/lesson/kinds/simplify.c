/* As simple as it gets: a third of them in two steps, one in six is done already. */
#include "lesson/maker.h"

static bool complete(struct item *item, const struct notation *stem)
{
    struct rational value = notation_value(stem);
    uint64_t factor = rational_gcd((uint64_t)stem->numerator, (uint64_t)stem->denominator);

    if (stem->kind != NOTATION_FRACTION || stem->numerator == 0)
        return false;
    item->task = TASK_EQUAL;
    item->skills = skill_bit(SKILL_SIMPLIFY);
    item->answers = ANSWER_NUMBER;
    item->simplest = true;
    item->stem = figure_printed(stem);
    item->factor = (int)factor;
    item->key = value.denominator == 1 ? notation_of_whole(value.numerator)
                                       : notation_of_fraction(value.numerator, value.denominator);
    item->forms = 1u << item->key.kind;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, larger;
    int factor;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    struct rational value = notation_value(&stem);
    stem = notation_of_fraction(value.numerator, value.denominator);
    if (chance_below(chance, 6) == 0)
        return complete(item, &stem);
    if (!draw_equal(numbers, chance, &stem, &larger, &factor))
        return false;
    stem = larger;
    if (chance_below(chance, 3) == 0 && draw_equal(numbers, chance, &stem, &larger, &factor))
        stem = larger;
    return complete(item, &stem);
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    return complete(item, &own->stem.number);
}

static struct message question(const struct item *item)
{
    return message_with(N_("Write {stem} as simple as it gets."),
                        arg_notation("stem", &item->stem.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;

    if (item->factor > 1) {
        telling_equal(telling, item, stem, &item->key);
        return;
    }
    telling_say(telling, message_with(N_("Only 1 divides both {above} and {below}."),
                                      arg_count("above", stem->numerator),
                                      arg_count("below", stem->denominator)));
    telling_say(telling,
                message_with(N_("{stem} is as simple as it gets."), arg_notation("stem", stem)));
    telling_show_bars(telling, item, &stem, 1);
}

const struct item_maker maker_SIMPLIFY = {
    .make = make, .of_author = of_author, .question = question, .explain = explain_it};
