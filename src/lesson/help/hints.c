/* Hints: three steps of a ladder, then the answer; and the ladders that kinds share. */

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

bool item_hint(const struct item *item, int step, struct telling *telling)
{
    *telling = (struct telling){0};
    if (step > HINT_STEPS)
        return false;
    if (step == HINT_STEPS)
        item_explain(item, telling);
    else
        item_makers[item->kind]->hint(item, step, telling);
    telling_turn(telling, item);
    if (step == 0)
        explain_mark(item, telling);
    return true;
}

/* --- Larger and smaller */

/* Asks the lesson's question of the second step, or one that fits any bars. */
void hint_question(const struct item *item, struct telling *telling)
{
    if (item->lesson->question.count > 0)
        telling->words = &item->lesson->question;
    telling_say(telling, message_of(N_("Look at the bars. Which has more shaded?")));
}

/* Says how to tell the larger one if a part is in common, so that nothing is to be rewritten.
 * False: none is in common. */
bool hint_in_common(enum compared compared, struct telling *telling)
{
    if (compared == COMPARED_SAME_DENOMINATOR)
        telling_say(telling,
                    message_of(N_("All pieces are of one size: only the numbers above count.")));
    else if (compared == COMPARED_SAME_NUMERATOR)
        telling_say(telling,
                    message_of(N_("The more parts a whole is cut in, the smaller they are.")));
    return compared == COMPARED_SAME_DENOMINATOR || compared == COMPARED_SAME_NUMERATOR;
}

/* Of each that is no half: on which side of it? */
static void ask_halves(const struct notation *number, int count, struct telling *telling)
{
    struct attempt attempt = {.task = TASK_COMPARE, .answer = notation_of_fraction(1, 2)};

    for (int i = 0; i < count; i++) {
        attempt.stem = notation_as_fraction(&number[i]);
        if (!is_worth_half(&attempt.stem))
            telling_say(telling, misconception_say(BELIEF_NEAR_HALF, &attempt));
    }
}

bool say_how_ordered(const struct item *item, struct telling *telling)
{
    enum compared compared = item_numbers(item)->compared;
    struct notation number[ITEM_OPTIONS] = {0};

    option_numbers(item, number);
    if (compared == COMPARED_HALF)
        ask_halves(number, item->options, telling);
    return compared == COMPARED_HALF || hint_in_common(compared, telling) ||
           telling_rewritten(telling, item, number, item->options);
}

/* --- Each part cut in k */

/* The number cut further, into one that is not among the options; false: there is none. */
static bool cut_further(const struct item *item, int64_t *factor, struct notation *out)
{
    enum { FACTOR_MOST = 9 };
    struct notation stem = notation_as_fraction(&item->stem.number);

    for (*factor = 2; *factor <= FACTOR_MOST; ++*factor) {
        *out = notation_of_fraction(stem.numerator * *factor, stem.denominator * *factor);
        if (!is_told(item, out))
            return true;
    }
    return false;
}

static void cut_parts(const struct item *item, int step, struct telling *telling)
{
    struct notation further, stem = notation_as_fraction(&item->stem.number);
    int64_t factor;

    telling_show(telling, SHAPE_BAR, &stem);
    if (step == 1 && cut_further(item, &factor, &further)) {
        telling_say(telling,
                    message_with(N_("Cut each part in {factor}: that is {further}."),
                                 arg_count("factor", factor), arg_notation("further", &further)));
        telling_show(telling, SHAPE_BAR, &further);
    } else if (step == 1) {
        telling_say(telling,
                    message_of(N_("Cut each part: both numbers grow by the same factor.")));
    } else {
        telling_say(telling,
                    message_with(N_("Which numbers below are {below} times a whole number?"),
                                 arg_count("below", stem.denominator)));
        telling_say(telling, message_with(N_("Above it must be {above} times the same number."),
                                          arg_count("above", stem.numerator)));
    }
}

/* --- Simplified */

