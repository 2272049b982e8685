/* Are these two equal? Half of them are; never the same digits twice. */
#include "lesson/maker.h"

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, other;

    if (!draw_stem(numbers, chance, &stem) ||
        !draw_equal(numbers, chance, &stem, &other, &item->factor))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_YES_NO;
    item->stem = figure_printed(&stem);
    item->skills =
        skills_of_pair((struct shown){&stem, SHOWN_PRINTED}, (struct shown){&other, SHOWN_PRINTED});
    item->yes = chance_below(chance, 2) == 0;
    if (!item->yes) {
        struct option wrong;
        if (draw_distractors(item, chance, &stem, 1, 1, &wrong) == 0)
            return false;
        other = wrong.figure.number;
    }
    item->other = figure_printed(&other);
    return true;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    struct shown stem = {&own->stem.number, SHOWN_PRINTED},
                 other = {&own->other.number, SHOWN_PRINTED};

    (void)chance;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_YES_NO;
    item->yes =
        rational_equal(notation_value(&own->stem.number), notation_value(&own->other.number));
    item->skills = item->yes ? skills_of_pair(stem, other) : item->lesson->skills;
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("Is {stem} equal to {other}?"), arg_notation("stem", &item->stem.number),
                        arg_notation("other", &item->other.number));
}

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Are they equal?"));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_pair(telling, item, &item->stem.number, &item->other.number);
}

static void lead(const struct item *item, struct telling *telling)
{
    telling_alike(telling, item, &item->stem.number, &item->other.number);
}

const struct item_maker maker_SAME = {.make = make,
                                      .of_author = of_author,
                                      .question = question,
                                      .paper = PAPER_TICK,
                                      .on_paper = on_paper,
                                      .explain = explain_it,
                                      .lead = lead};
