#include "lesson/diagnosis/diagnosis.h"

#include "lesson/maker.h"

enum question {
    QUESTION_MISSING_TOP,
    QUESTION_MISSING_BELOW,
    QUESTION_SIMPLER,
    QUESTION_EQUAL_ONE,
    QUESTION_PICTURE,
    QUESTION_PICTURE_BEYOND,
    QUESTION_LINE,
    QUESTION_DECIMAL,
    QUESTION_PERCENT,
    QUESTION_OF_DECIMAL,
    QUESTION_OF_PERCENT,
    QUESTION_OF_MIXED,
    QUESTION_DECIMALS,
    QUESTION_SAME_BELOW,
    QUESTION_SAME_ABOVE,
    QUESTION_ANY_TWO,
    QUESTION_BESIDE_HALF,
    QUESTIONS
};

static const struct {
    enum hypothesis family;
    enum question question;
} probes[] = {
#define PROBE(family, question) {HYPOTHESIS_##family, QUESTION_##question},
#include "lesson/diagnosis/probe-list.h"
#undef PROBE
};
enum { PROBES = sizeof probes / sizeof *probes };

/* --- numbers */

static int64_t between(struct chance *chance, int64_t least, int64_t most)
{
    return least + chance_below(chance, (uint32_t)(most - least + 1));
}

static bool in_lowest_terms(const struct notation *number)
{
    return rational_gcd((uint64_t)number->numerator, (uint64_t)number->denominator) == 1;
}

/* A proper fraction that cannot be simplified, and is no half. */
static struct notation draw_proper(struct chance *chance, int64_t least, int64_t most)
{
    struct notation number;

    do {
        int64_t bottom = between(chance, least, most);
        number = notation_of_fraction(between(chance, 1, bottom - 1), bottom);
    } while (number.denominator == 2 || !in_lowest_terms(&number));
    return number;
}

static struct notation times(const struct notation *number, int64_t above, int64_t below)
{
    return notation_of_fraction(number->numerator * above, number->denominator * below);
}

/* One of those that lessons 24 to 26 are about; numerators up to 9. */
static struct notation draw_known_decimal(struct chance *chance)
{
    static const int64_t bottoms[] = {4, 5, 10, 20, 25, 50, 100};
    struct notation number;

    do {
        int64_t bottom = bottoms[chance_below(chance, sizeof bottoms / sizeof *bottoms)];
        number = notation_of_fraction(between(chance, 1, bottom < 10 ? bottom - 1 : 9), bottom);
    } while (!in_lowest_terms(&number));
    return number;
}

static struct figure printed_as(const struct notation *number, enum notation_kind kind)
{
    struct notation other;

    if (notation_from_value(&other, notation_value(number), kind, NULL) != STATUS_OK)
        return (struct figure){0};
    return figure_printed(&other);
}

static struct figure draw_decimal(struct chance *chance, int64_t parts)
{
    struct notation number = notation_of_fraction(between(chance, 1, parts - 1), parts);

    return printed_as(&number, NOTATION_DECIMAL);
}

/* --- questions */

static void ask_missing(struct lesson_item *own, enum question question, struct chance *chance)
{
    struct notation stem = draw_proper(chance, 3, 9);
    int64_t k = between(chance, 2, 6);
    struct notation equal = times(&stem, k, k);

    (void)question;
    own->kind = ITEM_FILL;
    own->stem = figure_printed(&stem);
    own->other = figure_printed(&equal);
}

/* Wrong ones: added to, above alone, below alone, by different factors. The one multiplied above
 * alone is always the largest, so that a pupil who always takes the largest seems to hold none of
 * the beliefs asked about. */
static void ask_equal_one(struct lesson_item *own, enum question question, struct chance *chance)
{
    ask_missing(own, question, chance);
    own->kind = ITEM_FIND;
    const struct notation *stem = &own->stem.number;
    int64_t k = between(chance, 2, 4), above = between(chance, 2, 4),
            below = above + (chance_below(chance, 2) ? 1 : -1), added = between(chance, 1, 3);
    const struct notation numbers[] = {
        times(stem, k, k),
        times(stem, above, below == 1 ? above + 1 : below),
        notation_of_fraction(stem->numerator + added, stem->denominator + added),
        times(stem, k, 1),
    };

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        own->option[own->options++].figure = figure_printed(&numbers[i]);
}

static void ask_simpler(struct lesson_item *own, enum question question, struct chance *chance)
{
    struct notation simple = draw_proper(chance, 3, 9);
    int64_t k = between(chance, 2, 5);
    struct notation stem = times(&simple, k, k);

    (void)question;
    own->kind = ITEM_SIMPLIFY;
    own->stem = figure_printed(&stem);
}

