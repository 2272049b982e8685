/* The ladders of hints: from a picture by steps to the answer. */
#include "lesson/maker.h"

/* A picture of the number asked about: its own, or a bar of so many parts. */
static void add_bar(struct telling *telling, const struct notation *number)
{
    struct notation parts = notation_as_parts(number, 100);

    telling->figure[telling->figures++] = figure_picture(SHAPE_BAR, &parts);
}

static bool hint_parts(const struct item *item, int step, struct telling *telling)
{
    telling->figure[telling->figures++] = item->stem;
    telling->say = message_of(step == 0 ? N_("Count all equal parts. How many are there?")
                                        : N_("Now count only the shaded ones."));
    return true;
}

static bool hint_factor(const struct item *item, int step, struct telling *telling)
{
    if (step == 0) {
        telling->say =
            message_with(N_("Here is {stem} as a bar."), arg_notation("stem", &item->stem.number));
        add_bar(telling, &item->stem.number);
    } else {
        telling->say =
            message_of(N_("Cut each part in equal pieces: both numbers grow by the same factor."));
    }
    return true;
}

typedef bool hint_writer(const struct item *item, int step, struct telling *telling);

/* Two steps each; the third of all is the answer. */
static hint_writer *const ladders[LADDERS] = {
    [LADDER_PARTS] = hint_parts,     [LADDER_LINE] = hint_parts,     [LADDER_FACTOR] = hint_factor,
    [LADDER_SIMPLIFY] = hint_factor, [LADDER_COMPARE] = hint_factor, [LADDER_WHOLES] = hint_factor,
    [LADDER_DECIMAL] = hint_factor,
};

bool item_hint(const struct item *item, int step, struct telling *telling)
{
    enum { LADDER_STEPS = 2 };

    *telling = (struct telling){0};
    if (step < LADDER_STEPS)
        return ladders[item->lesson->ladder](item, step, telling);
    if (step > LADDER_STEPS)
        return false;
    item_explain(item, telling);
    return true;
}
