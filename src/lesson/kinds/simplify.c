/* As simple as it gets: a third of them in two steps, one in six is done already. */
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

static bool complete(struct item *item, struct chance *chance)
{
    const struct notation *stem = &item->stem.number;
    struct rational value = notation_value(stem);
    uint64_t factor = rational_gcd((uint64_t)stem->numerator, (uint64_t)stem->denominator);

    (void)chance;
    if (stem->kind != NOTATION_FRACTION || stem->numerator == 0)
        return false;
    item->task = TASK_EQUAL;
    item->skills = skill_bit(SKILL_SIMPLIFY);
    item->answers = ANSWER_NUMBER;
    item->simplest = true;
    item->factor = (int)factor;
    item->key = value.denominator == 1 ? notation_of_whole(value.numerator)
                                       : notation_of_fraction(value.numerator, value.denominator);
    item->forms = 1u << item->key.kind;
    return true;
}

/* How many divisions by a prime number it takes. */
static int steps_of(uint64_t factor)
{
    int steps = 0;

    for (uint64_t prime = 2; factor > 1; prime++)
        for (; factor % prime == 0; factor /= prime)
            steps++;
    return steps;
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 40 };
    const struct lesson_numbers *numbers = item_numbers(item);
    uint32_t die = chance_below(chance, 6);
    int steps = die == 0 ? 0 : die <= 2 ? 2 : 1; /* two: two or more */

    for (int t = 0; t < TRIES; t++) {
        struct notation stem, larger;
        if (!draw_stem(numbers, chance, &stem))
            continue;
        struct rational value = notation_value(&stem);
        stem = larger = notation_of_fraction(value.numerator, value.denominator);
        for (int s = 0; s < steps && draw_equal(numbers, chance, &stem, &larger, NULL); s++)
            stem = larger;
        int taken = steps_of(rational_gcd((uint64_t)stem.numerator, (uint64_t)stem.denominator));
        /* A numerator of 1 shows without dividing that the fraction is simple. */
        if (steps == 0 && stem.numerator == 1)
            continue;
        if (taken == steps || (steps == 2 && taken > 2)) {
            item->stem = figure_printed(&stem);
            return complete(item, chance);
        }
    }
    return false;
}

static void explain_it(const struct item *item, struct telling *telling)
{
    const struct notation *stem = &item->stem.number;

    if (item->factor > 1) {
        telling_equal(telling, item, stem, &item->key);
        return;
    }
    telling_say(telling, message_with(N_("Only 1 divides both {above} and {below}."),
                                      arg_count("above", stem->numerator),
                                      arg_count("below", stem->denominator)));
    telling_say(telling,
                message_with(N_("{stem} is as simple as it gets."), arg_notation("stem", stem)));
    telling_show_bars(telling, item, &stem, 1);
}

static void hint(const struct item *item, int step, struct telling *telling)
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

static int64_t smallest_prime(int64_t number)
{
    for (int64_t prime = 2; prime * prime <= number; prime++)
        if (number % prime == 0)
            return prime;
    return number;
}

/* Divided once where it takes more; else taken away, or one part divided alone; and where nothing
 * is to be done, something is. */
static bool expect(const struct item *item, struct usual *usual)
{
    int64_t above = item->stem.number.numerator, below = item->stem.number.denominator;
    int64_t prime = smallest_prime(item->factor);

    if (prime < item->factor)
        return usual_fraction(item, usual, above / prime, below / prime);
    if (prime > 1)
        return ((above + below) % 2 == 0 &&
                usual_fraction(item, usual, above - prime, below - prime)) ||
               usual_fraction(item, usual, above / prime, below);
    if (above % 2 == 0)
        return usual_fraction(item, usual, above / 2, below);
    prime = smallest_prime(below);
    return (below > prime && usual_fraction(item, usual, above, below / prime)) ||
           usual_fraction(item, usual, above - 1, below - 1);
}

const struct item_maker maker_SIMPLIFY = {
    .make = make,
    .author = {.stem = WANTS_MUST,
               .fractions = true,
               .example = "<item kind=\"simplify\" stem=\"15/20\"/>"},
    .of_author = complete,
    .plainest = -2.2,
    .asks = N_("Write {stem} as simple as it gets."),
    .paper = PAPER_BOXES,
    .task = N_("Write it as simple as it gets."),
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
};
