/* Which letter of the line? The wrong letters stand where a pupil arrives who counts marks, takes
 * the numerator's number of steps in any cut, or counts from the other end. */
#include "lesson/paper/usual.h"

enum { PLACES = 4 };

/* Which steps of a line are worth a letter. */
struct steps {
    int right, last;
    int any;  /* the step of a pupil who takes the numerator's number of steps in any cut; 0: it is
                 the right one */
    int adds; /* the step of a pupil who adds the same to both numbers; 0: none of its own */
    bool beyond_one; /* the number is: nothing is left of one whole */
    int chosen[PLACES];
    int count;
};

static bool is_chosen(const struct steps *steps, int step)
{
    for (int i = 0; i < steps->count; i++)
        if (steps->chosen[i] == step)
            return true;
    return false;
}

static enum misconception belief_of(const struct steps *steps, int step)
{
    if (step == steps->any)
        return BELIEF_ANY_STEPS;
    if (step == steps->adds)
        return BELIEF_ADDS;
    if (step == steps->right + 1 || step == steps->right - 1)
        return BELIEF_COUNTS_MARKS;
    return !steps->beyond_one && step == steps->last - steps->right ? BELIEF_PART_LEFT
                                                                    : NO_MISCONCEPTION;
}

/* Chooses `wanted` steps from first to last: those of a belief rather than others. */
static void choose(struct steps *steps, struct chance *chance, int first, int last, int wanted)
{
    while (wanted-- > 0) {
        int best = 0;
        uint32_t most = 0;
        for (int step = first; step <= last; step++) {
            /* The neighbour of the right one two times of three, or it stood between two always. */
            uint32_t weight = 1 + chance_below(chance, 12);
            enum misconception belief = belief_of(steps, step);
            if (is_chosen(steps, step))
                continue;
            weight += belief == BELIEF_ANY_STEPS ? 24 : belief != NO_MISCONCEPTION ? 6 : 0;
            if (weight > most) {
                most = weight;
                best = step;
            }
        }
        steps->chosen[steps->count++] = best;
    }
}

/* The right step, and wrong ones before and behind it, as many as chance has it. False: the line is
 * too short. */
static bool draw_steps(struct steps *steps, struct chance *chance)
{
    int count = steps->last < PLACES ? steps->last : PLACES;
    int least = count - 1 - (steps->last - steps->right);
    int most = steps->right - 1 < count - 1 ? steps->right - 1 : count - 1;

    least = least < 0 ? 0 : least;
    if (steps->any > 0 && steps->any < steps->right && least == 0)
        least = 1;
    if (steps->any > steps->right && most == count - 1)
        most--;
    if (count < 3 || least > most)
        return false;
    int before = least + (int)chance_below(chance, (uint32_t)(most - least + 1));
    steps->chosen[steps->count++] = steps->right;
    choose(steps, chance, 1, steps->right - 1, before);
    choose(steps, chance, steps->right + 1, steps->last, count - 1 - before);
    return true;
}

/* The letters run from left to right. */
static void add_letters(struct item *item, const struct steps *steps, int64_t denominator)
{
    for (int i = 0; i < steps->count; i++) {
        int rank = 0, step = steps->chosen[i];
        for (int j = 0; j < steps->count; j++)
            rank += steps->chosen[j] < step;
        struct notation number = notation_of_fraction(step, denominator);
        item->other.mark[rank] = step;
        item->option[rank] =
            (struct option){.figure = figure_picture(SHAPE_LINE, &number),
                            .right = i == 0,
                            .belief = i == 0 ? NO_MISCONCEPTION : belief_of(steps, step)};
    }
    item->other.marks = item->options = steps->count;
}

