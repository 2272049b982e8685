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

/* How many divisions by a prime number it takes. */
static int steps_of(uint64_t factor)
{
    int steps = 0;

    for (uint64_t prime = 2; factor > 1; prime++)
        for (; factor % prime == 0; factor /= prime)
            steps++;
    return steps;
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 40 };
    const struct lesson_numbers *numbers = item_numbers(item);
    uint32_t die = chance_below(chance, 6);
    int steps = die == 0 ? 0 : die <= 2 ? 2 : 1; /* two: two or more */

    for (int t = 0; t < TRIES; t++) {
        struct notation stem, larger;
        if (!draw_stem(numbers, chance, &stem))
            continue;
        struct rational value = notation_value(&stem);
        stem = larger = notation_of_fraction(value.numerator, value.denominator);
        for (int s = 0; s < steps && draw_equal(numbers, chance, &stem, &larger, NULL); s++)
            stem = larger;
        int taken = steps_of(rational_gcd((uint64_t)stem.numerator, (uint64_t)stem.denominator));
        /* That 1 of so many parts is simple is seen without dividing. */
        if (steps == 0 && stem.numerator == 1)
            continue;
        if (taken == steps || (steps == 2 && taken > 2))
            return complete(item, &stem);
    }
    return false;
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

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Write it as simple as it gets."));
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

const struct item_maker maker_SIMPLIFY = {.make = make,
                                          .of_author = of_author,
                                          .question = question,
                                          .paper = PAPER_BOXES,
                                          .on_paper = on_paper,
                                          .explain = explain_it};
