/* What decisions tell, and what comes of many: the vectors of the model, and its bounds. */
#include "skill/evidence.h"
#include "base/chance.h"
#include "cases.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static struct notation number(const char *text)
{
    struct notation out;

    ck_assert_msg(notation_parse_canonical(&out, text, NULL) == STATUS_OK, "%s", text);
    return out;
}

/* Numbers between spaces; how many. */
static int numbers_of(const char *text, struct notation *out)
{
    char copy[200], *rest = NULL;
    int count = 0;

    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        out[count++] = number(word);
    return count;
}

static int index_of(const struct notation *numbers, int count, const char *text)
{
    struct notation wanted = number(text);

    for (int i = 0; i < count; i++)
        if (notation_identical(&numbers[i], &wanted))
            return i;
    ck_abort_msg("%s is not among them", text);
}

static hypothesis_set set_of(const char *names)
{
    char copy[200], *rest = NULL;
    hypothesis_set set = 0;

    snprintf(copy, sizeof copy, "%s", names);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        ck_assert_msg(hypothesis_named(word) < HYPOTHESES, "%s", word);
        set |= hypothesis_bit(hypothesis_named(word));
    }
    return set;
}

/* --- the vectors */

/* A question or a turn, and what was done; then ln of it at λ .7 and s .2, and P behind it, of no
 * belief and of M1, after it and all before it. */
struct vector {
    const char *asked; /* the top card, or what was asked about */
    const char *there; /* cards, options; "?/20" and "6/?": a number is missing */
    const char *done;  /* NULL: drawn */
    double none, alike;
    const char *names[6];
    double ln[6];
    double p_none, p_adds;
};

/* Of the lessons, one after the other: M1, M2, M3, M4 take part. */
static const struct vector lesson_vectors[] = {
    {"2/5",
     "6/15 5/8 4/15 4/5",
     "5/8",
     -2.7081,
     -2.4567,
     {"M1", "M2", "M3", "M4"},
     {-.3285, -2.7081, -3.9120, -3.9120},
     .5551,
     .3573},
    {"3/4",
     "?/20",
     "19",
     -5.1160,
     -6.0323,
     {"M1", "M2", "M3", "M4"},
     {-.3541, -6.3200, -5.1160, -6.3200},
     .0249,
     .9729},
    {"2/7",
     "6/?",
     "21",
     -.2231,
     -.2231,
     {"M1", "M2", "M3", "M4"},
     {-1.4271, -.2231, -1.4271, -1.4271},
     .0630,
     .9333},
    {"3/5",
     "?/15",
     "8",
     -4.2485,
     -5.1648,
     {"M1", "M2", "M3", "M4"},
     {-5.4525, -5.4525, -4.2485, -5.4525},
     .2707,
     .7196},
    {"2/3",
     "?/12",
     "2",
     -4.3820,
     -3.1011,
     {"M1", "M2", "M3", "M4"},
     {-5.5860, -.3513, -4.3820, -5.5860},
     .5373,
     .3422},
};
enum { LESSON_VECTORS = sizeof lesson_vectors / sizeof *lesson_vectors };

/* Of the deck `equals`: who is not named is as none. */
static const struct vector deck_vectors[] = {
    {"2/3",
     "3/4 2/8 6/9 5/20 8/20",
     "3/4",
     -3.2189,
     -2.8134,
     {"M1", "M2", "M7"},
     {-.3397, -4.4228, -4.4228},
     .5241,
     .3473},
    {"1/4", "2/5 3/12 1/4 4/6", NULL, -.1054, -.1054, {"M1"}, {-.4780}, .5654, .2958},
    {"2/8",
     "6/12 4/10 5/15 2/5",
     "4/10",
     -2.9957,
     -3.4012,
     {"M1", "M2", "M7"},
     {-1.0079, -4.1997, -4.1997},
     .3154,
     .6019},
    {"3/6",
     "9/12 3/15 4/8 1/5",
     "9/12",
     -2.9957,
     -3.5066,
     {"M1", "M4", "M2"},
     {-.3355, -.3355, -4.1997},
     .0761,
     .8760},
};
enum { DECK_VECTORS = sizeof deck_vectors / sizeof *deck_vectors };
#define DECK_BELIEFS "M1 M2 M2b M3 M3b M4 M6 M7"

static void decide_options(const struct vector *vector, struct decision *decision)
{
    struct notation stem = number(vector->asked), options[8];
    struct choice choices[8] = {{0}};
    int count = numbers_of(vector->there, options);

    for (int i = 0; i < count; i++) {
        choices[i].right = rational_equal(notation_value(&stem), notation_value(&options[i]));
        choices[i].alike = decision_look_alike(&stem, &options[i]);
        choices[i].accepts = hypotheses_of_pair(&stem, &options[i]);
    }
    decision_of_choice(decision, choices, count, index_of(options, count, vector->done));
}

static void decide_vector(const struct vector *vector, bool of_deck, struct decision *decision)
{
    struct notation asked = number(vector->asked), hand[8];

    if (of_deck) {
        int count = numbers_of(vector->there, hand);
        decision_of_cards(decision, &asked, hand, count,
                          vector->done ? index_of(hand, count, vector->done) : -1);
    } else if (strchr(vector->there, '?')) {
        bool on_top = vector->there[0] == '?';
        struct open_question question = {.task = TASK_FILL,
                                         .stem = asked,
                                         .given = atoi(vector->there + (on_top ? 2 : 0)),
                                         .on_top = on_top};
        struct notation answered = number(vector->done);
        decision_of_typed(decision, &question, &answered);
    } else {
        decide_options(vector, decision);
    }
}

