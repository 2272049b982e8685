/* Positions: set up, read out, refused. */
#include "suites.h"
#include "table.h"

#include "rules/position.h"

#include <string.h>

static struct table_deck table;
static struct rules *rules;
static struct game *game;
static struct game_position position;

static uint16_t card(const char *text)
{
    int found = card_parse(table.deck, text);

    ck_assert_msg(found != NO_CARD, "%s", text);
    return (uint16_t)found;
}

static void add(struct position_cards *cards, const char *text)
{
    cards->card[cards->count++] = card(text);
}

/* Three seats with a card each, red 5 on top, seat 1 is on. */
static void sound_position(void)
{
    table_open(&table, "classic", NULL);
    rules = table_rules(&table, 3);
    game = game_new(rules);
    game_start(game, 1, NULL);
    position_init(&position);
    add(&position.hand[0], "blue 1");
    add(&position.hand[1], "blue 2");
    add(&position.hand[2], "blue 3");
    add(&position.pile, "red 5");
}

static void clear(void)
{
    game_free(game);
    rules_free(rules);
    table_close(&table);
}

/* The same table goes on by other settings, with a game of its own. */
static void play_by(const char *settings)
{
    game_free(game);
    rules_free(rules);
    table_set(&table, settings);
    rules = table_rules(&table, 3);
    game = game_new(rules);
}

static void swap_pile(const char *text)
{
    position.pile.count = 0;
    add(&position.pile, text);
}

static void still_to_turn(void)
{
    position.stage = POSITION_TURNED;
    position.pile.count = 0;
}

static void no_hands(void)
{
    still_to_turn();
    position.stage = POSITION_DEAL;
    for (int seat = 0; seat < 3; seat++)
        position.hand[seat].count = 0;
}

static void dealer_away(void)
{
    position.dealer = 3;
}
static void dealer_below(void)
{
    position.dealer = -1;
}
static void turn_away(void)
{
    position.turn = 3;
}
static void turn_below(void)
{
    position.turn = -1;
}
static void rest_away(void)
{
    position.rest = REST_HAND, position.rest_seat = 3;
}
static void rest_below(void)
{
    position.rest = REST_HAND, position.rest_seat = -1;
}
static void direction_none(void)
{
    position.direction = 0;
}
static void suit_above(void)
{
    position.suit = 4;
}
static void suit_below(void)
{
    position.suit = -2;
}
static void round_none(void)
{
    position.round = 0;
}
static void points_below(void)
{
    position.points[2] = -1;
}
static void points_enough(void)
{
    position.points[2] = 500;
}
static void too_many_cards(void)
{
    position.stock.count = POSITION_CARDS + 1;
}
static void fewer_than_no_cards(void)
{
    position.stock.count = -1;
}
static void card_unknown(void)
{
    add(&position.stock, "red 1"), position.stock.card[0] = 500;
}
static void card_in_hand_twice(void)
{
    add(&position.hand[1], "red 0"), add(&position.hand[2], "red 0");
}
static void card_in_stock_too(void)
{
    add(&position.hand[1], "red 0"), add(&position.stock, "red 0");
}
static void card_in_pile_too(void)
{
    add(&position.hand[1], "red 0"), add(&position.pile, "red 0");
}
static void cards_nowhere(void)
{
    position.rest = REST_NONE;
}
static void hand_empty(void)
{
    position.hand[2].count = 0;
}
/* All that no hand and no pile has lies in the stock: the rest is for the third hand, and there is
 * none. */
static void rest_of_nothing(void)
{
    hand_empty();
    position.rest = REST_HAND;
    position.rest_seat = 2;
    for (int i = 0; i < deck_card_count(table.deck); i++) {
        int left = deck_card(table.deck, i)->copies -
                   (i == card("blue 1") || i == card("blue 2") || i == card("red 5"));
        while (left-- > 0)
            position.stock.card[position.stock.count++] = (uint16_t)i;
    }
}
static void pile_empty(void)
{
    position.pile.count = 0;
}
static void colour_unsaid(void)
{
    swap_pile("wild");
}
static void colour_other(void)
{
    position.suit = deck_find_suit(table.deck, "blue");
}
static void turned_already(void)
{
    position.stage = POSITION_TURNED;
}
static void rest_in_pile(void)
{
    still_to_turn(), position.rest = REST_PILE;
}
static void nothing_to_turn(void)
{
    still_to_turn(), position.rest = REST_HAND;
}
static void turned_to_the_right(void)
{
    still_to_turn(), position.direction = DIRECTION_RIGHT;
}
static void dealt_to_the_right(void)
{
    no_hands(), position.direction = DIRECTION_RIGHT;
}
static void dealt_before(void)
{
    still_to_turn(), position.stage = POSITION_DEAL;
}

