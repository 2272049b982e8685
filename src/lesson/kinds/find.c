/* Which of four is equal? One in eight has none that is, and says so. */
#include "lesson/maker.h"
#include "rational/explain.h"

/* The numbers are there; “none of them” is always the last. */
static void finish(struct item *item, bool none, struct chance *chance)
{
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    shuffle_options(item, chance);
    item->option[item->options++] = (struct option){
        .words = message_of(N_("none of them")), .right = none, .belief = BELIEF_NO_FACTOR};
}

static unsigned skills_between(const struct figure *stem, const struct notation *equal)
{
    return skills_of_pair((struct shown){&stem->number, stem->shape == SHAPE_PRINTED ? SHOWN_PRINTED
                                                        : stem->shape == SHAPE_LINE
                                                            ? SHOWN_LINE
                                                            : SHOWN_PICTURE},
                          (struct shown){equal, SHOWN_PRINTED});
}

/* A number equal to what is shown. Of a set no other cut can be seen than what is there: it is so
 * many of all, or that simplified. */
static bool draw_right(struct item *item, struct chance *chance, const struct notation *stem,
                       enum shape shape, struct notation *equal)
{
    struct rational value = notation_value(stem);

    if (shape != SHAPE_DOTS)
        return draw_equal(item_numbers(item), chance, stem, equal, &item->factor) &&
               (!has_notations(item_numbers(item)) || equal->kind != stem->kind);
    *equal = chance_below(chance, 5) < 2 ? notation_of_fraction(value.numerator, value.denominator)
                                         : *stem;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    enum { NUMBERS = 4, NUMBERS_LEAST = 3 };
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, equal;
    bool none = chance_below(chance, 8) == 0;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    struct notation parts = notation_as_fraction(&stem);
    enum shape shape = draw_shape(numbers, chance, &parts);
    if (!draw_right(item, chance, &stem, shape, &equal))
        return false;
    item->task = TASK_EQUAL;
    item->stem = shape == SHAPE_PRINTED ? figure_printed(&stem) : figure_picture(shape, &parts);
    item->skills = skills_between(&item->stem, &equal);
    item->options = draw_distractors(item, chance, (struct notation[]){stem, equal}, 2,
                                     none ? NUMBERS : NUMBERS - 1, item->option);
    if (item->options < (none ? NUMBERS_LEAST : NUMBERS_LEAST - 1))
        return false;
    if (!none)
        item->option[item->options++] =
            (struct option){.figure = figure_printed(&equal), .right = true};
    finish(item, none, chance);
    return true;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    for (int i = 0; i < own->options && item->options < ITEM_OPTIONS - 1; i++) {
        const struct figure *figure = &own->option[i].figure;
        bool right =
            rational_equal(notation_value(&figure->number), notation_value(&item->stem.number));
        item->option[item->options++] = (struct option){.figure = *figure, .right = right};
        if (right)
            item->skills = skills_between(&item->stem, &figure->number);
    }
    finish(item, false, chance);
    return true;
}

static struct message question(const struct item *item)
{
    if (item->stem.shape != SHAPE_PRINTED)
        return message_of(N_("Which number does the picture show?"));
    return message_with(N_("Which one is equal to {stem}?"),
                        arg_notation("stem", &item->stem.number));
}

static void explain_none(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;

    telling_say(telling,
                message_with(N_("None of them is equal to {stem}."), arg_notation("stem", stem)));
    telling_show_bars(telling, item, &stem, 1);
    for (int i = 0; i < item->options; i++) {
        const struct notation *number = &item->option[i].figure.number;
        if (item->option[i].figure.shape == SHAPE_NONE)
            continue;
        telling_say(telling, explain_difference(stem, number));
        telling_show(telling, SHAPE_BAR, number);
    }
}

static void explain_it(const struct item *item, struct telling *telling)
{
    if (item->stem.shape > SHAPE_PRINTED) {
        telling_say(telling, message_with(N_("The picture shows {number}."),
                                          arg_notation("number", &item->stem.number)));
        telling_show(telling, item->stem.shape, &item->stem.number);
    }
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        if (!option->right)
            continue;
        if (option->figure.shape == SHAPE_NONE)
            explain_none(item, telling);
        else if (!notation_identical(&item->stem.number, &option->figure.number))
            telling_equal(telling, item, &item->stem.number, &option->figure.number);
    }
}

const struct item_maker maker_FIND = {
    .make = make, .of_author = of_author, .question = question, .explain = explain_it};
