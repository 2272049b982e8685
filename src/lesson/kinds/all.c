/* Which of six are equal? Two to four of them. */
#include "lesson/help/hints.h"

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

static void check_options(const struct authored *q)
{
    authored_check_equal(q, true);
}

static bool of_author(struct item *item, struct chance *chance)
{
    struct shown stem = {&item->stem.number, SHOWN_PRINTED};

    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICES;
    for (int i = 0; i < item->options; i++) {
        struct option *option = &item->option[i];
        option->right = notation_equal(&option->figure.number, &item->stem.number);
        if (!option->right)
            continue;
        item->skills |= skills_of_pair(stem, (struct shown){&option->figure.number, SHOWN_PRINTED});
        option->belief = BELIEF_NO_FACTOR;
    }
    shuffle_options(item, chance);
    return true;
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

/* A pupil who leaves out one that a whole number leads to does not believe that there has to be
 * such a factor. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (judgement->belief != NO_MISCONCEPTION ||
        !notation_equal(&judgement->attempt.answer, &item->stem.number))
        return (struct message){0};
    return message_with(N_("What you chose is equal to {stem}. There are more."),
                        arg_notation("stem", &item->stem.number));
}

const struct item_maker maker_ALL = {
    .make = make,
    .author = {.stem = WANTS_MUST,
               .least = 3,
               .most = 6,
               .check_options = check_options,
               .example = "<item kind=\"all\" stem=\"2/5\">…</item>"},
    .of_author = of_author,
    .plainest = -2.5,
    .asks = N_("Which ones are equal to {stem}? Type all of them."),
    .unvoted = true,
    .paper = PAPER_RING,
    .task = N_("Ring all that are equal."),
    .hint = hint_find,
    .explain = explain_it,
    .correct = correct,
};
