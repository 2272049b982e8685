/* What holds in every game: every shipped deck × ruleset × number of seats, with seeds that a
 * failure prints. */
#include "suites.h"
#include "table.h"

#include "base/memory.h"
#include "rules/playout.h"
#include "rules/position.h"

#include <stdio.h>
#include <string.h>

/* Sanitizers make it slow: then each deck and ruleset is tried with three of the nine numbers of
 * seats. */
#ifdef __SANITIZE_ADDRESS__
enum { GAMES = 1, SEATS_STEP = 3, MATCH_ROUNDS = 1 };
#else
enum { GAMES = 5, SEATS_STEP = 1, MATCH_ROUNDS = 2 };
#endif
enum { ROUND_CAP = 20000, SIGNATURE_GAMES = 10000 };

/* What a property is told: a game before a move, the move, and the game after it. */
typedef void property(const struct game *before, struct move move, const struct game *after);

static char where[128];

/* Plays the first rounds of a game with any legal moves, and shows each to the property. */
static void play_rounds(const struct rules *rules, uint64_t seed, property *holds)
{
    struct game *game = game_new(rules), *before = game_new(rules);
    struct chance chance;
    int moves = 0;

    chance_init(&chance, seed, CHANCE_TEST, 0);
    game_start(game, seed, NULL);
    for (int rounds = 0; rounds < MATCH_ROUNDS && game_situation(game) != SITUATION_MATCH_OVER;) {
        struct move move = any_move(game, &chance);
        game_copy(before, game);
        game_apply(game, move, NULL);
        holds(before, move, game);
        require(moves++ < ROUND_CAP * MATCH_ROUNDS, "%s: no end", where);
        rounds += game_situation(game) == SITUATION_ROUND_OVER;
    }
    game_free(before);
    game_free(game);
}

static void over_all_tables(property *holds)
{
    for (int d = 0; d < PROPERTY_DECKS; d++)
        for (int r = 0; r < PROPERTY_RULESETS; r++) {
            struct table_deck table;
            table_open(&table, property_decks[d], property_rulesets[r]);
            for (int seats = SEATS_MIN + (d + r) % SEATS_STEP; seats <= SEATS_MAX;
                 seats += SEATS_STEP) {
                struct rules *rules = table_rules(&table, seats);
                for (uint64_t seed = 1; seed <= GAMES; seed++) {
                    snprintf(where, sizeof where, "deck %s, ruleset %s, %d seats, seed %llu",
                             property_decks[d], property_rulesets[r], seats,
                             (unsigned long long)seed);
                    play_rounds(rules, seed, holds);
                }
                rules_free(rules);
            }
            table_close(&table);
        }
}

/* Adds the cards that lie somewhere to what was counted of each. */
static void count_cards(const struct position_cards *cards, int counts[VIEW_CARDS])
{
    for (int i = 0; i < cards->count; i++)
        counts[cards->card[i]]++;
}

static void all_cards_are_there(const struct game *before, struct move move,
                                const struct game *after)
{
    static struct game_position position;
    const struct deck *deck = rules_deck(game_rules(after));
    int counts[VIEW_CARDS] = {0};

    (void)before, (void)move;
    game_get(after, &position);
    count_cards(&position.stock, counts);
    count_cards(&position.pile, counts);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        count_cards(&position.hand[seat], counts);
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++) {
        int copies = deck_card(deck, card)->kind == CARD_EXTRA ? 0 : deck_card(deck, card)->copies;
        require(counts[card] == copies, "%s: card %d is there %d times, not %d", where, card,
                counts[card], copies);
    }
}

START_TEST(no_card_is_lost_or_made_by_any_move)
{
    over_all_tables(all_cards_are_there);
}
END_TEST

static bool listed(const struct move *moves, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(moves[i], move))
            return true;
    return false;
}

static void expect_agreement(const struct game *game, const struct move *moves, int count,
                             struct move move)
{
    struct refusal why = {0};
    bool allowed = game_check(game, move, &why);

    require(allowed == listed(moves, count, move),
            "%s: seat %d, %s, card %d, suit %d, seat %d: check says %s", where, move.seat,
            move_word(move.kind), move.card, move.suit, move.other, allowed ? "yes" : why.rule);
    require(allowed || (why.rule && why.message.id), "%s: refused without a reason", where);
}