/* ln at λ .7 and s .2 of the vector alone. */
static void check_logs(const struct vector *vector, const struct decision *decision,
                       hypothesis_set shown)
{
    enum { SLIP = 1, STRENGTH = 1 };
    struct evidence alone;

    ck_assert_double_eq(grid_slip[SLIP], .2);
    ck_assert_double_eq(grid_strength[STRENGTH], .7);
    evidence_init(&alone, shown);
    ck_assert(evidence_add(&alone, decision, FADING_LESSON));
    ck_assert_double_eq_tol(alone.log_none[SLIP], vector->none, 5.1e-5);
    ck_assert_double_eq_tol(alone.log_alike[SLIP], vector->alike, 5.1e-5);
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        double expected = vector->none;
        for (int i = 0; i < 6 && vector->names[i]; i++)
            if (strcmp(vector->names[i], hypothesis_name(h)) == 0)
                expected = vector->ln[i];
        if (shown & hypothesis_bit(h))
            ck_assert_msg(fabs(alone.log_belief[h][STRENGTH][SLIP] - expected) < 5.1e-5,
                          "%s %s: %s %.4f, not %.4f", vector->asked, vector->there,
                          hypothesis_name(h), alone.log_belief[h][STRENGTH][SLIP], expected);
    }
}

static void check_vectors(const struct vector *vectors, int count, bool of_deck, const char *names)
{
    struct evidence evidence;

    evidence_init(&evidence, set_of(names));
    for (int i = 0; i < count; i++) {
        struct decision decision;
        struct posterior posterior;
        decide_vector(&vectors[i], of_deck, &decision);
        check_logs(&vectors[i], &decision, evidence.shown);
        ck_assert(evidence_add(&evidence, &decision, FADING_LESSON));
        ck_assert(evidence_weigh(&evidence, &posterior));
        ck_assert_double_eq_tol(posterior.none + posterior.alike, vectors[i].p_none, 5.1e-5);
        ck_assert_double_eq_tol(evidence_p(&evidence, HYPOTHESIS_ADDS), vectors[i].p_adds, 5.1e-5);
    }
}

START_TEST(questions_weigh_as_the_model_says)
{
    check_vectors(lesson_vectors, LESSON_VECTORS, false, "M1 M2 M3 M4");
}
END_TEST

START_TEST(cards_weigh_as_the_model_says)
{
    check_vectors(deck_vectors, DECK_VECTORS, true, DECK_BELIEFS);
}
END_TEST

/* --- what is said at a table */

/* By what 3/4 … matches 2/3 …: docs/design/diagnosis.md, “The formulas”, by hand, at λ .7 and s .2;
 * one or both of the two words are wrong. */
struct claim_vector {
    const char *below, *laid;
    bool same_colour, by_value;
    double none, adds;
    bool informs;
};
static const struct claim_vector claim_vectors[] = {
    {"2/3", "3/4", true, true, -1.6094, -.2744, false},    /* .2; .7 + .3 · .2 */
    {"2/3", "3/4", true, false, -.2231, -1.4271, false},   /* .8; .3 · .8 */
    {"2/3", "3/4", false, true, -2.3026, -.3147, true},    /* .2/2; .7 + .3 · .2/2 */
    {"2/3", "3/4", false, false, -2.3026, -3.5066, true},  /* .2/2; .3 · .2/2 */
    {"2/3", "6/9", false, false, -1.6094, -1.6094, false}, /* nobody’s belief: .2 */
    {"2/3", "6/9", false, true, -.2231, -.2231, false},    /* .8 */
    {"2/3", "6/9", true, true, 0, 0, false},               /* nothing could be wrong */
};

/* ln of one belief at λ .7 and s .2 */
static double log_of(const struct decision *decision, enum hypothesis h, double *none)
{
    struct evidence alone;

    evidence_init(&alone, hypothesis_bit(h));
    ck_assert(evidence_add(&alone, decision, FADING_LESSON));
    *none = alone.log_none[1];
    ck_assert_double_eq_tol(alone.log_alike[1], *none, 5.1e-5);
    return alone.log_belief[h][1][1];
}

START_TEST(a_word_about_a_card_weighs_as_the_model_says)
{
    const struct claim_vector *vector = &claim_vectors[_i];
    const struct notation below = number(vector->below), laid = number(vector->laid);
    struct decision decision;
    double none, adds;

    decision_of_claim(&decision, &below, &laid, vector->same_colour, vector->by_value);
    adds = log_of(&decision, HYPOTHESIS_ADDS, &none);
    ck_assert_double_eq_tol(none, vector->none, 5.1e-5);
    ck_assert_double_eq_tol(adds, vector->adds, 5.1e-5);
    ck_assert_int_eq(decision_informs(&decision, hypothesis_bit(HYPOTHESIS_ADDS)), vector->informs);
}
END_TEST

/* Reasons, "x2" or "2/3", of which the first `rights` are right; the one that is said; how many of
 * the wrong ones somebody with a belief takes, and ln at λ .7 and s .2; u is one of the wrong ones.
 */
