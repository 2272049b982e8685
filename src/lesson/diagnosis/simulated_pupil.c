/* How simulated pupils answer. */
#include "lesson/diagnosis/simulated.h"

#include "lesson/diagnosis/deciding.h"
#include "lesson/maker.h"

static bool happens(struct chance *chance, double probability)
{
    enum { STEPS = 1 << 24 };

    return chance_below(chance, STEPS) < probability * STEPS;
}

static uint32_t one_to(struct chance *chance, int64_t most)
{
    return 1 + chance_below(chance, (uint32_t)(most < 1 ? 1 : most));
}

/* Any answer of the kind that is asked for, right or not. */
static struct notation any_number(const struct item *item, struct chance *chance)
{
    const struct notation *key = &item->key;
    struct notation out;
    struct rational value = {0, 1};

    switch (key->kind) {
    case NOTATION_WHOLE:
        return notation_of_whole(one_to(chance, 2 * key->whole + 5));
    case NOTATION_DECIMAL:
    case NOTATION_PERCENT:
        if (chance_below(chance, 2))
            rational_make(&value, one_to(chance, 99), 100, NULL);
        else
            rational_make(&value, one_to(chance, 9), 10, NULL);
        if (notation_from_value(&out, value, key->kind, NULL) == STATUS_OK)
            return out;
        return *key;
    case NOTATION_MIXED:
        out = *key;
        out.whole = one_to(chance, key->whole + 2);
        out.numerator = one_to(chance, key->denominator - 1);
        return out;
    default:
        return notation_of_fraction(one_to(chance, 2 * key->numerator + 3),
                                    1 + one_to(chance, 2 * key->denominator + 3));
    }
}

static bool is_wrong(const struct item *item, const struct response *response)
{
    struct judgement judgement;

    item_judge(item, response, &judgement);
    return judgement.verdict == VERDICT_NOT_YET;
}

/* Half of the slips are near what is right. */
static void slip_number(const struct item *item, struct chance *chance, struct response *out)
{
    enum { TRIES = 100 };
    struct notation near[PREDICTED_MOST];
    struct open_question question = item_open_question(item);
    int count = question_slips(&question, near);

    if (count > 0 && chance_below(chance, 2)) {
        out->number = near[chance_below(chance, (uint32_t)count)];
        return;
    }
    for (int t = 0; t < TRIES; t++) {
        out->number = any_number(item, chance);
        if (is_wrong(item, out))
            return;
    }
}

/* How strongly an option is taken by somebody who takes what looks alike. */
static uint32_t weight_of(const struct item *item, int option, bool alike)
{
    enum { ALIKE = 3 };
    const struct figure *figure = &item->option[option].figure;

    return alike && item->stem.shape == SHAPE_PRINTED && figure->shape == SHAPE_PRINTED &&
                   decision_look_alike(&item->stem.number, &figure->number)
               ? ALIKE
               : 1;
}

/* One of the options, of which bit i is set in `from`. */
static int draw_option(const struct item *item, struct chance *chance, unsigned from, bool alike)
{
    uint32_t sum = 0;
    int drawn = 0;

    for (int i = 0; i < item->options; i++) {
        uint32_t weight = from >> i & 1 ? weight_of(item, i, alike) : 0;
        sum += weight;
        if (weight && chance_below(chance, sum) < weight)
            drawn = i;
    }
    return drawn;
}

static unsigned right_options(const struct item *item)
{
    unsigned right = 0;

    for (int i = 0; i < item->options; i++)
        right |= (unsigned)item->option[i].right << i;
    return right;
}

/* One wrong option; of several to choose one too many, or one that is left out. */
static void slip_option(const struct item *item, struct chance *chance, bool alike,
                        struct response *out)
{
    unsigned all = (1u << item->options) - 1, right = right_options(item), wrong = all & ~right;
    uint32_t count = (uint32_t)__builtin_popcount(wrong);

    if (item->answers == ANSWER_CHOICE && wrong)
        out->chosen = 1u << draw_option(item, chance, wrong, alike);
    if (item->answers == ANSWER_CHOICES)
        out->chosen = chance_below(chance, count + 1) < count
                          ? right | 1u << draw_option(item, chance, wrong, alike)
                          : right & ~(1u << draw_option(item, chance, right, false));
}

static void shuffle(int *order, int count, struct chance *chance)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1), swap = order[i];
        order[i] = order[j];
        order[j] = swap;
    }
}

/* A number of the question in place of the one that is missing. */
static void copy_number(const struct item *item, struct chance *chance, struct response *out)
{
    struct open_question question = item_open_question(item);
    struct notation known = notation_as_fraction(&question.stem);
    const int64_t there[] = {known.numerator, known.denominator, question.given};
    int64_t number = there[chance_below(chance, question.task == TASK_FILL ? 3 : 2)];

    if (question.task ==
        TASK_EQUAL) /* as it stands: not as simple as it gets, but no other number */
        out->number = question.stem;
    else if (item->stem.shape != SHAPE_PRINTED) /* there is no number in a picture */
        slip_number(item, chance, out);
    else if (question.task == TASK_FILL || item->key.kind == NOTATION_WHOLE)
        out->number = notation_of_whole(number);
    else if (item->key.kind == NOTATION_FRACTION)
        out->number = notation_of_fraction(
            number, there[chance_below(chance, 2)] ? there[chance_below(chance, 2)] : 1);
    else
        slip_number(item, chance, out);
}

