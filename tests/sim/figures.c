/* Figures of results that were made by hand, against answers that were worked out by hand. */
#include "cases.h"

#include "sim/figures.h"
#include "sim/study.h"

#include <math.h>
#include <string.h>

static const double near = 1e-12;

static struct results results;
static struct figure figures[FIGURES];

static void begin(void)
{
    memset(&results, 0, sizeof results);
}

/* A round in which so many turns had a card that fits, and what of it belongs to every round. */
static void add_round(uint64_t turns, uint64_t playable)
{
    results.rounds[0]++;
    results.sum[TALLY_TURNS] += turns;
    results.square[TALLY_TURNS] += turns * turns;
    results.with_turns[TALLY_TURNS] += turns * turns;
    results.sum[TALLY_PLAYABLE] += playable;
    results.square[TALLY_PLAYABLE] += playable * playable;
    results.with_turns[TALLY_PLAYABLE] += playable * turns;
    results.turns[turns < STUDY_TURNS ? turns : STUDY_TURNS - 1]++;
}

static const struct figure *figure(enum figure_id id)
{
    figures_of(&results, figures);
    return &figures[id];
}

/*
 * Four rounds of 10, 20, 30, 40 turns, 5, 10, 20, 20 of them with a card that fits: r = 55/100. The
 * deviations x − r·d are −0.5, −1, 3.5, −2; their squares add up to 17.5; times 4/3, the root is
 * 4.830458915…; through 100 turns the error is 0.04830458915…
 */
START_TEST(a_share_of_turns_has_the_error_of_a_ratio_of_sums_over_rounds)
{
    static const uint64_t turns[] = {10, 20, 30, 40}, playable[] = {5, 10, 20, 20};

    for (int i = 0; i < 4; i++)
        add_round(turns[i], playable[i]);
    const struct figure *share = figure(FIGURE_PLAYABLE);
    double error = sqrt(17.5 * 4 / 3) / 100;
    ck_assert(share->known && share->share);
    ck_assert_double_eq_tol(share->value, 0.55, near);
    ck_assert_double_eq_tol(share->error, error, near);
    ck_assert_double_eq_tol(share->low, 0.55 - 1.959963984540054 * error, near);
    ck_assert_double_eq_tol(share->high, 0.55 + 1.959963984540054 * error, near);
}
END_TEST

/* 10, 20, 30, 40: mean 25, variance 500/3, its error √(500/12). */
START_TEST(a_mean_has_the_error_of_a_mean)
{
    for (uint64_t turns = 10; turns <= 40; turns += 10)
        add_round(turns, 0);
    const struct figure *mean = figure(FIGURE_TURNS);
    ck_assert_double_eq_tol(mean->value, 25, near);
    ck_assert_double_eq_tol(mean->error, sqrt(500.0 / 12), near);
    ck_assert_double_eq_tol(mean->low, 25 - 1.959963984540054 * mean->error, near);
    ck_assert_double_eq_tol(mean->high, 25 + 1.959963984540054 * mean->error, near);
}
END_TEST

/* A share that every round has alike is certain as far as these rounds show. */
START_TEST(rounds_that_agree_leave_no_error)
{
    add_round(10, 5);
    add_round(40, 20);
    ck_assert_double_eq_tol(figure(FIGURE_PLAYABLE)->value, 0.5, near);
    ck_assert_double_eq_tol(figure(FIGURE_PLAYABLE)->error, 0, near);
}
END_TEST

START_TEST(nothing_seen_is_bounded_by_three_in_as_many)
{
    add_round(100, 0);
    add_round(200, 0);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->value, 0);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->low, 0);
    ck_assert_double_eq_tol(figure(FIGURE_PLAYABLE)->high, 0.01, near);
    begin();
    add_round(100, 100);
    add_round(200, 200);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->value, 1);
    ck_assert_double_eq_tol(figure(FIGURE_PLAYABLE)->low, 0.99, near);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->high, 1);
    begin();
    add_round(2, 0);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->high, 1);
}
END_TEST

/*
 * Wilson's interval. 81 of 263: 0.2553 … 0.3662; 15 of 148: 0.0624 … 0.1605; 0 of 20: 0 … 0.1611;
 * 1 of 29: 0.0061 … 0.1718: Newcombe, Two-sided confidence intervals for the single proportion,
 * Statistics in Medicine 17 (1998), table I, method 3.
 */
