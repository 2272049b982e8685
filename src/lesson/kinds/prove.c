/* A claim that two fractions are equal, true half of the time, and three reasons to choose from, of
 * which one proves it true or false. The list of reasons says which are proofs, never the way in
 * which they were found. */
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

enum { COMMON_MOST = 144 }; /* the largest that a pupil can follow: 12 × 12 */

/* The claim, and what belongs to it. */
struct claim {
    struct notation stem, other;
    struct notation left, right;               /* cut alike */
    struct notation simple_left, simple_right; /* as simple as they get */
    bool yes;
};

/* --- the reasons */

enum reason {
#define REASON(id, ...) REASON_##id,
#include "lesson/kinds/reason-list.h"
#undef REASON
};

/* The two fractions that a reason says the claim's are equal to; zeroed if it says no such
 * thing. */
struct said {
    struct notation left, right;
};

static bool are_cut_alike(const struct claim *claim, const struct said *said)
{
    return said->left.denominator == said->right.denominator &&
           notation_equal(&said->left, &claim->stem) && notation_equal(&said->right, &claim->other);
}

static bool are_simple(const struct claim *claim, const struct said *said)
{
    return notation_identical(&said->left, &claim->simple_left) &&
           notation_identical(&said->right, &claim->simple_right);
}

static int64_t more_above(const struct claim *claim)
{
    return claim->other.numerator - claim->stem.numerator;
}

static int64_t more_below(const struct claim *claim)
{
    return claim->other.denominator - claim->stem.denominator;
}

static bool grows_alike(const struct claim *claim, const struct said *said)
{
    (void)said;
    return more_above(claim) > 0 && more_above(claim) == more_below(claim);
}

static bool grows_apart(const struct claim *claim, const struct said *said)
{
    (void)said;
    return more_above(claim) > 0 && more_below(claim) > 0 && more_above(claim) != more_below(claim);
}

static bool lacks_factor(const struct claim *claim, const struct said *said)
{
    (void)said;
    return claim->other.numerator % claim->stem.numerator != 0;
}

static bool are_one(const struct claim *claim, const struct said *said)
{
    (void)claim;
    return notation_identical(&said->left, &said->right);
}

static bool are_two(const struct claim *claim, const struct said *said)
{
    return !are_one(claim, said);
}

/* Of 3/3 and 5/5, comparing the numbers added gives the right answer. */
static bool is_whole(const struct claim *claim, const struct said *said)
{
    (void)said;
    return claim->stem.numerator == claim->stem.denominator;
}

/* Any fraction equal to one in lowest terms is that times a whole number. */
static bool is_simplest(const struct claim *claim, const struct said *said)
{
    (void)said;
    return notation_identical(&claim->stem, &claim->simple_left);
}

static const struct {
    const char *words;
    bool (*states)(const struct claim *claim, const struct said *said);
    bool (*proves)(const struct claim *claim, const struct said *said);
} reasons[] = {
#define REASON(id, words, states, proves) [REASON_##id] = {words, states, proves},
#include "lesson/kinds/reason-list.h"
#undef REASON
};

static void add_reason(struct item *item, const struct claim *claim, enum reason reason,
                       struct said said, struct option option)
{
    option.right = reasons[reason].states(claim, &said) && reasons[reason].proves(claim, &said);
    const char *words = reasons[reason].words;
    if (said.left.denominator)
        option.words = message_with(words, arg_notation("left", &said.left),
                                    arg_notation("right", &said.right));
    else if (reason == REASON_NO_FACTOR)
        option.words = message_with(words, arg_count("a", claim->stem.numerator),
                                    arg_count("c", claim->other.numerator));
    else
        option.words = message_with(words, arg_count("above", more_above(claim)),
                                    arg_count("below", more_below(claim)));
    item->option[item->options++] = option;
}

/* --- which reasons are offered */

/* Both with the same denominator: 4/6 and 6/8 as 16/24 and 18/24; and as simple as they get. False:
 * that would be too many parts, or they are cut alike already. */
static bool complete(struct claim *claim)
{
    struct notation cut[2] = {claim->stem, claim->other};
    struct rational one = notation_value(&claim->stem), other = notation_value(&claim->other);

    if (claim->stem.denominator == claim->other.denominator || !cut_alike(cut, 2) ||
        cut[0].denominator > COMMON_MOST)
        return false;
    claim->left = cut[0];
    claim->right = cut[1];
    claim->simple_left = notation_of_fraction(one.numerator, one.denominator);
    claim->simple_right = notation_of_fraction(other.numerator, other.denominator);
    return true;
}

