/* Less, equal or greater? A third each, as far as the lesson's numbers can be equal. */
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

static bool complete(struct item *item, struct chance *chance)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    (void)chance;
    item->task = TASK_COMPARE;
    item->answers = ANSWER_SIGN;
    item->sign = notation_compare(left, right);
    item->skills = skills_to_compare(item_numbers(item), left, right);
    return true;
}

/* Numbers with a part in common are equal only where they are the same. */
static bool are_alike(enum compared compared)
{
    return compared == COMPARED_SAME_DENOMINATOR || compared == COMPARED_SAME_NUMERATOR;
}

/* Two numbers, of which the left one is less, equal or greater. */
static bool draw_pair(const struct lesson_numbers *numbers, struct chance *chance, int wanted,
                      struct notation *left, struct notation *right)
{
    enum { TRIES = 60 };
    enum compared compared = numbers->compared;

    for (int t = 0; t < TRIES; t++) {
        if (!draw_stem(numbers, chance, left))
            continue;
        if (wanted == 0 && are_alike(compared))
            *right = *left;
        else if (wanted == 0 && compared != COMPARED_HALF
                     ? !draw_level(numbers, chance, left, right)
                     : !draw_compared(numbers, chance, left, right))
            continue;
        if (compared != COMPARED_HALF && chance_below(chance, 2)) {
            struct notation swap = *left;
            *left = *right;
            *right = swap;
        }
        if (notation_compare(left, right) == wanted &&
            common_allowed(numbers, (struct notation[]){*left, *right}, 2))
            return true;
    }
    return false;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    int wanted = (int)chance_below(chance, 3) - 1;
    bool alike = are_alike(numbers->compared);
    struct notation left, right;

    /* The same digits twice would be no question, so a picture takes the place of one of them; and
     * of most others too, or it would give the answer away. */
    bool pictured = alike && (wanted == 0 || chance_below(chance, 3) > 0);
    if ((wanted == 0 && alike && !numbers->pictures) ||
        !draw_pair(numbers, chance, wanted, &left, &right))
        return false;
    item->stem = figure_printed(&left);
    item->other = figure_printed(&right);
    complete(item, chance);
    if (pictured && numbers->pictures)
        item->other = figure_picture(draw_shape(numbers, chance, &right), &right);
    return true;
}

static const char *question(const struct item *item)
{
    return item->other.shape != SHAPE_PRINTED
               ? N_("Is {stem} less than, equal to or greater than the picture? Type <, = or >.")
               : N_("Is {stem} less than, equal to or greater than {other}? Type <, = or >.");
}

/* A picture is read first. */
static void say_pictures(const struct item *item, struct telling *telling)
{
    const struct figure *figures[] = {&item->other, &item->stem};

    for (int i = 0; i < 2; i++)
        if (figures[i]->shape > SHAPE_PRINTED)
            telling_say(telling, message_with(N_("The picture shows {number}."),
                                              arg_notation("number", &figures[i]->number)));
}

static void lead(const struct item *item, struct telling *telling)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;
    struct message how = say_how_compared(item_numbers(item), left, right);

    say_pictures(item, telling);
    if (how.id && !notation_identical(left, right))
        telling_say(telling, how);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    say_pictures(item, telling);
    if (notation_identical(&item->stem.number, &item->other.number)) {
        telling_say(telling, message_with(N_("So both are {number}: write =."),
                                          arg_notation("number", &item->stem.number)));
        telling_show_bars(telling, item, (const struct notation *const[]){&item->stem.number}, 1);
    } else {
        telling_compared(telling, item, &item->stem.number, &item->other.number);
    }
}

/* A picture of the very number is not seen to be that: it is to be read first. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (!notation_identical(&item->stem.number, &item->other.number))
        return correct_compared(item, judgement);
    return message_of(
        item->other.shape == SHAPE_LINE
            ? N_("Which number is at the arrow? Count the steps from 0 to 1 first.")
            : N_("Which number does the picture show? Count all of its parts first."));
}

static bool have_common_part(const struct notation *one, const struct notation *other)
{
    return one->numerator == other->numerator || one->denominator == other->denominator;
}

/* Where no belief is known, the other way round; and of equal ones that with the larger number
 * above for larger, unless one is a picture of the other. */
static int other_sign(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    if (item->sign != 0 || notation_identical(left, right))
        return -item->sign;
    return left->numerator > right->numerator ? 1 : -1;
}

/* Expects a belief's answer, else another wrong sign. The remark tells how to compare the two, but
 * not beside a picture, or for fractions with a part in common, which settles it. */
static bool expect(const struct item *item, struct usual *usual)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;
    struct attempt attempt = {.task = TASK_COMPARE, .stem = *left, .answer = *right};

    if (!usual_of_beliefs(item, usual))
        usual->response = (struct response){.kind = ANSWER_SIGN, .sign = other_sign(item)};
    bool decimals = left->kind == NOTATION_DECIMAL && right->kind == NOTATION_DECIMAL;
    bool fractions = left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION;
    if (decimals)
        telling_say(&usual->remark, misconception_say(BELIEF_LONGER_DECIMAL, &attempt));
    else if (item->other.shape == SHAPE_PRINTED && !(fractions && have_common_part(left, right)))
        telling_say(&usual->remark, say_how_compared(item_numbers(item), left, right));
    return usual->response.sign != item->sign;
}

/* A number and a picture: the picture is read first. */
static void hint_picture(const struct item *item, int step, struct telling *telling)
{
    telling->figure[telling->figures++] = item->other;
    if (step == 0)
        telling_say(telling, message_of(N_("Which number does the picture show?")));
    else if (step == 1)
        telling_say(telling,
                    message_of(item->other.shape == SHAPE_LINE
                                   ? N_("How many steps from 0 to 1, and how many to the arrow?")
                                   : N_("How many equal parts, and how many of them shaded?")));
    else if (!hint_in_common(item_numbers(item)->compared, telling))
        hint_question(item, telling);
}

static void hint(const struct item *item, int step, struct telling *telling)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;
    struct notation cut[2] = {*left, *right};
    struct message beside =
        say_beside(item_numbers(item), &(struct attempt){.stem = *left, .answer = *right});

    if (item->other.shape > SHAPE_PRINTED) {
        hint_picture(item, step, telling);
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
        hint_question(item, telling);
    else if (hint_in_common(item_numbers(item)->compared, telling))
        return;
    else if (!beside.id && !cut_alike(cut, 2))
        hint_question(item, telling);
    else if (beside.id)
        telling_say(telling, beside);
    else
        telling_say(telling,
                    message_with(N_("In pieces of one size they are {left} and {right}."),
                                 arg_notation("left", &cut[0]), arg_notation("right", &cut[1])));
}

const struct item_maker maker_COMPARE = {
    .make = make,
    .author = {.stem = WANTS_MUST,
               .other = WANTS_MUST,
               .example = "<item kind=\"compare\" stem=\"3/4\" other=\"5/6\"/>"},
    .of_author = complete,
    .plainest = -1.45,
    .question = question,
    .paper = PAPER_SIGN,
    .task = N_("Write <, = or >."),
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
    .lead = lead,
    .correct = correct,
};