/* Something wrong, mostly; `out` holds what is right. */
static void slip(const struct item *item, struct chance *chance, bool alike, struct response *out)
{
    switch (item->answers) {
    case ANSWER_NUMBER:
        if (alike && item->hole != HOLE_NONE && chance_below(chance, 5) < 3)
            copy_number(item, chance, out);
        else
            slip_number(item, chance, out);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        slip_option(item, chance, alike, out);
        break;
    case ANSWER_ORDER:
        shuffle(out->order, item->options, chance);
        break;
    case ANSWER_SIGN: /* one of the other two */
        out->sign = (item->sign + 1 + (int)one_to(chance, 2)) % 3 - 1;
        break;
    case ANSWER_YES_NO:
        out->yes = !item->yes;
        break;
    }
}

/* Whatever comes to mind, which is right by chance. */
static void guess(const struct item *item, struct chance *chance, bool alike, struct response *out)
{
    unsigned all = (1u << item->options) - 1;

    switch (item->answers) {
    case ANSWER_CHOICE:
        out->chosen = 1u << draw_option(item, chance, all, alike);
        break;
    case ANSWER_CHOICES:
        out->chosen = one_to(chance, all);
        break;
    case ANSWER_SIGN:
        out->sign = (int)chance_below(chance, 3) - 1;
        break;
    case ANSWER_YES_NO:
        out->yes = chance_below(chance, 2);
        break;
    default:
        slip(item, chance, alike, out);
        break;
    }
}

/* The largest number that can be chosen, else what is right but for slips. */
static void take_largest(const struct simulated_pupil *pupil, const struct item *item,
                         struct chance *chance, struct response *out)
{
    int best = -1;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape != SHAPE_NONE &&
            (best < 0 || rational_compare(notation_value(&item->option[i].figure.number),
                                          notation_value(&item->option[best].figure.number)) > 0))
            best = i;
    if (item->answers == ANSWER_CHOICE && best >= 0)
        out->chosen = 1u << best;
    else if (happens(chance, pupil->slips))
        slip(item, chance, false, out);
}

void simulated_init(struct simulated_pupil *pupil, enum simulated kind, enum hypothesis belief,
                    double strength)
{
    static const double slips[SIMULATEDS] = {
        [SIMULATED_CARELESS_20] = .2,
        [SIMULATED_CARELESS_35] = .35,
        [SIMULATED_CARELESS_60] = .6,
        [SIMULATED_GUESSING] = 1,
        [SIMULATED_ALIKE] = .4,
        [SIMULATED_ALWAYS_ALIKE] = 1,
        [SIMULATED_COPYING] = .4,
        [SIMULATED_LARGEST] = .2,
        [SIMULATED_BURSTS] = .05,
        [SIMULATED_LEARNT] = BELIEVER_SLIP,
        [SIMULATED_BELIEVER] = BELIEVER_SLIP,
    };

    *pupil = (struct simulated_pupil){
        .kind = kind, .belief = belief, .strength = strength, .slips = slips[kind]};
}

/* Whether a slip comes now: in bursts they are many, of some four questions, then few. */
static bool slips_now(struct simulated_pupil *pupil, struct chance *chance)
{
    static const double in_burst = .7, begins = .08, ends = .25;

    if (pupil->kind != SIMULATED_BURSTS)
        return happens(chance, pupil->slips);
    pupil->in_burst = happens(chance, pupil->in_burst ? 1 - ends : begins);
    return happens(chance, pupil->in_burst ? in_burst : pupil->slips);
}

void simulated_answer(struct simulated_pupil *pupil, const struct item *item, struct chance *chance,
                      struct response *out)
{
    bool believes =
        pupil->kind == SIMULATED_BELIEVER || (pupil->kind == SIMULATED_LEARNT && !pupil->learnt);

    if (believes && happens(chance, pupil->strength) &&
        item_believed(item, pupil->belief, chance, out))
        return;
    item_solve(item, out);
    if (pupil->kind == SIMULATED_LARGEST) {
        take_largest(pupil, item, chance, out);
        return;
    }
    if (!slips_now(pupil, chance))
        return;
    if (pupil->kind == SIMULATED_GUESSING || pupil->kind == SIMULATED_ALWAYS_ALIKE)
        guess(item, chance, pupil->kind == SIMULATED_ALWAYS_ALIKE, out);
    else if (pupil->kind == SIMULATED_COPYING && item->answers == ANSWER_NUMBER)
        copy_number(item, chance, out);
    else
        slip(item, chance, pupil->kind == SIMULATED_ALIKE || pupil->kind == SIMULATED_COPYING, out);
}
