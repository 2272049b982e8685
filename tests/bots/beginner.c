/* The bot that knows two numbers to be equal only when they look the same. */
#include "cases.h"

#include "bots/bot.h"
#include "deck/deck.h"
#include "rules/game.h"
#include "rules/position.h"

#include <stdio.h>
#include <string.h>

/* As ck_assert_msg, for what is asked a million times. */
#define require(condition, ...)                                                                    \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ck_abort_msg(__VA_ARGS__);                                                             \
    } while (0)

static struct deck *deck;
static struct rules *rules;
static struct game *game;

static void sit_down_at(const char *file, int seats, bool house_rules, int hand_size)
{
    struct diag diag = {0};
    struct refusal refused;
    char path[600];

    snprintf(path, sizeof path, "%s/%s", getenv("BREUK_SOURCE"), file);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    diag_release(&diag);
    struct settings settings = *deck_settings(deck);
    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    settings.value[SETTING_PROGRESSIVE] = settings.value[SETTING_SEVEN] = house_rules;
    if (hand_size > 0)
        settings.value[SETTING_HAND_SIZE] = hand_size;
    ck_assert_int_eq(rules_compile(&rules, deck, &settings, seats, &refused), STATUS_OK);
    game = game_new(rules);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    deck_free(deck);
}

static int find_card(const char *suit, const char *id)
{
    int card = deck_find_card(deck, suit ? deck_find_suit(deck, suit) : DECK_NONE, id);

    ck_assert_msg(card != DECK_NONE, "no %s", id);
    return card;
}

/* --- which card it lays */

/* Seat 1 of two holds the cards, one lies on top; the other holds all the rest, or it is the stock.
 */
static const struct lie {
    const char *file, *top, *hand; /* "blue 1/2 red 2/4" */
    bool empty;                    /* nothing is left to draw */
    const char *lays;              /* what it may lay; "" if it has to draw */
    const char *knows;             /* what the bot "random" may lay */
} lies[] = {
    {"decks/fractions.xml", "blue 1/2", "red 2/4 green 1/3", false, "", "red 2/4"},
    {"decks/fractions.xml", "blue 1/2", "red 1/2 green 1/3", false, "red 1/2", "red 1/2"},
    {"decks/fractions.xml", "blue 1/2", "red 2/4 red 1/2", false, "red 1/2", "red 2/4 red 1/2"},
    {"decks/fractions.xml", "blue 1/2", "blue 2/4 red 3/6", false, "blue 2/4", "blue 2/4 red 3/6"},
    {"decks/fractions.xml", "blue 1/2", "blue 1/3 red 3/6", false, "blue 1/3", "blue 1/3 red 3/6"},
    {"decks/fractions.xml", "blue +2", "red +2 green 1/3", false, "red +2", "red +2"},
    {"decks/fractions.xml", "blue 1/2", "red 2/4 green 1/3", true, "red 2/4", "red 2/4"},
    {"decks/fractions.xml", "blue 1/2", "red 2/4 red 1/2", true, "red 1/2", "red 2/4 red 1/2"},
    {"decks/fractions.xml", "blue 1/2", "red 2/4 green 3/6", true, "red 2/4 green 3/6",
     "red 2/4 green 3/6"},
    {"decks/first-fractions.xml", "blue pie:1/2", "red 1/2 green 1/3", false, "", "red 1/2"},
    {"decks/first-fractions.xml", "blue pie:1/6", "red bar:1/6 green 1/3", false, "",
     "red bar:1/6"},
    {"decks/first-fractions.xml", "blue pie:1/2", "red pie:1/2 green 1/3", false, "red pie:1/2",
     "red pie:1/2"},
    {"decks/mixed-forms.xml", "blue 1/2", "red 0.5 green 1/3", false, "", "red 0.5"},
};
enum { LIES = sizeof lies / sizeof *lies };

/* "blue 1/2 red 2/4" */
static void read_cards(struct position_cards *cards, const char *text)
{
    char copy[100], *rest = copy, *suit, *id;

    snprintf(copy, sizeof copy, "%s", text);
    cards->count = 0;
    while ((suit = strsep(&rest, " ")) && (id = strsep(&rest, " ")))
        cards->card[cards->count++] = (uint16_t)find_card(suit, id);
}

static void set_lie(const struct lie *lie)
{
    static struct game_position position;
    struct message why = {0};

    position_init(&position);
    read_cards(&position.hand[1], lie->hand);
    read_cards(&position.pile, lie->top);
    position.rest = lie->empty ? REST_HAND : REST_STOCK;
    read_cards(&position.hand[0], "blue 1/4");
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
}