START_TEST(a_share_of_rounds_has_wilsons_interval_as_published)
{
    static const struct {
        uint64_t x, n;
        double low, high;
    } published[] = {
        {81, 263, 0.2553, 0.3662},
        {15, 148, 0.0624, 0.1605},
        {0, 20, 0.0000, 0.1611},
        {1, 29, 0.0061, 0.1718},
    };

    for (size_t i = 0; i < sizeof published / sizeof *published; i++) {
        begin();
        results.rounds[0] = published[i].n;
        results.won_by_place[0] = results.won_by_seat[3] = published[i].x;
        const struct figure *share = figure(FIGURE_FIRST);
        ck_assert_double_eq_tol(share->low, published[i].low, 0.00005);
        ck_assert_double_eq_tol(share->high, published[i].high, 0.00005);
        ck_assert_double_eq_tol(share->value, (double)published[i].x / (double)published[i].n,
                                near);
        struct figure seat = figure_seat(&results, 3), place = figure_place(&results, 0);
        ck_assert_double_eq(seat.low, share->low);
        ck_assert_double_eq(seat.high, share->high);
        ck_assert_double_eq(place.low, share->low);
        ck_assert_double_eq(place.high, share->high);
    }
}
END_TEST

/* All of n: the mirror of none of n. */
START_TEST(wilsons_interval_treats_none_and_all_alike)
{
    results.rounds[0] = results.blocked[0] = 20;
    ck_assert_double_eq_tol(figure(FIGURE_BLOCKED)->low, 1 - 0.161125, 0.000001);
    ck_assert_double_eq(figure(FIGURE_BLOCKED)->high, 1);
    ck_assert_double_eq(figure(FIGURE_FIRST)->low, 0);
    ck_assert_double_eq_tol(figure(FIGURE_FIRST)->high, 0.161125, 0.000001);
}
END_TEST

/*
 * 100 rounds of 1 … 100 turns. The median: rank 50; 50 ± 1.96·√25 = 40.2, 59.8: ranks 40 and 61, as
 * in Conover, Practical Nonparametric Statistics, 3rd ed., 3.2. The 90 % point: 90 ± 1.96·3 = 84.1,
 * 95.9: ranks 84 and 97.
 */
START_TEST(quantiles_have_the_interval_of_their_order_statistics)
{
    for (uint64_t turns = 1; turns <= 100; turns++)
        add_round(turns, 0);
    const struct figure *median = figure(FIGURE_MEDIAN);
    ck_assert_double_eq(median->value, 50);
    ck_assert_double_eq(median->low, 40);
    ck_assert_double_eq(median->high, 61);
    const struct figure *most = figure(FIGURE_P90);
    ck_assert_double_eq(most->value, 90);
    ck_assert_double_eq(most->low, 84);
    ck_assert_double_eq(most->high, 97);
}
END_TEST

START_TEST(rounds_too_long_to_tell_apart_count_together)
{
    add_round(3, 0);
    add_round(STUDY_TURNS - 1, 0);
    add_round(50000, 0);
    ck_assert_double_eq(figure(FIGURE_MEDIAN)->value, STUDY_TURNS - 1);
    ck_assert_double_eq(figure(FIGURE_P90)->value, STUDY_TURNS - 1);
    ck_assert_double_eq(figure(FIGURE_MEDIAN)->low, 3);
}
END_TEST

START_TEST(without_a_round_nothing_is_known)
{
    figures_of(&results, figures);
    for (int id = 0; id < FIGURES; id++)
        ck_assert_msg(!figures[id].known, "%s", figures[id].name);
    ck_assert(!figure_seat(&results, 0).known);
    ck_assert(!figure_place(&results, 0).known);
    ck_assert(!figure_skill(&results, 4, 0).known);
}
END_TEST

START_TEST(what_nobody_could_see_stays_unknown)
{
    add_round(0, 0); /* nobody was on turn, nobody laid a card, no hand met a number */
    figures_of(&results, figures);
    ck_assert(figures[FIGURE_TURNS].known);
    ck_assert(figures[FIGURE_FIRST].known);
    ck_assert(!figures[FIGURE_PLAYABLE].known);
    ck_assert(!figures[FIGURE_COLOUR].known);
    ck_assert(!figures[FIGURE_IN_HAND].known);
    ck_assert(!figures[FIGURE_MISSED].known);
    ck_assert(!figures[FIGURE_ROUNDS].known);
}
END_TEST

