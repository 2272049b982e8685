/* How much is left of one whole, of which a part is gone? */
#include "lesson/maker.h"

static bool complete(struct item *item, struct chance *chance)
{
    const struct notation *stem = &item->stem.number;

    (void)chance;
    if (stem->kind != NOTATION_FRACTION || stem->numerator >= stem->denominator)
        return false;
    item->task = TASK_LEFT;
    item->answers = ANSWER_NUMBER;
    item->skills = skill_bit(SKILL_PICTURE) | skill_bit(SKILL_WHOLE);
    item->key = notation_of_fraction(stem->denominator - stem->numerator, stem->denominator);
    item->forms = 1u << NOTATION_FRACTION;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    struct notation stem;

    if (!draw_stem(item_numbers(item), chance, &stem) || 2 * stem.numerator == stem.denominator)
        return false;
    item->stem = figure_printed(&stem);
    return complete(item, chance);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    struct notation whole = notation_of_fraction(item->key.denominator, item->key.denominator);

    telling_say(telling, message_with(N_("The whole is {whole}: {stem} is gone, {key} is left."),
                                      arg_notation("whole", &whole),
                                      arg_notation("stem", &item->stem.number),
                                      arg_notation("key", &item->key)));
    telling_show_two(telling, item, &item->stem.number, &item->key);
}

static void hint(const struct item *item, int step, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    struct notation whole = notation_of_fraction(stem->denominator, stem->denominator);
    struct message_arg parts = arg_count("parts", stem->denominator);

    telling_show(telling, SHAPE_BAR, stem);
    if (step == 0)
        telling_say(telling,
                    message_with(N_("Here {stem} is shaded. How many parts has the whole?"),
                                 arg_notation("stem", stem)));
    else if (step == 1)
        telling_say(telling,
                    message_plural(NP_("Of {parts} parts {count} is gone. Count the empty ones.",
                                       "Of {parts} parts {count} are gone. Count the empty ones."),
                                   arg_count("count", stem->numerator), parts));
    else
        telling_say(telling,
                    message_with(N_("The whole is {whole}. Below stays {parts}; what comes above?"),
                                 arg_notation("whole", &whole), parts));
}

const struct item_maker maker_LEFT = {
    .make = make,
    .lacks = lacks_fractions,
    .author = {.stem = WANTS_MUST,
               .fractions = true,
               .check_stem = authored_check_proper,
               .example = "<item kind=\"left\" stem=\"3/8\"/>"},
    .of_author = complete,
    .plainest = -1.6,
    .asks = N_("{stem} is gone. Which fraction of the whole is left?"),
    .paper = PAPER_BOX,
    .hint = hint,
    .explain = explain_it,
};
