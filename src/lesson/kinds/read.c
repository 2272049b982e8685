/* Which number does the picture show? Never none of its parts, never all of them, never a half,
 * since shaded and empty parts are then as many. Where a half is all that the lesson has, the
 * question is turned round: which picture shows it? */
#include "lesson/help/hints.h"

static void add_picture(struct item *item, struct chance *chance, const struct notation *parts,
                        bool unequal)
{
    unsigned pictures = item_numbers(item)->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR);
    struct option *option = &item->option[item->options++];

    option->figure = figure_picture((enum shape)draw_bit(pictures, chance), parts);
    option->figure.unequal = unequal;
    option->right = !unequal && is_worth_half(parts);
    if (unequal)
        option->belief = BELIEF_UNEQUAL_PARTS;
    else if (3 * parts->numerator == parts->denominator) /* twice as much is empty */
        option->belief = BELIEF_PART_TO_PART;
}

/* Which picture shows 1/2? Beside it stand one of parts that differ, one of three parts, and one
 * more that is cut as finely as the right one may be. */
static bool make_halves(struct item *item, struct chance *chance, const struct notation *half)
{
    static const struct {
        int top, bottom;
    } others[] = {{1, 4}, {3, 4}, {2, 6}, {4, 6}, {2, 8}, {3, 8}, {5, 8}, {6, 8}};
    struct notation third = notation_of_fraction(1, 3);
    uint32_t other = chance_below(chance, sizeof others / sizeof *others);
    struct notation more = notation_of_fraction(others[other].top, others[other].bottom);

    if (!(item_numbers(item)->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR)))
        return false;
    item->task = TASK_READ;
    item->answers = ANSWER_CHOICE;
    item->skills = skill_bit(SKILL_PICTURE);
    item->stem = figure_printed(
        &(struct notation){.kind = NOTATION_FRACTION, .numerator = 1, .denominator = 2});
    add_picture(item, chance, half, false);
    add_picture(item, chance, half, true);
    add_picture(item, chance, &third, false);
    add_picture(item, chance, &more, false);
    shuffle_options(item, chance);
    return true;
}

/* Which number, the key, does the picture of the stem show? */
static bool complete(struct item *item, struct chance *chance)
{
    enum shape shape = item->stem.shape;

    (void)chance;
    item->task = shape == SHAPE_LINE ? TASK_LINE : TASK_READ;
    item->skills = skill_bit(shape == SHAPE_LINE   ? SKILL_LINE
                             : shape == SHAPE_DOTS ? SKILL_SET
                                                   : SKILL_PICTURE);
    item->answers = ANSWER_NUMBER;
    item->forms = 1u << item->key.kind;
    return true;
}

/* The key as an answer may be written. False: it cannot be. */
static bool write_key(struct item *item, unsigned forms, const struct notation *parts)
{
    item->forms = forms;
    if (forms >> item->key.kind & 1)
        return true;
    if (forms >> NOTATION_FRACTION & 1) {
        item->key = *parts;
        return true;
    }
    for (enum notation_kind kind = 0; kind < NOTATION_KINDS; kind++)
        if (forms >> kind & 1 &&
            notation_from_value(&item->key, notation_value(parts), kind, NULL) == STATUS_OK)
            return true;
    return false;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation number;

    if (!draw_stem(numbers, chance, &number))
        return false;
    struct notation parts = notation_as_parts(&number, FIGURE_PARTS);
    if (only_halves(numbers))
        return make_halves(item, chance, &parts);
    enum shape shape = draw_shape(numbers, chance, &parts);
    if (shape == SHAPE_PRINTED || parts.numerator % parts.denominator == 0 || is_worth_half(&parts))
        return false;
    item->stem = figure_picture(shape, &parts);
    item->key = number;
    complete(item, chance);
    return write_key(item, numbers->forms, &parts);
}

static const char *lacks(const struct lesson_numbers *numbers)
{
    if (!numbers->pictures)
        return N_("questions of the kind {kind} need pictures; write pictures=\"bar\"");
    return only_halves(numbers)
               ? N_("questions of the kind {kind} about nothing but halves need pies or bars; "
                    "write pictures=\"pie bar\"")
               : NULL;
}

/* Two bars could be taken for one whole. */
static const char *question(const struct item *item)
{
    switch (item->stem.shape) {
    case SHAPE_PRINTED:
        return N_("Which picture shows {stem}?");
    case SHAPE_LINE:
        return N_("Which number is at the arrow?");
    case SHAPE_DOTS:
        return N_("Which fraction of the dots is filled?");
    default:
        return figure_wholes(&item->stem) == 1 ? N_("Which fraction is shaded?")
               : item->stem.shape == SHAPE_PIE
                   ? N_("Each pie is one whole. Which fraction is shaded?")
                   : N_("Each bar is one whole. Which fraction is shaded?");
    }
}

static const char *on_paper(const struct item *item)
{
    return item->options ? N_("Ring the picture that shows {stem}.") : question(item);
}

static struct message say_counted(const struct item *item)
{
    const struct figure *shown = &item->stem;
    struct message_arg counted = arg_count("counted", figure_counted(shown)),
                       parts = arg_count("parts", figure_parts(shown)),
                       key = arg_notation("key", &item->key);
    struct notation one = notation_of_fraction(1, figure_parts(shown));

