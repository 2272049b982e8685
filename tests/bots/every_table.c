/* The bots that play in a way of their own, at every table: each shipped deck × rule set × a set of
 * settings. They make moves that are allowed, and equal views with a budget of rounds give equal
 * moves. A failure prints the table. */
#include "bots/bot.h"
#include "cases.h"
#include "deck/deck.h"
#include "rules/game.h"
#include "ruleset/ruleset.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_MOST = 250, BUDGET = 6, SETTINGS = 12 };

static const char *const decks[] = {
    "decks/classic.xml",     "decks/classic-112.xml",
    "decks/spin.xml",        "decks/equals.xml",
    "decks/families.xml",    "decks/first-fractions.xml",
    "decks/fractions.xml",   "decks/fractions-208.xml",
    "decks/improper.xml",    "decks/lines.xml",
    "decks/mixed-forms.xml", "decks/no-factor.xml",
    "decks/percent.xml",     "decks/tenths.xml",
    "tests/bots/wheel.xml",  "tests/scenarios/decks/part.xml",
};
enum { DECKS = sizeof decks / sizeof *decks };

static const char *const rulesets[] = {"deluxe", "belgian", "my", "spin", "fractions"};
enum { RULESETS = sizeof rulesets / sizeof *rulesets };

/* Names and values, in turn. */
static const struct variant {
    int seats;
    const char *set[SETTINGS + 1];
} variants[] = {
    {2, {NULL}},
    {3, {"wrong", "peers", "jump-in", "yes", "progressive", "yes", "seven", "yes", NULL}},
    {4, {"partners", "fixed", "seven", "yes", "say", "declare", NULL}},
    {4, {"partners", "changing", "jump-in", "yes", "wrong", "referee", NULL}},
    {4, {"scoring", "charged", "elimination", "yes", "say", "prove", NULL}},
    {3, {"scoring", "none", "rounds", "3", "wrong", "peers", "say", "prove", NULL}},
    {3, {"match", "value-only", "calls", "automatic", "bluff", "back", NULL}},
    {8, {"partners", "tables", "progressive", "yes", "honest", "fitting", NULL}},
    {10, {"match", "printed", "hand-size", "3", "wrong", "peers", "say", "declare", NULL}},
};
enum { VARIANTS = sizeof variants / sizeof *variants };

static struct deck *deck;
static char where[200];
static int tables, rounds;

/* Returns rules for the table, or NULL where this deck cannot be played so. */
static struct rules *rules_of(const char *ruleset, const struct variant *variant)
{
    struct diag diag = {0};
    struct ruleset *loaded;
    struct rules *rules;
    struct refusal refused;
    struct message why;
    char path[600];

    snprintf(path, sizeof path, "%s/decks/rulesets/%s.xml", getenv("BREUK_SOURCE"), ruleset);
    ck_assert_int_eq(ruleset_load(&loaded, path, &diag), STATUS_OK);
    struct settings settings = loaded->settings;
    ruleset_free(loaded);
    diag_release(&diag);
    settings.value[SETTING_WHEEL] = deck_settings(deck)->value[SETTING_WHEEL];
    for (int i = 0; variant->set[i]; i += 2)
        ck_assert_int_eq(settings_set(&settings, variant->set[i], variant->set[i + 1], &why),
                         STATUS_OK);
    return rules_compile(&rules, deck, &settings, variant->seats, &refused) == STATUS_OK ? rules
                                                                                         : NULL;
}

/* Returns the move of the bot, which must be the same when it is asked once more. */
static struct move choose(const struct bot *bot, const struct view *view, struct chance *chance)
{
    struct chance again = *chance;
    struct move move = bot_choose(bot, view, chance);

    ck_assert_msg(move_equal(move, bot_choose(bot, view, &again)), "%s: %s chose otherwise", where,
                  bot->name);
    ck_assert_msg(memcmp(chance, &again, sizeof again) == 0, "%s: %s", where, bot->name);
    return move;
}

static void play_round(const struct rules *rules, const struct bot *bots, int kinds, uint64_t seed)
{
    static struct view view;
    struct game *game = game_new(rules);
    struct chance chance;
    struct refusal why;

    chance_init(&chance, seed, CHANCE_BOT, 0);
    game_start(game, seed, NULL);
    for (int moves = 0; moves < MOVES_MOST && game_situation(game) != SITUATION_ROUND_OVER &&
                        game_situation(game) != SITUATION_MATCH_OVER;
         moves++) {
        int seat = __builtin_ctz(game_asked(game));
        game_view(game, seat, &view);
        struct move move = choose(&bots[(seat + (int)seed) % kinds], &view, &chance);
        ck_assert_msg(game_check(game, move, &why), "%s: %s", where, why.message.id);
        game_apply(game, move, NULL);
    }
    rounds += game_situation(game) == SITUATION_ROUND_OVER ||
              game_situation(game) == SITUATION_MATCH_OVER;
    game_free(game);
}

START_TEST(bots_play_by_the_rules_at_every_table)
{
    struct bot bots[] = {*bot_find("search"), *bot_find("careful"), *bot_find("first")};
    struct diag diag = {0};
    char path[600];

    bots[0].budget = (struct budget){.rollouts = BUDGET};
    snprintf(path, sizeof path, "%s/%s", getenv("BREUK_SOURCE"), decks[_i]);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    diag_release(&diag);
    tables = rounds = 0;
    for (int ruleset = 0; ruleset < RULESETS; ruleset++)
        for (int variant = 0; variant < VARIANTS; variant++) {
            if (!sampled(ruleset + variant + _i, 5))
                continue;
            struct rules *rules = rules_of(rulesets[ruleset], &variants[variant]);
            if (!rules)
                continue;
            snprintf(where, sizeof where, "%s, %s, variant %d", decks[_i], rulesets[ruleset],
                     variant);
            play_round(rules, bots, 3, (uint64_t)(ruleset * VARIANTS + variant));
            rules_free(rules);
            tables++;
        }
    /* some cannot be played: a small deck with many seats */
    ck_assert_int_ge(tables, RULESETS * 3 / stride(5));
    ck_assert_int_gt(rounds, tables / 2);
    deck_free(deck);
}
END_TEST

void add_every_table_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "every table");

    tcase_add_loop_test(tests, bots_play_by_the_rules_at_every_table, 0, DECKS);
}