struct reason_vector {
    const char *below, *laid, *reasons;
    int rights, said;
    const char *name;
    int accepted;
    double none, belief;
};
static const struct reason_vector reason_vectors[] = {
    /* .2/4; .7/2 + .3 · .2/4; .3 · .2/4 */
    {"2/5", "4/15", "x2 x3 x4 1/2", 0, 0, "M4", 2, -2.9957, -1.0079},
    {"2/5", "4/15", "x2 x3 x4 1/2", 0, 2, "M4", 2, -2.9957, -4.1997},
    {"2/5", "4/15", "x2 x3 x4 1/2", 0, 0, "M1", 0, -2.9957, -2.9957},
    /* .2/2; .7 + .3 · .2/2 */
    {"3/4", "3/8", "x2 x3", 0, 0, "M2", 1, -2.3026, -.3147},
    {"3/4", "3/8", "x2 x3", 0, 0, "M2b", 1, -2.3026, -.3147},
    {"3/4", "9/4", "x2 x3", 0, 1, "M3", 1, -2.3026, -.3147},
    /* 3/4 is 1 more above and below than 2/3, but not than 4/6 */
    {"2/3", "4/5", "x2 3/4", 0, 1, "M1", 1, -2.3026, -.3147},
    {"4/6", "2/3", "x2 3/4", 1, 1, "M1", 0, -1.6094, -1.6094},
    /* .8; .2/2 */
    {"4/6", "6/9", "2/3 x2 x3", 1, 0, "M1", 0, -.2231, -.2231},
    {"4/6", "6/9", "2/3 x2 x3", 1, 1, "M4", 0, -2.3026, -2.3026},
};

static int reasons_of(const struct reason_vector *vector, struct proof_reason *reasons)
{
    int count = 0;

    for (const char *at = vector->reasons; *at; at += strspn(at, " ")) {
        const char *bar = strchr(at, '/'), *end = at + strcspn(at, " ");
        reasons[count] = (struct proof_reason){.right = count < vector->rights};
        reasons[count].number = atoi(*at == 'x' ? at + 1 : at);
        reasons[count].parts = *at == 'x' || !bar ? 0 : atoi(bar + 1);
        count++;
        at = end;
    }
    return count;
}

START_TEST(a_reason_weighs_as_the_model_says)
{
    const struct reason_vector *vector = &reason_vectors[_i];
    const struct notation below = number(vector->below), laid = number(vector->laid);
    struct proof_reason reasons[8];
    struct decision decision;
    double none, belief;
    enum hypothesis h = hypothesis_named(vector->name);

    decision_of_reason(&decision, &below, &laid, reasons, reasons_of(vector, reasons),
                       vector->said);
    belief = log_of(&decision, h, &none);
    ck_assert_int_eq(decision.accepted[h], vector->accepted);
    ck_assert_double_eq_tol(none, vector->none, 5.1e-5);
    ck_assert_double_eq_tol(belief, vector->belief, 5.1e-5);
}
END_TEST

START_TEST(of_many_reasons_a_slip_is_one_as_of_what_is_typed)
{
    enum { COUNT = 40 };
    const struct notation below = number("2/5"), laid = number("4/15");
    struct proof_reason reasons[COUNT];
    struct decision decision;
    double none;

    for (int i = 0; i < COUNT; i++)
        reasons[i] = (struct proof_reason){.number = i + 2};
    decision_of_reason(&decision, &below, &laid, reasons, COUNT, 1);
    ck_assert_double_eq(decision.by_slip, .03);
    /* .7/2 + .3 · .2 · .03; .2 · .03 */
    ck_assert_double_eq_tol(log_of(&decision, HYPOTHESIS_TWO_FACTORS, &none), -1.0447, 5.1e-5);
    ck_assert_double_eq_tol(none, -5.1160, 5.1e-5);
    ck_assert(decision_informs(&decision, hypothesis_bit(HYPOTHESIS_TWO_FACTORS)));
}
END_TEST

/* --- bounds */

/* A hand and a top card of the deck `equals`, by chance. */
static void draw_cards(struct chance *chance, struct notation *top, struct notation *hand,
                       int count)
{
    static const int values[][2] = {{1, 2}, {1, 3}, {2, 3}, {1, 4}, {3, 4}, {1, 5}, {2, 5}, {3, 5}};

    for (int i = -1; i < count; i++) {
        const int *value = values[chance_below(chance, 8)];
        int k = 1 + (int)chance_below(chance, 5);
        *(i < 0 ? top : &hand[i]) = notation_of_fraction(value[0] * k, value[1] * k);
    }
}

/* Somebody who knows better and slips: any card that is not equal. −1: draws. */
static int play_with_slips(struct chance *chance, const struct notation *top,
                           const struct notation *hand, int count, uint32_t percent)
{
    if (chance_below(chance, 100) < percent)
        return (int)chance_below(chance, (uint32_t)count);
    for (int i = 0; i < count; i++)
        if (rational_equal(notation_value(top), notation_value(&hand[i])))
            return i;
    return -1;
}

static void check_posterior(const struct evidence *evidence)
{
    struct posterior posterior;
    double sum, families = 0;

    ck_assert(evidence_weigh(evidence, &posterior));
    sum = posterior.none + posterior.alike;
    for (int h = 0; h < HYPOTHESES; h++) {
        ck_assert(posterior.belief[h] >= 0 && posterior.belief[h] <= 1);
        ck_assert(evidence->shown & hypothesis_bit(h) || posterior.belief[h] == 0);
        sum += posterior.belief[h];
        families += posterior.family[h];
    }
    ck_assert_double_eq_tol(sum, 1, 1e-9);
    ck_assert_double_eq_tol(families, 1 - posterior.none - posterior.alike, 1e-9);
}

