/* How a study is played: on threads, in parts, to an early end, without memory, and by any bots. */
#include "cases.h"
#include "small.h"
#include "table.h"

#include "base/memory.h"
#include "sim/figures.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

static struct table table;
static struct results results, others;
static struct figure figures[FIGURES];

static void sit_down_at(const char *file, const char *settings, int seats)
{
    table_close(&table);
    table_open(&table, file);
    if (settings)
        table_set(&table, settings);
    table_seat(&table, seats);
}

static void get_up(void)
{
    table_close(&table);
}

static void run(const struct study *study, struct results *into)
{
    memset(into, 0, sizeof *into);
    study_run(study, into);
}

static void expect_same(const char *what)
{
    for (int i = 0; i < results_field_count(); i++) {
        const struct results_field *field = results_field(i);
        ck_assert_msg(memcmp(results_in(&results, field), results_in(&others, field),
                             field->length * sizeof(uint64_t)) == 0,
                      "%s differs: %s", field->name, what);
    }
    ck_assert_int_eq(memcmp(&results, &others, sizeof results), 0);
}

/* --- what is known of the shipped decks */

/* A throw-away program that plays the same policy has 60 turns a round, and this share of needed
 * and available equal cards; see the figures in tests/bench. */
START_TEST(fractions_plays_as_it_is_known_to_play)
{
    sit_down_at("decks/fractions.xml", NULL, 4);
    struct study study = table_study(&table, 3000);
    run(&study, &results);
    figures_of(&results, figures);
    ck_assert_double_ge(figures[FIGURE_TURNS].value, 59);
    ck_assert_double_le(figures[FIGURE_TURNS].value, 61);
    ck_assert_double_ge(figures[FIGURE_NEEDED].value, 0.022);
    ck_assert_double_le(figures[FIGURE_NEEDED].value, 0.026);
    ck_assert_double_ge(figures[FIGURE_AVAILABLE].value, 0.055);
    ck_assert_double_le(figures[FIGURE_AVAILABLE].value, 0.062);
    double needed = figures[FIGURE_NEEDED].value;
    ck_assert_double_gt(figures[FIGURE_MISSED].value, 0.5 * needed);
    ck_assert_double_lt(figures[FIGURE_MISSED].value, 1.5 * needed);
    sit_down_at("decks/equals.xml", NULL, 4);
    study = table_study(&table, 300);
    run(&study, &results);
    figures_of(&results, figures);
    ck_assert_double_ge(figures[FIGURE_NEEDED].low, 3 * needed);
}
END_TEST

/* How often an equal card is needed on a turn, in percent: of 300 games each. */
static const struct {
    const char *file;
    double needed;
} taught[] = {{"decks/first-fractions.xml", 9.7}, {"decks/families.xml", 11.0},
              {"decks/lines.xml", 9.5},           {"decks/no-factor.xml", 7.7},
              {"decks/tenths.xml", 8.8},          {"decks/percent.xml", 9.2}};

START_TEST(a_deck_that_teaches_needs_equal_cards_as_often_as_was_measured)
{
    sit_down_at(taught[_i].file, "rounds=1", 4);
    struct study study = table_study(&table, 250);
    run(&study, &results);
    figures_of(&results, figures);
    ck_assert_msg(fabs(100 * figures[FIGURE_NEEDED].value - taught[_i].needed) < 1.5, "%s: %.2f %%",
                  taught[_i].file, 100 * figures[FIGURE_NEEDED].value);
}
END_TEST

/* --- threads and parts */

static const struct {
    const char *file, *settings, *bots[4];
} tables[] = {
    {"decks/fractions.xml", NULL, {"random", "random", "random", "random"}},
    {"decks/equals.xml", NULL, {"random", "beginner", "random", "beginner"}},
    {"decks/spin.xml", NULL, {"random", "random", "random", "random"}},
};
enum { TABLES = sizeof tables / sizeof *tables };

static struct study study_at(int which, uint64_t games)
{
    sit_down_at(tables[which].file, tables[which].settings, 4);
    struct study study = table_study(&table, games);
    for (int seat = 0; seat < 4; seat++)
        study.bot[seat] = bot_find(tables[which].bots[seat]);
    return study;
}

