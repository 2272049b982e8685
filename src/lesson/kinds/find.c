/* Which of four is equal? One in eight has none that is, and says so. */
#include "lesson/help/hints.h"
#include "rational/explain.h"

/* The numbers are there; “none of them” is always the last. */
static void finish(struct item *item, bool none, struct chance *chance)
{
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    shuffle_options(item, chance);
    item->option[item->options++] = (struct option){
        .words = message_of(N_("none of them")), .right = none, .belief = BELIEF_NO_FACTOR};
}

static unsigned skills_between(const struct figure *stem, const struct notation *equal)
{
    return skills_of_pair((struct shown){&stem->number, stem->shape == SHAPE_PRINTED ? SHOWN_PRINTED
                                                        : stem->shape == SHAPE_LINE
                                                            ? SHOWN_LINE
                                                            : SHOWN_PICTURE},
                          (struct shown){equal, SHOWN_PRINTED});
}

/* Draws a number equal to the one shown. Dots can be seen in no other cut than their own: their
 * number has the count of all dots below, or is that one simplified. */
static bool draw_right(struct item *item, struct chance *chance, const struct notation *stem,
                       enum shape shape, struct notation *equal)
{
    struct rational value = notation_value(stem);

    if (shape != SHAPE_DOTS)
        return draw_equal(item_numbers(item), chance, stem, equal, &item->factor) &&
               (!has_notations(item_numbers(item)) || equal->kind != stem->kind);
    *equal = chance_below(chance, 5) < 2 ? notation_of_fraction(value.numerator, value.denominator)
                                         : *stem;
    return true;
}

/* One that has none that is equal, or one that has. */
static bool draw(struct item *item, struct chance *chance, bool none)
{
    enum { NUMBERS = 4, NUMBERS_LEAST = 3 };
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, equal;

    if (!draw_stem(numbers, chance, &stem))
        return false;
    struct notation parts = notation_as_parts(&stem, FIGURE_PARTS);
    /* Where names of one number are taught, every other one stands in digits. */
    bool printed = item->lesson->stage >= STAGE_EQUAL && chance_below(chance, 2) == 0;
    enum shape shape = printed ? SHAPE_PRINTED : draw_shape(numbers, chance, &parts);
    if (!draw_right(item, chance, &stem, shape, &equal))
        return false;
    item->task = TASK_EQUAL;
    item->stem = shape == SHAPE_PRINTED ? figure_printed(&stem) : figure_picture(shape, &parts);
    item->skills = skills_between(&item->stem, &equal);
    item->options = draw_distractors(item, chance, (struct notation[]){stem, equal}, 2,
                                     none ? NUMBERS : NUMBERS - 1, item->option);
    if (item->options < (none ? NUMBERS_LEAST : NUMBERS_LEAST - 1))
        return false;
    if (!none)
        item->option[item->options++] =
            (struct option){.figure = figure_printed(&equal), .right = true};
    finish(item, none, chance);
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 40 }; /* with one decision, or what is easily made came more often */
    const struct item begun = *item;
    bool none = chance_below(chance, 8) == 0;

    for (int tries = 0; tries < TRIES; tries++) {
        *item = begun;
        if (draw(item, chance, none))
            return true;
    }
    return false;
}

static void check_options(const struct authored *q)
{
    authored_check_equal(q, false);
}

static bool of_author(struct item *item, struct chance *chance)
{
    for (int i = 0; i < item->options; i++) {
        const struct notation *number = &item->option[i].figure.number;
        item->option[i].right = notation_equal(number, &item->stem.number);
        if (item->option[i].right)
            item->skills = skills_between(&item->stem, number);
    }
    finish(item, false, chance);
    return true;
}

static const char *question(const struct item *item)
{
    static const char *const ids[SHAPES] = {
        [SHAPE_PRINTED] = N_("Which one is equal to {stem}?"),
        [SHAPE_PIE] = N_("Which one is equal to what is shaded?"),
        [SHAPE_BAR] = N_("Which one is equal to what is shaded?"),
        [SHAPE_LINE] = N_("Which one is equal to the number at the arrow?"),
        [SHAPE_DOTS] = N_("Which fraction of the dots is filled?"),
    };

    return ids[item->stem.shape];
}

static const char *on_paper(const struct item *item)
{
    static const char *const ids[SHAPES] = {
        [SHAPE_PRINTED] = N_("Ring the one that is equal."),
        [SHAPE_PIE] = N_("Ring the number that the picture shows."),
        [SHAPE_BAR] = N_("Ring the number that the picture shows."),
        [SHAPE_LINE] = N_("Ring the number at the arrow."),
        [SHAPE_DOTS] = N_("Ring the fraction that is filled."),
    };

    return ids[item->stem.shape];
}

/* Why a number is another one than the stem: a decimal or a percentage is best seen beside its
 * like. */
static struct message explain_other(const struct notation *stem, const struct notation *number)
{
    struct notation same, cut[] = {*stem, *number};
    struct message_arg args[] = {arg_notation("stem", stem), arg_notation("answer", number)};

    bool named = number->kind == NOTATION_DECIMAL || number->kind == NOTATION_PERCENT;

