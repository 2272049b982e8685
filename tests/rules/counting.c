/*
 * What is counted in a round, counted a second time: from views and the deck's cards alone, one
 * card after the other.
 */
#include "suites.h"
#include "table.h"

#include "bots/bot.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 12, MOVES_MOST = 20000 };

static char where[200];

/* The same numbers as a tally's. */
struct recount {
    uint32_t count[TALLY_COUNTS], paired[TALLY_KINDS];
    uint64_t played[VIEW_CARDS], spins[TALLY_SEGMENTS];
    int64_t spin_cards[TALLY_SEGMENTS];
    int first, segment, held;
};

/* A game that is counted both ways. */
struct counted {
    struct game *game;
    struct tally tally;
    uint64_t played[VIEW_CARDS], spins[TALLY_SEGMENTS], spin_cards[TALLY_SEGMENTS];
    struct recount again;
    unsigned ever; /* bit c is set: count c was ever above 0 */
};

/* --- cards, from what the deck says of them */

static bool is_wild(const struct card *card)
{
    return card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR;
}

static bool look_alike(const struct card *one, const struct card *other)
{
    return one->picture == other->picture && notation_identical(&one->notation, &other->notation);
}

static bool are_numbers(const struct card *one, const struct card *other)
{
    return one->kind == CARD_NUMBER && other->kind == CARD_NUMBER;
}

static bool same_value(const struct view *view, const struct card *one, const struct card *other)
{
    const struct settings *settings = rules_settings(view->rules);

    if (!are_numbers(one, other) || !rational_equal(one->value, other->value))
        return false;
    return settings->value[SETTING_MATCH] == MATCH_VALUE || look_alike(one, other);
}

static const struct card *top_of(const struct view *view)
{
    return deck_card(view->deck, view->top);
}

static bool same_symbol(const struct card *one, const struct card *other)
{
    return one->kind == CARD_ACTION && one->action == other->action && !is_wild(one);
}

static bool has_colour(const struct view *view, const struct card *card)
{
    return card->suit != DECK_NONE && card->suit == view->suit;
}

static bool coloured_fits(const struct view *view, const struct card *card)
{
    return !is_wild(card) && (has_colour(view, card) || same_value(view, card, top_of(view)) ||
                              same_symbol(card, top_of(view)));
}

/* T10 */
static bool makes_bluff(const struct view *view)
{
    bool any_fitting = rules_settings(view->rules)->value[SETTING_HONEST] == HONEST_FITTING;

    for (int i = 0; i < rules_cards(view->rules); i++) {
        const struct card *card = deck_card(view->deck, i);
        if (view->held[i] > 0 &&
            (has_colour(view, card) || (any_fitting && coloured_fits(view, card))))
            return true;
    }
    return false;
}

static bool may_lay(const struct view *view, const struct card *card)
{
    if (card->action == ACTION_WILD_DRAW_FOUR)
        return !makes_bluff(view);
    return is_wild(card) || coloured_fits(view, card);
}

static bool fits_by_value_alone(const struct view *view, const struct card *card)
{
    return same_value(view, card, top_of(view)) && !has_colour(view, card) &&
           !look_alike(card, top_of(view));
}

/* Any kinds will do, as long as both ways of a pair are told apart. */
static uint8_t kinds_of(int top, int card)
{
    return (uint8_t)(top * 37 + card * 101 + 13);
}

/* --- counting again */

static int cards_in_hands(const struct view *view)
{
    int cards = 0;

    for (int seat = 0; seat < view->seats; seat++)
        cards += view->hands[seat];
    return cards;
}

static void count_hands_again(const struct counted *counted, struct recount *again)
{
    static struct view view;

    for (int seat = 0; seat < rules_seats(game_rules(counted->game)); seat++) {
        bool holds = false;
        game_view(counted->game, seat, &view);
        if (top_of(&view)->kind != CARD_NUMBER)
            return;
        for (int i = 0; i < rules_cards(view.rules); i++) {
            const struct card *card = deck_card(view.deck, i);
            holds |= view.held[i] > 0 && same_value(&view, card, top_of(&view)) &&
                     !look_alike(card, top_of(&view));
        }
        again->count[TALLY_HANDS]++;
        again->count[TALLY_HANDS_EQUAL] += holds;
    }
}

