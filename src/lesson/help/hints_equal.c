/* Hints to questions about equal numbers: cut further, simplified, in tenths, as wholes, or with
 * one number missing. */

#include "lesson/help/hints.h"

/* ---- Each part cut in k ---- */

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

/* ---- Simplified ---- */

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

/* ---- Wholes ---- */

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

/* ---- Tenths, hundredths ---- */

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

/* ---- Which are equal? ---- */

/* A picture is read first, where one is asked about. */
static void show_number(const struct item *item, struct telling *telling)
{
    if (item->stem.shape <= SHAPE_PRINTED && pictures_answer(item, &item->stem.number)) {
        telling_say(telling, message_with(N_("Is {stem} more or less than a half?"),
                                          arg_notation("stem", &item->stem.number)));
        return;
    }
    if (item->stem.shape <= SHAPE_PRINTED) {
        telling_show(telling, SHAPE_BAR, &item->stem.number);
        telling_say(telling, message_with(N_("Look at {stem} as a bar."),
                                          arg_notation("stem", &item->stem.number)));
        return;
    }
    telling->figure[telling->figures++] = item->stem;
    telling_say(telling,
                item->stem.shape == SHAPE_LINE
                    ? message_of(N_("How many steps from 0 to 1, and how many to the arrow?"))
                : item->stem.shape == SHAPE_DOTS
                    ? message_of(N_("How many dots are there, and how many are filled?"))
                    : message_of(N_("How many equal parts, and how many of them shaded?")));
}

static void group_dots(const struct item *item, int step, struct telling *telling)
{
    telling->figure[telling->figures++] = item->stem;
    telling_say(telling, step == 1
                             ? message_of(N_("All dots stand below, the filled ones above."))
                             : message_of(N_("Or make groups of one size: how many of them are "
                                             "filled?")));
}

/* Whether a right one is no whole number of times the number asked about: simplified, they meet. */
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

/* ---- Are these two equal, and why? ---- */

void hint_pair(const struct item *item, int step, struct telling *telling)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    struct notation cut[2] = {*stem, *other}, parts = notation_as_fraction(stem);
    struct message_arg one = arg_notation("stem", stem), two = arg_notation("other", other);
    bool simplify = item->lesson->ladder == LADDER_SIMPLIFY || !cut_alike(cut, 2);

    telling_show_bars(telling, item, (const struct notation *const[]){stem, other}, 2);
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

/* ---- Which one does not belong? ---- */

static void say_two_alike(const struct item *item, struct telling *telling)
{
    const char *label[2] = {"", ""};
    int found = 0;

    for (int i = 0; i < item->options && found < 2; i++) {
        if (item->option[i].right)
            continue;
        label[found++] = option_label(item, i);
        telling->figure[telling->figures++] = item->option[i].figure;
    }
    telling_say(telling,
                message_with(N_("{first} and {second} show the same number. Look at the others."),
                             arg_text("first", label[0]), arg_text("second", label[1])));
}

void hint_odd(const struct item *item, int step, struct telling *telling)
{
    bool pictures = false, lines = false;

    for (int i = 0; i < item->options; i++) {
        pictures = pictures || item->option[i].figure.shape > SHAPE_PRINTED;
        lines = lines || item->option[i].figure.shape == SHAPE_LINE;
    }
    if (step == 2)
        say_two_alike(item, telling);
    else if (lines)
        telling_say(telling, step == 0 ? message_of(N_("Which number does each one show?"))
                                       : message_of(N_("Make each one as simple as you can.")));
    else if (pictures)
        telling_say(telling, step == 0
                                 ? message_of(N_("Are the parts of each picture all of one size?"))
                                 : message_of(N_("How many parts has each, and how many are "
                                                 "shaded?")));
    else
        telling_say(telling, step == 0 ? message_of(N_("Think of each one as a bar."))
                                       : message_of(N_("Make each one as simple as you can.")));
}

/* ---- A number is missing, or a simpler one is asked for ---- */

/* What is known and what is not: of 3/4 = ?/20. */
struct gap {
    struct notation known;
    bool top;       /* what is missing stands above */
    int64_t given;  /* the number beside the hole … */
    int64_t from;   /* … and the one of `known` that it comes of */
    int64_t other;  /* the other one of `known` */
    int64_t factor; /* `given` is `from` times or divided by it; 0: by no whole number */
    bool times;
};

static struct gap gap_of(const struct item *item)
{
    bool in_stem = item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW;
    const struct notation *holed = in_stem ? &item->stem.number : &item->other.number;
    struct gap gap = {.top = item->hole == HOLE_STEM_TOP || item->hole == HOLE_OTHER_TOP,
                      .known = in_stem ? item->other.number : item->stem.number};

    gap.given = gap.top ? holed->denominator : holed->numerator;
    gap.from = gap.top ? gap.known.denominator : gap.known.numerator;
    gap.other = gap.top ? gap.known.numerator : gap.known.denominator;
    gap.times = gap.given >= gap.from;
    int64_t large = gap.times ? gap.given : gap.from, small = gap.times ? gap.from : gap.given;
    gap.factor = small > 0 && large % small == 0 ? large / small : 0;
    return gap;
}

