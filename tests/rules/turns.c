/*
 * Turns at full speed (turns.inc.c) are those of the core: the same rounds are played both ways,
 * from the deal or from the middle of a game, under settings taken at random. BREUK_TURNS_ROUNDS=N
 * in the environment plays at least N rounds.
 */
#include "suites.h"
#include "table.h"

#include "base/memory.h"
#include "rules/position.h"
#include "rules/tables.h"
#include "rules/turns/turns.h"

#include <stdlib.h>
#include <string.h>

enum {
    ORDINARY_DECKS = PROPERTY_DECKS + 1,
    DECKS = ORDINARY_DECKS + 4,
    ROUNDS = 50000,           /* over all ordinary decks */
    A_SAMPLE = 25,            /* one of so many, unless BREUK_LONG is set */
    ROUNDS_OF_ODD_DECK = 500, /* and a sample of them */
    SELDOM = 4,               /* one in so many */
    SELDOM_OF_MANY = 64,
    ROUNDS_OF_TABLE = 50,
    HAND_MOST = 15,
    TARGET_MOST = 400,
    MOVES_BEFORE_MOST = 150,
    SCRIPT_MOST = 6
};

static const char *wanted_rounds(void)
{
    return getenv("BREUK_TURNS_ROUNDS");
}

/* The odd decks have rounds that come to no end, which take long. */
static uint64_t rounds_of_deck(int i)
{
    if (i >= ORDINARY_DECKS)
        return (uint64_t)(ROUNDS_OF_ODD_DECK / stride(5));
    const uint64_t rounds = wanted_rounds() ? strtoull(wanted_rounds(), NULL, 10)
                            : in_full()     ? ROUNDS
                                            : ROUNDS / A_SAMPLE;
    return rounds / ORDINARY_DECKS + 1;
}

/* What takes longer than a round: to begin one otherwise than with a deal, or to play it once more.
 */
static bool seldom(struct chance *chance)
{
    return chance_below(chance, wanted_rounds() ? SELDOM_OF_MANY : SELDOM) == 0;
}

static const char *deck_name_at(int i)
{
    static const char *const others[] = {
        "tests/scenarios/decks/part.xml", "tests/scenarios/decks/endless.xml",
        "tests/scenarios/decks/edge.xml", "tests/scenarios/decks/stuck.xml",
        "tests/scenarios/decks/lonely.xml"};

    return i < PROPERTY_DECKS ? property_decks[i] : others[i - PROPERTY_DECKS];
}

static int any_between(int minimum, int maximum, struct chance *chance)
{
    return minimum + (int)chance_below(chance, (uint32_t)(maximum - minimum) + 1);
}

/* Every other setting keeps the deck's value. */
static struct settings any_settings(const struct deck *deck, struct chance *chance)
{
    struct settings settings = *deck_settings(deck);

    for (enum setting i = 0; i < SETTING_COUNT; i++)
        if (chance_below(chance, 2))
            settings.value[i] = any_between(setting_rows[i].minimum, setting_maximum(i), chance);
    settings.value[SETTING_CARDS] = CARDS_DEALT; /* what is not known is not rolled out: R1 */
    settings.value[SETTING_HAND_SIZE] = any_between(1, HAND_MOST, chance);
    settings.value[SETTING_TARGET] = any_between(1, TARGET_MOST, chance);
    if (chance_below(chance, 2))
        settings.value[SETTING_PARTNERS] = PARTNERS_NONE;
    return settings;
}

static struct rules *any_rules(const struct deck *deck, struct chance *chance)
{
    struct rules *rules = NULL;

    for (int tries = 0; tries < 1000; tries++) {
        struct settings settings = any_settings(deck, chance);
        struct refusal refused;
        int seats = any_between(SEATS_MIN, SEATS_MAX, chance);
        if (rules_compile(&rules, deck, &settings, seats, &refused) == STATUS_OK)
            return rules;
    }
    ck_abort_msg("no settings fit the deck");
}

static bool round_is_on(const struct game *game)
{
    return game_situation(game) != SITUATION_ROUND_OVER &&
           game_situation(game) != SITUATION_MATCH_OVER;
}

