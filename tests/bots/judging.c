/* How often bots lay wrong cards, notice them, and doubt right ones, at tables where players must
 * notice themselves (X1). */
#include "bots/judging.h"
#include "cases.h"
#include "deck/deck.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3 };

static struct deck *deck;
static struct rules *rules;
static struct game *game;

static void sit_down_with(const char *name, const char *const settings[])
{
    struct diag diag = {0};
    struct refusal refused;
    struct message why;
    char path[600];

    snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    diag_release(&diag);
    struct settings chosen = *deck_settings(deck);
    for (int i = 0; settings[i]; i += 2)
        ck_assert_int_eq(settings_set(&chosen, settings[i], settings[i + 1], &why), STATUS_OK);
    ck_assert_int_eq(rules_compile(&rules, deck, &chosen, SEATS, &refused), STATUS_OK);
    game = game_new(rules);
    ck_assert_ptr_nonnull(game);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    deck_free(deck);
}

struct count {
    int plays, wrong, caught, doubted, matches;
};

/* Whether all can see what is wrong with the card on top: none but the player knows what was drawn.
 */
static void compare_view(const struct view *view, bool wrong, bool drew)
{
    if (view->open.window.callable && !(drew && wrong))
        ck_assert_msg(view_top_wrong(view) == wrong, "card %d on %d: %d", view->top, view->below,
                      wrong);
}

static void play_match(const struct bot *bots[SEATS], uint64_t seed, struct count *count)
{
    static struct view view;
    struct chance chance[SEATS];
    bool wrong = false, drew = false;

    for (uint32_t seat = 0; seat < SEATS; seat++)
        chance_init(&chance[seat], seed, CHANCE_BOT, seat);
    game_start(game, seed, NULL);
    while (game_asked(game)) {
        int seat = __builtin_ctz(game_asked(game));
        game_view(game, seat, &view);
        if (view.situation == SITUATION_REACT)
            compare_view(&view, wrong, drew);
        struct move move = bot_choose(bots[seat], &view, &chance[seat]);
        if (move.kind == MOVE_PLAY || move.kind == MOVE_JUMP) {
            wrong = game_wrong(game, move, NULL);
            drew = view.situation == SITUATION_DREW;
            count->plays++;
            count->wrong += wrong;
        }
        if (move.kind == MOVE_WRONG) {
            count->caught += wrong;
            count->doubted += !wrong;
            wrong = false;
        }
        game_apply(game, move, NULL);
    }
    count->matches++;
}

static struct count play(const char *const names[SEATS], int percent, int plays)
{
    struct count count = {0};
    struct bot own[SEATS];
    const struct bot *bots[SEATS];

    for (int seat = 0; seat < SEATS; seat++) {
        own[seat] = *bot_find(names[seat]);
        if (percent && bot_errs(&own[seat]))
            bot_set_percent(&own[seat], percent);
        bots[seat] = &own[seat];
    }
    for (uint64_t seed = 1; count.plays < plays; seed++)
        play_match(bots, seed, &count);
    if (getenv("BREUK_TEST_SHOW"))
        fprintf(stderr, "# %s,%s,%s %d: %d plays, %d wrong, %d caught, %d false alarms\n", names[0],
                names[1], names[2], percent, count.plays, count.wrong, count.caught, count.doubted);
    return count;
}

static const char *const peers[] = {"wrong", "peers", "target", "100", NULL};
static const char *const value_only[] = {"wrong", "peers", "match", "value-only", NULL};

START_TEST(bots_that_know_fractions_are_never_wrong_and_never_cry_wolf)
{
    static const char *const careful[] = {"random", "random", "random"};

    sit_down_with(_i ? "fractions" : "equals", peers);
    struct count count = play(careful, 0, 3000);
    ck_assert_int_eq(count.wrong, 0);
    ck_assert_int_eq(count.doubted, 0);
    get_up();
}
END_TEST

START_TEST(bots_with_beliefs_are_wrong_at_times_and_seldom_doubt_what_is_right)
{
    static const char *const mixed[] = {"adder", "denominator", "numerator"};

    sit_down_with("equals", peers);
    struct count count = play(mixed, 0, 3000);
    ck_assert_int_gt(count.wrong, 3000 / 50);
    ck_assert_int_lt(count.wrong, 3000 / 8);
    ck_assert_int_gt(count.caught, count.wrong / 2);
    ck_assert_int_lt(count.caught, count.wrong);
    ck_assert_int_gt(count.doubted, 0);
    ck_assert_int_lt(count.doubted, 3000 / 50);
    get_up();
}
END_TEST