static void simplify_all(const struct item *item, int step, struct telling *telling)
{
    struct notation stem = notation_as_fraction(&item->stem.number);
    struct rational value = notation_value(&stem);
    int64_t divisor = stem.denominator / value.denominator;
    struct message_arg above = arg_count("above", stem.numerator),
                       below = arg_count("below", stem.denominator);

    if (step == 1) {
        telling_say(telling, message_with(N_("Which number divides both {above} and {below}?"),
                                          above, below));
        return;
    }
    if (divisor > 1)
        telling_say(telling, message_with(N_("Above it is {above} {step} = {result}."), above,
                                          arg_step("step", "÷", divisor),
                                          arg_count("result", value.numerator)));
    else
        telling_say(telling,
                    message_with(N_("Only 1 divides both {above} and {below}."), above, below));
    telling_say(telling, message_of(N_("Now make each of the others as simple as you can.")));
}

/* --- Wholes */

/* Into how many parts wholes are cut to show what to do: not those of an option. */
static int64_t other_parts(const struct item *item, int64_t wholes)
{
    for (int64_t parts = 2;; parts++) {
        struct notation number = notation_of_fraction(wholes * parts, parts);
        if (!is_told(item, &number))
            return parts; /* there are more numbers than options */
    }
}

static void find_wholes(const struct item *item, int step, struct telling *telling)
{
    int64_t wholes = item->stem.number.whole, parts = other_parts(item, wholes);
    struct notation number = notation_of_fraction(wholes * parts, parts),
                    one = notation_of_fraction(parts, parts);
    struct message_arg count = arg_count("wholes", wholes), each = arg_count("parts", parts);

    telling_show_blank(telling, parts, wholes);
    if (step == 0)
        telling_say(telling, message_plural(NP_("Here is {wholes} whole, cut in {parts}.",
                                                "Here are {wholes} wholes, each cut in {parts}."),
                                            count, each));
    else if (step == 1 && wholes > 1)
        telling_say(telling,
                    message_with(N_("One whole is {whole}."), arg_notation("whole", &one)));
    else if (step == 1)
        telling_say(telling, message_of(N_("All parts together make one whole.")));
    else
        telling_say(telling, message_plural(
                                 NP_("So {number} is {wholes} whole. Which one is made like that?",
                                     "So {number} is {wholes} wholes. Which one is made like "
                                     "that?"),
                                 count, arg_notation("number", &number)));
}

/* --- Tenths, hundredths */

static bool is_in_tenths(const struct notation *number)
{
    return number->kind == NOTATION_DECIMAL || number->kind == NOTATION_PERCENT;
}

static bool has_other_forms(const struct item *item)
{
    bool found = is_in_tenths(&item->stem.number);

    for (int i = 0; i < item->options; i++)
        found = found || is_in_tenths(&item->option[i].figure.number);
    return found;
}

/* 10 or 100 parts that a number can be cut in, 100 where percentages are learned; 0: none, as of
 * thirds and eighths. */
static int64_t tenths_of(const struct item *item)
{
    struct rational value = notation_value(&item->stem.number);
    unsigned known = item_numbers(item)->notations | item_numbers(item)->forms;

    for (int64_t parts = known >> NOTATION_PERCENT & 1 ? 100 : 10; parts <= 100; parts *= 10)
        if (parts % value.denominator == 0)
            return parts;
    return 0;
}

static void find_in_tenths(const struct item *item, int step, struct telling *telling)
{
    struct rational value = notation_value(&item->stem.number);
    int64_t parts = tenths_of(item);
    struct message_arg all = arg_count("parts", parts),
                       stem = arg_notation("stem", &item->stem.number);

    if (parts == 0) {
        telling_say(telling, message_of(step == 1 ? N_("Write each one as a fraction.")
                                                  : N_("Now make each fraction as simple as you "
                                                       "can.")));
        return;
    }
    telling_show_blank(telling, parts, 1);
    if (step == 1)
        telling_say(telling, message_with(N_("How many of {parts} parts is {stem}?"), all, stem));
    else
        telling_say(telling,
                    message_with(N_("{stem} is {above} of {parts} parts. And the others?"), stem,
                                 arg_count("above", value.numerator * (parts / value.denominator)),
                                 all));
}

