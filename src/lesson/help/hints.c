/* Hints: three steps of a ladder, then the answer; the ladders of questions about a picture. */

#include "lesson/help/hints.h"

bool is_told(const struct item *item, const struct notation *number)
{
    for (int i = 0; i < item->options; i++)
        if (notation_identical(&item->option[i].figure.number, number))
            return true;
    return item->answers == ANSWER_NUMBER && notation_identical(&item->key, number);
}

static bool is_recurring(const struct figure *figure)
{
    return figure->shape == SHAPE_PRINTED && figure->number.recurring_digits > 0;
}

/* Few have seen a digit that goes on: what its mark means is no secret. */
static void explain_mark(const struct item *item, struct telling *telling)
{
    bool marked = is_recurring(&item->stem) || is_recurring(&item->other);

    for (int i = 0; i < item->options; i++)
        marked = marked || is_recurring(&item->option[i].figure);
    if (marked)
        telling_say(telling, message_of(N_("Digits with a mark go on without end.")));
}

/* A kind each; what a ladder says differs within. */
static hint_writer *const writers[ITEM_KINDS] = {
    [ITEM_READ] = hint_read,       [ITEM_SAME] = hint_pair,         [ITEM_FIND] = hint_find,
    [ITEM_ALL] = hint_find,        [ITEM_FILL] = hint_fill,         [ITEM_LEFT] = hint_left,
    [ITEM_PLACE] = hint_place,     [ITEM_SIMPLIFY] = hint_simplify, [ITEM_WRITE] = hint_write,
    [ITEM_COMPARE] = hint_compare, [ITEM_ORDER] = hint_order,       [ITEM_ODD] = hint_odd,
    [ITEM_PROVE] = hint_pair,
};

bool item_hint(const struct item *item, int step, struct telling *telling)
{
    *telling = (struct telling){0};
    if (step > HINT_STEPS)
        return false;
    if (step == HINT_STEPS)
        item_explain(item, telling);
    else
        writers[item->kind](item, step, telling);
    telling_turn(telling, item);
    if (step == 0)
        explain_mark(item, telling);
    return true;
}

/* ---- What there is to count in a picture ---- */

static void add_figure(struct telling *telling, const struct figure *figure)
{
    telling->figure[telling->figures++] = *figure;
}

/* How many equal parts? How many are shaded? What stands where? */
static void count_parts(const struct item *item, int step, struct telling *telling)
{
    bool dots = item->stem.shape == SHAPE_DOTS;
    struct message_arg parts = arg_count("parts", figure_parts(&item->stem));

    if (step == 0)
        telling_say(telling, message_of(dots ? N_("Count all dots. How many are there?")
                                             : N_("Count all equal parts. How many are there?")));
    else if (step == 1)
        telling_say(telling, message_of(dots ? N_("Now count only the filled ones.")
                                             : N_("Now count only the shaded ones.")));
    else
        telling_say(telling,
                    message_with(dots ? N_("There are {parts} dots: that stands below. The "
                                           "filled ones stand above.")
                                      : N_("There are {parts} parts: that stands below. "
                                           "The shaded ones stand above."),
                                 parts));
}

/* How many steps from 0 to 1? What is one step? How many up to the arrow? */
static void count_steps(const struct item *item, int step, struct telling *telling)
{
    struct notation one = notation_of_fraction(1, figure_parts(&item->stem));
    struct message_arg parts = arg_count("parts", figure_parts(&item->stem));

    if (step == 0)
        telling_say(telling, message_of(N_("Count the steps from 0 to 1. How many are there?")));
    else if (step == 1 && is_told(item, &one))
        telling_say(telling, message_with(N_("One step is one of {parts} equal parts."), parts));
    else if (step == 1)
        telling_say(telling, message_with(N_("One step is {one}."), arg_notation("one", &one)));
    else
        telling_say(telling,
                    message_of(N_("Number the steps from 0. Which number has the arrow?")));
}