static void only_draw_fours_to_turn(void)
{
    still_to_turn();
    position.rest = REST_HAND;
    add(&position.stock, "+4");
}

static void colour_before_turning(void)
{
    still_to_turn(), position.suit = 0;
}
static void owed_before_turning(void)
{
    still_to_turn(), position.owed = 4;
}
static void owed_before_dealing(void)
{
    no_hands(), position.owed = 2;
}

static const struct {
    void (*spoil)(void);
    const char *why;
} impossible[] = {
    {colour_before_turning, "no chosen colour"},
    {owed_before_turning, "no cards to draw"},
    {owed_before_dealing, "no cards to draw"},
    {dealer_away, "dealer is not at the table"},
    {dealer_below, "dealer is not at the table"},
    {turn_away, "current player is not at the table"},
    {turn_below, "current player is not at the table"},
    {rest_away, "who gets the remaining cards"},
    {rest_below, "who gets the remaining cards"},
    {direction_none, "direction of play"},
    {suit_above, "colour is not in this deck"},
    {suit_below, "colour is not in this deck"},
    {round_none, "round numbers start from 1"},
    {points_below, "fewer than 0 points"},
    {points_enough, "has reached the target"},
    {too_many_cards, "more cards than a deck can have"},
    {fewer_than_no_cards, "more cards than a deck can have"},
    {card_unknown, "a card that is not in play"},
    {card_in_hand_twice, "more often than the deck does"},
    {card_in_stock_too, "more often than the deck does"},
    {card_in_pile_too, "more often than the deck does"},
    {cards_nowhere, "the position leaves out"},
    {hand_empty, "has no cards"},
    {rest_of_nothing, "has no cards"},
    {pile_empty, "the discard pile is empty"},
    {colour_unsaid, "name the colour that was chosen"},
    {colour_other, "the current colour must be its own"},
    {turned_already, "the discard pile must be empty"},
    {rest_in_pile, "the discard pile must be empty"},
    {nothing_to_turn, "too few cards"},
    {only_draw_fours_to_turn, "no card can be turned up"},
    {dealt_before, "has cards before the deal"},
    {turned_to_the_right, "the direction must be to the left"},
    {dealt_to_the_right, "the direction must be to the left"},
};

START_TEST(an_impossible_position_is_refused_and_the_game_stays)
{
    uint64_t before = game_hash(game);
    struct message why;

    impossible[_i].spoil();
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_INVALID);
    ck_assert_msg(strstr(why.id, impossible[_i].why) != NULL, "%s", why.id);
    ck_assert_uint_eq(game_hash(game), before);
}
END_TEST

START_TEST(a_deck_whose_extra_card_is_named_is_refused)
{
    struct table_deck spin;
    struct message why;

    table_open(&spin, "spin", NULL);
    struct rules *others = table_rules(&spin, 2);
    struct game *other = game_new(others);
    position_init(&position);
    position.stock = (struct position_cards){1, {(uint16_t)(deck_card_count(spin.deck) - 1)}};
    ck_assert_int_eq(game_set(other, &position, 1, NULL, &why), STATUS_INVALID);
    ck_assert_msg(strstr(why.id, "not in play") != NULL, "%s", why.id);
    game_free(other);
    rules_free(others);
    table_close(&spin);
}
END_TEST