static void say_gap(const struct gap *gap, struct telling *telling)
{
    struct message_arg known = arg_notation("known", &gap->known),
                       given = arg_count("given", gap->given);

    if (gap->top) {
        telling_show_blank(telling, gap->given, 1);
        telling_say(telling,
                    message_with(N_("Below {known} is a bar in {given} parts."), known, given));
        telling_say(telling, message_of(N_("How many of them are just as much?")));
        return;
    }
    if (gap->factor == 0) { /* no cut leads there straight away */
        telling_say(telling,
                    message_with(gap->times ? N_("This is {known}. Just as much are {given} "
                                                 "smaller parts.")
                                            : N_("This is {known}. Just as much are {given} "
                                                 "larger parts."),
                                 known, given));
        return;
    }
    telling_say(telling,
                gap->times ? message_plural(NP_("This is {known}. Cut its parts until {given} is "
                                                "shaded.",
                                                "This is {known}. Cut its parts until {given} are "
                                                "shaded."),
                                            given, known)
                           : message_plural(NP_("This is {known}. Join its parts until {given} is "
                                                "shaded.",
                                                "This is {known}. Join its parts until {given} are "
                                                "shaded."),
                                            given, known));
}

/* Each part is cut in k; where that is the answer, it is asked for. */
static void say_factor(const struct gap *gap, bool is_answer, struct telling *telling)
{
    struct message_arg from = arg_count("from", gap->from), given = arg_count("given", gap->given),
                       factor = arg_count("factor", gap->factor);

    if (gap->factor == 0)
        telling_say(telling, message_with(N_("First make {known} as simple as you can."),
                                          arg_notation("known", &gap->known)));
    else if (is_answer)
        telling_say(telling, message_with(gap->times ? N_("{from} becomes {given}: times what?")
                                                     : N_("{from} becomes {given}: divided by "
                                                          "what?"),
                                          from, given));
    else
        telling_say(telling,
                    message_with(gap->times
                                     ? N_("Cut each part in {factor}: {from} becomes {given}.")
                                     : N_("Join every {factor} parts: {from} becomes {given}."),
                                 factor, from, given));
}

static void say_other_side(const struct gap *gap, bool is_answer, struct telling *telling)
{
    struct message_arg other = arg_count("other", gap->other);

    if (gap->factor == 0)
        telling_say(telling, message_with(gap->top ? N_("Then cut it again until {given} stands "
                                                        "below.")
                                                   : N_("Then cut it again until {given} stands "
                                                        "above."),
                                          arg_count("given", gap->given)));
    else if (is_answer)
        telling_say(telling, message_with(gap->top ? N_("Do the same with {other}, above.")
                                                   : N_("Do the same with {other}, below."),
                                          other));
    else
        telling_say(telling,
                    message_with(gap->top ? N_("Do the same above: {other} {step}.")
                                          : N_("Do the same below: {other} {step}."),
                                 other, arg_step("step", gap->times ? "×" : "÷", gap->factor)));
}

/* 3 = ?/4: bars of wholes. */
static void fill_wholes(const struct item *item, int step, struct telling *telling)
{
    int64_t wholes = item->stem.number.whole, parts = item->other.number.denominator;
    struct notation one = notation_of_fraction(parts, parts);
    struct message_arg count = arg_count("wholes", wholes), each = arg_count("parts", parts);

    telling_show_blank(telling, parts, wholes);
    if (step == 0)
        telling_say(telling, message_plural(NP_("Here is {wholes} whole, cut as the number below "
                                                "says.",
                                                "Here are {wholes} wholes, cut as the number below "
                                                "says."),
                                            count));
    else if (step == 1 && wholes > 1)
        telling_say(telling,
                    message_with(N_("One whole is {whole}."), arg_notation("whole", &one)));
    else if (step == 1)
        telling_say(telling, message_of(N_("All parts together make one whole.")));
    else if (wholes > 1)
        telling_say(telling,
                    message_with(N_("{wholes} wholes are {wholes} × {parts} parts."), count, each));
    else
        telling_say(telling, message_of(N_("Count the parts: above stand all of them.")));
}

void hint_fill(const struct item *item, int step, struct telling *telling)
{
    if (item->stem.number.kind == NOTATION_WHOLE) {
        fill_wholes(item, step, telling);
        return;
    }
    struct gap gap = gap_of(item);
    bool is_answer = gap.factor == item->key.whole;
    telling_show(telling, SHAPE_BAR, &gap.known);
    if (step == 0)
        say_gap(&gap, telling);
    else if (step == 1)
        say_factor(&gap, is_answer, telling);
    else
        say_other_side(&gap, is_answer, telling);
}

void hint_simplify(const struct item *item, int step, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    struct message_arg above = arg_count("above", stem->numerator),
                       below = arg_count("below", stem->denominator);

    telling_show(telling, SHAPE_BAR, stem);
    if (step == 0)
        telling_say(telling, message_of(N_("Can you join the parts of this bar to larger ones?")));
    else if (step == 1)
        telling_say(telling, message_with(N_("Which number divides both {above} and {below}?"),
                                          above, below));
    else if (item->factor == 1)
        telling_say(telling, message_of(N_("Try 2, 3, 5 and 7. Does one of them divide both?")));
    else if (item->key.kind == NOTATION_WHOLE)
        telling_say(telling,
                    message_with(N_("How often does {below} go into {above}?"), below, above));
    else
        telling_say(telling, message_with(N_("Above it is {above} {step} = {result}. And below?"),
                                          above, arg_step("step", "÷", item->factor),
                                          arg_count("result", item->key.numerator)));
}