    const bool alike = (!named || stem->kind == number->kind) && cut_alike(cut, 2);
    if (!named && alike)
        return explain_difference(stem, number);
    if (alike) /* beside each other, 80 % and 8 % show only their values */
        return message_with(N_("{stem} is {same}, and {answer} is {other}."), args[0], args[1],
                            arg_notation("same", &cut[0]), arg_notation("other", &cut[1]));
    if (!named || stem->kind == number->kind)
        return message_with(notation_compare(stem, number) < 0
                                ? N_("{stem} is less than {answer}.")
                                : N_("{stem} is more than {answer}."),
                            args[0], args[1]);
    if (notation_from_value(&same, notation_value(stem), number->kind, NULL) != STATUS_OK)
        return explain_difference(stem, number);
    return message_with(N_("{stem} is {same}, not {answer}."), args[0], args[1],
                        arg_notation("same", &same));
}

/* Why a number is not the one asked about: of wholes, and where equal fractions are still to be
 * learned, by its size. */
static struct message why_not(const struct item *item, const struct notation *number)
{
    const struct notation *stem = &item->stem.number;
    int order = notation_compare(number, stem);

    if (stem->kind != NOTATION_WHOLE && item->lesson->stage > STAGE_ONE_WHOLE)
        return explain_other(stem, number);
    return message_with(order < 0 ? N_("{number} is less than {stem}.")
                                  : N_("{number} is more than {stem}."),
                        arg_notation("number", number), arg_notation("stem", stem));
}

static void explain_none(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;

    telling_say(telling,
                message_with(N_("None of them is equal to {stem}."), arg_notation("stem", stem)));
    telling_show_bars(telling, item, &stem, 1);
    for (int i = 0; i < item->options; i++) {
        const struct notation *number = &item->option[i].figure.number;
        if (item->option[i].figure.shape == SHAPE_NONE)
            continue;
        telling_say(telling, why_not(item, number));
        telling_show(telling, SHAPE_BAR, number);
    }
}

static void explain_it(const struct item *item, struct telling *telling)
{
    if (item->stem.shape > SHAPE_PRINTED) {
        telling_say(telling, message_with(N_("The picture shows {number}."),
                                          arg_notation("number", &item->stem.number)));
        telling_show(telling, item->stem.shape, &item->stem.number);
    }
    const struct option *right = item_right_option(item);
    if (right->figure.shape == SHAPE_NONE)
        explain_none(item, telling);
    else if (!notation_identical(&item->stem.number, &right->figure.number))
        telling_equal(telling, item, &item->stem.number, &right->figure.number);
}

/* True if the right one is equal without any whole factor: 4/6 and 6/9. */
static bool needs_no_factor(const struct item *item)
{
    const struct notation *stem = &item->stem.number,
                          *number = &item_right_option(item)->figure.number;

    return stem->kind == NOTATION_FRACTION && number->kind == NOTATION_FRACTION &&
           stem->denominator % number->denominator != 0 &&
           number->denominator % stem->denominator != 0;
}

/* For a pupil who sees no equal number where there is one: the reply says that a factor need not be
 * a whole number only if it is none here. In a picture of dots there are no pieces to be as large
 * as others, only dots to count. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    struct message_arg stem = arg_notation("stem", &item->stem.number);
    const struct notation *answer = &judgement->attempt.answer;

    if (judgement->option < 0)
        return (struct message){0};
    if (item->option[judgement->option].figure.shape == SHAPE_NONE) {
        if (item->stem.shape == SHAPE_DOTS)
            return message_of(N_("One of them is right. Count all dots, then the filled ones."));
        if (item->stem.shape > SHAPE_PRINTED)
            return message_of(N_("One of them is equal. Which number does the picture show?"));
        return !needs_no_factor(item)
                   ? message_with(N_("One of them is equal to {stem}. Look at each once more."),
                                  stem)
                   : (struct message){0};
    }
    if (item->stem.shape == SHAPE_DOTS && answer->kind == NOTATION_FRACTION &&
        judgement->belief == BELIEF_SAME_DENOMINATOR)
        return message_of(
            N_("Below stand all dots, and that fits. Count the filled ones once more."));
    if (item->stem.shape == SHAPE_DOTS && judgement->belief == BELIEF_PART_TO_PART)
        return message_of(N_("Below comes the number of all dots, filled or not."));
    if (item->stem.shape == SHAPE_DOTS && judgement->belief == BELIEF_COUNTS_ONLY)
        return message_with(N_("{answer} says how many dots. A fraction also says of how many."),
                            arg_notation("answer", answer));
    return (struct message){0};
}

const struct item_maker maker_FIND = {
    .make = make,
    .author = {.stem = WANTS_MUST,
               .picture = WANTS_MAY,
               .least = 2,
               .most = 5,
               .check_options = check_options,
               .example = "<item kind=\"find\" stem=\"2/5\">…</item>"},
    .of_author = of_author,
    .plainest = -1.85,
    .question = question,
    .paper = PAPER_RING,
    .on_paper = on_paper,
    .hint = hint_find,
    .explain = explain_it,
    .correct = correct,
};
