/* A number in another form. */
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

static bool complete(struct item *item, enum notation_kind form)
{
    const struct notation *stem = &item->stem.number;
    static const enum skill skills[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = SKILL_WHOLE,     [NOTATION_FRACTION] = SKILL_FACTOR,
        [NOTATION_MIXED] = SKILL_MIXED,     [NOTATION_DECIMAL] = SKILL_DECIMAL,
        [NOTATION_PERCENT] = SKILL_PERCENT, [NOTATION_RATIO] = SKILL_FACTOR,
    };

    if (stem->kind == form ||
        notation_from_value(&item->key, notation_value(stem), form, NULL) != STATUS_OK)
        return false;
    item->task = TASK_WRITE;
    item->answers = ANSWER_NUMBER;
    item->forms = 1u << form;
    item->skills = skills_of_pair((struct shown){stem, SHOWN_PRINTED},
                                  (struct shown){&item->key, SHOWN_PRINTED});
    if (item->skills == 0)
        item->skills = skill_bit(skills[form]);
    return true;
}

static bool has_denominator(const struct lesson_numbers *numbers, int64_t denominator)
{
    for (int i = 0; i < numbers->denominators; i++)
        if (numbers->denominator[i] == denominator)
            return true;
    return false;
}

/* 0.06 is 6/100 where only tenths and hundredths are known, and not 3/50. */
static void use_known_parts(struct item *item)
{
    struct notation parts = notation_as_fraction(&item->stem.number);

    if (item->key.kind == NOTATION_FRACTION &&
        !has_denominator(item_numbers(item), item->key.denominator) &&
        has_denominator(item_numbers(item), parts.denominator))
        item->key = parts;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    enum notation_kind form = (enum notation_kind)draw_bit(numbers->forms, chance);
    struct notation stem;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    item->stem = figure_printed(&stem);
    if (!complete(item, form))
        return false;
    use_known_parts(item);
    return number_allowed(numbers, &item->key);
}

static const char *lacks(const struct lesson_numbers *numbers)
{
    return numbers->forms == numbers->notations && !has_notations(numbers)
               ? N_("questions of the kind {kind} ask for a number in another form; write one in "
                    "answers that is not in notations, such as decimal")
               : NULL;
}

static void check_pair(const struct authored *q)
{
    const struct notation *stem = &q->item->stem.number, *other = &q->item->other.number;

    if (stem->kind == other->kind)
        authored_refuse(
            q, xml_at(q->element, "other"),
            message_with(N_("{other} is written as {stem} is; write the answer in another "
                            "form, such as 0.25 for 1/4"),
                         arg_notation("stem", stem), arg_notation("other", other)));
}

static bool of_author(struct item *item, struct chance *chance)
{
    (void)chance;
    return complete(item, item->other.number.kind);
}

static const char *question(const struct item *item)
{
    static const char *const ids[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = N_("Write {stem} as a whole number."),
        [NOTATION_FRACTION] = N_("Write {stem} as a fraction."),
        [NOTATION_MIXED] = N_("Write {stem} as a mixed number."),
        [NOTATION_DECIMAL] = N_("Write {stem} as a decimal."),
        [NOTATION_PERCENT] = N_("Write {stem} as a percentage."),
        [NOTATION_RATIO] = N_("Write {stem} as a ratio."),
    };

    return ids[__builtin_ctz(item->forms)];
}

static const char *on_paper(const struct item *item)
{
    static const char *const ids[NOTATION_KINDS] = {
        [NOTATION_WHOLE] = N_("Write it as a whole number."),
        [NOTATION_FRACTION] = N_("Write it as a fraction."),
        [NOTATION_MIXED] = N_("Write it as a mixed number."),
        [NOTATION_DECIMAL] = N_("Write it as a decimal."),
        [NOTATION_PERCENT] = N_("Write it as a percentage."),
        [NOTATION_RATIO] = N_("Write it as a ratio."),
    };

    return ids[__builtin_ctz(item->forms)];
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_equal(telling, item, &item->stem.number, &item->key);
}

/* 7/3 as a mixed number, and back. */
static void hint_wholes(const struct item *item, int step, struct telling *telling)
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

/* 1/4 as 0.25 or 25 %: leads to the parts that the form asked for has, tenths, hundredths and so
 * on; or to a division, if its digits recur. */
static void hint_in_tenths(const struct item *item, int step, struct telling *telling)
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
    } else {
        telling_say(
            telling,
            message_with(
                item->key.kind == NOTATION_PERCENT
                    ? N_("It is {result}. Percent means: how many of 100?")
                : parts == 10
                    ? N_("It is {result}. The first digit behind the point is tenths.")
                    : N_("It is {result}. The second digit behind the point is hundredths."),
                arg_notation("result", &result)));
    }
}