static void ask_picture(struct lesson_item *own, enum question question, struct chance *chance)
{
    int64_t bottom = between(chance, 3, 8);
    struct notation number =
        question == QUESTION_PICTURE_BEYOND
            ? notation_of_fraction(bottom + between(chance, 1, bottom - 1), bottom)
            : notation_of_fraction(between(chance, 1, bottom - 1), bottom);

    own->kind = ITEM_READ;
    own->key = number;
    own->stem = figure_picture(question == QUESTION_LINE ? SHAPE_LINE : SHAPE_BAR, &number);
}

static void ask_written(struct lesson_item *own, enum question question, struct chance *chance)
{
    struct notation number = draw_known_decimal(chance);

    own->kind = ITEM_WRITE;
    own->stem = question == QUESTION_OF_DECIMAL   ? printed_as(&number, NOTATION_DECIMAL)
                : question == QUESTION_OF_PERCENT ? printed_as(&number, NOTATION_PERCENT)
                                                  : figure_printed(&number);
    own->other = printed_as(&number, question == QUESTION_DECIMAL   ? NOTATION_DECIMAL
                                     : question == QUESTION_PERCENT ? NOTATION_PERCENT
                                                                    : NOTATION_FRACTION);
    if (question != QUESTION_OF_MIXED)
        return;
    number = draw_proper(chance, 3, 6);
    number.numerator += number.denominator * between(chance, 2, 4);
    own->stem = printed_as(&number, NOTATION_MIXED);
    own->other = figure_printed(&number);
}

static void ask_compared(struct lesson_item *own, enum question question, struct chance *chance)
{
    struct notation left = draw_proper(chance, 3, 9), right = draw_proper(chance, 3, 9);
    int64_t odd = 2 * between(chance, 2, 6) + 1; /* its middle is no whole number of parts */

    own->kind = ITEM_COMPARE;
    if (question == QUESTION_SAME_BELOW)
        right = notation_of_fraction(between(chance, 1, left.denominator - 1), left.denominator);
    if (question == QUESTION_SAME_ABOVE)
        right.numerator = left.numerator;
    if (question == QUESTION_BESIDE_HALF) {
        left = notation_of_fraction(odd / 2 + between(chance, 0, 1), odd);
        right = notation_of_fraction(1, 2);
    }
    own->stem = figure_printed(&left);
    own->other = figure_printed(&right);
    if (question == QUESTION_DECIMALS) {
        bool first = chance_below(chance, 2) == 0;
        own->stem = draw_decimal(chance, first ? 10 : 100);
        own->other = draw_decimal(chance, first ? 100 : 10);
    }
}

static const struct {
    enum skill taught; /* what must have been taught before it is asked */
    void (*ask)(struct lesson_item *own, enum question question, struct chance *chance);
} questions[QUESTIONS] = {
    [QUESTION_MISSING_TOP] = {SKILL_FILL, ask_missing},
    [QUESTION_MISSING_BELOW] = {SKILL_FILL, ask_missing},
    [QUESTION_SIMPLER] = {SKILL_SIMPLIFY, ask_simpler},
    [QUESTION_EQUAL_ONE] = {SKILL_FACTOR, ask_equal_one},
    [QUESTION_PICTURE] = {SKILL_PICTURE, ask_picture},
    [QUESTION_PICTURE_BEYOND] = {SKILL_WHOLE, ask_picture},
    [QUESTION_LINE] = {SKILL_LINE, ask_picture},
    [QUESTION_DECIMAL] = {SKILL_DECIMAL, ask_written},
    [QUESTION_PERCENT] = {SKILL_PERCENT, ask_written},
    [QUESTION_OF_DECIMAL] = {SKILL_DECIMAL, ask_written},
    [QUESTION_OF_PERCENT] = {SKILL_PERCENT, ask_written},
    [QUESTION_OF_MIXED] = {SKILL_MIXED, ask_written},
    [QUESTION_DECIMALS] = {SKILL_PLACE_VALUE, ask_compared},
    [QUESTION_SAME_BELOW] = {SKILL_SAME_DENOMINATOR, ask_compared},
    [QUESTION_SAME_ABOVE] = {SKILL_SAME_NUMERATOR, ask_compared},
    [QUESTION_ANY_TWO] = {SKILL_BENCHMARK, ask_compared},
    [QUESTION_BESIDE_HALF] = {SKILL_BENCHMARK, ask_compared},
};

/* The number that is missing is the second one's. */
static void put_hole(struct item *item, bool on_top)
{
    item->hole = on_top ? HOLE_OTHER_TOP : HOLE_OTHER_BELOW;
    item->key =
        notation_of_whole(on_top ? item->other.number.numerator : item->other.number.denominator);
}

static bool ask(struct item *item, enum question question, const struct lesson *lesson,
                struct chance *chance)
{
    struct lesson_item own = {0};

    questions[question].ask(&own, question, chance);
    if (own.stem.shape == SHAPE_NONE || !item_of_own(item, lesson, &own, chance))
        return false;
    if (own.kind == ITEM_FIND) /* it stands between two numbers nowhere */
        item->other = (struct figure){0};
    if (own.kind == ITEM_FILL)
        put_hole(item, question == QUESTION_MISSING_TOP);
    return true;
}

