/* What is left of one whole? A part of it is gone. */
#include "lesson/maker.h"

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem;

    if (!draw_stem(numbers, chance, &stem) || stem.kind != NOTATION_FRACTION ||
        stem.numerator >= stem.denominator || 2 * stem.numerator == stem.denominator)
        return false;
    item->task = TASK_LEFT;
    item->answers = ANSWER_NUMBER;
    item->skills = skill_bit(SKILL_PICTURE) | skill_bit(SKILL_WHOLE);
    item->stem = figure_printed(&stem);
    item->key = notation_of_fraction(stem.denominator - stem.numerator, stem.denominator);
    item->forms = 1u << NOTATION_FRACTION;
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("{stem} is gone. Which fraction of the whole is left?"),
                        arg_notation("stem", &item->stem.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling->say = message_with(
        N_("The whole is {whole}: {stem} and {key}."),
        arg_notation("whole", &(struct notation){.kind = NOTATION_FRACTION,
                                                 .numerator = item->key.denominator,
                                                 .denominator = item->key.denominator}),
        arg_notation("stem", &item->stem.number), arg_notation("key", &item->key));
    telling->figure[telling->figures++] = figure_picture(SHAPE_BAR, &item->stem.number);
}

const struct item_maker maker_LEFT = {.make = make, .question = question, .explain = explain_it};
