/* Rows of simulated pupils at real tables. */
#include "sim/pupils.h"
#include "base/memory.h"
#include "cases.h"
#include "skill/decision.h"
#include "table.h"

#include <string.h>

static struct table table;

static void sit_down(void)
{
    table_open(&table, "decks/equals.xml");
    table_set(&table, "calls=automatic");
    table_seat(&table, 4);
}

static void get_up(void)
{
    table_close(&table);
}

static bool happens(struct chance *chance, double probability)
{
    return (double)chance_below(chance, 1000) < 1000 * probability;
}

/* 3/4 = ?/20, three times: a believer adds as often as it believes; whoever slips types 16. */
static bool ask_missing(void *context, const struct pupil *pupil, struct evidence *evidence,
                        struct chance *chance)
{
    const struct open_question question = {
        .task = TASK_FILL, .stem = notation_of_fraction(3, 4), .given = 20, .on_top = true};

    if (context)
        __atomic_fetch_add((int *)context, 1, __ATOMIC_RELAXED);
    evidence_begin_probe(evidence);
    for (int i = 0; i < PROBE_ITEMS; i++) {
        struct decision decision;
        bool adds = pupil->way == PUPIL_BELIEVES && happens(chance, pupil->strength);
        struct notation answer = notation_of_whole(adds                           ? 19
                                                   : happens(chance, pupil->slip) ? 16
                                                                                  : 15);
        decision_of_typed(&decision, &question, &answer);
        ck_assert(evidence_add(evidence, &decision, FADING_GAME));
    }
    return true;
}

static struct pupil_study row_of(struct pupil pupil, uint64_t pupils)
{
    return (struct pupil_study){.rules = table.rules,
                                .pupil = pupil,
                                .shown = pupils_shown(table.rules),
                                .seed = 1,
                                .pupils = pupils,
                                .threads = 1,
                                .probe = ask_missing};
}

static const struct pupil adder = {PUPIL_BELIEVES, 1u << HYPOTHESIS_ADDS, .85, .1};

static void play(const struct pupil_study *study, struct pupil_counts *counts)
{
    *counts = (struct pupil_counts){0};
    pupils_play(study, counts);
}

static uint64_t sum_named(const struct pupil_counts *counts)
{
    uint64_t sum = 0;

    for (int h = 0; h < HYPOTHESES; h++)
        sum += counts->named[h];
    return sum;
}

START_TEST(a_deck_shows_what_its_numbers_can_be_taken_for)
{
    hypothesis_set shown = pupils_shown(table.rules);

    ck_assert(shown & hypothesis_bit(HYPOTHESIS_ADDS));
    ck_assert(shown & hypothesis_bit(HYPOTHESIS_SCALES_BELOW));
    ck_assert(!(shown & hypothesis_bit(HYPOTHESIS_UPSIDE_DOWN)));
    table_close(&table);
    table_open(&table, "decks/classic.xml");
    table_seat(&table, 4);
    ck_assert(pupils_shown(table.rules) == 0);
}
END_TEST

START_TEST(who_adds_is_found_out_by_nearly_all_of_its_rows)
{
    struct pupil_study study = row_of(adder, 60);
    struct pupil_counts counts;
    int asked = 0;

    study.probe_context = &asked;
    play(&study, &counts);
    ck_assert_uint_eq(counts.pupils, 60);
    ck_assert_uint_eq(counts.reached[0], 60);
    ck_assert_uint_ge(counts.right[2], 57);
    ck_assert_uint_le(counts.right[0], counts.right[1]);
    ck_assert_uint_le(counts.other, 1);
    ck_assert_uint_ge(counts.named[HYPOTHESIS_ADDS], counts.right[2]);
    ck_assert_uint_le(sum_named(&counts) - counts.named[HYPOTHESIS_ADDS], counts.other);
    ck_assert_uint_eq(counts.probes, (uint64_t)asked);
    /* docs/design/diagnosis.md, “Measured before”: 10 to 21 own turns for each informative one */
    double pace = (double)counts.turns / (double)counts.informative;
    ck_assert(pace > 10 && pace < 25);
    ck_assert(counts.turns > counts.decisions && counts.decisions > counts.informative);
}
END_TEST

