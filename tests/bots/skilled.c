/* What “careful” and “first” choose, in positions made for one question each; and how “search”
 * keeps to its budget. */
#include "base/clock.h"
#include "base/memory.h"
#include "bots/bot.h"
#include "cases.h"
#include "deck/deck.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 400 };

static struct deck *deck;
static struct rules *rules;
static struct game *game;
static struct view view;

static void sit_with(const char *name, int seats, const char *const *set)
{
    struct diag diag = {0};
    struct refusal refused;
    struct message why;
    char path[600];

    game_free(game);
    rules_free(rules);
    deck_free(deck);
    snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    diag_release(&diag);
    struct settings settings = *deck_settings(deck);
    for (int i = 0; set && set[i]; i += 2)
        ck_assert_int_eq(settings_set(&settings, set[i], set[i + 1], &why), STATUS_OK);
    ck_assert_int_eq(rules_compile(&rules, deck, &settings, seats, &refused), STATUS_OK);
    game = game_new(rules);
    game_start(game, 1, NULL);
}

static void sit_down(void)
{
    sit_with("classic", 3, NULL);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    deck_free(deck);
    game = NULL;
    rules = NULL;
    deck = NULL;
}

static int card_of(const char *text)
{
    int card = card_parse(deck, text);

    ck_assert_msg(card != NO_CARD, "%s", text);
    return card;
}

/* Makes a view of seat 0 on turn, with these cards in hand, all of which may be laid, before a
 * yellow 9. The others hold seven cards each. */
static void see(const char *const *hand)
{
    game_view(game, __builtin_ctz(game_asked(game)), &view);
    memset(view.held, 0, sizeof view.held);
    view.seat = 0;
    view.turn = view.open.turn = 0;
    view.situation = SITUATION_TURN;
    view.direction = DIRECTION_LEFT;
    view.top = card_of("yellow 9");
    view.suit = deck_find_suit(deck, "yellow");
    view.move_count = 0;
    for (int seat = 0; seat < view.seats; seat++)
        view.hands[seat] = 7;
    view.hands[0] = 0;
    for (; *hand; hand++) {
        if (view.held[card_of(*hand)]++ == 0)
            view.moves[view.move_count++] = move_card(MOVE_PLAY, 0, card_of(*hand));
        view.hands[0]++;
    }
    view.moves[view.move_count++] = move_of(MOVE_DRAW, 0);
}

#define SEE(...) see((const char *const[]){__VA_ARGS__, NULL})

/* Returns how often the bot lays that card, of TIMES times. */
static int lays(const char *bot, const char *card)
{
    struct chance chance;
    int count = 0;

    chance_init(&chance, 7, CHANCE_TEST, 0);
    for (int i = 0; i < TIMES; i++) {
        struct move move = bot_choose(bot_find(bot), &view, &chance);
        count += move.kind == MOVE_PLAY && move.card == card_of(card);
    }
    return count;
}

static int makes(const char *bot, enum move_kind kind)
{
    struct chance chance;
    int count = 0;

    chance_init(&chance, 7, CHANCE_TEST, 0);
    for (int i = 0; i < TIMES; i++)
        count += bot_choose(bot_find(bot), &view, &chance).kind == kind;
    return count;
}

START_TEST(the_first_card_that_fits_is_laid_whatever_it_is)
{
    SEE("yellow 1", "yellow skip", "wild");
    ck_assert_int_eq(lays("first", "yellow 1") + lays("first", "yellow skip"), TIMES);
    int first = lays("first", "yellow 1");
    ck_assert(first == 0 || first == TIMES);
    SEE("wild", "red 3");
    view.moves[1] = view.moves[2]; /* the 3 does not fit */
    view.move_count = 2;
    ck_assert_int_eq(lays("first", "wild"), TIMES);
}
END_TEST

START_TEST(who_is_careful_keeps_wilds_for_later)
{
    SEE("yellow 1", "wild", "+4");
    ck_assert_int_ge(lays("careful", "yellow 1"), TIMES * 8 / 10);
    ck_assert_int_eq(lays("careful", "wild"), 0);
}
END_TEST

START_TEST(who_is_careful_lays_the_longest_colour)
{
    SEE("yellow 1", "red 9", "red 2", "red 3", "red 4");
    view.moves[2] = view.moves[5]; /* of the red ones only the 9 fits */
    view.move_count = 3;
    ck_assert_int_eq(lays("careful", "red 9"), TIMES);
}
END_TEST

START_TEST(who_is_careful_stops_the_next_player_who_is_nearly_out)
{
    SEE("yellow skip", "yellow 1", "red 9", "red 2", "red 3", "red 5");
    ck_assert_int_eq(lays("careful", "yellow skip"), 0);
    view.hands[view.open.next[LEFT][0]] = 1;
    ck_assert_int_eq(lays("careful", "yellow skip"), TIMES);
}
END_TEST