START_TEST(any_number_of_threads_finds_the_same)
{
    static const int threads[] = {2, 3, 7};
    struct study study = study_at(_i, 101);

    run(&study, &results);
    ck_assert_uint_eq(results.games[0], 101);
    ck_assert_uint_ge(results.rounds[0], 101);
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++) {
        study.threads = threads[i];
        run(&study, &others);
        expect_same("other threads");
    }
    study.seed++;
    run(&study, &others);
    ck_assert_int_ne(memcmp(&results, &others, sizeof results), 0);
}
END_TEST

START_TEST(the_parts_of_a_study_add_up_to_the_whole)
{
    static const uint64_t cuts[] = {0, 1, 16, 37, 101};
    static struct results part;
    struct study study = study_at(_i, 101);

    run(&study, &results);
    memset(&others, 0, sizeof others);
    for (size_t i = 0; i + 1 < sizeof cuts / sizeof *cuts; i++) {
        study.first = cuts[i];
        study.end = cuts[i + 1];
        study.threads = 1 + (int)i % 2;
        run(&study, &part);
        ck_assert_uint_eq(part.games[0], cuts[i + 1] - cuts[i]);
        results_add(&others, &part);
    }
    expect_same("the parts together");
    study.first = study.end;
    run(&study, &part);
    ck_assert_uint_eq(part.games[0], 0);
    results_add(&others, &part);
    expect_same("with a part of no games");
}
END_TEST

struct watch {
    pthread_t caller;
    uint64_t done;
    int asked;
    bool in_other_thread, went_back;
};

static bool stop_at_once(void *context, uint64_t done)
{
    struct watch *watch = context;

    watch->asked++;
    watch->in_other_thread |= !pthread_equal(watch->caller, pthread_self());
    watch->went_back |= done < watch->done;
    watch->done = done;
    return false;
}

static bool go_on(void *context, uint64_t done)
{
    stop_at_once(context, done);
    return true;
}

START_TEST(a_study_ends_early_when_it_is_told_to)
{
    struct watch watch = {.caller = pthread_self()};
    struct study study = study_at(0, UINT64_C(1) << 40);

    study.threads = 2;
    study.go_on = stop_at_once;
    study.context = &watch;
    run(&study, &results);
    ck_assert_int_ge(watch.asked, 1);
    ck_assert(!watch.in_other_thread);
    ck_assert_uint_gt(results.games[0], 0);
    ck_assert_uint_lt(results.games[0], study.end);
    ck_assert_uint_ge(results.games[0], watch.done > 2 ? watch.done - 2 : 0);
    uint64_t games = 0;
    for (int rounds = 0; rounds < STUDY_ROUNDS; rounds++)
        games += results.game_rounds[rounds];
    ck_assert_uint_eq(games, results.games[0]);
}
END_TEST

START_TEST(a_study_that_is_watched_finds_the_same)
{
    struct watch watch = {.caller = pthread_self()};
    struct study study = study_at(0, 600);

    run(&study, &results);
    study.go_on = go_on;
    study.context = &watch;
    study.threads = 2;
    run(&study, &others);
    expect_same("watched");
    ck_assert_int_ge(watch.asked, 1);
    ck_assert(!watch.went_back && !watch.in_other_thread);
    ck_assert_uint_le(watch.done, 600);
}
END_TEST

/* --- where the machine fails */

/* No thread gets a stack of so many bytes. */
static void refuse_threads(void)
{
    pthread_attr_t attributes;

    ck_assert_int_eq(pthread_attr_init(&attributes), 0);
    ck_assert_int_eq(pthread_attr_setstacksize(&attributes, (size_t)1 << 50), 0);
    ck_assert_int_eq(pthread_setattr_default_np(&attributes), 0);
    pthread_attr_destroy(&attributes);
}

static void *do_nothing(void *context)
{
    return context;
}

void expect_no_threads(void)
{
    pthread_t thread;

    refuse_threads();
    ck_assert_int_ne(pthread_create(&thread, NULL, do_nothing, NULL), 0);
}

START_TEST(without_threads_the_caller_plays_all)
{
    struct study study = study_at(0, 50);

    run(&study, &results);
    expect_no_threads();
    study.threads = 4;
    run(&study, &others);
    expect_same("without threads");
}
END_TEST

/* --- bots that only look */

