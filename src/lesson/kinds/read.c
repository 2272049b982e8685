/* Which number does the picture show? Never none of its parts, never all of them; a half only where
 * the lesson is about nothing else, since shaded and empty parts are then as many. */
#include "lesson/maker.h"

static bool shows_half(const struct notation *number)
{
    return rational_equal(notation_value(number), (struct rational){1, 2});
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation number;

    if (!draw_stem(numbers, chance, &number))
        return false;
    struct notation parts = notation_as_fraction(&number);
    enum shape shape = draw_shape(numbers, chance, &parts);
    if (shape == SHAPE_PRINTED || parts.numerator % parts.denominator == 0 ||
        (shows_half(&parts) && numbers->denominators > 1))
        return false;
    item->task = shape == SHAPE_LINE ? TASK_LINE : TASK_READ;
    item->skills = skill_bit(shape == SHAPE_LINE   ? SKILL_LINE
                             : shape == SHAPE_DOTS ? SKILL_SET
                                                   : SKILL_PICTURE);
    item->stem = figure_picture(shape, &parts);
    item->answers = ANSWER_NUMBER;
    item->forms = numbers->forms;
    item->key = number;
    return true;
}

static struct message question(const struct item *item)
{
    switch (item->stem.shape) {
    case SHAPE_LINE:
        return message_of(N_("Which number is at the arrow?"));
    case SHAPE_DOTS:
        return message_of(N_("Which fraction of the dots is filled?"));
    default:
        return message_of(N_("Which fraction is shaded?"));
    }
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling->say = message_plural(
        NP_("There is {parts} equal part, and {counted} of them: {key}.",
            "There are {parts} equal parts, and {counted} of them: {key}."),
        arg_count("parts", figure_parts(&item->stem)),
        arg_count("counted", figure_counted(&item->stem)), arg_notation("key", &item->key));
    telling->figure[telling->figures++] = item->stem;
}

const struct item_maker maker_READ = {.make = make, .question = question, .explain = explain_it};