static void settle_spin_again(const struct view *view, struct recount *again)
{
    if (again->segment < 0)
        return;
    again->spins[again->segment]++;
    again->spin_cards[again->segment] += cards_in_hands(view) - again->held;
    again->segment = -1;
}

static void count_turn_again(const struct counted *counted, const struct view *view,
                             enum move_kind kind, struct recount *again)
{
    bool beginner = counted->tally.beginners >> view->seat & 1;
    int fitting = 0, equal = 0;

    for (int i = 0; i < rules_cards(view->rules); i++) {
        const struct card *card = deck_card(view->deck, i);
        if (view->held[i] == 0 || !may_lay(view, card))
            continue;
        fitting++;
        equal += fits_by_value_alone(view, card);
    }
    if (again->first == NO_SEAT) {
        again->first = view->seat;
        count_hands_again(counted, again);
    }
    again->count[TALLY_TURNS]++;
    again->count[TALLY_PLAYABLE] += fitting > 0;
    again->count[TALLY_AVAILABLE] += equal > 0;
    again->count[TALLY_NEEDED] += equal > 0 && equal == fitting;
    again->count[TALLY_DRAWS] += kind == MOVE_DRAW;
    again->count[TALLY_BEGINNER_TURNS] += beginner;
    again->count[TALLY_MISSED] += beginner && kind == MOVE_DRAW && equal > 0;
}

static void count_play_again(const struct view *view, int index, struct recount *again)
{
    const struct card *card = deck_card(view->deck, index), *top = top_of(view);

    again->count[TALLY_PLAYS]++;
    again->played[index]++;
    if (is_wild(card))
        again->count[TALLY_WILD]++;
    else if (has_colour(view, card))
        again->count[TALLY_COLOUR]++;
    else if (same_value(view, card, top))
        again->count[TALLY_VALUE]++;
    else if (same_symbol(card, top))
        again->count[TALLY_SYMBOL]++;
    else
        ck_abort_msg("%s: card %d on card %d by nothing", where, index, view->top);
    if (!fits_by_value_alone(view, card))
        return;
    again->count[TALLY_EQUAL]++;
    for (int kind = 0; kind < TALLY_KINDS; kind++)
        again->paired[kind] += kinds_of(view->top, index) >> kind & 1;
}

static void count_again(struct counted *counted, const struct view *view, struct move move)
{
    struct recount *again = &counted->again;
    bool takes_turn = view->situation == SITUATION_TURN &&
                      (move.kind == MOVE_PLAY || move.kind == MOVE_DRAW || move.kind == MOVE_PASS);

    if (takes_turn) {
        settle_spin_again(view, again);
        count_turn_again(counted, view, move.kind, again);
    }
    if (move.kind == MOVE_PLAY)
        count_play_again(view, move.card, again);
    if (move.kind == MOVE_SPIN)
        again->held = cards_in_hands(view);
}

/* --- playing */

static void hear(void *context, const struct event *event)
{
    struct counted *counted = context;

    if (event->kind == EVENT_SPUN)
        counted->tally.spinning = counted->again.segment = event->count;
}

static void expect_same(struct counted *counted)
{
    static const char *const names[] = {
#define TALLY(identifier, name) name,
#include "rules/tally-list.h"
#undef TALLY
    };
    const struct recount *again = &counted->again;

    for (int i = 0; i < TALLY_COUNTS; i++) {
        require(counted->tally.count[i] == again->count[i], "%s: %s is %u, and again %u", where,
                names[i], counted->tally.count[i], again->count[i]);
        counted->ever |= (unsigned)(again->count[i] > 0) << i;
    }
    for (int kind = 0; kind < TALLY_KINDS; kind++)
        require(counted->tally.paired[kind] == again->paired[kind], "%s: kind %d", where, kind);
    for (int card = 0; card < VIEW_CARDS; card++)
        require(counted->played[card] == again->played[card], "%s: card %d", where, card);
    for (int i = 0; i < TALLY_SEGMENTS; i++)
        require(counted->spins[i] == again->spins[i] &&
                    (int64_t)counted->spin_cards[i] == again->spin_cards[i],
                "%s: segment %d", where, i);
    require(counted->tally.first == again->first, "%s: first %d, and again %d", where,
            counted->tally.first, again->first);
}