START_TEST(who_is_careful_spares_a_partner)
{
    static const char *const pairs[] = {"partners", "fixed", NULL};

    sit_with("classic", 4, pairs);
    SEE("yellow +2", "yellow 1");
    ck_assert_int_eq(lays("careful", "yellow +2"), TIMES);
    view.open.side[view.open.next[LEFT][0]] = view.open.side[0];
    ck_assert_int_eq(lays("careful", "yellow 1"), TIMES);
}
END_TEST

START_TEST(who_is_careful_gets_rid_of_points_before_a_rival_goes_out)
{
    SEE("yellow 1", "yellow 8");
    int early = lays("careful", "yellow 8");
    ck_assert_int_gt(early, TIMES / 4);
    ck_assert_int_lt(early, TIMES * 3 / 4);
    view.hands[view.open.next[RIGHT][0]] = 1;
    ck_assert_int_eq(lays("careful", "yellow 8"), TIMES);
}
END_TEST

START_TEST(who_is_careful_bluffs_now_and_then_and_more_in_need)
{
    SEE("yellow 1", "yellow 2", "+4");
    int seldom = lays("careful", "+4");
    ck_assert_int_gt(seldom, 0);
    ck_assert_int_lt(seldom, TIMES / 6);
    view.hands[view.open.next[LEFT][0]] = 1;
    int often = lays("careful", "+4");
    ck_assert_int_gt(often, 2 * seldom);
    ck_assert_int_lt(often, TIMES * 2 / 3);
}
END_TEST

/* Puts the seat before a +4, and returns who laid it. */
static int face_four(void)
{
    int other = view.open.next[RIGHT][0];

    view.situation = SITUATION_CHALLENGE;
    view.open.effects.player = (uint8_t)other;
    view.moves[0] = move_of(MOVE_DRAW, 0);
    view.moves[1] = move_of(MOVE_CHALLENGE, 0);
    view.move_count = 2;
    return other;
}

START_TEST(who_is_careful_doubts_a_large_hand_more_than_a_small_one)
{
    SEE("yellow 1");
    int other = face_four();
    view.hands[other] = 7;
    int large = makes("careful", MOVE_CHALLENGE);
    view.hands[other] = 1;
    int small = makes("careful", MOVE_CHALLENGE);
    ck_assert_int_gt(small, 0);
    ck_assert_int_gt(large, 3 * small);
    ck_assert_int_lt(large, TIMES / 2);
}
END_TEST

START_TEST(who_is_careful_names_the_longest_colour_and_takes_the_smallest_hand)
{
    SEE("red 1", "red 2", "blue 3");
    view.situation = SITUATION_COLOUR;
    for (int suit = 0; suit < 4; suit++)
        view.moves[suit] = move_colour(0, suit);
    view.move_count = 4;
    struct chance chance;
    chance_init(&chance, 1, CHANCE_TEST, 0);
    ck_assert_int_eq(bot_choose(bot_find("careful"), &view, &chance).suit,
                     deck_find_suit(deck, "red"));
    view.situation = SITUATION_SEAT;
    view.hands[2] = 3;
    view.moves[0] = move_seat(MOVE_SWAP, 0, 1);
    view.moves[1] = move_seat(MOVE_SWAP, 0, 2);
    view.move_count = 2;
    ck_assert_int_eq(bot_choose(bot_find("careful"), &view, &chance).other, 2);
}
END_TEST

START_TEST(who_is_careful_seldom_forgets_to_call_and_seldom_overlooks_who_did)
{
    SEE("yellow 1", "red 3");
    view.moves[1] = move_of(MOVE_CALL, 0);
    view.move_count = 2;
    int called = makes("careful", MOVE_CALL);
    ck_assert_int_gt(called, TIMES * 9 / 10);
    ck_assert_int_lt(called, TIMES);
    view.situation = SITUATION_REACT;
    view.moves[0] = move_seat(MOVE_CATCH, 0, 1);
    view.moves[1] = move_of(MOVE_PASS, 0);
    int caught = makes("careful", MOVE_CATCH);
    ck_assert_int_gt(caught, TIMES * 8 / 10);
    ck_assert_int_lt(caught, TIMES);
}
END_TEST

/* --- search */

/* Deals a new round, and sees it as the seat on turn does, after so many moves at random. */
static void play_some(uint64_t seed, int moves)
{
    struct chance chance;

    chance_init(&chance, seed, CHANCE_BOT, 0);
    game_start(game, seed, NULL);
    game_view(game, __builtin_ctz(game_asked(game)), &view);
    while (moves-- > 0 && game_situation(game) != SITUATION_ROUND_OVER) {
        game_apply(game, bot_choose(bot_find("random"), &view, &chance), NULL);
        game_view(game, __builtin_ctz(game_asked(game)), &view);
    }
}

static struct bot searcher(int milliseconds, int rollouts)
{
    struct bot bot = *bot_find("search");

    bot.budget = (struct budget){.milliseconds = milliseconds, .rollouts = rollouts};
    return bot;
}

