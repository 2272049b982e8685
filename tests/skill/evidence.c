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
        struct typed typed = {.task = TASK_FILL,
                              .stem = asked,
                              .given = atoi(vector->there + (on_top ? 2 : 0)),
                              .on_top = on_top};
        struct notation answered = number(vector->done);
        decision_of_typed(decision, &typed, &answered);
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

void add_evidence_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "evidence");

    tcase_add_test(tests, questions_weigh_as_the_model_says);
    tcase_add_test(tests, cards_weigh_as_the_model_says);
}