/* Red 5 lies on top, and seat 1 has a +4 beside `other`. */
static bool bluffs_beside(const char *other)
{
    static struct view view;
    struct message why;

    position.hand[1].count = 0;
    add(&position.hand[1], "+4");
    add(&position.hand[1], other);
    ck_assert_int_eq(game_set(game, &position, 1, &(struct listener){0}, &why), STATUS_OK);
    game_view(game, 1, &view);
    return view_bluff(&view, move_card(MOVE_PLAY, 1, card("+4")));
}

START_TEST(a_seat_sees_whether_its_draw_four_would_be_a_bluff)
{
    ck_assert(bluffs_beside("red 1"));
    ck_assert(!bluffs_beside("blue 2"));
}
END_TEST

START_TEST(a_position_that_is_set_is_read_out_again)
{
    static struct game_position read;
    struct message why;

    add(&position.stock, "yellow 9");
    add(&position.stock, "wild");
    add(&position.pile, "green 7");
    position.rest = REST_HAND;
    position.rest_seat = 2;
    position.dealer = 2;
    position.direction = DIRECTION_RIGHT;
    position.round = 4;
    position.points[1] = 499;
    ck_assert_int_eq(game_set(game, &position, 1, &(struct listener){0}, &why), STATUS_OK);
    game_get(game, &read);
    ck_assert_int_eq(read.stock.count, 2);
    ck_assert_int_eq(read.stock.card[0], card("yellow 9"));
    ck_assert_int_eq(read.stock.card[1], card("wild"));
    ck_assert_int_eq(read.pile.card[0], card("red 5"));
    ck_assert_int_eq(read.pile.card[1], card("green 7"));
    ck_assert_int_eq(read.hand[2].count, 108 - 2 - 2 - 2);
    ck_assert_int_eq(read.hand[1].card[0], card("blue 2"));
    ck_assert_int_eq(read.suit, deck_find_suit(table.deck, "red"));
    ck_assert_int_eq(read.direction, DIRECTION_RIGHT);
    ck_assert_int_eq(read.dealer, 2);
    ck_assert_int_eq(read.round, 4);
    ck_assert_int_eq(read.points[1], 499);
    uint64_t hash = game_hash(game);
    ck_assert_int_eq(game_set(game, &read, 1, NULL, &why), STATUS_OK);
    game_get(game, &position);
    ck_assert_int_eq(memcmp(&position, &read, sizeof read), 0);
    ck_assert_uint_ne(hash, 0);
}
END_TEST

START_TEST(a_wild_on_top_has_the_colour_that_the_position_names)
{
    static struct view view;
    struct message why;

    swap_pile("wild");
    position.suit = deck_find_suit(table.deck, "green");
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    game_view(game, 1, &view);
    ck_assert_int_eq(view.suit, position.suit);
    swap_pile("red 5");
    position.suit = deck_find_suit(table.deck, "red");
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
}
END_TEST

/* Chance may turn a +4 first (S9), however the stock is ordered: one of the others is turned in the
 * end. */
START_TEST(a_returned_draw_four_lies_anywhere_in_the_stock_whose_other_cards_keep_their_order)
{
    static struct game_position read;
    struct message why;
    int deepest = 0, next = 0;

    still_to_turn();
    const char *const stock[] = {"+4", "red 9", "red 8", "red 7", "red 6"};
    for (int i = 0; i < 5; i++)
        add(&position.stock, stock[i]);
    for (uint64_t seed = 1; seed <= 400; seed++) {
        ck_assert_int_eq(game_set(game, &position, seed, NULL, &why), STATUS_OK);
        game_get(game, &read);
        int last = 0;
        for (int i = 0; i < 4 && i < read.stock.count; i++) {
            next += i == 0 && read.stock.card[i] == card("+4");
            if (read.stock.card[i] < card("red 6") || read.stock.card[i] > card("red 9"))
                continue;
            ck_assert(last == 0 || read.stock.card[i] < last);
            last = read.stock.card[i];
        }
        deepest += read.stock.card[read.stock.count - 1] == card("+4");
    }
    ck_assert_int_gt(next, 0);
    ck_assert_int_lt(next, 40);
    ck_assert_int_lt(deepest, 40);
}
END_TEST

static void hear_drawn(void *context, const struct event *event)
{
    if (event->kind == EVENT_DRAWN)
        *(uint16_t *)context = event->cards[0];
}