START_TEST(one_round_is_its_own_mean_without_an_error)
{
    add_round(12, 9);
    ck_assert_double_eq(figure(FIGURE_TURNS)->value, 12);
    ck_assert_double_eq(figure(FIGURE_TURNS)->error, 0);
    ck_assert_double_eq(figure(FIGURE_MEDIAN)->value, 12);
    ck_assert_double_eq(figure(FIGURE_MEDIAN)->low, 12);
    ck_assert_double_eq(figure(FIGURE_MEDIAN)->high, 12);
    ck_assert_double_eq(figure(FIGURE_PLAYABLE)->value, 0.75);
}
END_TEST

/* Each figure is made of what it is called after: a number that no other has. */
START_TEST(every_figure_is_made_of_its_own_counts)
{
    static const struct {
        enum figure_id id;
        double value;
    } expected[] = {
        {FIGURE_DRAWS, 7.0 / 1000},   {FIGURE_AVAILABLE, 3.0 / 1000},
        {FIGURE_NEEDED, 4.0 / 1000},  {FIGURE_COLOUR, 9.0 / 500},
        {FIGURE_VALUE, 10.0 / 500},   {FIGURE_EQUAL, 11.0 / 500},
        {FIGURE_SYMBOL, 12.0 / 500},  {FIGURE_WILD, 13.0 / 500},
        {FIGURE_IN_HAND, 15.0 / 400}, {FIGURE_MISSED, 6.0 / 250},
        {FIGURE_POINTS, 50},          {FIGURE_ROUNDS, 2.5},
        {FIGURE_BLOCKED, 0.1},        {FIGURE_FIRST, 0.3},
    };

    results.rounds[0] = 10;
    for (int i = 0; i < TALLY_COUNTS; i++)
        results.sum[i] = (uint64_t)i + 1;
    results.sum[TALLY_TURNS] = 1000;
    results.sum[TALLY_PLAYS] = 500;
    results.sum[TALLY_HANDS] = 400;
    results.beginner_rounds[0] = 2;
    results.beginner_turns[0] = 250;
    results.missed[0] = 6;
    results.points[0] = 500;
    results.games[0] = 4;
    results.blocked[0] = 1;
    results.won_by_place[0] = 3;
    figures_of(&results, figures);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        ck_assert_msg(fabs(figures[expected[i].id].value - expected[i].value) < near, "%s is %g",
                      figures[expected[i].id].name, figures[expected[i].id].value);
}
END_TEST

/* In two rounds 3 and 5 cards were laid by that skill, by four players: 1 each; error √(2/2)/4. */
START_TEST(a_skill_is_told_per_player)
{
    results.rounds[0] = 2;
    results.paired[5] = 8;
    results.paired_square[5] = 9 + 25;
    struct figure skill = figure_skill(&results, 4, 5);
    ck_assert_double_eq_tol(skill.value, 1, near);
    ck_assert_double_eq_tol(skill.error, 0.25, near);
    ck_assert_double_eq_tol(skill.low, 1 - 1.959963984540054 / 4, near);
    ck_assert_double_eq_tol(skill.high, 1 + 1.959963984540054 / 4, near);
}
END_TEST

/* 3 and 4 make an error of 5; 9.8 apart is 1.96 of these. */
START_TEST(differences_are_judged_by_their_error)
{
    struct figure one = {.known = true, .value = 10, .error = 3},
                  other = {.known = true, .value = 10 + 5 * 1.959963984540054, .error = 4};

    ck_assert_double_eq_tol(figure_difference(&one, &other), 0.05, 1e-9);
    ck_assert_double_eq_tol(figure_difference(&other, &one), 0.05, 1e-9);
    ck_assert_double_eq_tol(figure_difference(&one, &one), 1, near);
    other.known = false;
    ck_assert_double_eq(figure_difference(&one, &other), 1);
    one.error = other.error = 0;
    other.known = true;
    ck_assert_double_eq(figure_difference(&one, &other), 0);
    ck_assert_double_eq(figure_difference(&one, &one), 1);
}
END_TEST

