/* Less, equal or greater? A third each, as far as the lesson's numbers can be equal. */
#include "lesson/maker.h"

static void complete(struct item *item, const struct notation *left, const struct notation *right)
{
    item->task = TASK_COMPARE;
    item->answers = ANSWER_SIGN;
    item->stem = figure_printed(left);
    item->other = figure_printed(right);
    item->sign = rational_compare(notation_value(left), notation_value(right));
    item->sign = (item->sign > 0) - (item->sign < 0);
    item->skills = skills_to_compare(item_numbers(item), left, right);
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
        int order = rational_compare(notation_value(left), notation_value(right));
        if ((order > 0) - (order < 0) == wanted &&
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
    complete(item, &left, &right);
    if (pictured && numbers->pictures)
        item->other = figure_picture(draw_shape(numbers, chance, &right), &right);
    return true;
}

static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    (void)chance;
    complete(item, &own->stem.number, &own->other.number);
    return true;
}

static struct message question(const struct item *item)
{
    if (item->other.shape != SHAPE_PRINTED)
        return message_with(
            N_("Is {stem} less than, equal to or greater than the picture? Type <, = or >."),
            arg_notation("stem", &item->stem.number));
    return message_with(
        N_("Is {stem} less than, equal to or greater than {other}? Type <, = or >."),
        arg_notation("stem", &item->stem.number), arg_notation("other", &item->other.number));
}

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Write <, = or >."));
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
    return item->other.shape == SHAPE_LINE
               ? message_of(N_("Which number is at the arrow? Count the steps from 0 to 1 first."))
               : message_of(
                     N_("Which number does the picture show? Count all of its parts first."));
}

const struct item_maker maker_COMPARE = {.make = make,
                                         .of_author = of_author,
                                         .question = question,
                                         .paper = PAPER_SIGN,
                                         .on_paper = on_paper,
                                         .explain = explain_it,
                                         .lead = lead,
                                         .correct = correct};