/* Rounds in which only equal numbers fit go on for ever; a large hand has many moves. */
START_TEST(a_search_ends_when_its_time_is_up)
{
    static const char *const endless[] = {"match", "value-only", "hand-size", "30", NULL};
    const struct bot bot = searcher(20, 0);
    struct chance chance;
    int asked = 0;

    sit_with("equals", 4, endless);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 8; seed++) {
        play_some(seed, 10 * (int)seed);
        int64_t began = clock_milliseconds();
        bot_choose(&bot, &view, &chance);
        int64_t took = clock_milliseconds() - began;
        ck_assert_int_lt(took, 1000); /* a machine with much else to do */
        asked += took >= 20;
    }
    ck_assert_int_gt(asked, 0);
}
END_TEST

START_TEST(a_search_challenges_a_four_only_when_it_is_nearly_out)
{
    SEE("yellow 1", "yellow 2", "red 3");
    face_four();
    view.hands[0] = 3;
    ck_assert_int_eq(makes("search", MOVE_CHALLENGE), 0);
    ck_assert_int_eq(makes("search", MOVE_DRAW), TIMES);
    view.hands[0] = 2;
    int needed = makes("search", MOVE_CHALLENGE);
    ck_assert_int_gt(needed, TIMES / 5);
    ck_assert_int_lt(needed, TIMES / 2);
}
END_TEST

START_TEST(a_search_sees_what_ends_the_round)
{
    static const struct {
        int next; /* cards of the next player */
        const char *hand[2], *laid;
    } ends[] = {
        {7, {"yellow 1"}, "yellow 1"},
        {1, {"yellow skip", "yellow 1"}, "yellow skip"}, /* and the other goes out next */
    };
    const struct bot bot = searcher(0, 2000);

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct chance chance;
        const char *hand[3] = {ends[i].hand[0], ends[i].hand[1]};
        sit_with("classic", 2, NULL);
        see(hand);
        view.hands[view.open.next[LEFT][0]] = ends[i].next;
        memset(view.discarded, 0, sizeof view.discarded);
        view.discarded[view.top] = 1;
        view.below = NO_CARD;
        view.pile = 1;
        view.open.situation = SITUATION_TURN;
        view.open.suit = (uint8_t)view.suit;
        view.open.direction = LEFT;
        chance_init(&chance, 3, CHANCE_TEST, 0);
        for (int times = 0; times < 5; times++)
            ck_assert_int_eq(bot_choose(&bot, &view, &chance).card, card_of(ends[i].laid));
    }
}
END_TEST

/* --- who wins */

/* Returns how many of so many rounds that bot wins against others. */
static int wins(const struct bot *bot, const struct bot *against, int seats, int rounds)
{
    static const char *const quiet[] = {"calls", "automatic", NULL};
    int won = 0;

    sit_with("classic", seats, quiet);
    for (int round = 0; round < rounds; round++) {
        struct chance chance;
        int me = round % seats;
        chance_init(&chance, (uint64_t)round, CHANCE_BOT, 0);
        game_start(game, (uint64_t)round, NULL);
        while (game_situation(game) != SITUATION_ROUND_OVER &&
               game_situation(game) != SITUATION_MATCH_OVER) {
            int seat = __builtin_ctz(game_asked(game));
            game_view(game, seat, &view);
            game_apply(game, bot_choose(seat == me ? bot : against, &view, &chance), NULL);
        }
        won += game_gone_out(game) == me;
    }
    return won;
}

/* Of 600 rounds about 365, 355 and of 200 about 135 are won; below these bounds are four standard
 * errors, of 100 three. */
START_TEST(the_careful_beat_the_random)
{
    const int rounds = 200 / stride(2);
    const struct bot *random = bot_find("random"), searches = searcher(0, 300);

    ck_assert_int_ge(wins(bot_find("careful"), random, 2, 600), 316);
    ck_assert_int_ge(wins(bot_find("first"), random, 2, 600), 306);
    ck_assert_int_ge(wins(&searches, random, 2, rounds), rounds * 54 / 100);
}
END_TEST

void add_skilled_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "skilled");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_test(tests, the_first_card_that_fits_is_laid_whatever_it_is);
    tcase_add_test(tests, who_is_careful_keeps_wilds_for_later);
    tcase_add_test(tests, who_is_careful_lays_the_longest_colour);
    tcase_add_test(tests, who_is_careful_stops_the_next_player_who_is_nearly_out);
    tcase_add_test(tests, who_is_careful_spares_a_partner);
    tcase_add_test(tests, who_is_careful_gets_rid_of_points_before_a_rival_goes_out);
    tcase_add_test(tests, who_is_careful_bluffs_now_and_then_and_more_in_need);
    tcase_add_test(tests, who_is_careful_doubts_a_large_hand_more_than_a_small_one);
    tcase_add_test(tests, who_is_careful_names_the_longest_colour_and_takes_the_smallest_hand);
    tcase_add_test(tests, who_is_careful_seldom_forgets_to_call_and_seldom_overlooks_who_did);
    tcase_add_test(tests, a_search_ends_when_its_time_is_up);
    tcase_add_test(tests, a_search_challenges_a_four_only_when_it_is_nearly_out);
    tcase_add_test(tests, a_search_sees_what_ends_the_round);
    tcase_add_test(tests, the_careful_beat_the_random);
}
