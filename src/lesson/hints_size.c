/* Hints to questions about size, and about other ways to write a number. */
#include "lesson/hints.h"

/* ---- Larger and smaller ---- */

/* What the lesson asks in its second step, or what can be asked of any bars. */
static void ask_question(const struct item *item, struct telling *telling)
{
    if (item->lesson->question.count > 0)
        telling->words = &item->lesson->question;
    telling_say(telling, message_of(N_("Look at the bars. Which has more shaded?")));
}

/* What tells the larger one where a part is in common, so that nothing is to be rewritten. False:
 * none is. */
static bool say_in_common(enum compared compared, struct telling *telling)
{
    if (compared == COMPARED_SAME_DENOMINATOR)
        telling_say(telling,
                    message_of(N_("All pieces are of one size: only the numbers above count.")));
    else if (compared == COMPARED_SAME_NUMERATOR)
        telling_say(telling,
                    message_of(N_("The more parts a whole is cut in, the smaller they are.")));
    return compared == COMPARED_SAME_DENOMINATOR || compared == COMPARED_SAME_NUMERATOR;
}

/* A number and a picture: the picture is read first. */
static void compare_picture(const struct item *item, int step, struct telling *telling)
{
    bool line = item->other.shape == SHAPE_LINE;

    telling->figure[telling->figures++] = item->other;
    if (step == 0)
        telling_say(telling, message_of(N_("Which number does the picture show?")));
    else if (step == 1)
        telling_say(telling,
                    line ? message_of(N_("How many steps from 0 to 1, and how many to the arrow?"))
                         : message_of(N_("How many equal parts, and how many of them shaded?")));
    else if (!say_in_common(item_numbers(item)->compared, telling))
        ask_question(item, telling);
}

void hint_compare(const struct item *item, int step, struct telling *telling)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;
    struct notation cut[2] = {*left, *right};

    if (item->other.shape > SHAPE_PRINTED) {
        compare_picture(item, step, telling);
        return;
    }
    telling_show_bars(telling, item, (const struct notation *const[]){left, right}, 2);
    if (step == 0)
        telling_say(telling, message_of(N_("Here are both as bars.")));
    else if (step == 1)
        ask_question(item, telling);
    else if (say_in_common(item_numbers(item)->compared, telling))
        return;
    else if (!cut_alike(cut, 2))
        ask_question(item, telling);
    else
        telling_say(telling,
                    message_with(N_("In pieces of one size they are {left} and {right}."),
                                 arg_notation("left", &cut[0]), arg_notation("right", &cut[1])));
}

/* As they stand in the question, not in order. */
void hint_order(const struct item *item, int step, struct telling *telling)
{
    struct notation cut[ITEM_OPTIONS] = {0};

    for (int i = 0; i < item->options; i++) {
        cut[i] = item->option[i].figure.number;
        telling_show(telling, SHAPE_BAR, &cut[i]);
    }
    if (step == 0)
        telling_say(telling, message_of(N_("Here are all of them as bars.")));
    else if (step == 1)
        ask_question(item, telling);
    else if (say_in_common(item_numbers(item)->compared, telling))
        return;
    else if (!cut_alike(cut, item->options))
        ask_question(item, telling);
    else
        telling_say(telling,
                    message_with(item->options == 3
                                     ? N_("In pieces of one size: {first}, {second}, {third}.")
                                     : N_("In pieces of one size: {first}, {second}, {third}, "
                                          "{fourth}."),
                                 arg_notation("first", &cut[0]), arg_notation("second", &cut[1]),
                                 arg_notation("third", &cut[2]), arg_notation("fourth", &cut[3])));
}

/* ---- Another form ---- */

