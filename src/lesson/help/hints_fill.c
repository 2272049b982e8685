/* Hints to questions about a missing number, and to those that ask for a simpler fraction. */
#include "lesson/help/hints.h"

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
        telling_say(telling, message_with(gap->top ? N_("Do the same above: {other} {step}.")
                                                   : N_("Do the same below: {other} {step}."),
                                          other,
                                          gap->times ? arg_times("step", gap->factor)
                                                     : arg_divided("step", gap->factor)));
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
                                          above, arg_divided("step", item->factor),
                                          arg_count("result", item->key.numerator)));
}
