/* Hints to questions about size, and about other ways to write a number. */

#include "lesson/help/hints.h"

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
    struct message beside =
        say_beside(item_numbers(item), &(struct attempt){.stem = *left, .answer = *right});

    if (item->other.shape > SHAPE_PRINTED) {
        compare_picture(item, step, telling);
        return;
    }
    /* Also two that look alike are two. */
    telling_show(telling, SHAPE_BAR, left);
    if (telling->figures == 1) {
        struct telling second = {0};
        telling_show(&second, SHAPE_BAR, right);
        telling->figure[telling->figures] = second.figure[0];
        telling->figures += second.figures;
    }
    if (step == 0)
        telling_say(telling, message_of(N_("Here are both as bars.")));
    else if (step == 1 && left->kind == NOTATION_DECIMAL && right->kind == NOTATION_DECIMAL)
        telling_say(telling, message_of(N_("How many tenths has each of them?")));
    else if (step == 1 && (left->kind == NOTATION_MIXED || right->kind == NOTATION_MIXED))
        telling_say(telling, message_of(N_("How many wholes has each of them?")));
    else if (step == 1)
        ask_question(item, telling);
    else if (say_in_common(item_numbers(item)->compared, telling))
        return;
    else if (!beside.id && !cut_alike(cut, 2))
        ask_question(item, telling);
    else if (beside.id)
        telling_say(telling, beside);
    else
        telling_say(telling,
                    message_with(N_("In pieces of one size they are {left} and {right}."),
                                 arg_notation("left", &cut[0]), arg_notation("right", &cut[1])));
}

/* Of each that is no half: on which side of it? */
static void ask_halves(const struct notation *number, int count, struct telling *telling)
{
    struct attempt attempt = {.task = TASK_COMPARE, .answer = notation_of_fraction(1, 2)};

    for (int i = 0; i < count; i++) {
        attempt.stem = notation_as_fraction(&number[i]);
        if (!rational_equal(notation_value(&attempt.stem), (struct rational){1, 2}))
            telling_say(telling, misconception_say(BELIEF_NEAR_HALF, &attempt));
    }
}

bool say_how_ordered(const struct item *item, struct telling *telling)
{
    enum compared compared = item_numbers(item)->compared;
    struct notation number[ITEM_OPTIONS] = {0};

    for (int i = 0; i < item->options; i++)
        number[i] = item->option[i].figure.number;
    if (compared == COMPARED_HALF)
        ask_halves(number, item->options, telling);
    return compared == COMPARED_HALF || say_in_common(compared, telling) ||
           telling_rewritten(telling, item, number, item->options);
}

/* As they stand in the question, not in order. */
void hint_order(const struct item *item, int step, struct telling *telling)
{
    for (int i = 0; i < item->options; i++)
        telling_show(telling, SHAPE_BAR, &item->option[i].figure.number);
    if (step == 0)
        telling_say(telling, message_of(N_("Here are all of them as bars.")));
    else if (step == 1 || !say_how_ordered(item, telling))
        ask_question(item, telling);
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
                    message_with(N_("Each bar is one whole. How many bars is {stem}?"), stem));
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
    if (step == 0) {
        telling_say(telling, message_with(N_("How much of the second bar is {stem}?"),
                                          arg_notation("stem", &item->stem.number)));
    } else if (!ends) {
        telling_say(telling, step == 1
                                 ? message_with(N_("Divide {above} by {below}, digit by digit."),
                                                above, below)
                                 : message_of(N_("Go on until the digits come again.")));
    } else if (step == 1 && factor == 1) {
        telling_say(telling, message_with(N_("One whole has {parts} parts here."), all));
    } else if (step == 1) {
        if (!notation_identical(&from, &item->stem.number))
            telling_say(telling, message_with(N_("{stem} is {simple}."),
                                              arg_notation("stem", &item->stem.number),
                                              arg_notation("simple", &from)));
        telling_say(telling, message_with(N_("{below} {step} = {parts}. Do the same with {above}."),
                                          below, arg_step("step", "×", factor), all, above));
    } else if (item->key.kind == NOTATION_PERCENT) {
        telling_say(telling, message_with(N_("It is {result}. Percent means: how many of 100?"),
                                          arg_notation("result", &result)));
    } else if (parts == 10) {
        telling_say(telling,
                    message_with(N_("It is {result}. The first digit behind the point is tenths."),
                                 arg_notation("result", &result)));
    } else {
        telling_say(telling, message_with(N_("It is {result}. The second digit behind the point is "
                                             "hundredths."),
                                          arg_notation("result", &result)));
    }
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