/* A question that its lesson asks anyway. */
static bool ask_of_lesson(struct item *item, const struct lesson *lesson, struct chance *chance)
{
    enum { TRIES = 20 };
    unsigned kinds = 0;
    int tries;

    for (int k = 0; k < ITEM_KINDS; k++)
        kinds |= (lesson->kind[k].share > 0 ? 1u : 0u) << k;
    return kinds &&
           item_try(item, lesson, (enum item_kind)draw_bit(kinds, chance), chance, TRIES, &tries);
}

/* --- which of them tell */

/* The hypotheses to tell apart. */
struct rivalry {
    enum hypothesis leader, family; /* the leader is the most probable of its family */
    enum hypothesis rival[2];
    int rivals;
};

static struct rivalry rivalry_of(const struct evidence *evidence)
{
    struct posterior posterior;
    struct rivalry rivalry = {0};
    double p;

    evidence_weigh(evidence, &posterior);
    rivalry.family = rivalry.leader = evidence_leader(evidence, &p);
    for (enum hypothesis h = 0; h < HYPOTHESES && rivalry.family < HYPOTHESES; h++)
        if (hypothesis_family(h) == rivalry.family &&
            posterior.belief[h] > posterior.belief[rivalry.leader])
            rivalry.leader = h;
    if (rivalry.family < HYPOTHESES)
        rivalry.rivals = evidence_rivals(evidence, rivalry.family, rivalry.rival, 2);
    return rivalry;
}

static hypothesis_set family_set(enum hypothesis family)
{
    hypothesis_set set = 0;

    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        if (hypothesis_family(h) == family)
            set |= hypothesis_bit(h);
    return set;
}

/* True if a believer's answer, one of them by chance, is no rival's. */
static bool tells_once(const struct item *item, const struct rivalry *rivalry,
                       struct chance *chance, struct decision *decision)
{
    struct response response;

    if (!item_believed(item, rivalry->leader, chance, &response))
        return false;
    decision_of_item(decision, item, &response);
    for (int i = 0; i < rivalry->rivals; i++)
        if (decision->hits & family_set(rivalry->rival[i]))
            return false;
    return decision->hits & hypothesis_bit(rivalry->leader) &&
           (decision->typed || decision->accepted[rivalry->leader] < decision->wrongs);
}

/* How well a question tells: 0, not at all; 1, the leader answers what no rival does; and 1 more
 * for each rival that is wrong in a way of its own. */
static int tells(const struct item *item, const struct rivalry *rivalry, struct chance *chance)
{
    enum { TRIES = 24 }; /* a belief may have several answers: each of them */
    struct decision decision;
    int worth = 1;

    /* A typed answer is predicted by one family only. */
    for (int t = 0;
         t < TRIES && (t == 0 || (!decision.typed && decision.accepted[rivalry->leader] > 1)); t++)
        if (!tells_once(item, rivalry, chance, &decision))
            return 0;
    for (int i = 0; i < rivalry->rivals; i++)
        worth += (decision_shows(&decision) & family_set(rivalry->rival[i])) != 0;
    return worth;
}

static bool is_among(const struct item *items, int count, const struct item *item)
{
    for (int i = 0; i < count; i++)
        if (item_same(&items[i], item))
            return true;
    return false;
}

/* The questions of its family, which take turns; `turn` counts from 0. QUESTIONS: it has none that
 * may be asked. */
static enum question question_of(enum hypothesis family, unsigned taught, int turn)
{
    enum question found[PROBES];
    int count = 0;

    for (int i = 0; i < PROBES; i++)
        if (probes[i].family == family && taught & skill_bit(questions[probes[i].question].taught))
            found[count++] = probes[i].question;
    return count ? found[turn % count] : QUESTIONS;
}

int probe_make(const struct evidence *evidence, const struct lesson *lesson, unsigned taught,
               struct chance *chance, struct item out[static PROBE_ITEMS])
{
    enum { TRIES = 24, TURNS = 6 };
    struct rivalry rivalry = rivalry_of(evidence);
    int count = 0;

    if (rivalry.family == HYPOTHESES)
        return 0;
    for (int turn = 0; turn < TURNS && count < PROBE_ITEMS; turn++) {
        enum question question = question_of(rivalry.family, taught, turn);
        int best = 0;
        for (int t = 0; t < TRIES && best < 1 + rivalry.rivals; t++) {
            struct item item;
            bool of_lesson = question == QUESTIONS || turn >= PROBE_ITEMS;
            if (!(of_lesson ? ask_of_lesson(&item, lesson, chance)
                            : ask(&item, question, lesson, chance)) ||
                item.skills & ~taught || is_among(out, count, &item))
                continue;
            int worth = tells(&item, &rivalry, chance);
            if (worth > best) {
                best = worth;
                out[count] = item;
            }
        }
        count += best > 0;
    }
    return count;
}
