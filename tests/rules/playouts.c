/* Playouts know what the view knows, and play by the same rules. */
#include "suites.h"
#include "table.h"

#include "base/memory.h"
#include "rules/position.h"

#include <string.h>

enum { MOVES_MOST = 5000 };

static struct table_deck table;
static struct rules *rules;
static struct game *game;
static struct playout *playout, *other;

static void sit_down(void)
{
    table_open(&table, "fractions", NULL);
    rules = table_rules(&table, 4);
    game = game_new(rules);
    playout = memory_new(1, playout_size(rules));
    other = memory_new(1, playout_size(rules));
}

static void get_up(void)
{
    memory_free(other);
    memory_free(playout);
    game_free(game);
    rules_free(rules);
    table_close(&table);
}

/* The playout is a game like the real one for the seat: it may do the same. */
static void expect_same_moves(const struct view *view)
{
    static struct move moves[VIEW_MOVES];
    int count = playout_moves(playout, view->seat, moves);

    require(count == view->move_count, "%d moves, not %d", count, view->move_count);
    require(playout_asked(playout) == view->seat && playout_situation(playout) == view->situation,
            "another situation");
    for (int i = 0; i < count; i++)
        require(move_equal(moves[i], view->moves[i]), "move %d differs", i);
}

/* What is counted in several ways comes to the same. */
static void expect_sound_view(const struct view *view)
{
    int cards = view->stock + view->pile, held = 0, discarded = 0;

    for (int seat = 0; seat < view->seats; seat++)
        cards += view->hands[seat];
    for (int card = 0; card < VIEW_CARDS; card++) {
        held += view->held[card];
        discarded += view->discarded[card];
    }
    require(cards == deck_played(table.deck), "%d cards", cards);
    require(held == view->hands[view->seat], "%d held", held);
    require(discarded == view->pile && view->discarded[view->top] > 0, "%d discarded", discarded);
}

/* A playout is a game inside: what its seat sees of it is what the real game showed, to the byte.
 */
static void expect_same_view(const struct view *view)
{
    static struct view again;

    game_view((const struct game *)playout, view->seat, &again);
    require(memcmp(view, &again, sizeof again) == 0, "the playout looks otherwise");
}

/* Who drew what is the business of nobody else. */
static void expect_drawn_hidden(const struct view *view)
{
    static struct view others;

    require((view->drawn != NO_CARD) == (view->situation == SITUATION_DREW), "the card");
    game_view(game, (view->seat + 1) % view->seats, &others);
    require(others.drawn == NO_CARD, "another seat sees the drawn card");
}

START_TEST(a_playout_offers_what_the_view_offers_in_every_situation)
{
    static struct view view;
    struct chance chance;
    unsigned seen = 0;

    chance_init(&chance, 3, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 3; seed++)
        for (game_start(game, seed, NULL); game_situation(game) != SITUATION_MATCH_OVER;) {
            if (game_situation(game) == SITUATION_ROUND_OVER)
                game_apply(game, move_of(MOVE_DEAL, first_asked(game)), NULL);
            game_view(game, first_asked(game), &view);
            deal_playout(playout, &view, &chance);
            expect_same_moves(&view);
            expect_sound_view(&view);
            expect_same_view(&view);
            expect_drawn_hidden(&view);
            seen |= 1u << view.situation;
            game_apply(game, any_move(game, &chance), NULL);
        }
    ck_assert_uint_eq(seen, 1u << SITUATION_TURN | 1u << SITUATION_DREW | 1u << SITUATION_COLOUR |
                                1u << SITUATION_CHALLENGE | 1u << SITUATION_REMEDY |
                                1u << SITUATION_REACT);
}
END_TEST

START_TEST(a_playout_is_played_on_copied_and_won)
{
    static struct view view;
    struct chance chance, again;

    chance_init(&chance, 4, CHANCE_TEST, 0);
    game_start(game, 2, NULL);
    game_view(game, first_asked(game), &view);
    deal_playout(playout, &view, &chance);
    playout_apply(playout, view.moves[view.move_count - 1]);
    playout_copy(other, playout);
    again = chance;
    int moves = playout_rollout_sensible(playout, 0, MOVES_MOST, &chance);
    ck_assert_int_gt(moves, 0);
    ck_assert_int_eq(playout_rollout_sensible(other, 0, MOVES_MOST, &again), moves);
    ck_assert_int_eq(playout_situation(playout), SITUATION_ROUND_OVER);
    ck_assert_uint_ne(playout_winners(playout), 0);
    ck_assert_uint_eq(playout_winners(playout), playout_winners(other));
}
END_TEST

