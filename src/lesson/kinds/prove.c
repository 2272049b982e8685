/* A claim that two fractions are equal, true half of the time, and three reasons to choose from, of
 * which one is right: being equal when simplified, or cut into the same pieces. */
#include "lesson/maker.h"

enum { COMMON_MOST = 144 }; /* what can be followed: 12 × 12 */

/* Both with the same denominator: 4/6 and 6/8 as 16/24 and 18/24. */
static bool same_denominator(const struct notation *one, const struct notation *other,
                             struct notation *left, struct notation *right)
{
    int64_t factor =
        (int64_t)rational_gcd((uint64_t)one->denominator, (uint64_t)other->denominator);
    int64_t common = one->denominator / factor * other->denominator;

    if (common > COMMON_MOST)
        return false;
    *left = notation_of_fraction(common / one->denominator * one->numerator, common);
    *right = notation_of_fraction(common / other->denominator * other->numerator, common);
    return true;
}

/* The claim and what belongs to it. */
struct claim {
    struct notation stem, other;
    struct notation left, right;               /* cut alike */
    struct notation cut_left, cut_right;       /* cut alike below, and above left as they were */
    struct notation simple_left, simple_right; /* as simple as they get */
    struct notation half_left, half_right;     /* the same, but above alone */
    int64_t divisor_left, divisor_right;
    bool yes;
};

static struct notation simplest(const struct notation *number, int64_t *divisor)
{
    struct rational value = notation_value(number);

    *divisor = number->denominator / value.denominator;
    return notation_of_fraction(value.numerator, value.denominator);
}

static bool complete(struct claim *claim)
{
    const struct notation *stem = &claim->stem, *other = &claim->other;

    if (!same_denominator(stem, other, &claim->left, &claim->right))
        return false;
    claim->cut_left = notation_of_fraction(stem->numerator, claim->left.denominator);
    claim->cut_right = notation_of_fraction(other->numerator, claim->right.denominator);
    claim->simple_left = simplest(stem, &claim->divisor_left);
    claim->simple_right = simplest(other, &claim->divisor_right);
    claim->half_left = notation_of_fraction(claim->simple_left.numerator, stem->denominator);
    claim->half_right = notation_of_fraction(claim->simple_right.numerator, other->denominator);
    return true;
}

/* The right reason, and one like it that is not: whoever knows only what a good reason looks like
 * has to look at the numbers. `agrees`: the wrong one says yes. */
static void add_reasons(struct item *item, const struct claim *claim, bool simplified, bool agrees)
{
    const struct notation *left = simplified ? &claim->simple_left : &claim->left;
    const struct notation *right = simplified ? &claim->simple_right : &claim->right;
    const struct notation *left_wrong = simplified ? &claim->half_left : &claim->cut_left;
    const struct notation *right_wrong = agrees       ? left_wrong
                                         : simplified ? &claim->half_right
                                                      : &claim->cut_right;
    const char *yes = simplified ? N_("yes: simplified, they are {left} and {right}")
                                 : N_("yes: cut alike, they are {left} and {right}");
    const char *no = simplified ? N_("no: simplified, they are {left} and {right}")
                                : N_("no: cut alike, they are {left} and {right}");

    item->option[item->options++] =
        (struct option){.right = true,
                        .words = message_with(claim->yes ? yes : no, arg_notation("left", left),
                                              arg_notation("right", right))};
    item->option[item->options++] =
        (struct option){.belief = simplified ? BELIEF_SAME_DENOMINATOR : BELIEF_SAME_NUMERATOR,
                        .figure.number = simplified ? claim->half_left : claim->cut_left,
                        .words = message_with(agrees ? yes : no, arg_notation("left", left_wrong),
                                              arg_notation("right", right_wrong))};
}

/* What somebody says who adds, or who looks for a whole factor. */
static void add_belief(struct item *item, const struct claim *claim, bool adds)
{
    const struct notation *stem = &claim->stem, *other = &claim->other;
    struct option *option = &item->option[item->options++];

    if (adds)
        *option = (struct option){
            .belief = BELIEF_ADDS,
            .words = message_with(
                claim->yes ? N_("no: {above} more above is not the same as {below} more below")
                           : N_("yes: {above} more above, and {below} more below"),
                arg_count("above", other->numerator - stem->numerator),
                arg_count("below", other->denominator - stem->denominator))};
    else
        *option =
            (struct option){.belief = BELIEF_NO_FACTOR,
                            .words = message_with(
                                N_("no: no whole number times {a} can ever make {c}"),
                                arg_count("a", stem->numerator), arg_count("c", other->numerator))};
}