/* Whether P reaches .98 for any family in so many turns of somebody who slips. */
static bool ever_sure(struct chance *chance, uint32_t percent)
{
    enum { TURNS = 60, HAND = 5 };
    struct evidence evidence;
    bool sure = false;

    evidence_init(&evidence, set_of(DECK_BELIEFS));
    for (int t = 0; t < TURNS && !sure; t++) {
        struct notation top, hand[HAND];
        struct decision decision;
        double p;
        draw_cards(chance, &top, hand, HAND);
        decision_of_cards(&decision, &top, hand, HAND,
                          play_with_slips(chance, &top, hand, HAND, percent));
        ck_assert(evidence_add(&evidence, &decision, FADING_LESSON));
        evidence_leader(&evidence, &p);
        sure = p >= .98;
        /* Nobody is named before a probe, however sure it is. */
        ck_assert_int_eq(evidence_named(&evidence), HYPOTHESES);
    }
    check_posterior(&evidence);
    return sure;
}

START_TEST(who_only_slips_is_seldom_taken_for_somebody_with_a_belief_however_often_one_looks)
{
    static const uint32_t percents[] = {5, 20, 40, 70};
    enum { PUPILS = 1500 };
    struct chance chance;
    int sure = 0;

    /* Ville: at most .3 / (49 · .49) over the grid of slips. */
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int p = 0; p < PUPILS; p++)
        sure += ever_sure(&chance, percents[p % 4]);
    ck_assert_msg(sure <= PUPILS * 13 / 1000, "%d of %d", sure, PUPILS);
}
END_TEST

/* The factor of a belief against slips is a martingale: whatever can be done at a turn, its
 * expectation over what slips do is 1. */
START_TEST(a_belief_gains_nothing_on_average_from_who_only_slips)
{
    enum { HAND = 5, SLIP = 1 };
    struct chance chance;

    chance_init(&chance, 2, CHANCE_TEST, 0);
    for (int t = 0; t < 200; t++) {
        struct notation top, hand[HAND];
        double mean[HYPOTHESES] = {0};
        draw_cards(&chance, &top, hand, HAND);
        for (int played = -1; played < HAND; played++) {
            struct decision decision;
            struct evidence evidence;
            decision_of_cards(&decision, &top, hand, HAND, played);
            if (decision.wrongs == 0 || (played >= 0 && !decision.wrong))
                continue;
            evidence_init(&evidence, set_of(DECK_BELIEFS));
            ck_assert(evidence_add(&evidence, &decision, FADING_LESSON));
            for (int h = 0; h < HYPOTHESES; h++)
                if (evidence.shown & hypothesis_bit(h))
                    mean[h] += exp(evidence.log_belief[h][1][SLIP]);
        }
        for (int h = 0; h < HYPOTHESES; h++)
            ck_assert_msg(mean[h] == 0 || fabs(mean[h] - 1) < 1e-9, "%s: %.9f",
                          hypothesis_name((enum hypothesis)h), mean[h]);
    }
}
END_TEST

/* --- probes */

/* 3/4 = ?/20 and the like, answered by somebody who adds, or rightly. */
static void add_fill(struct evidence *evidence, int64_t top, int64_t bottom, int64_t given,
                     bool adds)
{
    struct open_question question = {.task = TASK_FILL,
                                     .stem = notation_of_fraction(top, bottom),
                                     .given = given,
                                     .on_top = true};
    struct notation answered =
        notation_of_whole(adds ? top + given - bottom : top * given / bottom);
    struct decision decision;

    decision_of_typed(&decision, &question, &answered);
    ck_assert(evidence_add(evidence, &decision, FADING_LESSON));
}

START_TEST(a_name_comes_after_a_probe_with_two_hits_alone)
{
    for (int hits = 0; hits <= PROBE_ITEMS; hits++) {
        struct evidence evidence;
        evidence_init(&evidence, set_of("M1 M2 M2b M3 M3b M4"));
        ck_assert(!evidence_wants_probe(&evidence));
        add_fill(&evidence, 3, 4, 20, true);
        ck_assert(!evidence_wants_probe(&evidence));
        for (int64_t b = 3; b < 9; b++)
            add_fill(&evidence, 2, b, 4 * b, true);
        ck_assert_double_gt(evidence_p(&evidence, HYPOTHESIS_ADDS), .98);
        ck_assert(evidence_wants_probe(&evidence));
        ck_assert_int_eq(evidence_named(&evidence), HYPOTHESES);
        evidence_begin_probe(&evidence);
        for (int i = 0; i < PROBE_ITEMS; i++) {
            ck_assert(!evidence_wants_probe(&evidence));
            add_fill(&evidence, 5, 7 + i, 3 * (7 + i), i < hits);
        }
        ck_assert_int_eq(evidence_named(&evidence) == HYPOTHESIS_ADDS, hits >= PROBE_HITS);
        /* Whoever has a name is asked no more; else again when there are three more. */
        for (int i = 0; i < 3; i++) {
            ck_assert(hits == PROBE_ITEMS || i + hits >= 3 || !evidence_wants_probe(&evidence));
            add_fill(&evidence, 3, 5 + i, 4 * (5 + i), true);
        }
        ck_assert(evidence_wants_probe(&evidence) == (hits < PROBE_HITS));
    }
}
END_TEST

/* 2/7 = ?/21 */
static void answer_six(struct evidence *evidence, int64_t number)
{
    struct open_question question = {
        .task = TASK_FILL, .stem = notation_of_fraction(2, 7), .given = 21, .on_top = true};
    struct notation answered = notation_of_whole(number);
    struct decision decision;

    decision_of_typed(&decision, &question, &answered);
    ck_assert(evidence_add(evidence, &decision, FADING_LESSON));
}