static void begin_round(struct counted *counted)
{
    struct recount *again = &counted->again;

    tally_begin(&counted->tally);
    memset(again->count, 0, sizeof again->count);
    memset(again->paired, 0, sizeof again->paired);
    again->first = NO_SEAT;
    again->segment = -1;
}

static void play_round(struct counted *counted, struct chance *chance)
{
    static struct view view;
    const struct listener listener = {hear, counted};
    struct game *game = counted->game;
    const struct bot *random = bot_find("random"), *beginner = bot_find("beginner");

    begin_round(counted);
    for (int moves = 0; !game_round_is_over(game); moves++) {
        int seat = first_asked(game);
        require(moves < MOVES_MOST, "%s: no end", where);
        game_view(game, seat, &view);
        struct move move =
            bot_choose(counted->tally.beginners >> seat & 1 ? beginner : random, &view, chance);
        count_again(counted, &view, move);
        game_count(game, move, &counted->tally);
        game_apply(game, move, &listener);
    }
    struct move deal = move_of(MOVE_DEAL, 0);
    game_view(game, 0, &view);
    settle_spin_again(&view, &counted->again);
    game_count(game, deal, &counted->tally);
    expect_same(counted);
}

static void next_round(struct game *game, uint64_t *seed)
{
    if (game_situation(game) == SITUATION_MATCH_OVER)
        game_start(game, ++*seed, NULL);
    else
        game_apply(game, move_of(MOVE_DEAL, first_asked(game)), NULL);
}

static uint8_t *all_kinds(const struct rules *rules)
{
    int cards = rules_cards(rules);
    uint8_t *pair = malloc((size_t)cards * (size_t)cards);

    ck_assert_ptr_nonnull(pair);
    for (int top = 0; top < cards; top++)
        for (int card = 0; card < cards; card++)
            pair[top * cards + card] = kinds_of(top, card);
    return pair;
}

/* Returns which counts came up. */
static unsigned count_both_ways(const struct rules *rules, unsigned beginners)
{
    struct counted *counted = calloc(1, sizeof *counted);
    uint8_t *pair = all_kinds(rules);
    struct chance chance;
    uint64_t seed = 1;

    ck_assert_ptr_nonnull(counted);
    counted->game = game_new(rules);
    counted->tally = (struct tally){.beginners = beginners,
                                    .pair = pair,
                                    .played = counted->played,
                                    .spins = counted->spins,
                                    .spin_cards = counted->spin_cards};
    chance_init(&chance, 6, CHANCE_TEST, 0);
    game_start(counted->game, seed, NULL);
    for (int round = 0; round < ROUNDS; round++) {
        play_round(counted, &chance);
        next_round(counted->game, &seed);
    }
    unsigned ever = counted->ever;
    game_free(counted->game);
    free(pair);
    free(counted);
    return ever;
}

static const struct way {
    const char *ruleset, *settings;
    int seats;
    unsigned beginners;
} ways[] = {
    {NULL, "", 4, 0},
    {NULL, "", 3, 7},
    {NULL, "match=printed", 4, 2},
    {"deluxe", "progressive=yes jump-in=yes wrong=peers", 4, 4},
    {"belgian", "calls=automatic hand-size=12", 5, 1 | 4},
    {"spin", "progressive=yes wrong=referee", 2, 2},
};
enum { WAYS = sizeof ways / sizeof *ways };

static bool has_equals(const struct deck *deck)
{
    int numbers = 0;

    for (int i = 0; i < deck_card_count(deck); i++)
        for (int k = 0; k < i; k++) {
            const struct card *one = deck_card(deck, i), *other = deck_card(deck, k);
            numbers += are_numbers(one, other) && rational_equal(one->value, other->value) &&
                       !look_alike(one, other) && one->suit != other->suit;
        }
    return numbers > 0;
}