/* What is not asked for now is refused whatever card it names. */
static bool asked_for(const struct game *game, enum move_kind kind)
{
    return (kind != MOVE_JUMP || game_situation(game) == SITUATION_REACT) &&
           (kind != MOVE_DISCARD || game_situation(game) == SITUATION_CHOOSE);
}

/* A move of one kind with everything that may stand with it, and a little more. */
static void agree_on_kind(const struct game *game, const struct move *moves, int count,
                          struct move move)
{
    const struct deck *deck = rules_deck(game_rules(game));

    switch (move.kind) {
    case MOVE_PLAY:
    case MOVE_JUMP:
    case MOVE_DISCARD:
        for (move.card = -1; move.card <= deck_card_count(deck); move.card++)
            expect_agreement(game, moves, count, move);
        break;
    case MOVE_COLOUR:
        for (move.suit = -1; move.suit <= deck_suit_count(deck); move.suit++)
            expect_agreement(game, moves, count, move);
        break;
    case MOVE_SWAP:
    case MOVE_CATCH:
    case MOVE_TALK:
        for (move.other = -1; move.other <= rules_seats(game_rules(game)); move.other++)
            expect_agreement(game, moves, count, move);
        break;
    default:
        expect_agreement(game, moves, count, move);
    }
}

/* Seats that are not asked are all refused alike: they are tried now and then. */
enum { OTHERS_STEP = 16 };

static void moves_are_those_that_check_allows(const struct game *before, struct move made,
                                              const struct game *after)
{
    static struct move moves[VIEW_MOVES];
    const struct rules *rules = game_rules(after);

    (void)before, (void)made;
    static int turn;
    turn++;
    agree_on_kind(after, moves, game_moves(after, NO_SEAT, moves), move_of(MOVE_TALK, NO_SEAT));
    for (int seat = 0; seat < rules_seats(rules); seat++) {
        if ((game_asked(after) >> seat & 1) == 0 && turn % OTHERS_STEP != 0)
            continue;
        int count = game_moves(after, seat, moves);
        require((count > 0) == (game_asked(after) >> seat & 1), "%s: seat %d has %d moves", where,
                seat, count);
        for (int kind = 0; kind < MOVE_KINDS; kind++)
            if (asked_for(after, (enum move_kind)kind) || turn % OTHERS_STEP == 0)
                agree_on_kind(after, moves, count, move_of((enum move_kind)kind, seat));
    }
}

START_TEST(the_moves_listed_are_exactly_those_that_the_check_allows)
{
    over_all_tables(moves_are_those_that_check_allows);
}
END_TEST

/*
 * The table with all that a seat cannot see dealt anew: two games alike for that seat. Its view
 * must be the same, down to its bytes, whoever is asked.
 */
static void the_hidden_cards_do_not_show(const struct game *before, struct move move,
                                         const struct game *after)
{
    static struct view one, two;
    const struct rules *rules = game_rules(after);
    struct playout *dealt_anew;
    struct chance chance;

    (void)before;
    (void)move;
    if (game_situation(after) == SITUATION_ROUND_OVER ||
        game_situation(after) == SITUATION_MATCH_OVER)
        return;
    dealt_anew = memory_new(1, playout_size(rules));
    chance_init(&chance, game_hash(after), CHANCE_TEST, 0);
    for (int seat = 0; seat < rules_seats(rules); seat++) {
        game_view(after, seat, &one);
        playout_init(dealt_anew, &one, &chance);
        game_view((const struct game *)dealt_anew, seat, &two); /* a playout is a game inside */
        require(memcmp(&one, &two, sizeof one) == 0, "%s: seat %d sees what it should not", where,
                seat);
    }
    memory_free(dealt_anew);
}

START_TEST(a_view_shows_nothing_of_hidden_cards)
{
    over_all_tables(the_hidden_cards_do_not_show);
}
END_TEST

static void the_text_reads_back(const struct game *before, struct move move,
                                const struct game *after)
{
    struct strbuf text = {0};
    struct message why;
    struct move read;
    const struct naming naming = {.deck = rules_deck(game_rules(after)),
                                  .seats = rules_seats(game_rules(after))};

    (void)before;
    move_print(&text, &naming, move);
    require(move_parse(&read, &naming, move.seat, strbuf_text(&text), &why) == STATUS_OK, "%s: %s",
            where, strbuf_text(&text));
    require(move_equal(read, move), "%s: %s", where, strbuf_text(&text));
    strbuf_release(&text);
}