static struct move look_and_choose(const struct bot *bot, const struct view *view,
                                   struct chance *chance)
{
    (void)bot;
    return bot_choose(bot_find("random"), view, chance);
}

/* As good as random, but not known to the core. */
static const struct bot looker = {.name = "looker", .help = "looks", .choose = look_and_choose};

/* The same to the last bit, or within 4.5 errors of the difference. */
static void expect_alike(enum figure_id id, const struct figure *one, const struct figure *other)
{
    double p = figure_difference(one, other);

    ck_assert_msg(p > 7e-6, "%s: %g ± %g, %g ± %g", figures[id].name, one->value, one->error,
                  other->value, other->error);
}

static void expect_alike_in_all(bool beginners)
{
    struct figure theirs[FIGURES];

    figures_of(&results, figures);
    figures_of(&others, theirs);
    for (enum figure_id id = 0; id < FIGURES; id++) {
        ck_assert_int_eq(figures[id].known, theirs[id].known);
        if (id != FIGURE_MISSED || beginners)
            expect_alike(id, &figures[id], &theirs[id]);
    }
    ck_assert_uint_eq(results.games[0], others.games[0]);
    for (int seat = 0; seat < 3; seat++) {
        struct figure one = figure_seat(&results, seat), other = figure_seat(&others, seat);
        expect_alike(FIGURE_FIRST, &one, &other);
        one = figure_place(&results, seat);
        other = figure_place(&others, seat);
        expect_alike(FIGURE_FIRST, &one, &other);
    }
    for (int bit = 0; bit < TALLY_KINDS; bit++) {
        struct figure one = figure_skill(&results, 3, bit), other = figure_skill(&others, 3, bit);
        expect_alike(FIGURE_EQUAL, &one, &other);
    }
}

static const struct {
    const char *file, *settings;
    bool beginner; /* in seat 2 */
} looks[] = {
    {"decks/equals.xml", "rounds=1 calls=automatic", false},
    {"decks/mixed-forms.xml", "rounds=1 calls=automatic", true},
    {"tests/bots/wheel.xml", "rounds=1 calls=automatic progressive=yes seven=yes", false},
};

/* Of the same deal the same is counted before the first move; the rest is alike. */
START_TEST(bots_that_only_look_play_the_same_games)
{
    sit_down_at(looks[_i].file, looks[_i].settings, 3);
    struct study study = table_study(&table, 500);
    if (looks[_i].beginner)
        study.bot[2] = bot_find("beginner");
    run(&study, &results);
    study.bot[0] = &looker;
    study.threads = 2;
    run(&study, &others);
    expect_alike_in_all(looks[_i].beginner);
    ck_assert_uint_eq(results.rounds[0], others.rounds[0]);
    ck_assert_uint_eq(results.sum[TALLY_HANDS], others.sum[TALLY_HANDS]);
    ck_assert_uint_eq(results.sum[TALLY_HANDS_EQUAL], others.sum[TALLY_HANDS_EQUAL]);
    ck_assert_uint_eq(results.square[TALLY_HANDS_EQUAL], others.square[TALLY_HANDS_EQUAL]);
    ck_assert_int_ne(memcmp(&results, &others, sizeof results), 0);
    for (int segment = 0; segment < deck_wheel(table.deck)->count; segment++) {
        double one = (double)results.spins[segment], other = (double)others.spins[segment];
        ck_assert_double_gt(one, 30);
        ck_assert_double_lt(fabs(one - other), 10 * sqrt(one));
    }
}
END_TEST

/* --- what adds up in every study */

