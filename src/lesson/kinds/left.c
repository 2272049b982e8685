/* What is left of one whole? A part of it is gone. */
#include "lesson/maker.h"

static bool complete(struct item *item, const struct notation *stem)
{
    if (stem->kind != NOTATION_FRACTION || stem->numerator >= stem->denominator)
        return false;
    item->task = TASK_LEFT;
    item->answers = ANSWER_NUMBER;
    item->skills = skill_bit(SKILL_PICTURE) | skill_bit(SKILL_WHOLE);
    item->stem = figure_printed(stem);
    item->key = notation_of_fraction(stem->denominator - stem->numerator, stem->denominator);
    item->forms = 1u << NOTATION_FRACTION;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    struct notation stem;

    return draw_stem(item_numbers(item), chance, &stem) && 2 * stem.numerator != stem.denominator &&
           complete(item, &stem);
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    return complete(item, &own->stem.number);
}

static struct message question(const struct item *item)
{
    return message_with(N_("{stem} is gone. Which fraction of the whole is left?"),
                        arg_notation("stem", &item->stem.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    struct notation whole = notation_of_fraction(item->key.denominator, item->key.denominator);

    telling_say(telling, message_with(N_("The whole is {whole}: {stem} is gone, {key} is left."),
                                      arg_notation("whole", &whole),
                                      arg_notation("stem", &item->stem.number),
                                      arg_notation("key", &item->key)));
    telling_show_bars(telling, item,
                      (const struct notation *const[]){&item->stem.number, &item->key}, 2);
}

const struct item_maker maker_LEFT = {.make = make,
                                      .of_author = of_author,
                                      .question = question,
                                      .paper = PAPER_BOX,
                                      .explain = explain_it};