/* So many right answers, so many with the number, then a probe with it. */
static void answer_all(struct evidence *evidence, int rights, int before, int64_t number)
{
    evidence_init(evidence, set_of("M1 M2 M2b M3 M3b M4"));
    for (int i = 0; i < rights; i++)
        answer_six(evidence, 6);
    for (int i = 0; i < before + PROBE_ITEMS; i++) {
        if (i == before)
            evidence_begin_probe(evidence);
        answer_six(evidence, number);
    }
}

/* Whoever copies numbers of the question gives the answer of M2 every third time. What M1 answers
 * does not stand there. */
START_TEST(who_may_have_copied_is_named_later_than_who_cannot)
{
    enum { COPIED = 2, ADDED = 16 };
    bool between = false;

    for (int i = 0; i < 48; i++) {
        struct evidence evidence;
        answer_all(&evidence, i % 8, i / 8, COPIED);
        double p = evidence_p(&evidence, HYPOTHESIS_SAME_NUMERATOR);
        ck_assert_int_eq(evidence_named(&evidence) == HYPOTHESIS_SAME_NUMERATOR, p >= .99);
        between = between || (p >= .98 && p < .99);
        answer_all(&evidence, i % 8, i / 8, ADDED);
        p = evidence_p(&evidence, HYPOTHESIS_ADDS);
        ck_assert_int_eq(evidence_named(&evidence) == HYPOTHESIS_ADDS, p >= .98);
    }
    ck_assert(between);
}
END_TEST

START_TEST(perhaps_is_said_from_eight_of_ten_and_quite_sure_from_98_of_100)
{
    ck_assert_int_eq(evidence_certainty(.79), CERTAINTY_NOTHING);
    ck_assert_int_eq(evidence_certainty(.8), CERTAINTY_PERHAPS);
    ck_assert_int_eq(evidence_certainty(.979), CERTAINTY_PERHAPS);
    ck_assert_int_eq(evidence_certainty(.98), CERTAINTY_QUITE_SURE);
}
END_TEST

/* How many cards fit is half of it; which they are, all of it. */
START_TEST(each_step_of_a_hint_takes_weight_from_a_decision)
{
    struct vector wrong = deck_vectors[3];
    struct decision decision;
    struct evidence alone[4];

    decide_vector(&wrong, true, &decision);
    for (int hints = 0; hints < 4; hints++) {
        decision.hints = hints;
        evidence_init(&alone[hints], set_of(DECK_BELIEFS));
        ck_assert(evidence_add(&alone[hints], &decision, FADING_GAME));
        ck_assert(hints == 0 || evidence_weight(hints) <= evidence_weight(hints - 1));
        ck_assert(hints == 0 || evidence_p(&alone[hints], HYPOTHESIS_ADDS) <=
                                    evidence_p(&alone[hints - 1], HYPOTHESIS_ADDS));
        check_posterior(&alone[hints]);
    }
    ck_assert_double_eq(evidence_weight(-1), 1);
    ck_assert_double_eq_tol(alone[1].log_none[1], alone[0].log_none[1] / 2, 1e-12);
    ck_assert_double_eq_tol(alone[1].log_alike[2], alone[0].log_alike[2] / 2, 1e-12);
    ck_assert_double_eq_tol(alone[1].log_belief[HYPOTHESIS_ADDS][2][1],
                            alone[0].log_belief[HYPOTHESIS_ADDS][2][1] / 2, 1e-12);
    ck_assert_int_eq(alone[0].informative, 1);
    ck_assert_int_eq(alone[1].informative, 0); /* a probe is for what somebody did by themselves */
    ck_assert_int_eq(alone[2].decisions, 0);
    ck_assert_double_eq(alone[2].log_none[1], 0);
    ck_assert_int_eq(alone[3].decisions, 0);
}
END_TEST

START_TEST(fading_lets_old_evidence_count_less)
{
    struct evidence kept, faded;
    struct decision draws;
    struct notation top = number("1/4"), hand[4];

    evidence_init(&kept, set_of(DECK_BELIEFS));
    add_fill(&kept, 3, 4, 20, true);
    faded = kept;
    decision_of_cards(&draws, &top, hand, numbers_of("2/5 3/12 1/4 4/6", hand), -1);
    ck_assert(evidence_add(&kept, &draws, FADING_LESSON));
    ck_assert(evidence_add(&faded, &draws, FADING_GAME));
    ck_assert_double_lt(evidence_p(&faded, HYPOTHESIS_ADDS), evidence_p(&kept, HYPOTHESIS_ADDS));
}
END_TEST

/* --- bad input */

START_TEST(what_tells_nothing_changes_nothing)
{
    struct notation top = number("2/4"), hand[2];
    struct evidence evidence, before;
    struct decision decision;
    struct posterior posterior;

    evidence_init(&evidence, set_of(DECK_BELIEFS));
    before = evidence;
    decision_of_cards(&decision, &top, hand, 0, -1);
    ck_assert(evidence_add(&evidence, &decision, FADING_GAME));
    decision_of_cards(&decision, &top, hand, numbers_of("1/2 3/6", hand), -1);
    ck_assert(evidence_add(&evidence, &decision, FADING_GAME));
    ck_assert_mem_eq(&evidence, &before, sizeof before);

    /* Nobody can show: nobody is named, whatever is done. */
    evidence_init(&evidence, 0);
    decision_of_cards(&decision, &top, hand, numbers_of("1/4 3/6", hand), 0);
    for (int i = 0; i < 20; i++)
        ck_assert(evidence_add(&evidence, &decision, FADING_LESSON));
    ck_assert(evidence_weigh(&evidence, &posterior));
    ck_assert_double_eq_tol(posterior.none + posterior.alike, 1, 1e-12);
    ck_assert(!evidence_wants_probe(&evidence));
    ck_assert_int_eq(evidence_named(&evidence), HYPOTHESES);
}
END_TEST