/* So much that a round of the bots is sure to show it now and then, at some table. */
static void expect_all_seen(const struct deck *deck, unsigned ever)
{
    unsigned all = (1u << TALLY_COUNTS) - 1, equals = 1u << TALLY_AVAILABLE | 1u << TALLY_NEEDED |
                                                      1u << TALLY_MISSED | 1u << TALLY_EQUAL |
                                                      1u << TALLY_HANDS_EQUAL;

    ck_assert_msg(ever == (has_equals(deck) ? all : all & ~equals), "%s: 0x%x", where, ever);
}

START_TEST(a_round_is_counted_as_card_by_card)
{
    struct table_deck table;
    unsigned ever = 0;

    for (int i = 0; i < WAYS; i++) {
        const struct way *way = &ways[i];
        table_open(&table, property_decks[_i], way->ruleset);
        table_set(&table, way->settings);
        table.settings.value[SETTING_SEVEN] = i % 2 && deck_moves_hands(table.deck);
        snprintf(where, sizeof where, "deck %s, way %d", table.name, i);
        struct rules *rules = table_rules(&table, way->seats);
        ever |= count_both_ways(rules, way->beginners);
        rules_free(rules);
        if (i + 1 == WAYS)
            expect_all_seen(table.deck, ever);
        table_close(&table);
    }
}
END_TEST

/* --- at full speed */

/* A tally whose counts nobody reads. */
static struct tally idle_tally(const uint8_t *pair)
{
    static uint64_t played[VIEW_CARDS], spins[TALLY_SEGMENTS], spin_cards[TALLY_SEGMENTS];
    struct tally tally = {.pair = pair, .played = played, .spins = spins, .spin_cards = spin_cards};

    tally_begin(&tally);
    return tally;
}

START_TEST(a_tally_without_arrays_counts_turns_alone)
{
    static const enum tally_count of_turns[] = {TALLY_TURNS,  TALLY_PLAYABLE,       TALLY_AVAILABLE,
                                                TALLY_NEEDED, TALLY_BEGINNER_TURNS, TALLY_MISSED,
                                                TALLY_DRAWS};
    struct table_deck table;

    table_open(&table, property_decks[_i], NULL);
    struct rules *rules = table_rules(&table, 3);
    struct game *game = game_new(rules), *again = game_new(rules);
    uint8_t *pair = all_kinds(rules);
    uint32_t turns = 0;

    for (uint64_t seed = 1; seed <= 50; seed++) {
        struct chance chance, same;
        struct tally tally = idle_tally(pair), bare = {.pair = pair};
        chance_init(&chance, seed, CHANCE_TEST, 0);
        same = chance;
        tally_begin(&bare);
        tally.beginners = bare.beginners = seed % 2 ? 1u << 1 : 0;
        game_start(game, seed, NULL);
        game_copy(again, game);
        game_rollout_counted(game, &chance, &tally);
        game_rollout_counted(again, &same, &bare);
        require(game_hash(again) == game_hash(game), "%s: seed %d", table.name, (int)seed);
        for (size_t i = 0; i < sizeof of_turns / sizeof *of_turns; i++)
            require(bare.count[of_turns[i]] == tally.count[of_turns[i]], "%s: %s", table.name,
                    tally_name(of_turns[i]));
        ck_assert_uint_gt(tally.count[TALLY_PLAYS], 0);
        ck_assert_uint_eq(bare.count[TALLY_PLAYS], 0);
        turns += bare.count[TALLY_TURNS];
    }
    ck_assert_uint_gt(turns, 0);
    free(pair);
    game_free(again);
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_counting_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "counting");

    tcase_add_loop_test(tests, a_round_is_counted_as_card_by_card, 0, PROPERTY_DECKS);
    tcase_add_loop_test(tests, a_tally_without_arrays_counts_turns_alone, 0, PROPERTY_DECKS);
}