/* A +4 that goes back between cards in order takes its place among them: the last of them stays
 * the last. */
START_TEST(a_returned_draw_four_joins_the_order_of_the_stock)
{
    static struct game_position read;
    struct message why;
    uint16_t drawn = 0;
    struct listener listener = {hear_drawn, &drawn};
    int between = 0;

    still_to_turn();
    const char *const stock[] = {"+4", "red 9", "red 8", "red 7", "red 6"};
    for (int i = 0; i < 5; i++)
        add(&position.stock, stock[i]);
    for (uint64_t seed = 1; seed <= 400; seed++) {
        ck_assert_int_eq(game_set(game, &position, seed, NULL, &why), STATUS_OK);
        game_get(game, &read);
        if (read.pile.card[0] != card("red 9") || read.stock.card[3] != card("red 6"))
            continue;
        between++;
        for (int i = 0; i < 4; i++) {
            game_apply(game, move_of(MOVE_DRAW, first_asked(game)), &listener);
            ck_assert_int_eq(drawn, read.stock.card[i]);
            if (game_situation(game) == SITUATION_DREW)
                game_apply(game, move_of(MOVE_PASS, first_asked(game)), NULL);
        }
    }
    ck_assert_int_gt(between, 0);
}
END_TEST

START_TEST(chance_decides_who_deals_first)
{
    static struct view view;
    int deals[3] = {0};

    for (uint64_t seed = 1; seed <= 300; seed++) {
        game_start(game, seed, NULL);
        game_view(game, 0, &view);
        deals[view.dealer]++;
    }
    for (int seat = 0; seat < 3; seat++)
        ck_assert_msg(deals[seat] > 60 && deals[seat] < 140, "seat %d: %d of 300", seat,
                      deals[seat]);
}
END_TEST

/* T12: of the four cards under the top each is drawn first about as often. */
START_TEST(the_discard_pile_is_shuffled_into_the_stock)
{
    static struct game_position read;
    struct message why;
    int drawn[4] = {0};

    const char *const under[] = {"yellow 1", "yellow 2", "yellow 3", "yellow 4"};
    for (int i = 0; i < 4; i++)
        add(&position.pile, under[i]);
    position.rest = REST_HAND;
    position.rest_seat = 2;
    for (uint64_t seed = 1; seed <= 400; seed++) {
        ck_assert_int_eq(game_set(game, &position, seed, NULL, &why), STATUS_OK);
        game_apply(game, move_of(MOVE_DRAW, 1), NULL);
        game_get(game, &read);
        ck_assert_int_eq(read.hand[1].count, 2);
        ck_assert_int_eq(read.stock.count, 3);
        for (int i = 0; i < 4; i++)
            drawn[i] +=
                read.hand[1].card[0] == card(under[i]) || read.hand[1].card[1] == card(under[i]);
    }
    for (int i = 0; i < 4; i++)
        ck_assert_msg(drawn[i] > 60 && drawn[i] < 140, "%s: %d of 400", under[i], drawn[i]);
}
END_TEST

/* H9: what the +2 was laid on is not known. */
START_TEST(a_pile_of_one_card_has_no_colour_below)
{
    static struct view view;
    struct message why;

    swap_pile("+4");
    position.suit = deck_find_suit(table.deck, "red");
    position.owed = 4;
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    game_view(game, position.turn, &view);
    ck_assert_int_eq(view.suit_before, NO_SUIT);
    add(&position.pile, "green 5");
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    game_view(game, position.turn, &view);
    ck_assert_int_eq(view.suit_before, deck_find_suit(table.deck, "green"));
}
END_TEST

START_TEST(two_that_are_left_play_to_the_left)
{
    struct message why;

    play_by("elimination=yes");
    position.hand[2].count = 0;
    position.out = 4;
    position.points[2] = 500;
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    position.direction = DIRECTION_RIGHT;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_INVALID);
    ck_assert_str_eq(why.id, "with two players, the direction must be to the left");
}
END_TEST