START_TEST(every_move_reads_back_from_its_text)
{
    over_all_tables(the_text_reads_back);
}
END_TEST

static void the_same_move_gives_the_same_state(const struct game *before, struct move move,
                                               const struct game *after)
{
    struct game *again = game_new(game_rules(before));

    game_copy(again, before);
    require(game_hash(again) == game_hash(before) && game_hash(again) != game_hash(after),
            "%s: copy", where);
    game_apply(again, move, NULL);
    require(game_hash(again) == game_hash(after), "%s: the same move gave another state", where);
    game_free(again);
}

START_TEST(a_snapshot_played_on_with_the_same_moves_gives_the_same_states)
{
    over_all_tables(the_same_move_gives_the_same_state);
}
END_TEST

START_TEST(a_game_replays_from_its_seed_and_its_moves)
{
    struct table_deck table;
    static struct move moves[ROUND_CAP];
    struct chance chance;
    int count = 0;

    table_open(&table, "fractions", NULL);
    struct rules *rules = table_rules(&table, 3);
    struct game *game = game_new(rules);
    chance_init(&chance, 11, CHANCE_TEST, 0);
    game_start(game, 11, NULL);
    while (game_situation(game) != SITUATION_MATCH_OVER) {
        require(count < ROUND_CAP, "no end");
        moves[count] = any_move(game, &chance);
        game_apply(game, moves[count++], NULL);
    }
    uint64_t hash = game_hash(game);
    unsigned winners = game_winners(game);
    ck_assert_uint_ne(winners, 0);
    ck_assert_int_ge(game_points(game, __builtin_ctz(winners)), 500);
    game_start(game, 11, NULL);
    for (int i = 0; i < count; i++)
        game_apply(game, moves[i], NULL);
    ck_assert_uint_eq(game_hash(game), hash);
    ck_assert_uint_eq(game_winners(game), winners);
    game_start(game, 12, NULL);
    ck_assert_uint_ne(game_hash(game), hash);
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

/*
 * What 10,000 seeded matches of random players come to, four seats: a commit that changes play says
 * so by changing these. The seed decides deals and moves alike.
 */
static const struct signature {
    const char *deck, *ruleset;
    uint64_t value;
} signatures[] = {
    {"classic", "deluxe", UINT64_C(0xC20BCB5123B88FF8)},
    {"fractions", "fractions", UINT64_C(0x7529812CAD8E07BC)},
};

static uint64_t signature_of(const struct rules *rules, int games)
{
    struct game *game = game_new(rules);
    uint64_t signature = 0;

    for (int seed = 1; seed <= games; seed++) {
        struct chance chance;
        chance_init(&chance, (uint64_t)seed, CHANCE_BOT, 0);
        game_start(game, (uint64_t)seed, NULL);
        game_rollout(game, &chance);
        while (game_situation(game) != SITUATION_MATCH_OVER) {
            game_apply(game, move_of(MOVE_DEAL, first_asked(game)), NULL);
            game_rollout(game, &chance);
        }
        signature = signature * UINT64_C(0x100000001B3) ^ game_hash(game);
    }
    game_free(game);
    return signature;
}

START_TEST(ten_thousand_seeded_matches_end_as_they_always_did)
{
    const struct signature *expected = &signatures[_i];
    struct table_deck table;

    table_open(&table, expected->deck, expected->ruleset);
    struct rules *rules = table_rules(&table, 4);
    uint64_t signature = signature_of(rules, SIGNATURE_GAMES);
    ck_assert_msg(signature == expected->value,
                  "%s, %s: the signature of %d matches is now 0x%016llX", expected->deck,
                  expected->ruleset, SIGNATURE_GAMES, (unsigned long long)signature);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_property_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "properties");

    tcase_add_test(tests, no_card_is_lost_or_made_by_any_move);
    tcase_add_test(tests, the_moves_listed_are_exactly_those_that_the_check_allows);
    tcase_add_test(tests, a_view_shows_nothing_of_hidden_cards);
    tcase_add_test(tests, every_move_reads_back_from_its_text);
    tcase_add_test(tests, a_snapshot_played_on_with_the_same_moves_gives_the_same_states);
    tcase_add_test(tests, a_game_replays_from_its_seed_and_its_moves);
    tcase_add_loop_test(tests, ten_thousand_seeded_matches_end_as_they_always_did, 0,
                        sizeof signatures / sizeof *signatures);
}