/* Two fractions that are equal, or that differ by the same above and below. False: none. */
static bool draw_claim(struct item *item, struct chance *chance, struct claim *claim)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    int64_t k = 1 + chance_below(chance, 4);

    if (!draw_stem(numbers, chance, &claim->stem) || claim->stem.kind != NOTATION_FRACTION ||
        !draw_equal(numbers, chance, &claim->stem, &claim->other, &item->factor) ||
        claim->other.kind != NOTATION_FRACTION)
        return false;
    item->skills = skills_of_pair((struct shown){&claim->stem, SHOWN_PRINTED},
                                  (struct shown){&claim->other, SHOWN_PRINTED});
    /* Of 3/3 and 5/5 whoever adds is right. */
    if (claim->stem.numerator >= claim->stem.denominator)
        return false;
    if (claim->yes && claim->other.numerator < claim->stem.numerator) {
        struct notation swap = claim->stem;
        claim->stem = claim->other;
        claim->other = swap;
    }
    if (!claim->yes) {
        item->factor = 0;
        claim->other = notation_of_fraction(claim->stem.numerator + k, claim->stem.denominator + k);
    }
    return number_allowed(numbers, &claim->other) && complete(claim);
}

/* The question and its reasons. */
static void finish(struct item *item, const struct claim *claim, bool adds, struct chance *chance)
{
    bool agrees = chance_below(chance, 2) == 0;
    bool divided = claim->divisor_left > 1 && (claim->yes || claim->divisor_right > 1);
    bool simplified = divided && chance_below(chance, 2) == 0;

    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->yes = claim->yes;
    item->stem = figure_printed(&claim->stem);
    item->other = figure_printed(&claim->other);
    /* Somebody says yes, whether or not it is so. */
    add_reasons(item, claim, simplified, claim->yes ? agrees : !adds);
    add_belief(item, claim, adds);
    shuffle_options(item, chance);
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 40 }; /* for what is claimed, or what is made easily came more often */
    struct claim claim = {.yes = chance_below(chance, 2) == 0};
    bool adds = chance_below(chance, 2) == 0;

    int tries = 0;
    while (tries < TRIES && !draw_claim(item, chance, &claim))
        tries++;
    if (tries == TRIES)
        return false;
    /* A whole number that does is no reason to say that none does. */
    adds = adds || claim.other.numerator % claim.stem.numerator == 0;
    finish(item, &claim, adds, chance);
    return true;
}

/* What is claimed of two that are not equal must look so to somebody: who adds, or who thinks that
 * a whole factor has to do. */
static bool of_author(struct item *item, const struct lesson_item *own, struct chance *chance)
{
    struct claim claim = {.stem = own->stem.number,
                          .other = own->other.number,
                          .yes = rational_equal(notation_value(&own->stem.number),
                                                notation_value(&own->other.number))};

    if (claim.other.numerator < claim.stem.numerator) {
        claim.stem = own->other.number;
        claim.other = own->stem.number;
    }
    int64_t above = claim.other.numerator - claim.stem.numerator;
    bool may_add =
        claim.yes || (above > 0 && above == claim.other.denominator - claim.stem.denominator);
    bool no_factor = claim.other.numerator % claim.stem.numerator != 0;
    if (!complete(&claim) || (!may_add && !no_factor))
        return false;
    item->skills = claim.yes ? skills_of_pair((struct shown){&claim.stem, SHOWN_PRINTED},
                                              (struct shown){&claim.other, SHOWN_PRINTED})
                             : item->lesson->skills;
    finish(item, &claim, may_add && (!no_factor || chance_below(chance, 2) == 0), chance);
    return true;
}

static struct message question(const struct item *item)
{
    return message_with(N_("“{stem} is equal to {other}.” Is that so, and why?"),
                        arg_notation("stem", &item->stem.number),
                        arg_notation("other", &item->other.number));
}

static struct message on_paper(const struct item *item)
{
    (void)item;
    return message_of(N_("Are they equal, and why?"));
}

static void explain_it(const struct item *item, struct telling *telling)
{
    telling_pair(telling, item, &item->stem.number, &item->other.number);
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            telling_say(telling, message_with(N_("So reason {label} is right."),
                                              arg_text("label", option_label(item, i))));
}

static void lead(const struct item *item, struct telling *telling)
{
    telling_alike(telling, item, &item->stem.number, &item->other.number);
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

const struct item_maker maker_PROVE = {.make = make,
                                       .of_author = of_author,
                                       .question = question,
                                       .paper = PAPER_REASON,
                                       .on_paper = on_paper,
                                       .explain = explain_it,
                                       .lead = lead,
                                       .correct = correct};
