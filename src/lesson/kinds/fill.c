/* Two equal fractions, one number of them missing: 3/4 = ?/20, in all four places. */
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

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

static bool complete(struct item *item, struct chance *chance)
{
    const struct notation *stem = &item->stem.number, *equal = &item->other.number;
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

    if (!draw_stem(item_numbers(item), chance, &stem) ||
        !draw_equal(item_numbers(item), chance, &stem, &equal, &item->factor))
        return false;
    item->stem = figure_printed(&stem);
    item->other = figure_printed(&equal);
    return complete(item, chance);
}

static void check_stem(const struct authored *q)
{
    const struct notation *stem = &q->item->stem.number;

    if (stem->kind != NOTATION_FRACTION && stem->kind != NOTATION_WHOLE)
        authored_refuse_form(q, xml_at(q->element, "stem"), stem);
}

static void check_pair(const struct authored *q)
{
    const struct notation *other = &q->item->other.number;

    if (!authored_repeats(q) && other->kind != NOTATION_FRACTION)
        authored_refuse_form(q, xml_at(q->element, "other"), other);
}

static const char *question(const struct item *item)
{
    static const char *const ids[] = {
        [HOLE_STEM_TOP] = N_("?/{below} = {other_top}/{other_below}: which number is missing?"),
        [HOLE_STEM_BELOW] = N_("{top}/? = {other_top}/{other_below}: which number is missing?"),
        [HOLE_OTHER_TOP] = N_("{top}/{below} = ?/{other_below}: which number is missing?"),
        [HOLE_OTHER_BELOW] = N_("{top}/{below} = {other_top}/?: which number is missing?"),
    };

    return item->stem.number.kind == NOTATION_WHOLE
               ? N_("{whole} = ?/{other_below}: which number is missing?")
               : ids[item->hole];
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_equal(telling, item, &item->stem.number, &item->other.number);
}

/* The known and the missing numbers: of 3/4 = ?/20. */
struct gap {
    struct notation known;
    bool top;       /* the missing number is a numerator */
    int64_t given;  /* the number beside the hole … */
    int64_t from;   /* … and the number of `known` that it comes of */
    int64_t other;  /* the other number of `known` */
    int64_t factor; /* `given` is `from` times or divided by it; 0: by no whole number */
    bool times;
};

static struct gap gap_of(const struct item *item)
{
    const struct open_question question = item_open_question(item);
    struct gap gap = {.known = question.stem, .top = question.on_top, .given = question.given};

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
static void hint_wholes(const struct item *item, int step, struct telling *telling)
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

static void hint(const struct item *item, int step, struct telling *telling)
{
    if (item->stem.number.kind == NOTATION_WHOLE) {
        hint_wholes(item, step, telling);
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

/* Of several wholes there is more to say than that one divides; others need no more. */
static void lead(const struct item *item, struct telling *telling)
{
    bool wholes = item->stem.number.kind == NOTATION_WHOLE && item->stem.number.whole > 1;

    for (int step = 1; wholes && step < HINT_STEPS; step++) {
        struct telling step_of = {0};
        hint(item, step, &step_of);
        telling_say(telling, step_of.say);
    }
}

/* Beside a whole number how large the answer is says more than that no belief is known. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (item->stem.number.kind != NOTATION_WHOLE || judgement->attempt.task != TASK_FILL)
        return (struct message){0};
    return misconception_say(judgement->belief, &judgement->attempt);
}

/* Expects for a whole number as many parts as there are wholes, 3 = 3/4; else a belief's answer. */
static bool expect(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;

    if (stem->kind != NOTATION_WHOLE)
        return usual_of_beliefs(item, usual);
    return item->hole == HOLE_OTHER_TOP && usual_number(item, usual, *stem);
}

const struct item_maker maker_FILL = {
    .make = make,
    .lacks = lacks_fraction_answers,
    .author = {.stem = WANTS_MUST,
               .other = WANTS_MUST,
               .equal = true,
               .check_stem = check_stem,
               .check_pair = check_pair,
               .example = "<item kind=\"fill\" stem=\"3/4\" other=\"15/20\"/>"},
    .of_author = complete,
    .plainest = -2.2,
    .question = question,
    .paper = PAPER_HOLE,
    .task = N_("Write the missing number."),
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
    .lead = lead,
    .correct = correct,
};
