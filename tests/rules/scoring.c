/* What a round is worth to whom, who has won the match, who deals next: P4–P7, S11, T16, V2–V9. The
 * figures are worked out by hand from the rules. */
#include "suites.h"
#include "table.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "rules/deal.h"
#include "rules/position.h"
#include "rules/score.h"
#include "rules/seating.h"
#include "rules/tables.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS_MOST = 6, BLOCKED = NO_SEAT };

/* A round: who went out, what each still holds, and what is then told, with the next dealer. */
struct scored {
    int out;
    int counts[SEATS_MAX];
    const char *told;
};

/* Ends where the last round that is given ends. Seat 0 deals first; at the second table seat 2. */
struct match {
    const char *shows, *settings;
    int seats;
    struct scored round[ROUNDS_MOST];
    int points[SEATS_MAX];
    bool over;
};

static const struct match matches[] = {
    {"P4: who goes out gets what the others hold; 500 or more wins",
     "",
     3,
     {{0, {0, 250, 249}, "won 0 for 499; dealer 1"},
      {2, {7, 8, 0}, "won 2 for 15; dealer 2"},
      {0, {0, 1, 0}, "won 0 for 1; match 0 500"}},
     {500, 0, 15},
     true},
    {"P6: another target",
     "target=250",
     2,
     {{1, {249, 0}, "won 1 for 249; dealer 1"}, {1, {1, 0}, "won 1 for 1; match 1 250"}},
     {0, 250},
     true},
    {"a winner may get nothing, and no dealer stays",
     "",
     2,
     {{0, {0, 0}, "won 0 for 0; dealer 1"}, {0, {0, 0}, "won 0 for 0; dealer 0"}},
     {0, 0},
     false},
    {"T16: the fewest scores what the others hold, its own not deducted",
     "",
     3,
     {{BLOCKED, {5, 3, 9}, "won 1 for 14; dealer 1"},
      {BLOCKED, {3, 3, 9}, "tie; dealer 2"},
      {BLOCKED, {9, 9, 0}, "won 2 for 18; dealer 0"}},
     {0, 14, 18},
     false},
    {"V2: the points of the other side, for both partners; both win",
     "partners=fixed target=70",
     4,
     {{0, {0, 10, 20, 30}, "won 0+2 for 40; dealer 1"},
      {3, {11, 7, 12, 0}, "won 3+1 for 23; dealer 2"},
      {2, {50, 20, 0, 10}, "won 2+0 for 30; match 0 70; match 2 70"}},
     {70, 23, 70, 23},
     true},
    {"V2 with six: all opponents count",
     "partners=fixed partner-seats=even",
     6,
     {{1, {10, 0, 20, 30, 40, 50}, "won 1+4 for 110; dealer 1"}},
     {0, 110, 0, 0, 110, 0},
     false},
    {"V2 with eight",
     "partners=fixed partner-seats=even",
     8,
     {{7, {1, 2, 4, 8, 16, 32, 64, 0}, "won 7+3 for 119; dealer 1"}},
     {0, 0, 0, 119, 0, 0, 0, 119},
     false},
    {"V2 with ten",
     "partners=fixed partner-seats=even target=1000",
     10,
     {{4, {1, 2, 4, 8, 0, 16, 32, 64, 128, 256}, "won 4+9 for 255; dealer 1"}},
     {0, 0, 0, 0, 255, 0, 0, 0, 0, 255},
     false},
    {"T16 with pairs: one player has the fewest, its side scores; a tie, in one pair too, does not",
     "partners=fixed",
     4,
     {{BLOCKED, {5, 3, 9, 40}, "won 1+3 for 14; dealer 1"},
      {BLOCKED, {9, 3, 5, 3}, "tie; dealer 2"},
      {BLOCKED, {3, 3, 9, 9}, "tie; dealer 3"}},
     {0, 14, 0, 14},
     false},
    {"P5: each is charged; when someone has the target the lowest wins",
     "scoring=charged target=100",
     3,
     {{0, {0, 60, 30}, "won 0 for 0; charged 1 60; charged 2 30; dealer 1"},
      {2, {50, 40, 0}, "won 2 for 0; charged 0 50; charged 1 40; match 2 30"}},
     {50, 100, 30},
     true},
    {"P7: the lowest total may be shared",
     "scoring=charged target=100",
     3,
     {{0, {0, 100, 0}, "won 0 for 0; charged 1 100; match 0 0; match 2 0"}},
     {0, 100, 0},
     true},
    {"T16 with P5: each is charged what they hold, a tie or not",
     "scoring=charged target=100",
     3,
     {{BLOCKED, {5, 3, 9}, "won 1 for 0; charged 0 5; charged 1 3; charged 2 9; dealer 1"},
      {BLOCKED, {3, 3, 9}, "tie; charged 0 3; charged 1 3; charged 2 9; dealer 2"}},
     {8, 6, 18},
     false},
    {"V2 with P5: a pair is charged both hands, that of who went out too",
     "scoring=charged partners=fixed target=60",
     4,
     {{0,
       {0, 10, 20, 30},
       "won 0+2 for 0; charged 0 20; charged 1 40; charged 2 20; charged 3 40; dealer 1"},
      {1,
       {15, 0, 10, 20},
       "won 1+3 for 0; charged 0 25; charged 1 20; charged 2 25; charged 3 20; match 0 45; "
       "match 2 45"}},
     {45, 60, 45, 60},
     true},
    {"P6 without points: the first to go out wins the match",
     "scoring=none",
     3,
     {{2, {50, 60, 0}, "won 2 for 0; match 2 0"}},
     {0, 0, 0},
     true},
    {"P6 and V2: both partners have won",
     "scoring=none partners=fixed",
     4,
     {{3, {50, 60, 70, 0}, "won 3+1 for 0; match 1 0; match 3 0"}},
     {0, 0, 0, 0},
     true},
    {"T16 with P6: a tie plays another round, also where there should be only one",
     "scoring=none rounds=1",
     2,
     {{BLOCKED, {7, 7}, "tie; dealer 1"}, {BLOCKED, {7, 6}, "won 1 for 0; match 1 0"}},
     {0, 0},
     true},
    {"a single round",
     "rounds=1",
     3,
     {{1, {5, 0, 6}, "won 1 for 11; match 1 11"}},
     {0, 11, 0},
     true},
    {"so many rounds: the target ends nothing, and a tie is shared",
     "rounds=3 target=5",
     3,
     {{0, {0, 10, 2}, "won 0 for 12; dealer 1"},
      {1, {11, 0, 1}, "won 1 for 12; dealer 2"},
      {BLOCKED, {4, 4, 4}, "tie; match 0 12; match 1 12"}},
     {12, 12, 0},
     true},
    {"so many rounds, charged: the lowest wins",
     "rounds=2 scoring=charged target=5",
     2,
     {{0, {0, 10}, "won 0 for 0; charged 1 10; dealer 1"},
      {1, {9, 0}, "won 1 for 0; charged 0 9; match 0 9"}},
     {9, 10},
     true},
    {"V3, V8: a different partner each round, the fourth as the first; the highest total wins",
     "partners=changing target=30",
     4,
     {{0, {0, 5, 10, 20}, "won 0+1 for 30; dealer 1"},
      {3, {10, 5, 20, 0}, "won 3+1 for 30; dealer 3"},
      {3, {5, 10, 10, 0}, "won 3+0 for 20; dealer 0"},
      {2, {1, 2, 0, 7}, "won 2+3 for 3; match 1 60"}},
     {50, 60, 3, 53},
     true},
    {"V3 with three rounds; P7: a shared win",
     "partners=changing changing-rounds=3",
     4,
     {{0, {0, 5, 10, 20}, "won 0+1 for 30; dealer 1"},
      {0, {0, 20, 7, 10}, "won 0+2 for 30; dealer 3"},
      {2, {20, 0, 0, 10}, "won 2+1 for 30; match 0 60; match 1 60; match 2 60"}},
     {60, 60, 60, 0},
     true},
    {"V3 with another number of rounds",
     "partners=changing rounds=1",
     4,
     {{2, {1, 2, 0, 4}, "won 2+3 for 3; match 2 3; match 3 3"}},
     {0, 0, 3, 3},
     true},
    {"V3 with P5: each is charged both partners' hands, the lowest wins",
     "partners=changing changing-rounds=2 scoring=charged",
     4,
     {{0,
       {0, 5, 10, 20},
       "won 0+1 for 0; charged 0 5; charged 1 5; charged 2 30; charged 3 30; dealer 1"},
      {1, {4, 0, 6, 0}, "won 1+3 for 0; charged 0 10; charged 2 10; match 1 5"}},
     {15, 5, 40, 30},
     true},
    {"V4, V9: points of pairs at the second table, of who sits there",
     "partners=tables table=second rounds=5",
     8,
     {{2, {0, 0, 0, 0, 10, 20, 40, 0}, "won 2+6 for 30; dealer 4"},
      {5, {0, 0, 1, 0, 2, 0, 4, 0}, "won 5+4 for 5; dealer 6"},
      {4, {0, 0, 1, 0, 0, 2, 4, 0}, "won 4+5 for 5; dealer 5"},
      /* then block 1 sits down: 3, 5, 0, 6, and the first of them draws first */
      {6, {0, 0, 1, 0, 1, 1, 0, 0}, "won 6+2 for 2; dealer 3"},
      {0, {0, 0, 0, 9, 0, 50, 0, 0}, "won 0+3 for 50; match 0 50; match 3 50"}},
     {50, 0, 32, 50, 10, 10, 32, 0},
     true},
    {"V5, V7: who reaches the target is out, the deal passes over them, the last two play on",
     "elimination=yes target=100",
     4,
     {{0,
       {0, 100, 40, 60},
       "won 0 for 0; charged 1 100; charged 2 40; charged 3 60; out 1 100; dealer 2"},
      {2, {30, 0, 0, 45}, "won 2 for 0; charged 0 30; charged 3 45; out 3 105; dealer 0"},
      {2, {69, 0, 0, 0}, "won 2 for 0; charged 0 69; dealer 2"},
      {0, {0, 0, 59, 0}, "won 0 for 0; charged 2 59; dealer 0"},
      {2, {1, 0, 0, 0}, "won 2 for 0; charged 0 1; out 0 100; match 2 99"}},
     {100, 100, 99, 105},
     true},
    {"V7: several go out at once; the only one left has won",
     "elimination=yes target=100 scoring=charged",
     4,
     {{0,
       {0, 100, 120, 130},
       "won 0 for 0; charged 1 100; charged 2 120; charged 3 130; out 1 100; out 2 120; out 3 130; "
       "match 0 0"}},
     {0, 100, 120, 130},
     true},
    {"T16 with V5: each is charged; where that puts all out, the lowest total wins, shared",
     "elimination=yes target=100",
     3,
     {{BLOCKED,
       {100, 120, 100},
       "tie; charged 0 100; charged 1 120; charged 2 100; out 0 100; out 1 120; out 2 100; "
       "match 0 100; match 2 100"}},
     {100, 120, 100},
     true},
    {"elimination over some rounds: the lowest of those who are left",
     "elimination=yes target=100 rounds=1",
     3,
     {{1, {100, 0, 30}, "won 1 for 0; charged 0 100; charged 2 30; out 0 100; match 1 0"}},
     {100, 0, 30},
     true},
};

