/* What goes together and what does not; refusals in words. */
#include "suites.h"
#include "table.h"

#include "rules/position.h"

#include <string.h>

static void expect_no_rules(const struct table_deck *table, int seats, const char *why)
{
    struct rules *rules;
    struct refusal refused;

    ck_assert_int_eq(rules_compile(&rules, table->deck, &table->settings, seats, &refused),
                     STATUS_INVALID);
    ck_assert_ptr_null(rules);
    ck_assert_msg(strstr(refused.message.id, why) != NULL, "%s", refused.message.id);
}

START_TEST(two_to_ten_may_play)
{
    struct table_deck table;

    table_open(&table, "classic", NULL);
    expect_no_rules(&table, 1, "can play, not");
    expect_no_rules(&table, 11, "can play, not");
    expect_no_rules(&table, -1, "can play, not");
    table_close(&table);
}
END_TEST

START_TEST(a_card_that_is_no_draw_four_must_be_left_to_turn)
{
    struct table_deck table;

    table_open(&table, "classic", NULL);
    table.settings.value[SETTING_HAND_SIZE] = 26; /* 4 × 26 = 104, and 104 cards are no +4 */
    expect_no_rules(&table, 4, "need more than {dealt} cards");
    table.settings.value[SETTING_HAND_SIZE] = 25;
    rules_free(table_rules(&table, 4));
    table_close(&table);
}
END_TEST

START_TEST(a_deck_of_more_than_512_cards_is_too_large_and_one_of_512_is_played)
{
    struct table_deck table;

    table_open(&table, "tests/scenarios/decks/huge.xml", NULL);
    expect_no_rules(&table, 4, "too large to play with");
    table_close(&table);
    table_open(&table, "tests/scenarios/decks/large.xml", NULL);
    struct rules *rules = table_rules(&table, 10);
    struct game *game = game_new(rules);
    struct chance chance;
    chance_init(&chance, 5, CHANCE_BOT, 0);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        game_start(game, seed, NULL);
        roll_out(game, &chance);
        ck_assert_int_ne(game_situation(game), SITUATION_TURN);
    }
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

START_TEST(rules_say_what_they_were_made_of)
{
    struct table_deck table;

    table_open(&table, "fractions", NULL);
    struct rules *rules = table_rules(&table, 3);
    ck_assert_ptr_eq(rules_deck(rules), table.deck);
    ck_assert_int_eq(rules_seats(rules), 3);
    ck_assert_int_eq(rules_settings(rules)->value[SETTING_NUMBER_POINTS], NUMBER_POINTS_TEN);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "blue 1/2")), 10);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "wild")), 50);
    rules_free(rules);
    table_close(&table);
}
END_TEST

START_TEST(a_deck_may_say_its_own_points)
{
    struct table_deck table;

    table_open(&table, "tests/scenarios/decks/large.xml", NULL);
    struct rules *rules = table_rules(&table, 2);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "blue 1")), 3);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "blue -2")), 10);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "blue 2000")), 10);
    ck_assert_int_eq(rules_points(rules, card_parse(table.deck, "blue 1000")), 1000);
    rules_free(rules);
    table_close(&table);
}
END_TEST

/* 2/3 on 4/5: the sentence that a child learns from. */
START_TEST(a_card_that_does_not_fit_is_refused_with_the_reason_in_numbers)
{
    static struct game_position position;
    struct table_deck table;
    struct refusal why;
    struct message said;

    table_open(&table, "fractions", NULL);
    struct rules *rules = table_rules(&table, 2);
    struct game *game = game_new(rules);
    position_init(&position);
    const char *const cards[] = {"red 1/2", "blue 2/3", "red 4/5", "blue 4/5", "red +2"};
    int card[5];
    for (int i = 0; i < 5; i++)
        card[i] = card_parse(table.deck, cards[i]);
    position.hand[0] = (struct position_cards){1, {(uint16_t)card[0]}};
    position.hand[1] =
        (struct position_cards){3, {(uint16_t)card[1], (uint16_t)card[3], (uint16_t)card[4]}};
    position.pile = (struct position_cards){1, {(uint16_t)card[2]}};
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &said), STATUS_OK);
    ck_assert(!game_check(game, move_card(MOVE_PLAY, 1, card[1]), &why));
    ck_assert_str_eq(why.rule, "T1");
    ck_assert_str_eq(why.message.id, "{card} does not fit on {top}: the colour is {suit}");
    ck_assert_int_eq(why.message.arg[0].count, card[1]);
    ck_assert_int_eq(why.message.arg[1].count, card[2]);
    ck_assert_int_eq(why.message.arg[2].count, deck_find_suit(table.deck, "red"));
    ck_assert_ptr_nonnull(why.detail.id);
    struct notation left = notation_of_arg(&why.detail.arg[0]);
    ck_assert_int_eq(left.numerator, 2);
    ck_assert_int_eq(left.denominator, 3);
    ck_assert(!game_check(game, move_card(MOVE_PLAY, 1, card[1]), NULL));
    ck_assert(game_check(game, move_card(MOVE_PLAY, 1, card[3]), &why));
    ck_assert(game_check(game, move_card(MOVE_PLAY, 1, card[4]), &why));
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