/* 0.4 or 40 % as a fraction: what stands below, what above? */
static void hint_as_fraction(const struct item *item, int step, struct telling *telling)
{
    static const char *const ids[HINT_STEPS] = {
        N_("How many parts has one whole in {stem}?"),
        N_("One whole has {parts} parts here."),
        N_("You have {above} of them: that number stands above."),
    };
    struct notation parts = notation_as_fraction(&item->stem.number);

    telling_show_blank(telling, parts.denominator, 1);
    telling_say(telling, message_with(ids[step], arg_notation("stem", &item->stem.number),
                                      arg_count("parts", parts.denominator),
                                      arg_count("above", parts.numerator)));
}

static void hint(const struct item *item, int step, struct telling *telling)
{
    enum notation_kind to = item->key.kind, from = item->stem.number.kind;

    if (to == NOTATION_DECIMAL || to == NOTATION_PERCENT)
        hint_in_tenths(item, step, telling);
    else if (from == NOTATION_DECIMAL || from == NOTATION_PERCENT)
        hint_as_fraction(item, step, telling);
    else
        hint_wholes(item, step, telling);
}

/* 7/3: two wholes, and one is left, taken for each other; or the numerator for the wholes. */
static bool expect_mixed(const struct item *item, struct usual *usual)
{
    const struct notation parts = item->stem.number;
    struct notation mixed = {.kind = NOTATION_MIXED, .denominator = parts.denominator};
    int64_t wholes = parts.numerator / parts.denominator,
            left = parts.numerator % parts.denominator;
    bool swapped = left > 0 && left != wholes && wholes < parts.denominator;

    mixed.whole = swapped ? left : parts.numerator;
    mixed.numerator = swapped ? wholes : left;
    telling_say(&usual->remark,
                message_with(N_("How often do {parts} parts go into {all}? What is left?"),
                             arg_count("parts", parts.denominator),
                             arg_count("all", parts.numerator)));
    return left > 0 && usual_number(item, usual, mixed);
}

/* 0.4 as 1/4, 0.25 as 25/10, 15 % as 1/5, 20 % as 1/20: as the beliefs have it, with digits that
 * somebody may read so; and of a 1, which reads right, the next place. */
static bool expect_digits(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;
    bool percent = stem->kind == NOTATION_PERCENT;
    int64_t digits = percent ? stem->whole : stem->fixed;

    if (stem->denominator > 0 || stem->recurring_digits > 0 || (percent && stem->fixed_digits > 0))
        return false;
    if (percent && digits >= 10 && digits % 10 > 0 && digits < 100)
        return usual_fraction(item, usual, digits / 10, digits % 10);
    if (digits > 1 && stem->fixed_digits <= 1 && usual_fraction(item, usual, 1, digits))
        return true;
    return usual_fraction(item, usual, digits, stem->fixed_digits == 1 ? 100 : 10);
}

/* 7/100 as 0.7, 4/10 as 0.04. */
static bool expect_other_place(const struct item *item, struct usual *usual)
{
    struct attempt question = {.task = item->task, .stem = item->stem.number}, attempt;
    bool found = false;

    for (int v = 0; !found && misconception_answer(BELIEF_DECIMAL_PLACE, &question, v, &attempt);
         v++)
        found = attempt.answer.whole == 0;
    return found && usual_number(item, usual, attempt.answer);
}

static bool expect(const struct item *item, struct usual *usual)
{
    enum notation_kind from = item->stem.number.kind, to = item->key.kind;
    int64_t parts = item->stem.number.denominator;

    if (from == NOTATION_FRACTION && to == NOTATION_MIXED)
        return expect_mixed(item, usual);
    if (to == NOTATION_FRACTION && (from == NOTATION_DECIMAL || from == NOTATION_PERCENT))
        return expect_digits(item, usual) || usual_of_beliefs(item, usual);
    if (from == NOTATION_FRACTION && to == NOTATION_DECIMAL && (parts == 10 || parts == 100))
        return expect_other_place(item, usual) || usual_of_beliefs(item, usual);
    return usual_of_beliefs(item, usual);
}

const struct item_maker maker_WRITE = {
    .make = make,
    .lacks = lacks,
    .author = {.stem = WANTS_MUST,
               .other = WANTS_MUST,
               .equal = true,
               .check_pair = check_pair,
               .example = "<item kind=\"write\" stem=\"1/4\" other=\"0.25\"/>"},
    .of_author = of_author,
    .plainest = -1.9,
    .question = question,
    .paper = PAPER_LINE,
    .on_paper = on_paper,
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
};