START_TEST(what_makes_no_sense_is_refused)
{
    struct notation top = number("2/4"), hand[2];
    struct evidence evidence, before;
    struct decision good, bad;
    struct posterior posterior;

    evidence_init(&evidence, set_of(DECK_BELIEFS));
    before = evidence;
    decision_of_cards(&good, &top, hand, numbers_of("1/4 3/6", hand), 0);
    bad = good, bad.by_slip = NAN;
    ck_assert(!evidence_add(&evidence, &bad, FADING_LESSON));
    bad = good, bad.slips = 2;
    ck_assert(!evidence_add(&evidence, &bad, FADING_LESSON));
    bad = good, bad.alike = INFINITY;
    ck_assert(!evidence_add(&evidence, &bad, FADING_LESSON));
    bad = good, bad.accepted[HYPOTHESIS_TWO_FACTORS] = -1;
    ck_assert(!evidence_add(&evidence, &bad, FADING_LESSON));
    bad = good, bad.allowed[HYPOTHESIS_ADDS] = 1;
    ck_assert(!evidence_add(&evidence, &bad, FADING_LESSON));
    ck_assert(!evidence_add(&evidence, &good, NAN));
    ck_assert_mem_eq(&evidence, &before, sizeof before);
    evidence.log_none[0] = NAN;
    ck_assert(!evidence_weigh(&evidence, &posterior));
    ck_assert_int_eq(evidence_named(&evidence), HYPOTHESES);
}
END_TEST

/* --- typed answers */

static const struct typed_row {
    enum task task;
    const char *stem, *asked; /* TASK_FILL: "?/20"; TASK_WRITE: a number of the kind asked for */
    const char *answer, *hits;
} typed_rows[] = {
    {TASK_FILL, "3/4", "?/20", "19", "M1"},
    {TASK_FILL, "3/4", "?/20", "3", "M2 M2b"},
    {TASK_FILL, "2/7", "6/?", "11", "M1"},
    {TASK_FILL, "2/7", "6/?", "7", "M3 M3b"},
    {TASK_FILL, "12/20", "?/5", "4", "M4"},
    {TASK_FILL, "3/4", "?/20", "6", "M4"},
    {TASK_FILL, "4/6", "?/9", "7", "M1"},
    {TASK_FILL, "3/4", "?/20", "1000", ""},
    {TASK_FILL, "3", "?/4", "3", ""}, /* nothing stands above or below in 3 */
    {TASK_EQUAL, "15/20", NULL, "10/15", "M1"},
    {TASK_EQUAL, "15/20", NULL, "15/4", "M2 M2b"},
    {TASK_EQUAL, "15/20", NULL, "3/20", "M3 M3b"},
    {TASK_EQUAL, "15/20", NULL, "20/15", "M5"},
    {TASK_EQUAL, "15/20", NULL, "4/3", "M5"},
    {TASK_EQUAL, "12/18", NULL, "3/9", "M1"}, /* of M4 too: it stays with M1 */
    {TASK_EQUAL, "12/18", NULL, "4/9", "M4"},
    {TASK_READ, "3/8", NULL, "8/3", "M5"},
    {TASK_READ, "3/8", NULL, "5/8", "M6"},
    {TASK_READ, "3/8", NULL, "3/5", "M7"},
    {TASK_READ, "3/8", NULL, "3", "M38"},
    {TASK_READ, "5/4", NULL, "5/8", "M37"},
    {TASK_LEFT, "3/8", NULL, "3/8", "M6"},
    {TASK_LINE, "3/4", NULL, "3/5", "M31"},
    {TASK_WRITE, "1/4", "0.1", "1.4", "M10"},
    {TASK_WRITE, "1/4", "0.1", "0.14", "M11"},
    {TASK_WRITE, "1/4", "0.1", "0.4", "M12"},
    {TASK_WRITE, "3/4", "0.1", "0.3", "M13"},
    {TASK_WRITE, "1/4", "0.1", "4", "M14"},
    {TASK_WRITE, "2/5", "0.1", "2.5", ""}, /* M10 and M14: nobody's */
    {TASK_WRITE, "0.25", "1/2", "1/25", "M15"},
    {TASK_WRITE, "25%", "1/2", "2/5", "M16"},
    {TASK_WRITE, "3/4", "1%", "3%", "M17a"},
    {TASK_WRITE, "3/4", "1%", "4%", "M17b"},
    {TASK_WRITE, "3/4", "1%", "34%", "M17c"},
    {TASK_WRITE, "3/4", "1%", "6%", "M17d"},
    {TASK_WRITE, "1/2", "1%", "2%", "M17b M17d"}, /* M17b and M17d are one family: it stays */
    {TASK_WRITE, "3/4", "1%", "7.5%", "M18"},
    {TASK_WRITE, "2 1/3", "1/2", "3/3", "M20a"},
    {TASK_WRITE, "2 1/3", "1/2", "21/3", "M20b"},
    {TASK_WRITE, "2 1/3", "1/2", "2/3", "M20c"},
    {TASK_WRITE, "7/10", "0.1", "0.07", "M41"},
};
enum { TYPED_ROWS = sizeof typed_rows / sizeof *typed_rows };

static struct open_question question_of(const struct typed_row *row)
{
    struct open_question question = {.task = row->task, .stem = number(row->stem)};