/* A game and what is counted of it. */
struct way {
    struct game *game;
    struct chance chance;
    struct tally tally;
    uint64_t played[VIEW_CARDS], spins[TALLY_SEGMENTS], spin_cards[TALLY_SEGMENTS];
    int moves;
};

/* Pairs that are of no kind, of one, and of several. */
static uint8_t pair[VIEW_CARDS * VIEW_CARDS];

static void play(struct way *way, const struct way *from, unsigned beginners)
{
    game_copy(way->game, from->game);
    way->chance = from->chance;
    memset(way->played, 0, sizeof way->played);
    memset(way->spins, 0, sizeof way->spins);
    memset(way->spin_cards, 0, sizeof way->spin_cards);
    way->tally = (struct tally){.beginners = beginners,
                                .pair = pair,
                                .played = way->played,
                                .spins = way->spins,
                                .spin_cards = way->spin_cards};
    tally_begin(&way->tally);
    way->moves = game_rollout_counted(way->game, &way->chance, &way->tally);
}

static void compare_play(const struct way *one, const struct way *other)
{
    struct chance a = one->chance, b = other->chance;

    require(one->moves == other->moves, "moves: %d, %d", one->moves, other->moves);
    require(game_hash(one->game) == game_hash(other->game), "the game");
    require(chance_next(&a) == chance_next(&b), "chance");
}

static void compare_counts(const struct way *one, const struct way *other)
{
    for (int i = 0; i < TALLY_COUNTS; i++)
        require(one->tally.count[i] == other->tally.count[i], "%s: %u, %u",
                tally_name((enum tally_count)i), one->tally.count[i], other->tally.count[i]);
    require(memcmp(one->tally.paired, other->tally.paired, sizeof one->tally.paired) == 0, "pairs");
    require(one->tally.first == other->tally.first, "who was first");
    require(memcmp(one->played, other->played, sizeof one->played) == 0, "cards laid");
    require(memcmp(one->spins, other->spins, sizeof one->spins) == 0, "spins");
    require(memcmp(one->spin_cards, other->spin_cards, sizeof one->spin_cards) == 0, "their cards");
}

/* Goes on to a round that is on: the next one, of the next match if need be, and some moves of it,
 * as anybody might play them. */
static void go_on(struct way *way, uint64_t *match, struct chance *chance)
{
    if (game_situation(way->game) == SITUATION_MATCH_OVER)
        game_start(way->game, ++*match, NULL);
    else
        game_apply(way->game, move_of(MOVE_DEAL, first_asked(way->game)), NULL);
    if (!seldom(chance))
        return;
    for (uint32_t left = chance_below(chance, MOVES_BEFORE_MOST); left > 0; left--) {
        if (game_situation(way->game) == SITUATION_ROUND_OVER)
            game_apply(way->game, move_of(MOVE_DEAL, first_asked(way->game)), NULL);
        if (game_situation(way->game) == SITUATION_MATCH_OVER)
            game_start(way->game, ++*match, NULL);
        game_apply(way->game, any_move(way->game, chance), NULL);
    }
}

/* Deals what one seat has not seen anew. */
static void look_from_a_seat(struct way *way, struct chance *chance)
{
    static struct view view;
    const struct rules *rules = game_rules(way->game);
    struct playout *playout = memory_new(1, playout_size(rules));
    int seat = (int)chance_below(chance, (uint32_t)rules_seats(rules));

    game_view(way->game, seat, &view);
    deal_playout(playout, &view, chance);
    game_copy(way->game, (const struct game *)playout); /* a playout is a game inside */
    memory_free(playout);
}

/* Some of the next cards of the stock are set. */
static void write_a_script(struct way *way, struct chance *chance)
{
    static struct game_position position;
    int count = any_between(1, SCRIPT_MOST, chance);
    struct message why;

    game_get(way->game, &position);
    if (position.stock.count > count)
        position.stock.count = count;
    require(game_script_cards(way->game, &position.stock, &why) == STATUS_OK, "%s", why.id);
}