/* The stem, and an equal number, whose denominator says how the line is cut. */
static bool complete(struct item *item, const struct notation *cut, struct chance *chance)
{
    const struct notation *stem = &item->stem.number;

    item->other = figure_picture(SHAPE_LINE, cut);
    item->other.blank = true;
    struct steps steps = {.right = (int)cut->numerator,
                          .last = (int)(figure_wholes(&item->other) * cut->denominator),
                          .any = cut->numerator == stem->numerator ? 0 : (int)stem->numerator};
    steps.beyond_one = cut->numerator > cut->denominator;
    if (cut->denominator != stem->denominator)
        steps.adds = (int)(stem->numerator + cut->denominator - stem->denominator);
    if (steps.adds == steps.right)
        steps.adds = 0;
    if (!draw_steps(&steps, chance))
        return false;
    item->task = TASK_LINE;
    item->answers = ANSWER_CHOICE;
    item->lettered = true;
    item->skills = skill_bit(SKILL_LINE) | (item->factor ? skill_bit(SKILL_FACTOR) : 0);
    add_letters(item, &steps, cut->denominator);
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, cut;

    if (!(numbers->pictures & 1u << SHAPE_LINE) || !draw_stem(numbers, chance, &stem) ||
        stem.kind != NOTATION_FRACTION)
        return false;
    cut = stem;
    /* A line cut as the number has it, or further, where two names of one point are learned. */
    if (item->lesson->skills & skill_bit(SKILL_FACTOR) &&
        !draw_equal(numbers, chance, &stem, &cut, &item->factor))
        return false;
    item->stem = figure_printed(&stem);
    return complete(item, &cut, chance);
}

static const char *lacks(const struct lesson_numbers *numbers)
{
    return numbers->pictures >> SHAPE_LINE & 1
               ? lacks_fractions(numbers)
               : N_("questions of the kind {kind} need a number line; write pictures=\"line\"");
}

static void check_pair(const struct authored *q)
{
    int64_t below = q->item->stem.number.denominator, parts = q->item->other.number.denominator;

    if (parts % below != 0)
        authored_refuse(
            q, xml_at(q->element, "other"),
            message_with(N_("a line cut in {parts} has no step of 1/{below}; cut it in a "
                            "multiple of {below}"),
                         arg_count("parts", parts), arg_count("below", below)));
}

static bool of_author(struct item *item, struct chance *chance)
{
    const struct notation cut =
        item->other.shape == SHAPE_NONE ? item->stem.number : item->other.number;

    if (cut.denominator > item->stem.number.denominator)
        item->factor = (int)(cut.denominator / item->stem.number.denominator);
    return complete(item, &cut, chance);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct option *right = item_right_option(item);
    const struct notation *steps = &right->figure.number;
    struct notation one = notation_of_fraction(1, steps->denominator);
    const char *label = option_label(item, (int)(right - item->option));

    telling_say(telling, message_plural(NP_("One step is {one}. {stem} is {count} step from 0.",
                                            "One step is {one}. {stem} is {count} steps from 0."),
                                        arg_count("count", steps->numerator),
                                        arg_notation("stem", &item->stem.number),
                                        arg_notation("one", &one)));
    telling_say(telling, message_with(N_("That is where {label} is."), arg_text("label", label)));
    telling_show(telling, SHAPE_LINE, steps);
    telling_show(telling, SHAPE_BAR, &item->stem.number);
}

