/* Which one does not belong? Three show the same number in different ways, one another number; or
 * one is a picture whose parts are not equal. */
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

/* A number in digits, or as one of the lesson's pictures. */
static struct figure dress(const struct lesson_numbers *numbers, struct chance *chance,
                           const struct notation *number)
{
    struct notation parts = notation_as_fraction(number);

    if (chance_below(chance, 4) == 0 || numbers->pictures == 0)
        return figure_printed(number);
    return figure_picture(draw_shape(numbers, chance, &parts), &parts);
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 30 };
    const struct lesson_numbers *numbers = item_numbers(item);
    unsigned pictures = numbers->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR);
    struct notation stem, equal;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->stem.number = stem; /* not shown: what the other three are */
    for (int t = 0; t < TRIES && item->options < CARDS - 1; t++) {
        bool cut = !pictures || chance_below(chance, 3) == 0;
        if (cut && !draw_equal(numbers, chance, &stem, &equal, NULL))
            continue;
        struct figure figure =
            dress(numbers, chance, cut && item->lesson->kind[ITEM_FIND].share ? &equal : &stem);
        if (is_new(item, &figure))
            item->option[item->options++].figure = figure;
    }
    if (item->options < CARDS - 1)
        return false;
    struct option *odd = &item->option[item->options];
    if (pictures && chance_below(chance, 2)) {
        struct notation parts = notation_as_fraction(&stem);
        *odd = (struct option){
            .figure = figure_picture(pictures & 1u << SHAPE_BAR ? SHAPE_BAR : SHAPE_PIE, &parts),
            .belief = BELIEF_UNEQUAL_PARTS};
        odd->figure.unequal = true;
    } else {
        if (draw_distractors(item, chance, &stem, 1, 1, odd) == 0)
            return false;
        odd->figure = dress(numbers, chance, &odd->figure.number);
    }
    odd->right = true;
    item->options++;
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