START_TEST(the_same_view_and_chance_give_the_same_playout_and_other_chance_another)
{
    static struct view view;
    struct chance chance, again;

    chance_init(&chance, 4, CHANCE_TEST, 0);
    again = chance;
    game_start(game, 2, NULL);
    game_view(game, first_asked(game), &view);
    deal_playout(playout, &view, &chance);
    deal_playout(other, &view, &again);
    ck_assert_int_eq(memcmp(playout, other, playout_size(rules)), 0);
    deal_playout(other, &view, &again);
    ck_assert_int_ne(memcmp(playout, other, playout_size(rules)), 0);
}
END_TEST

/* T16, at full speed: red 5 on top, on which nothing in hand fits, and nothing left to draw. */
START_TEST(a_rollout_ends_when_nobody_can_go_on)
{
    static struct game_position position;
    struct table_deck stuck;
    struct message why;
    struct chance chance;

    table_open(&stuck, "tests/scenarios/decks/stuck.xml", NULL);
    stuck.settings.value[SETTING_HAND_SIZE] = 1;
    struct rules *two = table_rules(&stuck, 2);
    struct game *blocked = game_new(two);
    position_init(&position);
    position.hand[0] = (struct position_cards){1, {(uint16_t)card_parse(stuck.deck, "blue 1")}};
    position.pile = (struct position_cards){1, {(uint16_t)card_parse(stuck.deck, "red 5")}};
    position.rest = REST_HAND;
    position.rest_seat = 1;
    chance_init(&chance, 1, CHANCE_TEST, 0);
    static struct view view;
    ck_assert_int_eq(game_set(blocked, &position, 1, NULL, &why), STATUS_OK);
    game_apply(blocked, move_of(MOVE_PASS, 1), NULL);
    game_view(blocked, 0, &view);
    deal_playout(playout, &view, &chance);
    ck_assert_int_eq(playout_rollout_sensible(playout, 0, MOVES_MOST, &chance), 1);
    ck_assert_int_eq(game_set(blocked, &position, 1, NULL, &why), STATUS_OK);
    ck_assert_int_eq(roll_out(blocked, &chance), 2);
    ck_assert_int_eq(game_situation(blocked), SITUATION_ROUND_OVER);
    ck_assert_int_eq(game_points(blocked, 0), 2 + 3 + 4);
    ck_assert_uint_eq(game_winners(blocked), 0);
    game_free(blocked);
    rules_free(two);
    table_close(&stuck);
}
END_TEST

/* C2: whoever looks on knows as much: the hand holds a card that can stand in for the +4. */
START_TEST(a_playout_from_any_seat_finds_a_remedy)
{
    static struct game_position position;
    static struct view view;
    static struct move moves[VIEW_MOVES];
    struct message why;
    struct chance chance;

    chance_init(&chance, 1, CHANCE_TEST, 0);
    position_init(&position);
    for (int seat = 0; seat < 4; seat++)
        position.hand[seat] =
            (struct position_cards){1, {(uint16_t)card_parse(table.deck, "blue 1/9")}};
    position.hand[1].card[0] = (uint16_t)card_parse(table.deck, "red 1/9");
    position.hand[2].card[0] = (uint16_t)card_parse(table.deck, "green 1/9");
    position.hand[3].card[0] = (uint16_t)card_parse(table.deck, "yellow 1/9");
    position.pile = (struct position_cards){
        2, {(uint16_t)card_parse(table.deck, "+4"), (uint16_t)card_parse(table.deck, "red 1/2")}};
    position.suit = 0;
    position.owed = 4;
    position.turn = 2;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    game_apply(game, move_of(MOVE_CHALLENGE, 2), NULL);
    ck_assert_int_eq(game_situation(game), SITUATION_REMEDY);
    for (int seat = 0; seat < 4; seat++) {
        game_view(game, seat, &view);
        for (int i = 0; i < 50; i++) {
            deal_playout(playout, &view, &chance);
            ck_assert_int_gt(playout_moves(playout, 1, moves), 0);
            ck_assert_int_eq(moves[0].kind, MOVE_PLAY);
            expect_same_view(&view);
            ck_assert_int_gt(playout_rollout_sensible(playout, 0, MOVES_MOST, &chance), 0);
        }
    }
}
END_TEST