/* Where wrong cards may be laid the reason is told to the whole table, which has not seen the draw.
 */
START_TEST(the_reason_for_a_wrong_card_after_drawing_does_not_name_the_drawn_one)
{
    static struct game_position position;
    struct table_deck table;
    struct refusal why;
    struct message said;

    table_open(&table, "fractions", NULL);
    struct rules *rules = table_rules(&table, 2);
    struct game *game = game_new(rules);
    position_init(&position);
    const int red = card_parse(table.deck, "red 1/2"), blue = card_parse(table.deck, "blue 2/3");
    position.hand[0] = (struct position_cards){1, {(uint16_t)red}};
    position.hand[1] = (struct position_cards){1, {(uint16_t)blue}};
    position.pile = (struct position_cards){1, {(uint16_t)card_parse(table.deck, "red 4/5")}};
    position.stock = (struct position_cards){1, {(uint16_t)card_parse(table.deck, "red 3/7")}};
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &said), STATUS_OK);
    game_apply(game, (struct move){.kind = MOVE_DRAW, .seat = 1}, NULL);
    ck_assert_int_eq(game_situation(game), SITUATION_DREW);
    ck_assert(!game_check(game, move_card(MOVE_PLAY, 1, blue), &why));
    ck_assert_str_eq(why.rule, "T4");
    ck_assert_int_eq(why.message.args, 0);
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

START_TEST(a_move_of_impossible_values_is_refused)
{
    struct table_deck table;
    struct refusal why;

    table_open(&table, "spin", NULL);
    struct rules *rules = table_rules(&table, 2);
    struct game *game = game_new(rules);
    game_start(game, 1, NULL);
    const struct move moves[] = {
        {.kind = MOVE_DRAW, .seat = -1},
        {.kind = MOVE_DRAW, .seat = 2},
        {.kind = (enum move_kind)99},
        {.kind = MOVE_PLAY, .card = -1},
        {.kind = MOVE_PLAY, .card = 100000},
        {.kind = MOVE_PLAY, .card = deck_card_count(table.deck) - 1}, /* an extra card */
        {.kind = MOVE_COLOUR, .suit = -1},
        {.kind = MOVE_COLOUR, .suit = 4},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        ck_assert_msg(!game_check(game, moves[i], &why), "move %zu", i);
        ck_assert_str_eq(why.rule, "T18");
        ck_assert_msg(strncmp(why.message.id, "there is no such", 16) == 0, "%s", why.message.id);
    }
    game_free(game);
    rules_free(rules);
    table_close(&table);
}
END_TEST

void add_compile_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "compile");

    tcase_add_test(tests, two_to_ten_may_play);
    tcase_add_test(tests, a_card_that_is_no_draw_four_must_be_left_to_turn);
    tcase_add_test(tests, a_deck_of_more_than_512_cards_is_too_large_and_one_of_512_is_played);
    tcase_add_test(tests, rules_say_what_they_were_made_of);
    tcase_add_test(tests, a_deck_may_say_its_own_points);
    tcase_add_test(tests, a_card_that_does_not_fit_is_refused_with_the_reason_in_numbers);
    tcase_add_test(tests, the_reason_for_a_wrong_card_after_drawing_does_not_name_the_drawn_one);
    tcase_add_test(tests, a_move_of_impossible_values_is_refused);
}