static void change(struct way *way, struct chance *chance)
{
    if (chance_below(chance, 2))
        look_from_a_seat(way, chance);
    else
        write_a_script(way, chance);
}

/* Rounds that took another number of moves when the table of turns had another one for a card that
 * is drawn and kept: that table is used. */
static uint64_t rounds_by_the_table;

static void play_by_another_table(const struct way *core, const struct way *start,
                                  unsigned beginners)
{
    static struct way other;
    const struct rules *rules = game_rules(start->game);
    struct turns *turns = (struct turns *)rules->turns;

    other.game = game_new(rules);
    turns->kept += 2;
    play(&other, start, beginners);
    turns->kept -= 2;
    rounds_by_the_table += other.moves != core->moves;
    game_free(other.game);
}

static void play_both_ways(struct way *core, const struct way *start, unsigned beginners)
{
    static struct way quick;
    struct rules *rules = (struct rules *)game_rules(start->game);
    const struct turns *turns = rules->turns;

    quick.game = game_new(rules);
    rules->turns = NULL;
    play(core, start, beginners);
    rules->turns = turns;
    play(&quick, start, beginners);
    compare_play(&quick, core);
    compare_counts(&quick, core);
    game_free(quick.game);
}

static void hear_nothing(void *context, const struct event *event)
{
    (void)context;
    (void)event;
}

/* What is told changes nothing. */
static void start_both_ways(struct game *unheard, struct game *heard, uint64_t seed)
{
    game_start(unheard, seed, NULL);
    game_start(heard, seed, &(struct listener){hear_nothing, NULL});
    require(game_hash(unheard) == game_hash(heard), "the deal of %llu", (unsigned long long)seed);
}

/* Returns the rounds that were played. */
static uint64_t play_table(const struct rules *rules, uint64_t seed, struct chance *chance)
{
    static struct way start, core;
    uint64_t rounds = 0;

    start.game = game_new(rules);
    core.game = game_new(rules);
    chance_init(&start.chance, seed, CHANCE_BOT, 0);
    start_both_ways(start.game, core.game, seed);
    for (int i = 0; i < ROUNDS_OF_TABLE; i++) {
        if (round_is_on(start.game)) {
            bool all_know = chance_below(chance, 2);
            unsigned beginners = all_know ? 0 : chance_below(chance, 1u << SEATS_MAX);
            if (seldom(chance))
                change(&start, chance);
            play_both_ways(&core, &start, beginners);
            if (seldom(chance))
                play_by_another_table(&core, &start, beginners);
            game_copy(start.game, core.game);
            start.chance = core.chance;
            rounds++;
        }
        if (round_is_on(start.game)) /* it had come to no end */
            game_start(start.game, ++seed, NULL);
        else
            go_on(&start, &seed, chance);
    }
    game_free(core.game);
    game_free(start.game);
    return rounds;
}

START_TEST(turns_at_full_speed_are_those_of_the_core)
{
    struct table_deck table;
    struct chance chance;

    table_open(&table, deck_name_at(_i), NULL);
    chance_init(&chance, 13, CHANCE_TEST, (uint32_t)_i);
    for (size_t i = 0; i < sizeof pair; i++)
        pair[i] = (uint8_t)(chance_below(&chance, 2) ? chance_below(&chance, 256) : 0);
    uint64_t rounds = 0;
    while (rounds < rounds_of_deck(_i)) {
        struct rules *rules = any_rules(table.deck, &chance);
        ck_assert_ptr_nonnull(rules->turns);
        rounds += play_table(rules, chance_next(&chance) >> 1, &chance);
        rules_free(rules);
    }
    /* Where every card fits, none is drawn and kept. */
    require(rounds_by_the_table > rounds / 1000 || strstr(table.name, "endless"),
            "%s: %llu of %llu", table.name, (unsigned long long)rounds_by_the_table,
            (unsigned long long)rounds);
    table_close(&table);
}
END_TEST

void add_turn_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "turns");

    tcase_add_loop_test(tests, turns_at_full_speed_are_those_of_the_core, 0, DECKS);
}
