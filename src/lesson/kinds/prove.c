/* A claim that two fractions are equal, true half of the time, and three reasons to choose from, of
 * which one is right: being equal when simplified, or cut into the same pieces. */
#include "lesson/maker.h"

/* Both with the same denominator: 4/6 and 6/8 as 16/24 and 18/24. */
static bool same_denominator(const struct notation *one, const struct notation *other,
                             struct notation *left, struct notation *right)
{
    int64_t factor =
        (int64_t)rational_gcd((uint64_t)one->denominator, (uint64_t)other->denominator);
    int64_t common = one->denominator / factor * other->denominator;

    if (common > 1000)
        return false;
    *left = notation_of_fraction(common / one->denominator * one->numerator, common);
    *right = notation_of_fraction(common / other->denominator * other->numerator, common);
    return true;
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    struct notation stem, other, left, right;

    item->yes = chance_below(chance, 2) == 0;
    if (!draw_stem(numbers, chance, &stem) ||
        !draw_equal(numbers, chance, &stem, &other, &item->factor) ||
        stem.kind != NOTATION_FRACTION || other.kind != NOTATION_FRACTION)
        return false;
    item->skills =
        skills_of_pair((struct shown){&stem, SHOWN_PRINTED}, (struct shown){&other, SHOWN_PRINTED});
    if (!item->yes) {
        int64_t k = 1 + chance_below(chance, 4);
        other = notation_of_fraction(stem.numerator + k, stem.denominator + k);
        if (rational_equal(notation_value(&stem), notation_value(&other)))
            return false;
    }
    if (!number_allowed(numbers, &other) || !same_denominator(&stem, &other, &left, &right))
        return false;
    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->stem = figure_printed(&stem);
    item->other = figure_printed(&other);
    struct message_arg args[] = {
        arg_notation("left", &left),
        arg_notation("right", &right),
        arg_count("a", stem.numerator),
        arg_count("c", other.numerator),
        arg_count("above", other.numerator - stem.numerator),
        arg_count("below", other.denominator - stem.denominator),
    };
    item->option[0] = (struct option){
        .right = true,
        .words = message_with(item->yes ? N_("yes: cut alike, they are {left} and {right}")
                                        : N_("no: cut alike, they are {left} and {right}"),
                              args[0], args[1])};
    item->option[1] = (struct option){
        .belief = BELIEF_ADDS,
        .words = message_with(item->yes ? N_("no: above {above} is added, and below {below}")
                                        : N_("yes: above {above} is added, and below {below}"),
                              args[4], args[5])};
    item->option[2] = (struct option){
        .belief = BELIEF_NO_FACTOR,
        .words = message_with(N_("no: no whole number times {a} makes {c}"), args[2], args[3])};
    if (other.numerator % stem.numerator == 0)
        item->option[2] = (struct option){
            .belief = BELIEF_SAME_DENOMINATOR,
            .words = message_with(N_("no: {a} parts are fewer than {c} parts"), args[2], args[3])};
    item->options = 3;
    shuffle_options(item, chance);
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("“{stem} is equal to {other}.” Is that so, and why?"),
                        arg_notation("stem", &item->stem.number),
                        arg_notation("other", &item->other.number));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_pair(telling, item, &item->stem.number, &item->other.number);
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            telling_say(telling, message_with(N_("So reason {label} is right."),
                                              arg_text("label", option_label(item, i))));
}

/* A reason may fit a belief where the numbers do not: of equal ones nobody has added. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (judgement->belief == BELIEF_NO_FACTOR ||
        misconception_fits(judgement->belief, &judgement->attempt))
        return (struct message){0};
    if (judgement->belief == BELIEF_ADDS)
        return message_of(N_("Adding tells nothing here: 1/2 is 2/4, 1 more above and 2 below."));
    return message_with(
        N_("Pieces of {one} and {other} differ in size. Cut them alike first."),
        arg_notation("one", &(struct notation){.kind = NOTATION_FRACTION,
                                               .numerator = 1,
                                               .denominator = item->stem.number.denominator}),
        arg_notation("other", &(struct notation){.kind = NOTATION_FRACTION,
                                                 .numerator = 1,
                                                 .denominator = item->other.number.denominator}));
}

const struct item_maker maker_PROVE = {
    .make = make, .question = question, .explain = explain_it, .correct = correct};