    if (row->task == TASK_FILL) {
        question.on_top = row->asked[0] == '?';
        question.given = atoi(row->asked + (question.on_top ? 2 : 0));
    } else if (row->task == TASK_WRITE) {
        question.forms = 1u << number(row->asked).kind;
    }
    return question;
}

START_TEST(a_typed_answer_is_known_by_who_would_type_it)
{
    const struct typed_row *row = &typed_rows[_i];
    struct open_question question = question_of(row);
    struct notation answer = number(row->answer), predicted[PREDICTED_MOST];
    struct decision decision;
    hypothesis_set expected = set_of(row->hits);

    decision_of_typed(&decision, &question, &answer);
    ck_assert(decision.typed && decision.wrong);
    for (int h = 0; h < HYPOTHESES; h++)
        ck_assert_msg((decision.hits & hypothesis_bit(h)) == (expected & hypothesis_bit(h)),
                      "%s %s: %s", row->stem, row->answer, hypothesis_name((enum hypothesis)h));
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        int count = question_predicted(&question, h, predicted);
        ck_assert_int_eq(count, decision.accepted[h]);
        for (int i = 0; i < count; i++) {
            struct decision other;
            decision_of_typed(&other, &question, &predicted[i]);
            ck_assert(other.wrong && other.hits & hypothesis_bit(h));
        }
    }
}
END_TEST

START_TEST(a_slip_near_the_answer_is_more_probable_than_one_far_off)
{
    struct open_question question = {
        .task = TASK_FILL, .stem = number("3/5"), .given = 15, .on_top = true};
    struct notation slips[PREDICTED_MOST], far = number("1000"), right = number("9");
    struct decision decision;
    int count = question_slips(&question, slips);

    ck_assert_int_eq(count, 7); /* 10 8 12 6 3 5 15 */
    for (int i = 0; i < count; i++) {
        decision_of_typed(&decision, &question, &slips[i]);
        ck_assert_double_eq_tol(decision.by_slip, 1 / 14., 1e-12);
    }
    decision_of_typed(&decision, &question, &far);
    ck_assert_double_eq_tol(decision.by_slip, .03, 1e-12);
    decision_of_typed(&decision, &question, &right);
    ck_assert(!decision.wrong && decision.hits == 0);
}
END_TEST

/* --- signs, orders, several at once */

START_TEST(three_comparisons_tell_ways_of_comparing_apart)
{
    static const char *const pairs[3][2] = {{"3/4", "5/6"}, {"5/8", "3/4"}, {"1/3", "2/5"}};
    static const struct {
        const char *name;
        int signs[3];
    } ways[] = {{"PART", {-1, 1, -1}}, {"DEN", {1, -1, 1}}, {"GAP", {0, -1, 1}}};

    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++)
        for (int i = 0; i < 3; i++) {
            struct notation left = number(pairs[i][0]), right = number(pairs[i][1]);
            enum hypothesis h = hypothesis_named(ways[w].name);
            struct decision decision;
            int sign;
            ck_assert(hypothesis_sign(h, &left, &right, &sign));
            ck_assert_int_eq(sign, ways[w].signs[i]);
            decision_of_sign(&decision, &left, &right, sign);
            ck_assert_int_eq(decision.wrong, sign != -1); /* the right one is larger each time */
            ck_assert_int_eq(decision.hits & hypothesis_bit(h) ? 1 : 0, sign != -1);
        }
}
END_TEST

START_TEST(an_order_is_that_of_who_sorts_so)
{
    struct notation numbers[3];
    int count = numbers_of("5/8 3/4 1/3", numbers);
    const int right[] = {2, 0, 1}, by_below[] = {0, 1, 2}, neither[] = {1, 0, 2};
    struct decision decision;

    decision_of_order(&decision, numbers, count, right);
    ck_assert(!decision.wrong);
    ck_assert_int_eq(decision.wrongs, 5);
    decision_of_order(&decision, numbers, count, by_below); /* the finest cut first */
    ck_assert(decision.wrong && decision.hits == hypothesis_bit(HYPOTHESIS_LARGER_BELOW));
    decision_of_order(&decision, numbers, count, neither);
    ck_assert(decision.wrong && decision.hits == 0);
}
END_TEST

START_TEST(of_several_that_are_chosen_the_wrong_ones_tell_together)
{
    const struct choice choices[] = {{.right = true},
                                     {.right = true},
                                     {.accepts = set_of("M1")},
                                     {.accepts = set_of("M1 M4")},
                                     {.accepts = set_of("M2")}};
    struct decision decision;

    decision_of_choices(&decision, choices, 5, 3);
    ck_assert(!decision.wrong);
    decision_of_choices(&decision, choices, 5, 15);
    ck_assert(decision.wrong && decision.hits == set_of("M1"));
    decision_of_choices(&decision, choices, 5, 31);
    ck_assert(decision.wrong && decision.hits == 0);
    decision_of_choices(&decision, choices, 5, 1); /* one left out */
    ck_assert(decision.wrong && decision.hits == 0);
    ck_assert_int_eq(decision.wrongs, 4);
    ck_assert_int_eq(decision.accepted[HYPOTHESIS_ADDS], 1);
}
END_TEST

/* --- kept as text */

