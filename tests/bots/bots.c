/* The bots, each at a table of its own kind. */
#include "bots/bot.h"
#include "deck/deck.h"
#include "harness.h"
#include "rules/game.h"

#include <stdio.h>
#include <string.h>

static struct deck *deck;
static struct rules *rules;
static struct game *game;

static void seat(int seats)
{
    struct refusal refused;

    game_free(game);
    rules_free(rules);
    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), seats, &refused), STATUS_OK);
    game = game_new(rules);
}

static void sit_down(void)
{
    struct diag diag = {0};
    char path[600];

    snprintf(path, sizeof path, "%s/decks/classic.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    seat(3);
    diag_release(&diag);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    game = NULL;
    rules = NULL;
    deck_free(deck);
}

static struct move choose(const struct bot *bot, struct chance *chance)
{
    static struct view view;

    game_view(game, __builtin_ctz(game_asked(game)), &view);
    return bot->choose(&view, chance);
}

START_TEST(bots_are_found_by_their_names)
{
    for (int i = 0; i < bot_count(); i++) {
        ck_assert_ptr_eq(bot_find(bot_at(i)->name), bot_at(i));
        ck_assert(bot_at(i)->help[0] != '\0');
    }
    ck_assert_ptr_nonnull(bot_find("random"));
    ck_assert_ptr_null(bot_find("nobody"));
}
END_TEST

START_TEST(every_bot_plays_whole_matches_by_the_rules)
{
    for (int i = 0; i < bot_count(); i++) {
        struct chance chance;
        struct refusal why;
        chance_init(&chance, 9, CHANCE_BOT, 0);
        game_start(game, 9, NULL);
        while (game_situation(game) != SITUATION_MATCH_OVER) {
            struct move move = choose(bot_at(i), &chance);
            if (!game_check(game, move, &why))
                ck_abort_msg("%s: %s", bot_at(i)->name, why.message.id);
            game_apply(game, move, NULL);
        }
        ck_assert_uint_ne(game_winners(game), 0);
    }
}
END_TEST

/* Ten players often draw the last card of the stock. */
static const int rollout_seats[] = {2, 3, 10};

/* The fast games of bots are games of this bot. */
START_TEST(rollouts_play_as_the_random_bot_plays)
{
    seat(rollout_seats[_i]);
    struct game *fast = game_new(rules);
    const struct bot *bot = bot_find("random");

    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct chance chance, same;
        int moves = 0;
        chance_init(&chance, seed, CHANCE_BOT, 0);
        same = chance;
        game_start(game, seed, NULL);
        game_copy(fast, game);
        while (game_situation(game) != SITUATION_ROUND_OVER &&
               game_situation(game) != SITUATION_MATCH_OVER) {
            game_apply(game, choose(bot, &chance), NULL);
            moves++;
        }
        int fast_moves = game_rollout(fast, &same);
        if (fast_moves != moves || game_hash(fast) != game_hash(game))
            ck_abort_msg("seed %d: the rollout played otherwise", (int)seed);
    }
    game_free(fast);
}
END_TEST

/* Two copies in hand are twice as likely to be played. */
START_TEST(the_random_bot_counts_copies)
{
    const struct bot *bot = bot_find("random");
    static struct view view;
    int single = deck_find_card(deck, 0, "1"), twice = deck_find_card(deck, 0, "2"), count = 0;
    struct chance chance;

    view.situation = SITUATION_TURN;
    view.held[single] = 1;
    view.held[twice] = 2;
    view.moves[0] = move_play(0, single);
    view.moves[1] = move_play(0, twice);
    view.moves[2] = move_of(MOVE_DRAW, 0);
    view.move_count = 3;
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 3000; i++) {
        struct move move = bot->choose(&view, &chance);
        if (move.kind != MOVE_PLAY)
            ck_abort_msg("it drew though a card fits");
        count += move.card == twice;
    }
    ck_assert_int_gt(count, 1900);
    ck_assert_int_lt(count, 2100);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("bots");
    TCase *tests = add_case(suite, "bots");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_test(tests, bots_are_found_by_their_names);
    tcase_add_test(tests, every_bot_plays_whole_matches_by_the_rules);
    tcase_add_loop_test(tests, rollouts_play_as_the_random_bot_plays, 0,
                        sizeof rollout_seats / sizeof *rollout_seats);
    tcase_add_test(tests, the_random_bot_counts_copies);
    return run_suite(suite);
}
