/* Two equal fractions, one number of them missing: 3/4 = ?/20, in all four places. */
#include "lesson/help/hints.h"

/* The missing whole number. */
static int64_t missing(const struct item *item)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;

    switch (item->hole) {
    case HOLE_STEM_TOP:
        return stem->numerator;
    case HOLE_STEM_BELOW:
        return stem->denominator;
    case HOLE_OTHER_TOP:
        return other->numerator;
    default:
        return other->denominator;
    }
}

static bool complete(struct item *item, const struct notation *stem, const struct notation *equal,
                     struct chance *chance)
{
    static const enum hole holes[][4] = {
        [MISSING_ANY] = {HOLE_STEM_TOP, HOLE_STEM_BELOW, HOLE_OTHER_TOP, HOLE_OTHER_BELOW},
        [MISSING_NUMERATOR] = {HOLE_STEM_TOP, HOLE_OTHER_TOP, HOLE_OTHER_TOP, HOLE_OTHER_TOP},
        [MISSING_DENOMINATOR] = {HOLE_STEM_BELOW, HOLE_OTHER_BELOW, HOLE_OTHER_BELOW,
                                 HOLE_OTHER_BELOW},
    };

    if (equal->kind != NOTATION_FRACTION ||
        (stem->kind != NOTATION_FRACTION && stem->kind != NOTATION_WHOLE))
        return false;
    item->task = TASK_FILL;
    item->skills = skill_bit(SKILL_FILL);
    item->answers = ANSWER_NUMBER;
    item->forms = 1u << NOTATION_WHOLE;
    item->stem = figure_printed(stem);
    item->other = figure_printed(equal);
    /* Of a whole number nothing can be missing. */
    item->hole = stem->kind == NOTATION_WHOLE
                     ? HOLE_OTHER_TOP
                     : holes[item_numbers(item)->missing][chance_below(chance, 4)];
    item->key = notation_of_whole(missing(item));
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    struct notation stem, equal;

    return draw_stem(item_numbers(item), chance, &stem) &&
           draw_equal(item_numbers(item), chance, &stem, &equal, &item->factor) &&
           complete(item, &stem, &equal, chance);
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    return complete(item, &own->stem.number, &own->other.number, chance);
}

static struct message question(const struct item *item)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    struct message_arg top = arg_count("top", stem->numerator),
                       below = arg_count("below", stem->denominator),
                       other_top = arg_count("other_top", other->numerator),
                       other_below = arg_count("other_below", other->denominator);

    if (stem->kind == NOTATION_WHOLE)
        return message_with(N_("{whole} = ?/{other_below}: which number is missing?"),
                            arg_count("whole", stem->whole), other_below);
    switch (item->hole) {
    case HOLE_STEM_TOP:
        return message_with(N_("?/{below} = {other_top}/{other_below}: which number is missing?"),
                            below, other_top, other_below);
    case HOLE_STEM_BELOW:
        return message_with(N_("{top}/? = {other_top}/{other_below}: which number is missing?"),
                            top, other_top, other_below);
    case HOLE_OTHER_TOP:
        return message_with(N_("{top}/{below} = ?/{other_below}: which number is missing?"), top,
                            below, other_below);
    default:
        return message_with(N_("{top}/{below} = {other_top}/?: which number is missing?"), top,
                            below, other_top);
    }
}

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Write the missing number."));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_equal(telling, item, &item->stem.number, &item->other.number);
}

/* Of several wholes there is more to say than that one divides; others need no more. */
static void lead(const struct item *item, struct telling *telling)
{
    bool wholes = item->stem.number.kind == NOTATION_WHOLE && item->stem.number.whole > 1;

    for (int step = 1; wholes && step < HINT_STEPS; step++) {
        struct telling hint = {0};
        hint_fill(item, step, &hint);
        telling_say(telling, hint.say);
    }
}

/* Beside a whole number how large the answer is says more than that no belief is known. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (item->stem.number.kind != NOTATION_WHOLE || judgement->attempt.task != TASK_FILL)
        return (struct message){0};
    return misconception_say(judgement->belief, &judgement->attempt);
}

const struct item_maker maker_FILL = {.make = make,
                                      .of_author = of_author,
                                      .question = question,
                                      .paper = PAPER_HOLE,
                                      .on_paper = on_paper,
                                      .explain = explain_it,
                                      .lead = lead,
                                      .correct = correct};
