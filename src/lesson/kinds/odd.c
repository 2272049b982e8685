/* Which one does not belong? Three show the same number in different ways, one another number, in
 * the way of one of them: it is odd by its value. Or one is a picture whose parts are not equal. */
#include "lesson/maker.h"

enum { CARDS = 4 };

static bool is_new(const struct item *item, const struct figure *figure)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape == figure->shape &&
            notation_identical(&item->option[i].figure.number, &figure->number))
            return false;
    return true;
}

/* Pictures that can be drawn with parts of different sizes. */
static unsigned uneven_pictures(const struct item *item)
{
    return item_numbers(item)->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR);
}

static struct figure shown_as(enum shape shape, const struct notation *number)
{
    struct notation parts = notation_as_fraction(number);

    return shape == SHAPE_PRINTED ? figure_printed(number) : figure_picture(shape, &parts);
}

/* The same value once more: where equal fractions are taught, cut otherwise. */
static bool draw_like(const struct item *item, struct chance *chance, const struct notation *stem,
                      struct notation *out)
{
    unsigned equal =
        skill_bit(SKILL_FACTOR) | skill_bit(SKILL_SIMPLIFY) | skill_bit(SKILL_NO_FACTOR);

    *out = *stem;
    if (only_halves(item_numbers(item)))
        return draw_stem(item_numbers(item), chance, out);
    return !(item->lesson->skills & equal) || chance_below(chance, 4) == 0 ||
           draw_equal(item_numbers(item), chance, stem, out, NULL);
}

/* Three that show the same value: the first of them the stem. */
static bool add_alike(struct item *item, struct chance *chance, const struct notation *stem)
{
    enum { TRIES = 40 };
    const struct lesson_numbers *numbers = item_numbers(item);

    for (int t = 0; t < TRIES && item->options < CARDS - 1; t++) {
        struct notation number = *stem;
        if (item->options > 0 && !draw_like(item, chance, stem, &number))
            continue;
        enum shape shape = chance_below(chance, 4) == 0
                               ? SHAPE_PRINTED
                               : draw_shape(numbers, chance, &number);
        struct figure figure = shown_as(shape, &number);
        if (is_new(item, &figure))
            item->option[item->options++].figure = figure;
    }
    return item->options == CARDS - 1;
}

/* The one that does not belong looks like one of the others. */
static bool add_odd(struct item *item, struct chance *chance, const struct notation *stem)
{
    struct option *odd = &item->option[item->options];
    unsigned uneven = uneven_pictures(item);
    const struct notation *beside =
        &item->option[1 + chance_below(chance, CARDS - 2)].figure.number;

    if (uneven && chance_below(chance, only_halves(item_numbers(item)) ? 2 : 5) == 0) {
        struct notation parts = notation_as_fraction(stem);
        odd->figure = figure_picture((enum shape)draw_bit(uneven, chance), &parts);
        odd->figure.unequal = true;
        odd->belief = BELIEF_UNEQUAL_PARTS;
    } else {
        if (draw_distractors(item, chance, (struct notation[]){*stem, *beside}, 2, 1, odd) == 0)
            return false;
        enum shape shape = item->option[chance_below(chance, CARDS - 1)].figure.shape;
        odd->figure = shown_as(shape, &odd->figure.number);
    }
    odd->right = true;
    item->options++;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->stem.number = stem; /* not shown: what the other three are */
    if (!add_alike(item, chance, &stem) || !add_odd(item, chance, &stem))
        return false;
    item->skills = item->lesson->skills;
    shuffle_options(item, chance);
    return true;
}

static struct message question(const struct item *item)
{
    (void)item;
    return message_of(N_("Three are the same number. Which one is not?"));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;

    for (int i = 0; i < item->options; i++) {
        const struct figure *figure = &item->option[i].figure;
        struct message_arg label = arg_text("label", option_label(item, i)),
                           others = arg_notation("others", stem),
                           number = arg_notation("number", &figure->number);
        if (!item->option[i].right)
            continue;
        if (figure->unequal) {
            telling_say(telling, message_with(N_("In {label} the parts differ in size."), label));
            telling_say(telling, message_with(N_("So {label} is not {others}, and the others are."),
                                              label, others));
            telling->figure[telling->figures++] = *figure;
            telling_show_bars(telling, item, &stem, 1);
            continue;
        }
        telling_say(telling, message_with(N_("{label} is {number}; the others are {others}."),
                                          label, number, others));
        telling_pair(telling, item, &figure->number, stem);
    }
}

/* The belief is that of the card that was not chosen; its sentence would give that away. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    (void)item;
    if (judgement->belief == BELIEF_UNEQUAL_PARTS)
        return message_of(N_("Look at the parts of each picture. Are they all of one size?"));
    return message_of(N_("Two others are just as much as the one you chose."));
}

const struct item_maker maker_ODD = {
    .make = make, .question = question, .explain = explain_it, .correct = correct};