/* H1: of the eight +2 one is in a hand and one named in the stock; six can make up the pile. */
START_TEST(no_more_is_owed_than_the_cards_of_the_pile_can_make)
{
    struct message why;

    play_by("progressive=yes");
    swap_pile("red +2");
    add(&position.hand[1], "blue +2");
    add(&position.stock, "green +2");
    position.owed = 12;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    position.owed = 14;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_INVALID);
    ck_assert_msg(strstr(why.id, "cannot make anyone draw that many cards") != NULL, "%s", why.id);
}
END_TEST

/* The number of a round may be any that a position can hold. */
START_TEST(the_last_number_of_a_round_is_kept)
{
    static struct view view;
    struct message why;

    position.round = INT32_MAX;
    swap_pile("blue 5");
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    game_apply(game, move_card(MOVE_PLAY, 1, card("blue 2")), NULL);
    game_apply(game, move_of(MOVE_DEAL, first_asked(game)), NULL);
    game_view(game, 0, &view);
    ck_assert_int_eq(view.round, INT32_MAX);
}
END_TEST

/* Journals and replays are held to the hash. */
START_TEST(the_hash_tells_games_apart_that_differ_in_one_thing)
{
    static struct game_position other;
    uint64_t hash[7];
    struct message why;

    for (int i = 0; i < 7; i++) {
        other = position;
        other.points[1] = i == 1;
        other.turn = i == 2 ? 2 : 1;
        other.direction = i == 3 ? DIRECTION_RIGHT : DIRECTION_LEFT;
        other.round = i == 4 ? 2 : 1;
        if (i == 5)
            other.hand[1].card[0] = card("blue 4");
        ck_assert_int_eq(game_set(game, &other, i == 6 ? 2 : 1, NULL, &why), STATUS_OK);
        hash[i] = game_hash(game);
        for (int j = 0; j < i; j++)
            ck_assert_msg(hash[i] != hash[j], "%d and %d", i, j);
    }
}
END_TEST

/* Views are compared as bytes: nothing may be left of what the memory held before. */
START_TEST(a_view_fills_every_byte)
{
    static struct view one, other;

    memset(&one, 0x55, sizeof one);
    memset(&other, 0xAA, sizeof other);
    game_view(game, 1, &one);
    game_view(game, 1, &other);
    ck_assert_int_eq(memcmp(&one, &other, sizeof one), 0);
}
END_TEST

START_TEST(cards_are_dealt_from_a_stock_in_order)
{
    struct message why;

    no_hands();
    add(&position.stock, "red 1");
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_OK);
    static struct view view;
    game_view(game, 1, &view);
    ck_assert_int_ge(view.held[card("red 1")], 1);
    position.stock.count = 0;
    position.rest = REST_NONE;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_INVALID);
}
END_TEST

void add_position_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "positions");

    tcase_add_checked_fixture(tests, sound_position, clear);
    tcase_add_loop_test(tests, an_impossible_position_is_refused_and_the_game_stays, 0,
                        sizeof impossible / sizeof *impossible);
    tcase_add_test(tests, a_deck_whose_extra_card_is_named_is_refused);
    tcase_add_test(tests, a_seat_sees_whether_its_draw_four_would_be_a_bluff);
    tcase_add_test(tests, a_position_that_is_set_is_read_out_again);
    tcase_add_test(tests, a_wild_on_top_has_the_colour_that_the_position_names);
    tcase_add_test(
        tests, a_returned_draw_four_lies_anywhere_in_the_stock_whose_other_cards_keep_their_order);
    tcase_add_test(tests, a_returned_draw_four_joins_the_order_of_the_stock);
    tcase_add_test(tests, chance_decides_who_deals_first);
    tcase_add_test(tests, the_discard_pile_is_shuffled_into_the_stock);
    tcase_add_test(tests, no_more_is_owed_than_the_cards_of_the_pile_can_make);
    tcase_add_test(tests, a_pile_of_one_card_has_no_colour_below);
    tcase_add_test(tests, two_that_are_left_play_to_the_left);
    tcase_add_test(tests, the_last_number_of_a_round_is_kept);
    tcase_add_test(tests, the_hash_tells_games_apart_that_differ_in_one_thing);
    tcase_add_test(tests, a_view_fills_every_byte);
    tcase_add_test(tests, cards_are_dealt_from_a_stock_in_order);
}