START_TEST(what_is_counted_in_two_ways_comes_to_the_same)
{
    struct study study = study_at(_i, 200);
    uint64_t turns = 0, rounds = 0, games = 0, played = 0, seats = 0, places = 0, spins = 0;

    run(&study, &results);
    for (uint64_t i = 0; i < STUDY_TURNS; i++) {
        turns += i * results.turns[i];
        rounds += results.turns[i];
    }
    for (uint64_t i = 0; i < STUDY_ROUNDS; i++)
        games += i * results.game_rounds[i];
    for (int card = 0; card < VIEW_CARDS; card++)
        played += results.played[card];
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        seats += results.won_by_seat[seat];
        places += results.won_by_place[seat];
    }
    for (int segment = 0; segment < TALLY_SEGMENTS; segment++)
        spins += results.spins[segment];
    ck_assert_uint_eq(turns, results.sum[TALLY_TURNS]);
    ck_assert_uint_eq(rounds, results.rounds[0]);
    ck_assert_uint_eq(games, results.rounds[0]);
    ck_assert_uint_eq(played, results.sum[TALLY_PLAYS]);
    ck_assert_uint_eq(results.sum[TALLY_COLOUR] + results.sum[TALLY_VALUE] +
                          results.sum[TALLY_SYMBOL] + results.sum[TALLY_WILD],
                      results.sum[TALLY_PLAYS]);
    ck_assert_uint_eq(seats + results.blocked[0], results.rounds[0]);
    ck_assert_uint_eq(places + results.blocked[0], results.rounds[0]);
    ck_assert_uint_eq(results.square[TALLY_TURNS], results.with_turns[TALLY_TURNS]);
    ck_assert_uint_eq(results.square[TALLY_PLAYS], results.with_plays[TALLY_PLAYS]);
    ck_assert_uint_eq(results.square[TALLY_HANDS], results.with_hands[TALLY_HANDS]);
    ck_assert_int_eq(spins > 0, deck_wheel(table.deck)->count > 0);
}
END_TEST

/* --- how far the intervals can be trusted */

enum { PARTS = 100, PART_GAMES = 50 };

/*
 * Each part has an interval of 95 %; of a hundred some 95 ± 2 should hold the value of the whole,
 * which has hardly any error beside them. Whether a card fits goes by hands, which last for many
 * turns: with each turn as a trial of its own the intervals are too short, and some 75 ± 4 do.
 */
START_TEST(intervals_hold_the_true_value_as_often_as_they_say)
{
    static struct figure parts[PARTS][FIGURES];
    double turns[PARTS];
    int as_if_apart = 0;

    sit_down_at("decks/fractions.xml", "rounds=1", 6);
    struct study study = table_study(&table, PART_GAMES);
    memset(&others, 0, sizeof others);
    for (int part = 0; part < PARTS; part++) {
        study.first = (uint64_t)part * PART_GAMES;
        study.end = study.first + PART_GAMES;
        run(&study, &results);
        figures_of(&results, parts[part]);
        turns[part] = (double)results.sum[TALLY_TURNS];
        results_add(&others, &results);
    }
    figures_of(&others, figures);
    for (int id = 0; id < FIGURES; id++) {
        int held = 0;
        for (int part = 0; part < PARTS; part++)
            held += parts[part][id].low <= figures[id].value &&
                    figures[id].value <= parts[part][id].high;
        /* A part has six or seven rounds with a beginner: too few for an error to be exact. */
        ck_assert_msg(held >= (id == FIGURE_MISSED ? 75 : 88), "%s: %d", figures[id].name, held);
    }
    for (int part = 0; part < PARTS; part++) {
        double p = parts[part][FIGURE_PLAYABLE].value;
        as_if_apart +=
            fabs(p - figures[FIGURE_PLAYABLE].value) <= 1.96 * sqrt(p * (1 - p) / turns[part]);
    }
    ck_assert_int_lt(as_if_apart, 85);
}
END_TEST

void add_study_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "study");

    tcase_add_checked_fixture(tests, NULL, get_up);
    tcase_add_test(tests, fractions_plays_as_it_is_known_to_play);
    tcase_add_loop_test(tests, a_deck_that_teaches_needs_equal_cards_as_often_as_was_measured, 0,
                        sizeof taught / sizeof *taught);
    tcase_add_loop_test(tests, any_number_of_threads_finds_the_same, 0, TABLES);
    tcase_add_loop_test(tests, the_parts_of_a_study_add_up_to_the_whole, 0, TABLES);
    tcase_add_test(tests, a_study_ends_early_when_it_is_told_to);
    tcase_add_test(tests, a_study_that_is_watched_finds_the_same);
    tcase_add_test(tests, without_threads_the_caller_plays_all);
    tcase_add_loop_test(tests, bots_that_only_look_play_the_same_games, 0,
                        sizeof looks / sizeof *looks);
    tcase_add_loop_test(tests, what_is_counted_in_two_ways_comes_to_the_same, 0, TABLES);
    tcase_add_test(tests, intervals_hold_the_true_value_as_often_as_they_say);
}
