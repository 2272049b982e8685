/* Which of six are equal? Two to four of them. */
#include "lesson/maker.h"

static bool is_new(const struct notation *known, int count, const struct notation *number)
{
    for (int i = 0; i < count; i++)
        if (notation_identical(&known[i], number))
            return false;
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 40 };
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation known[1 + ITEM_OPTIONS];
    int right = 2 + (int)chance_below(chance, 3), found = 0;

    if (!draw_stem(numbers, chance, &known[0]))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICES;
    item->stem = figure_printed(&known[0]);
    for (int t = 0; t < TRIES && found < right; t++) {
        struct notation equal;
        if (!draw_equal(numbers, chance, &known[0], &equal, NULL) ||
            !is_new(known, found + 1, &equal))
            continue;
        item->skills |= skills_of_pair((struct shown){&known[0], SHOWN_PRINTED},
                                       (struct shown){&equal, SHOWN_PRINTED});
        known[++found] = equal;
        item->option[item->options++] = (struct option){
            .figure = figure_printed(&equal), .right = true, .belief = BELIEF_NO_FACTOR};
    }
    if (found < 2)
        return false;
    item->options += draw_distractors(item, chance, known, found + 1, ITEM_OPTIONS - found,
                                      &item->option[item->options]);
    if (item->options < ITEM_OPTIONS - 1 || item->options == found)
        return false;
    shuffle_options(item, chance);
    return true;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    struct shown stem = {&item->stem.number, SHOWN_PRINTED};

    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICES;
    for (; item->options < own->options; item->options++) {
        const struct notation *number = &own->option[item->options].figure.number;
        bool right = rational_equal(notation_value(number), notation_value(&item->stem.number));
        if (right)
            item->skills |= skills_of_pair(stem, (struct shown){number, SHOWN_PRINTED});
        item->option[item->options] =
            (struct option){.figure = figure_printed(number),
                            .right = right,
                            .belief = right ? BELIEF_NO_FACTOR : NO_MISCONCEPTION};
    }
    shuffle_options(item, chance);
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("Which ones are equal to {stem}? Type all of them."),
                        arg_notation("stem", &item->stem.number));
}

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Ring all that are equal."));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *shown[1 + ITEM_OPTIONS] = {&item->stem.number};
    int count = 1;

    for (int i = 0; i < item->options; i++) {
        if (!item->option[i].right)
            continue;
        shown[count++] = &item->option[i].figure.number;
        telling_say(telling, equal_in_short(&item->stem.number, shown[count - 1]));
    }
    telling_show_bars(telling, item, shown, count); /* first the bar of each */
}

/* Whoever leaves one out that a whole number leads to does not believe that there has to be one. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (judgement->belief != NO_MISCONCEPTION ||
        !rational_equal(notation_value(&judgement->attempt.answer),
                        notation_value(&item->stem.number)))
        return (struct message){0};
    return message_with(N_("What you chose is equal to {stem}. There are more."),
                        arg_notation("stem", &item->stem.number));
}

const struct item_maker maker_ALL = {.make = make,
                                     .of_author = of_author,
                                     .question = question,
                                     .paper = PAPER_RING,
                                     .on_paper = on_paper,
                                     .explain = explain_it,
                                     .correct = correct};