/* 7/3 as a mixed number, and back. */
static void write_wholes(const struct item *item, int step, struct telling *telling)
{
    struct notation parts = notation_as_fraction(&item->stem.number);
    int64_t wholes = parts.numerator / parts.denominator;
    struct notation one = notation_of_fraction(parts.denominator, parts.denominator);
    struct message_arg each = arg_count("parts", parts.denominator),
                       stem = arg_notation("stem", &item->stem.number);

    telling_show_blank(telling, parts.denominator,
                       wholes + (parts.numerator % parts.denominator > 0));
    if (step == 0)
        telling_say(telling,
                    message_with(N_("Each bar is one whole. How much of them is {stem}?"), stem));
    else if (step == 1)
        telling_say(telling,
                    message_with(N_("One whole is {whole}."), arg_notation("whole", &one)));
    else if (item->stem.number.kind == NOTATION_MIXED)
        telling_say(telling, message_with(N_("{stem} is {wholes} × {parts} parts and {more} more."),
                                          stem, arg_count("wholes", wholes), each,
                                          arg_count("more", item->stem.number.numerator)));
    else
        telling_say(telling, message_with(N_("How often do {parts} parts go into {all}? What is "
                                             "left?"),
                                          each, arg_count("all", parts.numerator)));
}

/* 1/4 as 0.25 or 25 %: so many of the parts that the form asked for has. */
static void write_in_tenths(const struct item *item, int step, struct telling *telling)
{
    struct notation from = notation_as_fraction(&item->stem.number);
    struct rational value = notation_value(&from);
    int64_t parts = notation_as_fraction(&item->key).denominator;

    if (parts % from.denominator != 0)
        from = notation_of_fraction(value.numerator, value.denominator);
    bool ends = item->key.recurring_digits == 0 && item->key.denominator == 0 &&
                parts % from.denominator == 0;
    int64_t factor = ends ? parts / from.denominator : 1;
    struct notation result = notation_of_fraction(from.numerator * factor, parts);
    struct message_arg above = arg_count("above", from.numerator),
                       below = arg_count("below", from.denominator),
                       all = arg_count("parts", parts);

    telling_show(telling, SHAPE_BAR, &item->stem.number);
    telling_show_blank(telling, ends ? parts : 10, 1);
    if (step == 0)
        telling_say(telling, message_with(N_("How much of the second bar is {stem}?"),
                                          arg_notation("stem", &item->stem.number)));
    else if (!ends)
        telling_say(telling, step == 1
                                 ? message_with(N_("Divide {above} by {below}, digit by digit."),
                                                above, below)
                                 : message_of(N_("Go on until the digits come again.")));
    else if (step == 1 && factor == 1)
        telling_say(telling, message_with(N_("One whole has {parts} parts here."), all));
    else if (step == 1)
        telling_say(telling, message_with(N_("{below} {step} = {parts}. Do the same with {above}."),
                                          below, arg_times("step", factor), all, above));
    else
        telling_say(telling,
                    message_with(N_("It is {result}. Now write that in the form asked for."),
                                 arg_notation("result", &result)));
}

/* 0.4 or 40 % as a fraction: what stands below, what above? */
static void write_as_fraction(const struct item *item, int step, struct telling *telling)
{
    struct notation parts = notation_as_fraction(&item->stem.number);

    telling_show_blank(telling, parts.denominator, 1);
    if (step == 0)
        telling_say(telling, message_with(N_("How many parts has one whole in {stem}?"),
                                          arg_notation("stem", &item->stem.number)));
    else if (step == 1)
        telling_say(telling, message_with(N_("One whole has {parts} parts here."),
                                          arg_count("parts", parts.denominator)));
    else
        telling_say(telling, message_with(N_("You have {above} of them: that number stands above."),
                                          arg_count("above", parts.numerator)));
}

void hint_write(const struct item *item, int step, struct telling *telling)
{
    enum notation_kind to = item->key.kind, from = item->stem.number.kind;

    if (to == NOTATION_DECIMAL || to == NOTATION_PERCENT)
        write_in_tenths(item, step, telling);
    else if (from == NOTATION_DECIMAL || from == NOTATION_PERCENT)
        write_as_fraction(item, step, telling);
    else
        write_wholes(item, step, telling);
}
