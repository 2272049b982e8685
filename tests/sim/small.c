/* What the study of a small deck finds is what has to be expected of it. */
#include "small.h"
#include "cases.h"
#include "table.h"

#include "sim/figures.h"
#include "sim/study.h"

#include <math.h>
#include <string.h>

enum { GAMES = 40000 };

static struct table table;
static struct results results;
static struct figure figures[FIGURES];
static struct expected expected;

static void sit_down(void)
{
    table_read(&table, small_deck);
    table_set(&table, "hand-size=2 rounds=1 calls=automatic");
    table_seat(&table, 2);
}

static void get_up(void)
{
    table_close(&table);
}

/* Studies it with these two bots. */
static void study(const char *first, const char *second)
{
    struct study study = table_study(&table, GAMES);

    study.bot[0] = bot_find(first);
    study.bot[1] = bot_find(second);
    memset(&results, 0, sizeof results);
    study_run(&study, &results);
    figures_of(&results, figures);
}

/* 4.5 standard errors: one time in 150,000 by chance; the seed is fixed. */
static void expect_figure(enum figure_id id, double value)
{
    const struct figure *figure = &figures[id];

    ck_assert_msg(figure->known && fabs(figure->value - value) <= 4.5 * figure->error,
                  "%s is %.5f ± %.5f, and should be %.5f", figure->name, figure->value,
                  figure->error, value);
}

/* How many turns are not exceeded in that share of the rounds. */
static int quantile(double share)
{
    double seen = 0;
    int turns = 0;

    while ((seen += expected.ended[turns]) < share)
        turns++;
    return turns;
}

static void expect_quantile(enum figure_id id, double share)
{
    ck_assert_double_ge(quantile(share), figures[id].low);
    ck_assert_double_le(quantile(share), figures[id].high);
}

static void expect_all_but_missed(void)
{
    expect_figure(FIGURE_TURNS, expected.turns);
    expect_quantile(FIGURE_MEDIAN, 0.5);
    expect_quantile(FIGURE_P90, 0.9);
    expect_figure(FIGURE_PLAYABLE, expected.playable / expected.turns);
    expect_figure(FIGURE_DRAWS, expected.draws / expected.turns);
    expect_figure(FIGURE_COLOUR, expected.colour / expected.plays);
    expect_figure(FIGURE_VALUE, expected.value / expected.plays);
    expect_figure(FIGURE_EQUAL, expected.equal / expected.plays);
    expect_figure(FIGURE_SYMBOL, 0);
    expect_figure(FIGURE_WILD, expected.wild / expected.plays);
    expect_figure(FIGURE_AVAILABLE, expected.available / expected.turns);
    expect_figure(FIGURE_NEEDED, expected.needed / expected.turns);
    expect_figure(FIGURE_IN_HAND, expected.hands_equal / expected.hands);
    expect_figure(FIGURE_FIRST, expected.first_wins);
    expect_figure(FIGURE_BLOCKED, expected.blocked);
    expect_figure(FIGURE_POINTS, expected.points);
    ck_assert_double_eq(figures[FIGURE_ROUNDS].value, 1);
}

/* The solution itself: every round ends, every play is of one kind, a round has so many turns. */
START_TEST(the_solution_adds_up)
{
    double ended = 0, turns = 0;

    small_solve(&expected, _i & 1, _i & 2);
    for (int i = 0; i < 400; i++) {
        ended += expected.ended[i];
        turns += i * expected.ended[i];
    }
    ck_assert_double_lt(expected.left, 1e-12);
    ck_assert_double_eq_tol(ended, 1, 1e-9);
    ck_assert_double_eq_tol(turns, expected.turns, 1e-9);
    ck_assert_double_eq_tol(expected.colour + expected.value + expected.wild, expected.plays, 1e-9);
    ck_assert_double_gt(expected.needed, 0.01);
    ck_assert_double_eq(expected.blocked, 0); /* whoever holds the wild can lay it */
    /* By hand: a number is on top in 6 of 7 deals, for both players. Of 6 cards that are left a
     * hand has two, 15 pairs: beside a 1/2 two others look different (9 of 15 hold one), beside a
     * blue 2/4 and a red one too (1/2, 3/6), beside 3/6 three (12 of 15), beside 1/3 none. */
    ck_assert_double_eq_tol(expected.hands, 12.0 / 7, 1e-12);
    ck_assert_double_eq_tol(expected.hands_equal, 2.0 / 7 * (12 + 9 + 9 + 12) / 15, 1e-12);
}
END_TEST

START_TEST(random_players_find_what_has_to_be_expected)
{
    struct expected other;

    small_solve(&expected, false, false);
    study("random", "random");
    expect_all_but_missed();
    /* The beginner of the games that are played once more sits first half of the time. */
    small_solve(&expected, true, false);
    small_solve(&other, false, true);
    ck_assert_uint_eq(results.beginner_rounds[0], GAMES / 8);
    expect_figure(FIGURE_MISSED, (expected.missed + other.missed) /
                                     (expected.beginner_turns + other.beginner_turns));
}
END_TEST

START_TEST(beginners_find_what_has_to_be_expected)
{
    small_solve(&expected, true, true);
    study("beginner", "beginner");
    expect_all_but_missed();
    ck_assert_uint_eq(results.beginner_rounds[0], GAMES);
    expect_figure(FIGURE_MISSED, expected.missed / expected.beginner_turns);
}
END_TEST

/* What beginners do is not what others do: the test above can tell. */
START_TEST(the_solutions_for_beginners_and_others_differ)
{
    small_solve(&expected, false, false);
    study("beginner", "beginner");
    ck_assert_double_gt(fabs(figures[FIGURE_TURNS].value - expected.turns),
                        20 * figures[FIGURE_TURNS].error);
    ck_assert_double_gt(fabs(figures[FIGURE_EQUAL].value - expected.equal / expected.plays),
                        20 * figures[FIGURE_EQUAL].error);
}
END_TEST

/* Blue 1 to 4, red 5, a card each: nothing ever fits on the 5, and it on nothing. */
START_TEST(as_many_rounds_are_blocked_as_begin_with_the_odd_card)
{
    get_up();
    table_open(&table, "tests/scenarios/decks/stuck.xml");
    table_set(&table, "hand-size=1 rounds=1 calls=automatic");
    table_seat(&table, 2);
    study("random", "random");
    expect_figure(FIGURE_BLOCKED, 0.2);
    ck_assert_uint_eq(results.won_by_place[0] + results.won_by_place[1],
                      GAMES - results.blocked[0]);
}
END_TEST

void add_small_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "small");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_loop_test(tests, the_solution_adds_up, 0, 4);
    tcase_add_test(tests, random_players_find_what_has_to_be_expected);
    tcase_add_test(tests, beginners_find_what_has_to_be_expected);
    tcase_add_test(tests, the_solutions_for_beginners_and_others_differ);
    tcase_add_test(tests, as_many_rounds_are_blocked_as_begin_with_the_odd_card);
}
