/* Which of four is equal? One in eight has none that is, and says so. */
#include "lesson/maker.h"

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson *lesson = item->lesson;
    struct notation stem, equal;
    bool none = chance_below(chance, 8) == 0;

    if (!draw_stem(lesson, chance, &stem) ||
        !draw_equal(lesson, chance, &stem, &equal, &item->factor))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->stem = (struct figure){.shape = draw_shape(lesson, chance, &stem), .number = stem};
    item->skills = skills_of_pair(
        (struct shown){&stem, item->stem.shape == SHAPE_PRINTED ? SHOWN_PRINTED
                              : item->stem.shape == SHAPE_LINE  ? SHOWN_LINE
                                                                : SHOWN_PICTURE},
        (struct shown){&equal, SHOWN_PRINTED});
    int wrong = draw_distractors(item, chance, (struct notation[]){stem, equal}, 2, 3 + none,
                                 item->option);
    if (wrong < 2 + none)
        return false;
    item->options = wrong;
    if (!none)
        item->option[item->options++] =
            (struct option){.figure = figure_printed(&equal), .right = true};
    shuffle_options(item, chance);
    item->option[item->options++] = (struct option){
        .words = message_of(N_("none of them")), .right = none, .belief = BELIEF_NO_FACTOR};
    return true;
}

static struct message question(const struct item *item)
{
    if (item->stem.shape != SHAPE_PRINTED)
        return message_of(N_("Which number does the picture show?"));
    return message_with(N_("Which one is equal to {stem}?"),
                        arg_notation("stem", &item->stem.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        if (!option->right)
            continue;
        if (option->figure.shape == SHAPE_NONE)
            telling->say = message_with(N_("None of them is equal to {stem}."),
                                        arg_notation("stem", &item->stem.number));
        else
            telling_equal(telling, &item->stem.number, &option->figure.number);
    }
}

const struct item_maker maker_FIND = {.make = make, .question = question, .explain = explain_it};