/* Of the letter that was chosen: how it was come by, or how large its number is. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (judgement->option < 0)
        return (struct message){0};
    struct message_arg label = arg_text("label", option_label(item, judgement->option)),
                       stem = arg_notation("stem", &item->stem.number),
                       chosen =
                           arg_notation("chosen", &item->option[judgement->option].figure.number);

    if (judgement->belief == BELIEF_COUNTS_MARKS)
        return message_with(N_("Count the steps from 0 to {label}, not the marks."), label);
    if (judgement->belief == NO_MISCONCEPTION)
        return message_with(
            N_("The letter {label} is at {chosen}. Is that more or less than {stem}?"), label,
            chosen, stem);
    return (struct message){0};
}

/* How far a number is from 0, in steps of the line that is asked about. */
static void say_how_far(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;
    int64_t each = figure_parts(&item->other) / stem->denominator;
    struct notation rest =
        notation_of_fraction(stem->numerator % stem->denominator, stem->denominator);
    struct message_arg number = arg_notation("stem", stem),
                       wholes = arg_count("wholes", stem->numerator / stem->denominator);

    if (stem->numerator > stem->denominator)
        telling_say(telling, message_with(rest.numerator ? N_("{stem} is {wholes} and {rest} more.")
                                                         : N_("{stem} is {wholes} wholes."),
                                          number, wholes, arg_notation("rest", &rest)));
    else if (each <= 1)
        telling_say(telling, message_with(N_("Number the steps from 0. Stop at {count}."),
                                          arg_count("count", stem->numerator)));
    else
        telling_say(telling,
                    message_with(N_("Number the steps from 0. Stop at {count} × {each}."),
                                 arg_count("count", stem->numerator), arg_count("each", each)));
}

static void hint(const struct item *item, int step, struct telling *telling)
{
    struct notation one = notation_of_fraction(1, figure_parts(&item->other));
    struct notation unit = notation_of_fraction(1, item->stem.number.denominator);
    int64_t each = one.denominator / unit.denominator;

    telling->figure[telling->figures++] = item->other;
    if (step == 0) {
        telling_say(telling, message_of(N_("Count the steps from 0 to 1. How many are there?")));
    } else if (step == 1) {
        telling_say(telling, message_with(N_("One step is {one}."), arg_notation("one", &one)));
        if (each > 1)
            telling_say(telling,
                        message_with(N_("{unit} is {count} such steps."),
                                     arg_notation("unit", &unit), arg_count("count", each)));
    } else {
        say_how_far(item, telling);
    }
}

static void cross_at(struct usual *usual, const struct item *item, struct notation number,
                     enum misconception belief)
{
    struct attempt attempt = {.task = TASK_LINE, .stem = item->stem.number, .answer = number};

    usual->response = (struct response){.kind = ANSWER_NUMBER, .number = number};
    usual->own = correct_own_words(item, belief);
    telling_say(&usual->remark,
                belief == BELIEF_COUNTS_MARKS
                    ? message_of(N_("Count the steps from 0, not the marks: the mark at 0 is no "
                                    "step."))
                    : misconception_say(belief, &attempt));
}

/* Expects the numerator's number of steps in any cut; else a step too few, as a pupil goes who
 * counts the mark at 0; and for the first step the last but one. */
static bool expect(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;
    const struct notation right = item_right_option(item)->figure.number;

    if (right.numerator != stem->numerator)
        cross_at(usual, item, notation_of_fraction(stem->numerator, right.denominator),
                 BELIEF_ANY_STEPS);
    else if (right.numerator > 1)
        cross_at(usual, item, notation_of_fraction(right.numerator - 1, right.denominator),
                 BELIEF_COUNTS_MARKS);
    else
        cross_at(usual, item, notation_of_fraction(right.denominator - 1, right.denominator),
                 BELIEF_PART_LEFT);
    return right.numerator > 1 || right.denominator > 2;
}

const struct item_maker maker_PLACE = {
    .make = make,
    .lacks = lacks,
    .author = {.stem = WANTS_MUST,
               .other = WANTS_MAY,
               .equal = true,
               .fractions = true,
               .check_pair = check_pair,
               .none = N_("the line for {stem} has too few steps for three letters; cut it "
                          "further, as in stem=\"1/2\" other=\"2/4\""),
               .example = "<item kind=\"place\" stem=\"3/4\" other=\"6/8\"/>"},
    .of_author = of_author,
    .plainest = -1.2,
    .asks = N_("Which letter is at {stem}?"),
    .paper = PAPER_CROSS,
    .task = N_("Make a cross on the line at {stem}."),
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
    .correct = correct,
};