START_TEST(how_often_a_bot_errs_can_be_said)
{
    static const char *const one[][SEATS] = {{"adder", "random", "random"},
                                             {"careless", "random", "random"}};

    sit_down_with("equals", peers);
    struct count seldom = play(one[_i], 10, 3000), often = play(one[_i], 100, 3000);
    ck_assert_int_gt(seldom.wrong, 0);
    ck_assert_int_gt(often.wrong, 4 * seldom.wrong);
    /* careless knows what is equal */
    ck_assert_int_eq(often.doubted > seldom.doubted, _i == 0);
    get_up();
}
END_TEST

START_TEST(what_all_can_see_to_be_wrong_is_what_the_rules_call_wrong)
{
    static const char *const ways[][10] = {
        {"wrong", "peers", "jump-in", "yes", "target", "100", NULL},
        {"wrong", "peers", "progressive", "yes", "jump-in", "yes", "target", "100", NULL},
        {"wrong", "peers", "match", "printed", "target", "100", NULL},
    };
    static const char *const players[] = {"careless", "adder", "beginner"};

    sit_down_with("equals", ways[_i]);
    struct count count = play(players, 60, 2000); /* compare_view asserts */
    ck_assert_int_gt(count.wrong, 0);
    get_up();
}
END_TEST

/* A card lies on another, in a window in which it may be called wrong; who doubts it, of 800 times?
 */
struct doubt {
    const char *bot, *below, *top;
    int least, most;
    bool value_only; /* the colour is no reason to fit: T19 */
};

static const struct doubt doubts[] = {
    {"random", "blue 2/3", "red 3/4", 340, 460, false},
    {"random", "blue 2/4", "red 3/6", 0, 0, false},
    {"adder", "blue 2/3", "red 3/4", 30, 90, false},
    {"adder", "blue 2/3", "red 5/20", 340, 460, false},
    {"adder", "blue 2/4", "red 3/6", 20, 60, false},
    {"adder", "blue 2/4", "blue 3/15", 0, 0, false},
    {"careless", "blue 2/4", "red 3/6", 0, 0, false},
    {"careless", "blue 2/3", "red 3/4", 340, 460, false},
    {"beginner", "blue 2/4", "red 3/6", 20, 60, false},
    {"beginner", "blue 2/4", "red 2/4", 0, 0, false},
    {"denominator", "blue 2/8", "red 4/8", 30, 90, false},
    {"numerator", "blue 2/8", "red 2/6", 30, 90, false},
    {"adder", "blue 2/3", "blue 3/4", 30, 90, true},
};

static int card_of(const char *text)
{
    char suit[20];
    const char *space = strchr(text, ' ');

    snprintf(suit, sizeof suit, "%.*s", (int)(space - text), text);
    int card = deck_find_card(deck, deck_find_suit(deck, suit), space + 1);
    ck_assert_msg(card != DECK_NONE, "%s", text);
    return card;
}

START_TEST(a_bot_judges_by_what_it_believes)
{
    const struct doubt *doubt = &doubts[_i];
    static struct view view;
    struct chance chance;
    int said = 0;

    sit_down_with("equals", doubt->value_only ? value_only : peers);
    game_start(game, 1, NULL);
    game_view(game, __builtin_ctz(game_asked(game)), &view);
    view.seat = 1;
    view.situation = SITUATION_REACT;
    view.below = card_of(doubt->below);
    view.suit_before = deck_card(deck, view.below)->suit;
    view.open.suit_before = (uint8_t)view.suit_before;
    view.top = card_of(doubt->top);
    view.suit = deck_card(deck, view.top)->suit;
    view.open.window.callable = true;
    view.moves[0] = move_of(MOVE_WRONG, 1);
    view.moves[1] = move_of(MOVE_PASS, 1);
    view.move_count = 2;
    chance_init(&chance, 2, CHANCE_TEST, 0);
    for (int i = 0; i < 800; i++)
        said += bot_choose(bot_find(doubt->bot), &view, &chance).kind == MOVE_WRONG;
    ck_assert_msg(said >= doubt->least && said <= doubt->most, "%s, %s on %s: %d", doubt->bot,
                  doubt->top, doubt->below, said);
    view.move_count = 1; /* nobody may say it */
    view.moves[0] = move_of(MOVE_PASS, 1);
    ck_assert_int_eq(bot_choose(bot_find(doubt->bot), &view, &chance).kind, MOVE_PASS);
    get_up();
}
END_TEST

void add_judging_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "judging");

    tcase_add_loop_test(tests, bots_that_know_fractions_are_never_wrong_and_never_cry_wolf, 0, 2);
    tcase_add_test(tests, bots_with_beliefs_are_wrong_at_times_and_seldom_doubt_what_is_right);
    tcase_add_loop_test(tests, how_often_a_bot_errs_can_be_said, 0, 2);
    tcase_add_loop_test(tests, what_all_can_see_to_be_wrong_is_what_the_rules_call_wrong, 0, 3);
    tcase_add_loop_test(tests, a_bot_judges_by_what_it_believes, 0,
                        (int)(sizeof doubts / sizeof *doubts));
}