/* Adds a proof, and a reason that looks like it but is none: a pupil who only knows the look of a
 * good reason has to look at the numbers. `agrees`: the one that is no proof says yes. */
static void add_alike(struct item *item, const struct claim *claim, bool simplified, bool agrees)
{
    const struct said proof = simplified ? (struct said){claim->simple_left, claim->simple_right}
                                         : (struct said){claim->left, claim->right};
    enum reason yes = simplified ? REASON_SIMPLE_ALIKE : REASON_CUT_ALIKE;
    enum reason no = simplified ? REASON_SIMPLE_OTHER : REASON_CUT_OTHER;
    /* Above as it is simplified and below as it was, or the other way round for the cut. */
    struct said half =
        simplified
            ? (struct said){notation_of_fraction(proof.left.numerator, claim->stem.denominator),
                            notation_of_fraction(proof.right.numerator, claim->other.denominator)}
            : (struct said){notation_of_fraction(claim->stem.numerator, proof.left.denominator),
                            notation_of_fraction(claim->other.numerator, proof.right.denominator)};

    if (agrees)
        half.right = half.left;
    add_reason(item, claim, claim->yes ? yes : no, proof, (struct option){0});
    add_reason(
        item, claim, agrees ? yes : no, half,
        (struct option){.belief = simplified ? BELIEF_SAME_DENOMINATOR : BELIEF_SAME_NUMERATOR,
                        .figure.number = half.left});
}

/* Completes the question with its reasons. `adds`: one is that of a pupil who adds, or else of one
 * who looks for a whole factor. False: not exactly one of them is a proof. */
static bool finish(struct item *item, const struct claim *claim, bool adds, struct chance *chance)
{
    bool agrees = chance_below(chance, 2) == 0;
    bool divided = !notation_identical(&claim->stem, &claim->simple_left) &&
                   (claim->yes || !notation_identical(&claim->other, &claim->simple_right));
    bool simplified = divided && chance_below(chance, 2) == 0;
    enum reason more =
        more_above(claim) == more_below(claim) ? REASON_AS_MANY_MORE : REASON_MORE_OF_ONE;
    int proofs = 0;

    item->task = TASK_EQUAL;
    item->answers = ANSWER_CHOICE;
    item->yes = claim->yes;
    item->stem = figure_printed(&claim->stem);
    item->other = figure_printed(&claim->other);
    item->options = 0;
    /* One of the reasons says yes, whether or not that is true. */
    add_alike(item, claim, simplified, claim->yes ? agrees : !adds || more == REASON_MORE_OF_ONE);
    add_reason(item, claim, adds ? more : REASON_NO_FACTOR, (struct said){0},
               (struct option){.belief = adds ? BELIEF_ADDS : BELIEF_NO_FACTOR});
    for (int i = 0; i < item->options; i++)
        proofs += item->option[i].right;
    shuffle_options(item, chance);
    return proofs == 1;
}

/* True if the reason misleads: it states a fact that proves nothing. */
static bool misleads(const struct claim *claim, enum reason reason)
{
    return reasons[reason].states(claim, NULL) && !reasons[reason].proves(claim, NULL);
}

static bool ask(struct item *item, const struct claim *claim, struct chance *chance)
{
    bool adds = misleads(claim, REASON_AS_MANY_MORE) || misleads(claim, REASON_MORE_OF_ONE);
    bool lacks = misleads(claim, REASON_NO_FACTOR);

    return (adds || lacks) &&
           finish(item, claim, adds && (!lacks || chance_below(chance, 2) == 0), chance);
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
    return number_allowed(numbers, &claim->other) &&
           pair_allowed(numbers, &claim->stem, &claim->other) && complete(claim);
}

static bool make(struct item *item, struct chance *chance)
{
    enum { TRIES = 400 }; /* for one kind of claim, or what is easily made came more often */
    struct claim claim = {.yes = chance_below(chance, 2) == 0};

    for (int tries = 0; tries < TRIES; tries++)
        if (draw_claim(item, chance, &claim) && ask(item, &claim, chance))
            return true;
    return false;
}

static const char *lacks(const struct lesson_numbers *numbers)
{
    const char *why = lacks_fractions(numbers);

    return why ? why : lacks_fraction_answers(numbers);
}

/* A claim about two unequal numbers must look true to a pupil who adds, or who thinks that a whole
 * factor is needed. */