static bool has_card(const struct position_cards *cards, int card)
{
    for (int i = 0; i < cards->count; i++)
        if (cards->card[i] == card)
            return true;
    return false;
}

/* In a hundred tries it lays each of these cards, and nothing else. */
static void expect_lays(const char *name, const char *text)
{
    static struct position_cards cards;
    static struct view view;
    struct chance chance;
    bool laid[VIEW_CARDS] = {false};

    read_cards(&cards, text);
    game_view(game, 1, &view);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 100; i++) {
        struct move move = bot_choose(bot_find(name), &view, &chance);
        if (cards.count == 0) {
            ck_assert_msg(move.kind == MOVE_DRAW, "%s: %s", name, move_forms[move.kind].word);
            continue;
        }
        ck_assert(move.kind == MOVE_PLAY && has_card(&cards, move.card));
        laid[move.card] = true;
    }
    for (int i = 0; i < cards.count; i++)
        ck_assert(laid[cards.card[i]]);
}

START_TEST(it_lays_by_value_only_what_looks_the_same)
{
    const struct lie *lie = &lies[_i];

    sit_down_at(lie->file, 2, false, 0);
    set_lie(lie);
    expect_lays("beginner", lie->lays);
    expect_lays("random", lie->knows);
}
END_TEST

/* The drawn card is red 2/4 or 1/2, on a blue 1/2. */
START_TEST(it_keeps_a_drawn_card_that_it_does_not_know_to_fit)
{
    static struct view view;
    struct lie lie = {.top = "blue 1/2", .hand = "green 1/3"};
    struct position_cards drawn = {1, {0}};
    struct message why;
    struct chance chance;

    sit_down_at("decks/fractions.xml", 2, false, 0);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int identical = 0; identical < 2; identical++) {
        set_lie(&lie);
        drawn.card[0] = (uint16_t)find_card("red", identical ? "1/2" : "2/4");
        ck_assert_int_eq(game_script_cards(game, &drawn, &why), STATUS_OK);
        game_apply(game, move_of(MOVE_DRAW, 1), NULL);
        game_view(game, 1, &view);
        ck_assert_int_eq(view.situation, SITUATION_DREW);
        ck_assert_int_eq(bot_choose(bot_find("random"), &view, &chance).kind, MOVE_PLAY);
        ck_assert_int_eq(bot_choose(bot_find("beginner"), &view, &chance).kind,
                         identical ? MOVE_PLAY : MOVE_PASS);
    }
}
END_TEST

/* --- whole games */

static bool round_is_over(void)
{
    return game_situation(game) == SITUATION_ROUND_OVER ||
           game_situation(game) == SITUATION_MATCH_OVER;
}

/* A round of bots; tally, where it is counted, and chance are shared by all. */
static int play_round(unsigned beginners, struct chance *chance, struct tally *tally)
{
    static struct view view;
    const struct bot *random = bot_find("random"), *beginner = bot_find("beginner");
    int moves = 0;

    for (; !round_is_over(); moves++) {
        int seat = __builtin_ctz(game_asked(game));
        game_view(game, seat, &view);
        struct move move = bot_choose(beginners >> seat & 1 ? beginner : random, &view, chance);
        if (tally)
            game_count(game, move, tally);
        game_apply(game, move, NULL);
    }
    return moves;
}

/* One of three, where many equal cards look different: it wins its rounds, but not its share. */
START_TEST(it_wins_and_loses_but_wins_less_than_who_knows_more)
{
    enum { ROUNDS = 600 };
    struct chance chance;
    int won[3] = {0};

    sit_down_at("decks/equals.xml", 3, false, 0);
    chance_init(&chance, 2, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        game_start(game, seed, NULL);
        play_round(1u << 1, &chance, NULL);
        int out = game_gone_out(game);
        ck_assert_int_ne(out, NO_SEAT);
        won[out]++;
    }
    ck_assert_int_gt(won[1], ROUNDS / 10);
    ck_assert_int_lt(won[1], ROUNDS / 3 - 5 * 12); /* the error: √(600 · 1/3 · 2/3) = 11.5 */
}
END_TEST