/* C4: who must lay such a card may not lay one drawn since, in the playout either. */
START_TEST(a_playout_knows_what_was_drawn_since_the_bluff)
{
    static struct game_position position;
    static struct view view;
    struct message why;
    struct chance chance;
    static const char *const hands[] = {"blue 1/9", "red 1/9", "green 1/9", "yellow 1/9"};
    static const char *const stock[] = {"red 2/9", "red 3/9", "red 4/9", "blue 1/2"};

    chance_init(&chance, 1, CHANCE_TEST, 0);
    position_init(&position);
    for (int i = 0; i < 4; i++) {
        position.hand[i] = (struct position_cards){1, {(uint16_t)card_parse(table.deck, hands[i])}};
        position.stock.card[position.stock.count++] = (uint16_t)card_parse(table.deck, stock[i]);
    }
    position.pile = (struct position_cards){
        2, {(uint16_t)card_parse(table.deck, "+4"), (uint16_t)card_parse(table.deck, "red 1/2")}};
    position.suit = 0;
    position.owed = 4;
    position.turn = 2;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    game_apply(game, move_seat(MOVE_TALK, NO_SEAT, 1), NULL);
    game_apply(game, move_of(MOVE_CHALLENGE, 2), NULL);
    ck_assert_int_eq(game_situation(game), SITUATION_REMEDY);
    game_view(game, 1, &view);
    ck_assert_int_eq(view.hands[1], 6);
    deal_playout(playout, &view, &chance);
    expect_same_moves(&view);
    expect_same_view(&view);
}
END_TEST

START_TEST(a_view_knows_its_deck_and_its_situation_by_name)
{
    static struct view view;

    game_start(game, 2, NULL);
    game_view(game, 0, &view);
    ck_assert_ptr_eq(view.deck, table.deck);
    ck_assert_str_eq(situation_forms[SITUATION_ROUND_OVER].name, "round over");
}
END_TEST

START_TEST(every_seat_sees_what_the_top_was_laid_on)
{
    static struct view before, after;
    struct chance chance;
    int laid = 0, named = 0, suit_before = NO_SUIT;

    chance_init(&chance, 5, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 5; seed++)
        for (game_start(game, seed, NULL); game_situation(game) != SITUATION_MATCH_OVER;) {
            struct move move = game_situation(game) == SITUATION_ROUND_OVER
                                   ? move_of(MOVE_DEAL, first_asked(game))
                                   : any_move(game, &chance);
            game_view(game, (move.seat + 1) % 4, &before);
            game_apply(game, move, NULL);
            game_view(game, (move.seat + 1) % 4, &after);
            require((after.below == NO_CARD) == (after.pile <= 1), "a pile of %d", after.pile);
            if (move.kind == MOVE_PLAY && after.pile == before.pile + 1) {
                require(after.top == move.card && after.below == before.top, "not what it lies on");
                suit_before = before.suit;
                laid++;
            }
            require(after.suit_before == NO_SUIT || after.suit_before == suit_before,
                    "another colour before");
            named += after.suit_before != NO_SUIT;
        }
    ck_assert_int_gt(laid, 100);
    ck_assert_int_gt(named, 5);
}
END_TEST

/* --- what a player shows by drawing */

/* The move of somebody who lays whatever fits, and does not bluff. */
static struct move honest_move(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_PLAY && !view_bluff(view, view->moves[i]))
            return view->moves[i];
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_DRAW || view->moves[i].kind == MOVE_PASS)
            return view->moves[i];
    return view->moves[0];
}