START_TEST(a_decision_is_read_as_it_was_written)
{
    for (int v = 0; v < LESSON_VECTORS + DECK_VECTORS; v++) {
        bool of_deck = v >= LESSON_VECTORS;
        struct decision decision, read;
        struct strbuf text = {0};
        decide_vector(of_deck ? &deck_vectors[v - LESSON_VECTORS] : &lesson_vectors[v], of_deck,
                      &decision);
        decision.hints = v % 3;
        decision_write(&decision, &text);
        ck_assert_msg(decision_read(&read, strbuf_text(&text)), "%s", strbuf_text(&text));
        ck_assert_int_eq(read.wrong, decision.wrong);
        ck_assert_int_eq(read.typed, decision.typed);
        ck_assert_int_eq(read.wrongs, decision.wrongs);
        ck_assert_int_eq(read.hints, decision.hints);
        ck_assert(read.hits == decision.hits);
        ck_assert_double_eq_tol(read.by_slip, decision.by_slip, 1e-8);
        ck_assert_double_eq_tol(read.alike, decision.alike, 1e-7);
        for (int h = 0; h < HYPOTHESES; h++) {
            ck_assert_int_eq(read.accepted[h], decision.accepted[h]);
            ck_assert_double_eq_tol(read.allowed[h], decision.allowed[h], 1e-8);
        }
        strbuf_release(&text);
    }
}
END_TEST

START_TEST(what_is_no_decision_is_not_read_and_who_is_not_known_is_left_out)
{
    static const char *const bad[] = {"",
                                      "wrong",
                                      "maybe 3 1 .5 1",
                                      "wrong x 1 .5 1",
                                      "wrong 3 1 .5",
                                      "wrong 3 1 .5 x",
                                      "wrong 3 1 .5 1 M1",
                                      "wrong 3 1 .5 1 M1:0",
                                      "wrong 3 1 .5 1 M1:1+/2",
                                      "wrong 3 1 .5 1 M1:1x",
                                      "wrong 3 -1 .5 1",
                                      "wrong 3 nan .5 1"};
    struct decision decision;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ck_assert_msg(!decision_read(&decision, bad[i]), "%s", bad[i]);
    ck_assert(decision_read(&decision, "wrong 3 1 .5 1 M1:1+ M99:2 M4:2/.25"));
    ck_assert(decision.hits == set_of("M1"));
    ck_assert(decision_shows(&decision) == set_of("M1 M4"));
}
END_TEST

START_TEST(hypotheses_are_known_by_their_names_and_belong_to_families)
{
    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        ck_assert_int_eq(hypothesis_named(hypothesis_name(h)), h);
        ck_assert_int_le(hypothesis_family(h), h);
        ck_assert_int_eq(hypothesis_family(hypothesis_family(h)), hypothesis_family(h));
    }
    ck_assert_int_eq(hypothesis_named("M99"), HYPOTHESES);
    ck_assert_int_eq(hypothesis_family(hypothesis_named("M2b")), hypothesis_named("M2"));
    ck_assert_int_eq(hypothesis_family(hypothesis_named("M17d")), hypothesis_named("M17a"));
}
END_TEST

START_TEST(a_deck_shows_what_pairs_two_of_its_numbers)
{
    struct notation numbers[8];

    ck_assert(hypotheses_of_numbers(numbers, numbers_of("1/2 2/4", numbers)) == 0);
    ck_assert(hypotheses_of_numbers(numbers, numbers_of("3/4 5/6", numbers)) == set_of("M1"));
    ck_assert(hypotheses_of_numbers(numbers, numbers_of("1/4 14%", numbers)) == set_of("M16 M17c"));
    ck_assert(hypotheses_of_numbers(numbers, numbers_of("2 3", numbers)) == 0);
}
END_TEST

void add_evidence_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "evidence");

    tcase_add_loop_test(tests, a_word_about_a_card_weighs_as_the_model_says, 0,
                        (int)(sizeof claim_vectors / sizeof *claim_vectors));
    tcase_add_test(tests, of_many_reasons_a_slip_is_one_as_of_what_is_typed);
    tcase_add_loop_test(tests, a_reason_weighs_as_the_model_says, 0,
                        (int)(sizeof reason_vectors / sizeof *reason_vectors));
    tcase_add_test(tests, questions_weigh_as_the_model_says);
    tcase_add_test(tests, cards_weigh_as_the_model_says);
    tcase_add_test(
        tests, who_only_slips_is_seldom_taken_for_somebody_with_a_belief_however_often_one_looks);
    tcase_add_test(tests, a_belief_gains_nothing_on_average_from_who_only_slips);
    tcase_add_test(tests, a_name_comes_after_a_probe_with_two_hits_alone);
    tcase_add_test(tests, who_may_have_copied_is_named_later_than_who_cannot);
    tcase_add_test(tests, perhaps_is_said_from_eight_of_ten_and_quite_sure_from_98_of_100);
    tcase_add_test(tests, each_step_of_a_hint_takes_weight_from_a_decision);
    tcase_add_test(tests, fading_lets_old_evidence_count_less);
    tcase_add_test(tests, what_tells_nothing_changes_nothing);
    tcase_add_test(tests, what_makes_no_sense_is_refused);
    tcase_add_loop_test(tests, a_typed_answer_is_known_by_who_would_type_it, 0, TYPED_ROWS);
    tcase_add_test(tests, a_slip_near_the_answer_is_more_probable_than_one_far_off);
    tcase_add_test(tests, three_comparisons_tell_ways_of_comparing_apart);
    tcase_add_test(tests, an_order_is_that_of_who_sorts_so);
    tcase_add_test(tests, of_several_that_are_chosen_the_wrong_ones_tell_together);
    tcase_add_test(tests, a_decision_is_read_as_it_was_written);
    tcase_add_test(tests, what_is_no_decision_is_not_read_and_who_is_not_known_is_left_out);
    tcase_add_test(tests, hypotheses_are_known_by_their_names_and_belong_to_families);
    tcase_add_test(tests, a_deck_shows_what_pairs_two_of_its_numbers);
}