/* What the tables of this file speak of. */
static void write_down(void *context, const struct event *event)
{
    struct strbuf *told = context;
    const char *between = told->length > 0 ? "; " : "";

    switch (event->kind) {
    case EVENT_ROUND_WON:
        if (event->seat == NO_SEAT)
            strbuf_addf(told, "%stie", between);
        else if (event->other == NO_SEAT)
            strbuf_addf(told, "%swon %d for %d", between, event->seat, event->points);
        else
            strbuf_addf(told, "%swon %d+%d for %d", between, event->seat, event->other,
                        event->points);
        break;
    case EVENT_CHARGED:
        strbuf_addf(told, "%scharged %d %d", between, event->seat, event->points);
        break;
    case EVENT_OUT:
        strbuf_addf(told, "%sout %d %d", between, event->seat, event->points);
        break;
    case EVENT_MATCH_WON:
        strbuf_addf(told, "%smatch %d %d", between, event->seat, event->points);
        break;
    default:
        break;
    }
}

static void expect_round(struct game *game, const struct match *match, const struct scored *round)
{
    struct strbuf told = {0};
    struct listener listener = {write_down, &told};

    score_round(game, round->out, round->counts, &listener);
    if (game_situation(game) == SITUATION_ROUND_OVER)
        strbuf_addf(&told, "; dealer %d", game->open.dealer);
    ck_assert_msg(strcmp(strbuf_text(&told), round->told) == 0, "%s: %s, not %s", match->shows,
                  strbuf_text(&told), round->told);
    ck_assert_int_eq(game->open.turn, game->open.dealer);
    strbuf_release(&told);
}