/* Returns how many cards of a hand do not fit on what its player drew for. */
static int count_lacking(const struct view *hand, struct lack lack)
{
    const struct card *top = deck_card(table.deck, lack.top);
    int count = 0;

    for (int i = 0; i < rules_cards(rules); i++) {
        const struct card *card = deck_card(table.deck, i);
        bool same = card->kind == CARD_NUMBER ? card->value_class == top->value_class
                                              : card->action == top->action;
        if (card->suit != DECK_NONE && card->suit != lack.suit && !same)
            count += hand->held[i];
    }
    return count;
}

START_TEST(who_drew_could_not_lay_and_playouts_know_it)
{
    static struct view view, others;
    struct chance chance;
    int known = 0, dealt = 0, lacking = 0;

    chance_init(&chance, 4, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 20; seed++)
        for (game_start(game, seed, NULL); game_situation(game) != SITUATION_ROUND_OVER &&
                                           game_situation(game) != SITUATION_MATCH_OVER;) {
            int seat = first_asked(game), next = (seat + 1) % 4;
            game_view(game, seat, &view);
            struct lack lack = view.open.lack[next];
            if (lack.cards > 0) {
                game_view(game, next, &others);
                require(count_lacking(&others, lack) >= lack.cards, "seed %d: %d of %d cards fit",
                        (int)seed, lack.cards, view.hands[next]);
                known++;
            }
            if (lack.cards > 3) {
                deal_playout(playout, &view, &chance);
                game_view((const struct game *)playout, next, &others);
                lacking += count_lacking(&others, lack) >= lack.cards;
                dealt++;
            }
            game_apply(game, honest_move(&view), NULL);
        }
    ck_assert_int_gt(known, 200);
    ck_assert_int_gt(dealt, 100);
    ck_assert_int_gt(lacking, dealt * 8 / 10); /* not always: some draw though a card fits */
    ck_assert_int_lt(lacking, dealt);
}
END_TEST

START_TEST(what_a_hand_lacks_goes_with_the_hand_and_ends_with_the_round)
{
    static struct view view;
    struct chance chance;
    bool known = false;

    table_set(&table, "seven=yes");
    rules_free(rules);
    rules = table_rules(&table, 4);
    game_free(game);
    game = game_new(rules);
    chance_init(&chance, 6, CHANCE_TEST, 0);
    int swaps = 0;
    for (uint64_t seed = 1; seed <= 20; seed++)
        for (game_start(game, seed, NULL); game_situation(game) != SITUATION_ROUND_OVER &&
                                           game_situation(game) != SITUATION_MATCH_OVER;) {
            game_view(game, first_asked(game), &view);
            struct move move = any_move(game, &chance);
            struct lack one = view.open.lack[move.seat],
                        two = move.kind == MOVE_SWAP ? view.open.lack[move.other] : one;
            game_apply(game, move, NULL);
            game_view(game, move.seat, &view);
            known |= one.cards > 0;
            if (move.kind != MOVE_SWAP)
                continue;
            swaps++;
            ck_assert_int_eq(view.open.lack[move.seat].cards, two.cards);
            ck_assert_int_eq(view.open.lack[move.other].cards, one.cards);
        }
    ck_assert(known);
    ck_assert_int_gt(swaps, 3);
    game_start(game, 1, NULL);
    game_view(game, 0, &view);
    for (int seat = 0; seat < 4; seat++)
        ck_assert_int_eq(view.open.lack[seat].cards, 0);
}
END_TEST

/* --- rollouts of seats that play sensibly */

/* Plays rounds of which seat 0 plays sensibly, or nobody; returns how many it wins. */
static int rounds_won(unsigned sensible)
{
    struct chance chance;
    int won = 0;

    chance_init(&chance, 8, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 3000; seed++) {
        static struct view view;
        game_start(game, seed, NULL);
        game_view(game, first_asked(game), &view);
        deal_playout(playout, &view, &chance);
        playout_rollout_sensible(playout, sensible, MOVES_MOST, &chance);
        won += (int)(playout_winners(playout) & 1u);
    }
    return won;
}

