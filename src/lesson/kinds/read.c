/* Which number does the picture show? Never none of its parts, never all of them, never a half,
 * since shaded and empty parts are then as many. Where a half is all that the lesson has, the
 * question is turned round: which picture shows it? */
#include "lesson/maker.h"

static bool shows_half(const struct notation *number)
{
    return rational_equal(notation_value(number), (struct rational){1, 2});
}

static void add_picture(struct item *item, struct chance *chance, const struct notation *parts,
                        bool unequal)
{
    unsigned pictures = item_numbers(item)->pictures & (1u << SHAPE_PIE | 1u << SHAPE_BAR);
    struct option *option = &item->option[item->options++];

    option->figure = figure_picture((enum shape)draw_bit(pictures, chance), parts);
    option->figure.unequal = unequal;
    option->right = !unequal && shows_half(parts);
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

/* Which number does this picture show? */
static void complete(struct item *item, const struct figure *picture, const struct notation *key)
{
    enum shape shape = picture->shape;

    item->task = shape == SHAPE_LINE ? TASK_LINE : TASK_READ;
    item->skills = skill_bit(shape == SHAPE_LINE   ? SKILL_LINE
                             : shape == SHAPE_DOTS ? SKILL_SET
                                                   : SKILL_PICTURE);
    item->stem = *picture;
    item->answers = ANSWER_NUMBER;
    item->forms = 1u << key->kind;
    item->key = *key;
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
    if (shape == SHAPE_PRINTED || parts.numerator % parts.denominator == 0 || shows_half(&parts))
        return false;
    struct figure picture = figure_picture(shape, &parts);
    complete(item, &picture, &number);
    return write_key(item, numbers->forms, &parts);
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    complete(item, &own->stem, &own->key);
    return true;
}

static struct message question(const struct item *item)
{
    switch (item->stem.shape) {
    case SHAPE_PRINTED:
        return message_with(N_("Which picture shows {stem}?"),
                            arg_notation("stem", &item->stem.number));
    case SHAPE_LINE:
        return message_of(N_("Which number is at the arrow?"));
    case SHAPE_DOTS:
        return message_of(N_("Which fraction of the dots is filled?"));
    case SHAPE_PIE:
        if (figure_wholes(&item->stem) > 1)
            return message_of(N_("Each pie is one whole. Which fraction is shaded?"));
        return message_of(N_("Which fraction is shaded?"));
    default: /* two bars could be taken for one whole */
        if (figure_wholes(&item->stem) > 1)
            return message_of(N_("Each bar is one whole. Which fraction is shaded?"));
        return message_of(N_("Which fraction is shaded?"));
    }
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
    for (int i = 0; i < item->options; i++) {
        const struct figure *shown = &item->option[i].figure;
        if (!item->option[i].right)
            continue;
        telling_say(
            telling,
            message_plural(
                NP_("Picture {label} has {counted} shaded part, and as many that are not.",
                    "Picture {label} has {counted} shaded parts, and as many that are not."),
                arg_count("counted", figure_counted(shown)),
                arg_text("label", option_label(item, i))));
        telling_say(telling, message_of(N_("The parts are of one size, so that is a half.")));
        telling->figure[telling->figures++] = *shown;
    }
}

static struct message on_paper(const struct item *item)
{
    return item->options ? message_with(N_("Ring the picture that shows {stem}."),
                                        arg_notation("stem", &item->stem.number))
                         : question(item);
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

/* Of a line whose steps were counted to its end, or cut further: nobody went too few of them. */
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

const struct item_maker maker_READ = {.make = make,
                                      .of_author = of_author,
                                      .question = question,
                                      .paper = PAPER_BOX,
                                      .on_paper = on_paper,
                                      .explain = explain_it,
                                      .lead = lead,
                                      .correct = correct};