START_TEST(rounds_and_matches_are_scored_as_the_rules_say)
{
    const struct match *match = &matches[_i];
    struct table_deck table;

    table_open(&table, "classic", "deluxe");
    table_set(&table, match->settings);
    struct rules *rules = table_rules(&table, match->seats);
    struct game *game = game_new(rules);
    game_reset(game, 1);
    if ((game->open.in & 1) == 0)
        game->open.dealer = 2;
    for (int r = 0; r < ROUNDS_MOST && match->round[r].told; r++) {
        uint8_t dealer = game->open.dealer;
        if (r > 0) {
            ck_assert_msg(game_situation(game) == SITUATION_ROUND_OVER, "%s: over after %d rounds",
                          match->shows, r);
            game->open.round++;
            seating_round(game, NULL);
        }
        game->open.dealer = dealer; /* whoever may have drawn the highest card */
        expect_round(game, match, &match->round[r]);
    }
    ck_assert_msg((game_situation(game) == SITUATION_MATCH_OVER) == match->over, "%s",
                  match->shows);
    for (int seat = 0; seat < match->seats; seat++)
        ck_assert_msg(game_points(game, seat) == match->points[seat], "%s: seat %d has %d points",
                      match->shows, seat, game_points(game, seat));
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_scoring_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "scoring");

    tcase_add_loop_test(tests, rounds_and_matches_are_scored_as_the_rules_say, 0,
                        sizeof matches / sizeof *matches);
}
