/* Are these two equal? Half of them are; never the same digits twice. */
#include "lesson/help/hints.h"

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

static bool of_author(struct item *item, struct chance *chance)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;

    (void)chance;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_YES_NO;
    item->yes = notation_equal(stem, other);
    item->skills = item->yes ? skills_of_pair((struct shown){stem, SHOWN_PRINTED},
                                              (struct shown){other, SHOWN_PRINTED})
                             : item->lesson->skills;
    return true;
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_pair(telling, item, &item->stem.number, &item->other.number);
}

static void lead(const struct item *item, struct telling *telling)
{
    telling_alike(telling, item, &item->stem.number, &item->other.number);
}

const struct item_maker maker_SAME = {
    .make = make,
    .author = {.stem = WANTS_MUST,
               .other = WANTS_MUST,
               .example = "<item kind=\"same\" stem=\"2/3\" other=\"4/6\"/>"},
    .of_author = of_author,
    .plainest = -1.4,
    .asks = N_("Is {stem} equal to {other}?"),
    .unvoted = true,
    .paper = PAPER_TICK,
    .task = N_("Are they equal?"),
    .hint = hint_pair,
    .explain = explain_it,
    .lead = lead,
};