/* The standard error of the first is 24 rounds. */
START_TEST(a_seat_that_plays_sensibly_wins_more_rounds)
{
    int random = rounds_won(0), sensible = rounds_won(1);

    ck_assert_int_gt(random, 3000 / 4 - 100);
    ck_assert_int_lt(random, 3000 / 4 + 100);
    ck_assert_int_gt(sensible, random + 100);
}
END_TEST

/* Of two cards of one colour it lays the one that costs somebody a turn, also where each card opens
 * a window, as calls are spoken. */
START_TEST(a_sensible_seat_lays_a_card_that_stops_somebody)
{
    static struct game_position position;
    static struct view view;
    struct message why;
    struct chance chance;

    chance_init(&chance, 3, CHANCE_TEST, 0);
    position_init(&position);
    position.hand[0] = (struct position_cards){
        2,
        {(uint16_t)card_parse(table.deck, "red 1/9"), (uint16_t)card_parse(table.deck, "red 1/2")}};
    position.hand[2] = (struct position_cards){2,
                                               {(uint16_t)card_parse(table.deck, "green 1/9"),
                                                (uint16_t)card_parse(table.deck, "green 1/2")}};
    position.hand[3] = (struct position_cards){2,
                                               {(uint16_t)card_parse(table.deck, "yellow 1/9"),
                                                (uint16_t)card_parse(table.deck, "yellow 1/2")}};
    position.hand[1] = (struct position_cards){3,
                                               {(uint16_t)card_parse(table.deck, "blue 2/4"),
                                                (uint16_t)card_parse(table.deck, "blue +2"),
                                                (uint16_t)card_parse(table.deck, "blue 3/6")}};
    position.pile = (struct position_cards){1, {(uint16_t)card_parse(table.deck, "blue 1/2")}};
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    game_view(game, 1, &view);
    for (int i = 0; i < 50; i++) {
        deal_playout(playout, &view, &chance);
        while (playout_situation(playout) != SITUATION_TURN || playout_asked(playout) == 1)
            playout_rollout_sensible(playout, ~0u, 1, &chance);
        ck_assert_int_eq(playout_asked(playout), 3); /* seat 2 misses its turn */
    }
}
END_TEST

START_TEST(a_rollout_stops_after_so_many_moves)
{
    static struct view view;
    struct chance chance;

    chance_init(&chance, 8, CHANCE_TEST, 0);
    game_start(game, 1, NULL);
    game_view(game, first_asked(game), &view);
    deal_playout(playout, &view, &chance);
    ck_assert_int_eq(playout_rollout_sensible(playout, ~0u, 5, &chance), 5);
    ck_assert(playout_situation(playout) != SITUATION_ROUND_OVER);
    int more = playout_rollout_sensible(playout, ~0u, MOVES_MOST, &chance);
    ck_assert_int_gt(more, 5);
    ck_assert(playout_situation(playout) == SITUATION_ROUND_OVER);
    ck_assert_int_eq(playout_rollout_sensible(playout, ~0u, MOVES_MOST, &chance), 0);
}
END_TEST

void add_playout_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "playouts");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_test(tests, a_playout_offers_what_the_view_offers_in_every_situation);
    tcase_add_test(tests, a_playout_is_played_on_copied_and_won);
    tcase_add_test(tests, the_same_view_and_chance_give_the_same_playout_and_other_chance_another);
    tcase_add_test(tests, a_rollout_ends_when_nobody_can_go_on);
    tcase_add_test(tests, a_playout_from_any_seat_finds_a_remedy);
    tcase_add_test(tests, a_playout_knows_what_was_drawn_since_the_bluff);
    tcase_add_test(tests, who_drew_could_not_lay_and_playouts_know_it);
    tcase_add_test(tests, what_a_hand_lacks_goes_with_the_hand_and_ends_with_the_round);
    tcase_add_test(tests, a_seat_that_plays_sensibly_wins_more_rounds);
    tcase_add_test(tests, a_sensible_seat_lays_a_card_that_stops_somebody);
    tcase_add_test(tests, a_rollout_stops_after_so_many_moves);
    tcase_add_test(tests, every_seat_sees_what_the_top_was_laid_on);
    tcase_add_test(tests, a_view_knows_its_deck_and_its_situation_by_name);
}