START_TEST(who_holds_no_belief_is_hardly_ever_named)
{
    const struct pupil without[] = {
        {PUPIL_SLIPS, 0, 0, .2}, {PUPIL_SLIPS, 0, 0, .6}, {PUPIL_LOOKS, 0, 0, .4}};

    for (size_t i = 0; i < sizeof without / sizeof *without; i++) {
        struct pupil_study study = row_of(without[i], 40);
        struct pupil_counts counts;
        play(&study, &counts);
        ck_assert_uint_le(counts.other, 2);
        ck_assert_uint_eq(counts.right[0] + counts.right[1] + counts.right[2], 0);
        ck_assert_uint_ge(counts.probes, 10);
    }
}
END_TEST

START_TEST(without_a_probe_nobody_is_named)
{
    struct pupil_study study = row_of(adder, 10);
    struct pupil_counts counts;

    study.probe = NULL;
    play(&study, &counts);
    ck_assert_uint_eq(counts.reached[2], 10);
    ck_assert_uint_eq(sum_named(&counts), 0);
    ck_assert_uint_eq(counts.probes, 0);
}
END_TEST

START_TEST(who_learns_before_the_probe_is_not_named_and_bursts_are_slips)
{
    struct pupil_study study = row_of(adder, 20);
    struct pupil_counts counts, others;

    study.learns = true;
    play(&study, &counts);
    ck_assert_uint_le(counts.other, 1);
    ck_assert_uint_eq(counts.right[0], 0);
    study = row_of((struct pupil){PUPIL_SLIPS, 0, 0, .05}, 20);
    play(&study, &others);
    study.bursts = true;
    play(&study, &counts);
    /* many more slips, in fewer rounds */
    ck_assert(counts.rounds < others.rounds);
}
END_TEST

START_TEST(wrong_cards_may_be_laid_at_the_table_too)
{
    const char *const tables[] = {"wrong=referee", "wrong=peers"};

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        struct pupil_counts counts;
        table_set(&table, tables[i]);
        table_seat(&table, 4);
        struct pupil_study study = row_of(adder, 20);
        play(&study, &counts);
        ck_assert_uint_ge(counts.right[2], 18);
    }
}
END_TEST

START_TEST(threads_change_nothing_and_seeds_do)
{
    struct pupil_study study = row_of(adder, 20);
    struct pupil_counts one, three;

    play(&study, &one);
    study.threads = 3;
    play(&study, &three);
    ck_assert_int_eq(memcmp(&one, &three, sizeof one), 0);
    study.seed = 2;
    play(&study, &three);
    ck_assert_int_ne(memcmp(&one, &three, sizeof one), 0);
}
END_TEST

static bool stop_at_once(void *context, uint64_t done)
{
    (void)context;
    (void)done;
    return false;
}

START_TEST(a_row_that_is_stopped_counts_what_it_has)
{
    struct pupil_study study = row_of(adder, 100000);
    struct pupil_counts counts;

    study.go_on = stop_at_once;
    play(&study, &counts);
    ck_assert_uint_lt(counts.pupils, 100000);
    ck_assert_uint_le(sum_named(&counts), counts.pupils);
}
END_TEST

void add_pupils_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "pupils");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_test(tests, a_deck_shows_what_its_numbers_can_be_taken_for);
    tcase_add_test(tests, who_adds_is_found_out_by_nearly_all_of_its_rows);
    tcase_add_test(tests, who_holds_no_belief_is_hardly_ever_named);
    tcase_add_test(tests, without_a_probe_nobody_is_named);
    tcase_add_test(tests, who_learns_before_the_probe_is_not_named_and_bursts_are_slips);
    tcase_add_test(tests, wrong_cards_may_be_laid_at_the_table_too);
    tcase_add_test(tests, threads_change_nothing_and_seeds_do);
    tcase_add_test(tests, a_row_that_is_stopped_counts_what_it_has);
}