/* --- Which are equal? */

/* A picture is read first, where one is asked about. */
static void show_number(const struct item *item, struct telling *telling)
{
    struct message_arg stem = arg_notation("stem", &item->stem.number);

    if (item->stem.shape > SHAPE_PRINTED) {
        telling->figure[telling->figures++] = item->stem;
        telling_say(telling,
                    message_of(item->stem.shape == SHAPE_LINE
                                   ? N_("How many steps from 0 to 1, and how many to the arrow?")
                               : item->stem.shape == SHAPE_DOTS
                                   ? N_("How many dots are there, and how many are filled?")
                                   : N_("How many equal parts, and how many of them shaded?")));
    } else if (pictures_answer(item, &item->stem.number)) {
        telling_say(telling, message_with(N_("Is {stem} more or less than a half?"), stem));
    } else {
        telling_show(telling, SHAPE_BAR, &item->stem.number);
        telling_say(telling, message_with(N_("Look at {stem} as a bar."), stem));
    }
}

static void group_dots(const struct item *item, int step, struct telling *telling)
{
    telling->figure[telling->figures++] = item->stem;
    telling_say(telling, step == 1
                             ? message_of(N_("All dots stand below, the filled ones above."))
                             : message_of(N_("Or make groups of one size: how many of them are "
                                             "filled?")));
}

/* True if a right one is no whole number of times the number asked about: simplified, they meet. */
static bool lacks_factor(const struct item *item)
{
    struct notation stem = notation_as_fraction(&item->stem.number);

    for (int i = 0; i < item->options; i++) {
        struct notation number = notation_as_fraction(&item->option[i].figure.number);
        if (item->option[i].right && item->option[i].figure.shape != SHAPE_NONE &&
            number.denominator % stem.denominator != 0)
            return true;
    }
    return false;
}

void hint_find(const struct item *item, int step, struct telling *telling)
{
    if (item->stem.number.kind == NOTATION_WHOLE)
        find_wholes(item, step, telling);
    else if (step == 0)
        show_number(item, telling);
    else if (has_other_forms(item))
        find_in_tenths(item, step, telling);
    else if (item->stem.shape == SHAPE_DOTS)
        group_dots(item, step, telling);
    else if (item->lesson->ladder == LADDER_SIMPLIFY || lacks_factor(item))
        simplify_all(item, step, telling);
    else
        cut_parts(item, step, telling);
}

/* --- Are these two equal, and why? */

void hint_pair(const struct item *item, int step, struct telling *telling)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    struct notation cut[2] = {*stem, *other}, parts = notation_as_fraction(stem);
    struct message_arg one = arg_notation("stem", stem), two = arg_notation("other", other);
    bool simplify = item->lesson->ladder == LADDER_SIMPLIFY || !cut_alike(cut, 2);

    telling_show_two(telling, item, stem, other);
    if (step == 0)
        telling_say(telling, message_of(N_("Look at both bars: where do the shaded parts end?")));
    else if (step == 1 && simplify)
        telling_say(telling, message_with(N_("Which number divides both {above} and {below}?"),
                                          arg_count("above", parts.numerator),
                                          arg_count("below", parts.denominator)));
    else if (simplify)
        telling_say(telling,
                    message_with(N_("Make {stem} and {other} as simple as you can."), one, two));
    else if (step == 1)
        telling_say(telling, message_with(N_("Both can be cut in {parts} parts."),
                                          arg_count("parts", cut[0].denominator)));
    else if (stem->denominator != cut[0].denominator && other->denominator != cut[1].denominator)
        telling_say(telling, message_with(N_("{stem} is {cut} then. And {other}?"), one,
                                          arg_notation("cut", &cut[0]), two));
    else /* one of the two is cut so already */
        telling_say(telling, message_with(N_("How many of {parts} parts is {stem}?"),
                                          arg_count("parts", cut[0].denominator),
                                          other->denominator == cut[0].denominator
                                              ? one
                                              : arg_notation("stem", other)));
}