START_TEST(results_add_up_in_every_number)
{
    static struct results sum, more;
    uint64_t *numbers = (uint64_t *)&sum, *others = (uint64_t *)&more;
    size_t count = sizeof sum / sizeof *numbers, fields = 0;

    for (size_t i = 0; i < count; i++) {
        numbers[i] = i;
        others[i] = 1000000 + i;
    }
    more.spin_cards[3] = (uint64_t)-7; /* below 0 */
    sum.spin_cards[3] = 5;
    results_add(&sum, &more);
    ck_assert_int_eq((int64_t)sum.spin_cards[3], -2);
    sum.spin_cards[3] = 1000000 + 2 * (uint64_t)(&sum.spin_cards[3] - numbers);
    for (size_t i = 0; i < count; i++)
        if (numbers[i] != 1000000 + 2 * i)
            ck_abort_msg("number %zu", i);
    for (int i = 0; i < results_field_count(); i++) {
        const struct results_field *field = results_field(i);
        ck_assert_ptr_eq(results_at(&sum, field), numbers + fields);
        ck_assert_ptr_eq(results_in(&sum, field), numbers + fields);
        ck_assert(field->name[0] != '\0');
        fields += field->length;
    }
    ck_assert_uint_eq(fields, count);
}
END_TEST

START_TEST(every_figure_has_a_name_of_its_own_and_says_what_it_is_counted_in)
{
    figures_of(&results, figures);
    for (int one = 0; one < FIGURES; one++) {
        ck_assert(figures[one].help[0] != '\0');
        ck_assert(figure_per_name(figures[one].per)[0] != '\0');
        for (int other = 0; other < one; other++)
            ck_assert_str_ne(figures[one].name, figures[other].name);
    }
}
END_TEST

static void expect_shown(enum figure_group group, const enum figure_id *expected, int count)
{
    struct shown_figure shown[FIGURES];

    ck_assert_int_eq(figures_shown(group, shown), count);
    for (int i = 0; i < count; i++) {
        ck_assert_int_eq(shown[i].figure, expected[i]);
        ck_assert(shown[i].label[0] != '\0');
    }
}

START_TEST(figures_stand_in_a_table_by_rank_and_else_as_in_files)
{
    static const enum figure_id length[] = {FIGURE_TURNS, FIGURE_MEDIAN, FIGURE_P90, FIGURE_BLOCKED,
                                            FIGURE_ROUNDS},
                                equals[] = {FIGURE_IN_HAND, FIGURE_AVAILABLE, FIGURE_NEEDED,
                                            FIGURE_MISSED, FIGURE_EQUAL},
                                laid[] = {FIGURE_COLOUR, FIGURE_VALUE, FIGURE_EQUAL, FIGURE_SYMBOL,
                                          FIGURE_WILD};
    struct shown_figure shown[FIGURES];

    expect_shown(GROUP_LENGTH, length, 5);
    expect_shown(GROUP_EQUALS, equals, 5);
    expect_shown(PANEL_LAID, laid, 5);
    figures_shown(PANEL_LAID, shown);
    ck_assert_str_eq(shown[2].label, "value, looking different");
    ck_assert(shown[2].striking && !shown[1].striking);
    figures_of(&results, figures);
    figures_shown(GROUP_CARDS, shown);
    ck_assert_str_eq(shown[0].label, figures[FIGURE_WILD].help);
}
END_TEST

void add_figures_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "figures");

    tcase_add_checked_fixture(tests, begin, NULL);
    tcase_add_test(tests, a_share_of_turns_has_the_error_of_a_ratio_of_sums_over_rounds);
    tcase_add_test(tests, a_mean_has_the_error_of_a_mean);
    tcase_add_test(tests, rounds_that_agree_leave_no_error);
    tcase_add_test(tests, nothing_seen_is_bounded_by_three_in_as_many);
    tcase_add_test(tests, a_share_of_rounds_has_wilsons_interval_as_published);
    tcase_add_test(tests, wilsons_interval_treats_none_and_all_alike);
    tcase_add_test(tests, quantiles_have_the_interval_of_their_order_statistics);
    tcase_add_test(tests, rounds_too_long_to_tell_apart_count_together);
    tcase_add_test(tests, without_a_round_nothing_is_known);
    tcase_add_test(tests, what_nobody_could_see_stays_unknown);
    tcase_add_test(tests, one_round_is_its_own_mean_without_an_error);
    tcase_add_test(tests, every_figure_is_made_of_its_own_counts);
    tcase_add_test(tests, a_skill_is_told_per_player);
    tcase_add_test(tests, differences_are_judged_by_their_error);
    tcase_add_test(tests, results_add_up_in_every_number);
    tcase_add_test(tests, every_figure_has_a_name_of_its_own_and_says_what_it_is_counted_in);
    tcase_add_test(tests, figures_stand_in_a_table_by_rank_and_else_as_in_files);
}