/* One whole is b/b; n × b and some more. */
static void count_wholes(const struct item *item, int step, struct telling *telling)
{
    bool line = item->stem.shape == SHAPE_LINE;
    int64_t parts = figure_parts(&item->stem);
    struct notation whole = notation_of_fraction(parts, parts);

    if (step == 0)
        telling_say(telling,
                    message_of(line ? N_("From 0 to 1 is one whole. How many steps is it?")
                               : item->stem.shape == SHAPE_PIE
                                   ? N_("Each pie is one whole. How many parts has one pie?")
                                   : N_("Each bar is one whole. How many parts has one bar?")));
    else if (step == 1)
        telling_say(telling,
                    message_with(N_("One whole is {whole}."), arg_notation("whole", &whole)));
    else
        telling_say(telling,
                    message_with(line ? N_("Up to {wholes} it is {wholes} × {parts} steps. "
                                           "How many more?")
                                      : N_("The full ones are {wholes} × {parts} parts. How "
                                           "many more?"),
                                 arg_count("wholes", figure_counted(&item->stem) / parts),
                                 arg_count("parts", parts)));
}

/* Which picture shows the half? All of them are looked at. */
static void compare_pictures(int step, struct telling *telling)
{
    static const char *const ids[HINT_STEPS] = {
        N_("Look at each picture: are all of its parts of one size?"),
        N_("Now count the shaded parts of each picture, and those that are not."),
        N_("With equal parts: a half has as many shaded parts as empty ones."),
    };

    telling_say(telling, message_of(ids[step]));
}

void hint_read(const struct item *item, int step, struct telling *telling)
{
    if (item->options > 0) {
        compare_pictures(step, telling);
        return;
    }
    add_figure(telling, &item->stem);
    if (figure_counted(&item->stem) > figure_parts(&item->stem))
        count_wholes(item, step, telling);
    else if (item->stem.shape == SHAPE_LINE)
        count_steps(item, step, telling);
    else
        count_parts(item, step, telling);
}

/* How far a number is from 0, in steps of the line that is asked about. */
static void say_how_far(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    int64_t each = figure_parts(&item->other) / stem->denominator;
    struct notation rest =
        notation_of_fraction(stem->numerator % stem->denominator, stem->denominator);
    struct message_arg number = arg_notation("stem", stem),
                       wholes = arg_count("wholes", stem->numerator / stem->denominator);

    if (stem->numerator > stem->denominator)
        telling_say(telling, message_with(rest.numerator ? N_("{stem} is {wholes} and {rest} more.")
                                                         : N_("{stem} is {wholes} wholes."),
                                          number, wholes, arg_notation("rest", &rest)));
    else if (each <= 1)
        telling_say(telling, message_with(N_("Number the steps from 0. Stop at {count}."),
                                          arg_count("count", stem->numerator)));
    else
        telling_say(telling,
                    message_with(N_("Number the steps from 0. Stop at {count} × {each}."),
                                 arg_count("count", stem->numerator), arg_count("each", each)));
}

void hint_place(const struct item *item, int step, struct telling *telling)
{
    struct notation one = notation_of_fraction(1, figure_parts(&item->other));
    struct notation unit = notation_of_fraction(1, item->stem.number.denominator);
    int64_t each = one.denominator / unit.denominator;

    add_figure(telling, &item->other);
    if (step == 0) {
        telling_say(telling, message_of(N_("Count the steps from 0 to 1. How many are there?")));
    } else if (step == 1) {
        telling_say(telling, message_with(N_("One step is {one}."), arg_notation("one", &one)));
        if (each > 1)
            telling_say(telling,
                        message_with(N_("{unit} is {count} such steps."),
                                     arg_notation("unit", &unit), arg_count("count", each)));
    } else {
        say_how_far(item, telling);
    }
}

void hint_left(const struct item *item, int step, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    struct notation whole = notation_of_fraction(stem->denominator, stem->denominator);
    struct message_arg parts = arg_count("parts", stem->denominator);

    telling_show(telling, SHAPE_BAR, stem);
    if (step == 0)
        telling_say(telling,
                    message_with(N_("Here {stem} is shaded. How many parts has the whole?"),
                                 arg_notation("stem", stem)));
    else if (step == 1)
        telling_say(telling,
                    message_plural(NP_("Of {parts} parts {count} is gone. Count the empty ones.",
                                       "Of {parts} parts {count} are gone. Count the empty ones."),
                                   arg_count("count", stem->numerator), parts));
    else
        telling_say(telling,
                    message_with(N_("The whole is {whole}. Below stays {parts}; what comes above?"),
                                 arg_notation("whole", &whole), parts));
}