/* The last tables have hardly a card to draw, so that beginners must lay what they do not know. */
static const struct table {
    const char *file;
    int seats, hand_size;
    unsigned beginners;
    bool house_rules;
    bool missed; /* equal cards that look different are missed */
    bool forced; /* beginners lay such cards too */
} rollout_tables[] = {
    {"decks/fractions.xml", 4, 7, 0xf, false, true, false},
    {"decks/equals.xml", 2, 7, 0x3, false, true, false},
    {"decks/equals.xml", 4, 7, 0x5, false, true, false},
    {"decks/first-fractions.xml", 10, 7, 0x7, false, true, false},
    {"decks/mixed-forms.xml", 3, 7, 0x2, false, true, false},
    {"tests/bots/wheel.xml", 3, 7, 0x3, true, false, false},
    {"decks/classic.xml", 4, 7, 0x9, false, false, false},
    {"tests/bots/tight.xml", 5, 2, 0x1f, false, true, true},
    {"tests/bots/tight.xml", 3, 3, 0x3, false, true, true},
};

struct counts {
    struct tally tally;
    uint64_t played[VIEW_CARDS], spins[TALLY_SEGMENTS], spin_cards[TALLY_SEGMENTS];
};

static void begin_counts(struct counts *counts, unsigned beginners, const uint8_t *pair)
{
    memset(counts, 0, sizeof *counts);
    counts->tally = (struct tally){.beginners = beginners,
                                   .pair = pair,
                                   .played = counts->played,
                                   .spins = counts->spins,
                                   .spin_cards = counts->spin_cards};
    tally_begin(&counts->tally);
}

/* All but the wheel, which a listener would have to tell of. */
static void expect_same_counts(const struct counts *one, const struct counts *other, uint64_t seed)
{
    for (int i = 0; i < TALLY_COUNTS; i++)
        require(one->tally.count[i] == other->tally.count[i], "seed %d: count %d is %u, not %u",
                (int)seed, i, other->tally.count[i], one->tally.count[i]);
    require(memcmp(one->tally.paired, other->tally.paired, sizeof one->tally.paired) == 0,
            "seed %d: pairs", (int)seed);
    require(memcmp(one->played, other->played, sizeof one->played) == 0, "seed %d: cards",
            (int)seed);
    require(one->tally.first == other->tally.first, "seed %d: first", (int)seed);
}

/* The fast games are games of these bots, move by move, and are counted alike. */
START_TEST(rollouts_play_as_beginners_play_and_count_as_they_are_counted)
{
    static struct counts slow, fast;
    const struct table *table = &rollout_tables[_i];
    unsigned beginners = table->beginners;
    uint64_t missed = 0, equal = 0;

    sit_down_at(table->file, table->seats, table->house_rules, table->hand_size);
    size_t cards = (size_t)rules_cards(rules);
    struct game *same = game_new(rules);
    uint8_t *pair = malloc(cards * cards);
    for (size_t i = 0; i < cards * cards; i++)
        pair[i] = (uint8_t)(i * 29 + i / cards);
    for (uint64_t seed = 1; seed <= 80; seed++) {
        struct chance chance, again;
        chance_init(&chance, seed, CHANCE_BOT, 0);
        again = chance;
        begin_counts(&slow, beginners, pair);
        begin_counts(&fast, beginners, pair);
        game_start(game, seed, NULL);
        game_copy(same, game);
        int moves = play_round(beginners, &chance, &slow.tally);
        require(game_rollout_counted(same, &again, &fast.tally) == moves, "seed %d: moves",
                (int)seed);
        require(game_hash(same) == game_hash(game), "seed %d: another end", (int)seed);
        expect_same_counts(&slow, &fast, seed);
        missed += fast.tally.count[TALLY_MISSED];
        equal += fast.tally.count[TALLY_EQUAL];
    }
    free(pair);
    game_free(same);
    ck_assert_int_eq(missed > 0, table->missed);
    if (beginners == (1u << table->seats) - 1)
        ck_assert_int_eq(equal > 0, table->forced);
    else
        ck_assert_int_eq(equal > 0, table->missed);
}
END_TEST

void add_beginner_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "beginner");

    tcase_add_checked_fixture(tests, NULL, get_up);
    tcase_add_loop_test(tests, it_lays_by_value_only_what_looks_the_same, 0, LIES);
    tcase_add_test(tests, it_keeps_a_drawn_card_that_it_does_not_know_to_fit);
    tcase_add_test(tests, it_wins_and_loses_but_wins_less_than_who_knows_more);
    tcase_add_loop_test(tests, rollouts_play_as_beginners_play_and_count_as_they_are_counted, 0,
                        sizeof rollout_tables / sizeof *rollout_tables);
}