    if (shown->shape == SHAPE_LINE)
        return message_plural(NP_("The arrow is {counted} step of {one} from 0: {key}.",
                                  "The arrow is {counted} steps of {one} from 0: {key}."),
                              counted, arg_notation("one", &one), key);
    if (shown->shape == SHAPE_DOTS)
        return message_plural(NP_("{counted} of {parts} dots is filled: {key}.",
                                  "{counted} of {parts} dots are filled: {key}."),
                              counted, parts, key);
    if (figure_wholes(shown) > 1)
        return message_plural(
            NP_("One whole is {parts} parts, and {counted} part is shaded: {key}.",
                "One whole is {parts} parts, and {counted} are shaded: {key}."),
            counted, parts, key);
    return message_plural(NP_("{counted} of {parts} equal parts is shaded: {key}.",
                              "{counted} of {parts} equal parts are shaded: {key}."),
                          counted, parts, key);
}

/* Which picture is the half: as much of it is shaded as not. */
static void explain_half(const struct item *item, struct telling *telling)
{
    const struct option *right = item_right_option(item);
    const char *label = option_label(item, (int)(right - item->option));

    telling_say(
        telling,
        message_plural(NP_("Picture {label} has {counted} shaded part, and as many that are not.",
                           "Picture {label} has {counted} shaded parts, and as many that are not."),
                       arg_count("counted", figure_counted(&right->figure)),
                       arg_text("label", label)));
    telling_say(telling, message_of(N_("The parts are of one size, so that is a half.")));
    telling->figure[telling->figures++] = right->figure;
}

/* Which one is a trap, then which one is the half; of one picture an explanation does. */
static void lead(const struct item *item, struct telling *telling)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.unequal)
            telling_say(telling, message_with(N_("The parts of picture {label} differ in size, so "
                                                 "counting is not enough."),
                                              arg_text("label", option_label(item, i))));
    if (item->options > 0) {
        struct telling half = {0};
        explain_half(item, &half);
        telling_say(telling, half.say);
    }
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *number = &item->stem.number;

    if (item->options) {
        explain_half(item, telling);
        return;
    }
    telling_say(telling, say_counted(item));
    telling->figure[telling->figures++] = item->stem;
    if (item->lesson->stage > STAGE_ONE_WHOLE)
        telling_show_bars(telling, item, &number, 1);
}

/* For a line whose steps were counted to its end, or cut further: the pupil did not go too few of
 * them. */
static struct message correct_line(const struct item *item, const struct attempt *attempt)
{
    int64_t wholes = figure_wholes(&item->stem);

    if (wholes > 1 && attempt->answer.denominator == wholes * attempt->stem.denominator)
        return message_with(N_("Below comes the number of steps from 0 to 1, not to {end}."),
                            arg_count("end", wholes));
    return message_of(N_("Count the steps from 0 to 1, not the marks."));
}

/* Of a picture that was chosen: what there is to see in it. Of dots: there are no parts. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (item->stem.shape == SHAPE_DOTS && judgement->belief == BELIEF_PART_TO_PART)
        return message_of(N_("Below comes the number of all dots, filled or not."));
    if (item->stem.shape == SHAPE_DOTS && judgement->belief == BELIEF_COUNTS_ONLY)
        return message_with(N_("{answer} says how many dots. A fraction also says of how many."),
                            arg_notation("answer", &judgement->attempt.answer));
    if (item->stem.shape == SHAPE_LINE && judgement->belief == BELIEF_ANY_STEPS)
        return correct_line(item, &judgement->attempt);
    if (judgement->option < 0)
        return (struct message){0};
    const struct figure *chosen = &item->option[judgement->option].figure;
    struct message_arg label = arg_text("label", option_label(item, judgement->option)),
                       counted = arg_count("counted", figure_counted(chosen));

    if (chosen->unequal)
        return message_with(
            N_("The parts of picture {label} differ in size, so counting is not enough."), label);
    return message_plural(
        NP_("Picture {label} has {counted} shaded part. Are as many not shaded?",
            "Picture {label} has {counted} shaded parts. Are as many not shaded?"),
        counted, label);
}

/* How many equal parts? How many are shaded? What stands where? */
static void count_parts(const struct item *item, int step, struct telling *telling)
{
    static const char *const ids[2][HINT_STEPS] = {
        {N_("Count all equal parts. How many are there?"), N_("Now count only the shaded ones."),
         N_("There are {parts} parts: that stands below. The shaded ones stand above.")},
        {N_("Count all dots. How many are there?"), N_("Now count only the filled ones."),
         N_("There are {parts} dots: that stands below. The filled ones stand above.")},
    };

    telling_say(telling, message_with(ids[item->stem.shape == SHAPE_DOTS][step],
                                      arg_count("parts", figure_parts(&item->stem))));
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

static void hint(const struct item *item, int step, struct telling *telling)
{
    if (item->options > 0) {
        compare_pictures(step, telling);
        return;
    }
    telling->figure[telling->figures++] = item->stem;
    if (figure_counted(&item->stem) > figure_parts(&item->stem))
        count_wholes(item, step, telling);
    else if (item->stem.shape == SHAPE_LINE)
        count_steps(item, step, telling);
    else
        count_parts(item, step, telling);
}

const struct item_maker maker_READ = {
    .make = make,
    .lacks = lacks,
    .author = {.stem = WANTS_MUST,
               .picture = WANTS_MUST,
               .example = "<item kind=\"read\" stem=\"3/8\" picture=\"bar\"/>"},
    .of_author = complete,
    .plainest = -1.3,
    .question = question,
    .paper = PAPER_BOX,
    .on_paper = on_paper,
    .hint = hint,
    .explain = explain_it,
    .lead = lead,
    .correct = correct,
};
