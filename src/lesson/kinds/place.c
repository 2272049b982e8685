/* Which letter of the line? The wrong letters stand where somebody arrives who counts marks, takes
 * as many steps as the numerator says whatever the cut, or counts from the other end. */
#include "lesson/maker.h"

enum { PLACES = 4 };

static bool is_new(const int *steps, int count, int step, int last)
{
    for (int i = 0; i < count; i++)
        if (steps[i] == step)
            return false;
    return step > 0 && step <= last;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, cut;
    int steps[PLACES], count = 0;
    enum misconception beliefs[PLACES] = {NO_MISCONCEPTION};

    if (!(numbers->pictures & 1u << SHAPE_LINE) || !draw_stem(numbers, chance, &stem) ||
        stem.kind != NOTATION_FRACTION)
        return false;
    cut = stem;
    /* A line cut as the number has it, or further, where two names of one point are learned. */
    if (item->lesson->skills & skill_bit(SKILL_FACTOR) &&
        !draw_equal(numbers, chance, &stem, &cut, &item->factor))
        return false;
    item->other = figure_picture(SHAPE_LINE, &cut);
    item->other.blank = true;
    int last = (int)(figure_wholes(&item->other) * cut.denominator);
    const struct {
        int64_t step;
        enum misconception belief;
    } wrong[] = {
        {stem.numerator, BELIEF_ANY_STEPS},       {cut.numerator + 1, BELIEF_COUNTS_MARKS},
        {cut.numerator - 1, BELIEF_COUNTS_MARKS}, {last - cut.numerator, BELIEF_PART_LEFT},
        {stem.denominator, NO_MISCONCEPTION},     {cut.numerator + 2, NO_MISCONCEPTION},
        {cut.numerator - 2, NO_MISCONCEPTION},
    };
    steps[count++] = (int)cut.numerator;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong && count < PLACES; i++) {
        if (!is_new(steps, count, (int)wrong[i].step, last))
            continue;
        beliefs[count] = wrong[i].belief;
        steps[count++] = (int)wrong[i].step;
    }
    if (count < 3)
        return false;
    item->task = TASK_LINE;
    item->answers = ANSWER_CHOICE;
    item->lettered = true;
    item->stem = figure_printed(&stem);
    item->skills = skill_bit(SKILL_LINE) | (item->factor ? skill_bit(SKILL_FACTOR) : 0);
    /* The letters run from left to right. */
    for (int i = 0; i < count; i++) {
        int rank = 0;
        for (int j = 0; j < count; j++)
            rank += steps[j] < steps[i];
        struct notation number = notation_of_fraction(steps[i], cut.denominator);
        item->other.mark[rank] = steps[i];
        item->option[rank] = (struct option){
            .figure = figure_picture(SHAPE_LINE, &number), .right = i == 0, .belief = beliefs[i]};
    }
    item->other.marks = item->options = count;
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("Which letter is at {stem}?"), arg_notation("stem", &item->stem.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    for (int i = 0; i < item->options; i++) {
        const struct notation *steps = &item->option[i].figure.number;
        struct notation one = notation_of_fraction(1, steps->denominator);
        if (!item->option[i].right)
            continue;
        telling_say(telling,
                    message_plural(NP_("One step is {one}. {stem} is {count} step from 0.",
                                       "One step is {one}. {stem} is {count} steps from 0."),
                                   arg_count("count", steps->numerator),
                                   arg_notation("stem", &item->stem.number),
                                   arg_notation("one", &one)));
        telling_say(telling, message_with(N_("That is where {label} is."),
                                          arg_text("label", option_label(item, i))));
        telling_show(telling, SHAPE_LINE, steps);
        telling_show(telling, SHAPE_BAR, &item->stem.number);
    }
}

const struct item_maker maker_PLACE = {.make = make, .question = question, .explain = explain_it};