static bool of_author(struct item *item, struct chance *chance)
{
    struct claim claim = {.stem = item->stem.number,
                          .other = item->other.number,
                          .yes = notation_equal(&item->stem.number, &item->other.number)};

    if (claim.other.numerator < claim.stem.numerator) {
        claim.stem = item->other.number;
        claim.other = item->stem.number;
    }
    item->skills = claim.yes ? skills_of_pair((struct shown){&claim.stem, SHOWN_PRINTED},
                                              (struct shown){&claim.other, SHOWN_PRINTED})
                             : item->lesson->skills;
    return complete(&claim) && ask(item, &claim, chance);
}

/* States the right reason, in its own numbers. One of the two fractions may stand there as it
 * is. */
static struct message say_proof(const struct item *item, struct said said)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    bool stem_stays = notation_identical(stem, &said.left);
    const struct message_arg stays = arg_notation("left", stem_stays ? &said.right : &said.left),
                             right = arg_notation("right", stem_stays ? &said.left : &said.right),
                             one = arg_notation("stem", stem_stays ? other : stem),
                             two = arg_notation("other", stem_stays ? stem : other);

    if (stem_stays || notation_identical(other, &said.right))
        return message_with(item->yes ? N_("{stem} is {left}.")
                                      : N_("{stem} is {left}, and that is not {right}."),
                            one, stays, right);
    return message_with(item->yes ? N_("{stem} and {other} are both {left}.")
                                  : N_("{stem} is {left}, and {other} is {right}, not the same."),
                        one, two, stays, right);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        struct said said;
        if (!option->right || !number_said(&option->words, "left", &said.left) ||
            !number_said(&option->words, "right", &said.right))
            continue;
        telling_say(telling, say_proof(item, said));
        telling_say(telling, message_with(N_("So reason {label} is right."),
                                          arg_text("label", option_label(item, i))));
    }
    telling_show_two(telling, item, &item->stem.number, &item->other.number);
}

static void lead(const struct item *item, struct telling *telling)
{
    telling_alike(telling, item, &item->stem.number, &item->other.number);
}

static struct message say_adding(void)
{
    struct notation half = notation_of_fraction(1, 2), same = notation_of_fraction(2, 4);

    return message_with(
        N_("Adding tells nothing here: {half} is {same}, 1 more above and 2 below."),
        arg_notation("half", &half), arg_notation("same", &same));
}

/* A reason may fit a belief where the numbers do not: equal ones do not come of adding. */
static struct message correct(const struct item *item, const struct judgement *judgement)
{
    if (judgement->belief == BELIEF_NO_FACTOR ||
        misconception_fits(judgement->belief, &judgement->attempt))
        return (struct message){0};
    if (judgement->belief == BELIEF_ADDS)
        return say_adding();
    return message_with(
        N_("Pieces of {one} and {other} differ in size. Cut both into equal pieces first."),
        arg_notation("one", &(struct notation){.kind = NOTATION_FRACTION,
                                               .numerator = 1,
                                               .denominator = item->stem.number.denominator}),
        arg_notation("other", &(struct notation){.kind = NOTATION_FRACTION,
                                                 .numerator = 1,
                                                 .denominator = item->other.number.denominator}));
}

/* Expects the reason of who adds, or looks for a whole factor: the other reasons are there to be
 * chosen, and no pupil writes them. */
static bool expect(const struct item *item, struct usual *usual)
{
    for (int i = 0; i < item->options; i++) {
        enum misconception belief = item->option[i].belief;
        if (!item->option[i].right && (belief == BELIEF_ADDS || belief == BELIEF_NO_FACTOR)) {
            usual->response = (struct response){.kind = ANSWER_CHOICE, .chosen = 1u << i};
            return true;
        }
    }
    return false;
}

const struct item_maker maker_PROVE = {
    .make = make,
    .lacks = lacks,
    .author =
        {.stem = WANTS_MUST,
         .other = WANTS_MUST,
         .fractions = true,
         .check_stem = authored_check_proper,
         .none =
             N_("no reasons to choose from fit {stem} and {other}: one of the two must have more "
                "above and more below, and both a common denominator up to 144; write other "
                "numbers, such as 1/2 and 2/3"),
         .example = "<item kind=\"prove\" stem=\"4/6\" other=\"6/9\"/>"},
    .of_author = of_author,
    .plainest = -1.6,
    .asks = N_("“{stem} is equal to {other}.” Is that so, and why?"),
    .paper = PAPER_REASON,
    .task = N_("Are they equal, and why?"),
    .usual = expect,
    .hint = hint_pair,
    .explain = explain_it,
    .lead = lead,
    .correct = correct,
};
