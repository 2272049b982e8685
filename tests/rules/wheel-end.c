/* Where the wheel meets going out; what it can be told beforehand. */
#include "spin-table.h"
#include "suites.h"

#include <string.h>

/* E1, W10 */
START_TEST(a_discard_that_empties_a_hand_goes_out)
{
    SET_TABLE(NUMBER, "red 1*, red 2, red 7", "green 2, blue 2", "blue 3, blue 8, +4");
    turn_the_wheel();
    make(1, "discard green 2");
    make(1, "discard blue 2");
    expect_asked(SITUATION_ROUND_OVER, 1);
    ck_assert_int_eq(need_event(EVENT_ROUND_WON, 0)->seat, 1);
    ck_assert_int_eq(game_points(game, 1), 2 + 7 + 3 + 8 + 50);
}
END_TEST

/* E2, E5: the seat after the spinner draws two; a wild's colour is not asked for. */
START_TEST(what_goes_out_on_a_draw_card_still_makes_the_next_player_draw)
{
    SET_TABLE(COLOUR, "red 1*, red 2, red 7", "green 2, green +2", "blue 3, blue 8");
    script("yellow 9, yellow 8");
    turn_the_wheel();
    make(1, "discard green 2");
    make(1, "discard green +2");
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->seat, 2);
    ck_assert_int_eq(game_points(game, 1), 2 + 7 + 3 + 8 + 9 + 8);
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "blue 3, blue 8", "+4");
    script("yellow 9, yellow 8, yellow 7, yellow 6");
    turn_the_wheel();
    make(2, "shout");
    make(2, "discard +4");
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->seat, 0); /* E7: seat 2 would be on */
    ck_assert_ptr_null(find_event(EVENT_COLOUR_NAMED, 0));
    ck_assert_int_eq(game_points(game, 2), 2 + 7 + 3 + 8 + 9 + 8 + 7 + 6);
    SET_TABLE(SHOUT, "red 1*, green +2", "blue 3, blue 8", "red 2, red 7");
    script("yellow 9, yellow 8");
    turn_the_wheel();
    make(0, "shout");
    make(0, "discard green +2");
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->seat, 2);
}
END_TEST

/* E7: between two players the spinner draws. */
START_TEST(the_spinner_draws_when_the_only_other_player_goes_out)
{
    SET_TABLE(SHOUT, "red 1*, green +2", "blue 3, blue 8");
    script("yellow 9, yellow 8");
    turn_the_wheel();
    make(0, "shout");
    make(0, "discard green +2");
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->seat, 1);
    ck_assert_int_eq(game_points(game, 0), 3 + 8 + 9 + 8);
}
END_TEST

/* E3 */
START_TEST(after_a_last_spin_card_the_next_player_still_turns_the_wheel)
{
    SET_TABLE(COLOUR, "red 1*", "blue 3, blue 8, red 4", "green 2, green 4");
    turn_the_wheel();
    expect_asked(SITUATION_CHOOSE, 1);
    make(1, "discard blue 8");
    make(1, "pass");
    ck_assert_int_eq(need_event(EVENT_ROUND_WON, 0)->seat, 0);
    ck_assert_int_eq(game_points(game, 0), 3 + 4 + 2 + 4);
}
END_TEST

/* E6 */
START_TEST(a_hand_emptied_after_a_last_spin_card_scores_nothing_and_wins_nothing)
{
    SET_TABLE(NUMBER, "red 1*", "blue 3*, green 3", "green 2, wild");
    turn_the_wheel();
    make(1, "discard green 3");
    make(1, "discard blue 3*");
    expect_asked(SITUATION_ROUND_OVER, 1);
    ck_assert_ptr_null(find_event(EVENT_SPUN, 1));
    ck_assert_int_eq(need_event(EVENT_ROUND_WON, 0)->seat, 0);
    ck_assert_int_eq(game_points(game, 0), 2 + 50);
    SET_TABLE(SHOUT, "red 1*", "wild", "green 2, wild");
    turn_the_wheel();
    make(1, "shout");
    make(1, "discard wild"); /* no colour is named */
    expect_asked(SITUATION_ROUND_OVER, 1);
}
END_TEST

START_TEST(who_has_gone_out_takes_no_part)
{
    SET_TABLE(TRADE, "red 1*", "blue 3", "green 2, wild");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_GIVEN, 0)->seat, 1);
    ck_assert_int_eq(need_event(EVENT_GIVEN, 1)->seat, 2);
    ck_assert_ptr_null(find_event(EVENT_GIVEN, 2));
    ck_assert_int_eq(need_event(EVENT_COUNTED, 0)->points, 52);
    SET_TABLE(TRADE, "red 1*", "blue 3");
    turn_the_wheel();
    ck_assert_ptr_null(find_event(EVENT_HANDS_PASSED, 0));
    ck_assert_int_eq(game_points(game, 0), 3);
    SET_TABLE(SHOWDOWN, "red 1*", "blue 3, blue 4");
    turn_the_wheel();
    make(1, "discard blue 4");
    ck_assert_int_eq(game_points(game, 0), 3);
    SET_TABLE(SHOUT, "red 1*", "blue 3, blue 4", "green 5");
    turn_the_wheel();
    ck_assert_uint_eq(game_asked(game), 6);
    make(1, "pass");
    make(2, "pass");
    ck_assert_int_eq(game_points(game, 0), 3 + 4 + 5);
}
END_TEST

/* W10, E3: the discard that goes out has a spin card on top. */
START_TEST(going_out_on_a_discarded_spin_card_turns_the_wheel_once_more)
{
    int stops[] = {NUMBER, DRAW_RED};
    struct message why;

    SET_TABLE(NUMBER, "red 1*, red 2", "blue 3*, green 3", "green 2, green 4");
    ck_assert_int_eq(game_script_wheel(game, stops, 2, &why), STATUS_OK);
    script("blue 9, red 7");
    turn_the_wheel();
    make(1, "discard green 3");
    make(1, "discard blue 3*");
    expect_asked(SITUATION_SPIN, 2);
    make(2, "spin");
    expect_asked(SITUATION_ROUND_OVER, 1);
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->seat, 2);
    ck_assert_int_eq(game_points(game, 1), 2 + 2 + 4 + 9 + 7);
    game_apply(game, move_of(MOVE_DEAL, 1), &listener);
    ck_assert_int_ne(game_situation(game), SITUATION_ROUND_OVER);
}
END_TEST

/* U1, W10: a window of its own, after which play goes on where it stood. */
START_TEST(who_comes_down_to_one_card_by_a_discard_must_call)
{
    spin_deck.settings.value[SETTING_CALLS] = CALLS_SPOKEN;
    SET_TABLE(NUMBER, "red 1*, red 2, red 7", "blue 3, green 3, wild", "green 2, green 4");
    turn_the_wheel();
    make(1, "discard blue 3");
    make(1, "discard green 3");
    ck_assert_str_eq(situation_forms[game_situation(game)].name, "react");
    make(0, "catch 1");
    ck_assert_int_eq(need_event(EVENT_CAUGHT, 0)->seat, 1);
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(NUMBER, "red 1*, red 2, red 7", "blue 3, green 3, wild", "green 2, green 4");
    turn_the_wheel();
    make(1, "discard blue 3");
    make(1, "call");
    make(1, "discard green 3");
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "blue 3, green 3, wild", "green 2, wild");
    turn_the_wheel();
    expect_refused(2, "call", "U1");
    make(2, "shout");
    make(2, "discard wild");
    make(2, "colour blue");
    make(2, "draw"); /* U4: who is on begins, and can no longer be caught */
    expect_refused(0, "catch 2", "T18");
}
END_TEST

/* U7, W6 */
START_TEST(a_call_does_not_travel_with_a_hand_and_every_hand_of_one_card_can_be_caught)
{
    spin_deck.settings.value[SETTING_CALLS] = CALLS_SPOKEN;
    SET_TABLE(TRADE, "red 1*, red 2", "blue 3", "green 2, green 4");
    make(0, "call");
    turn_the_wheel();
    ck_assert_str_eq(situation_forms[game_situation(game)].name, "react");
    make(0, "catch 1"); /* has seat 0's hand */
    make(1, "catch 2"); /* has seat 1's, which was of one card long since */
    expect_refused(1, "catch 0", "T18");
    expect_asked(SITUATION_TURN, 2);
    spin_deck.settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    SET_TABLE(TRADE, "red 1*, red 2", "blue 3", "green 2, green 4");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_CALLED, 0)->seat, 0); /* with the card */
    ck_assert_ptr_nonnull(find_event(EVENT_CALLED, 2));
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* E6 */
START_TEST(after_a_last_spin_card_nobody_needs_to_call)
{
    spin_deck.settings.value[SETTING_CALLS] = CALLS_SPOKEN;
    SET_TABLE(TRADE, "red 1*", "blue 3, blue 4", "green 2");
    turn_the_wheel();
    expect_asked(SITUATION_ROUND_OVER, 1);
    SET_TABLE(NUMBER, "red 1*", "blue 3, blue 4", "green 2");
    turn_the_wheel();
    make(1, "discard blue 4");
    expect_asked(SITUATION_ROUND_OVER, 1);
}
END_TEST

/* H11: a discard is never wrong. */
START_TEST(nobody_is_asked_whether_a_discard_that_goes_out_was_wrong)
{
    spin_deck.settings.value[SETTING_WRONG] = WRONG_PEERS;
    SET_TABLE(NUMBER, "red 1*, red 2", "blue 3*, green 3", "green 2, green 4");
    make(0, "play red 1*");
    make(1, "spin"); /* which shuts the window of red 1* */
    make(1, "discard green 3");
    make(1, "discard blue 3*");
    expect_asked(SITUATION_SPIN, 2);
}
END_TEST

/* Scripts */
START_TEST(a_script_takes_only_what_can_come)
{
    struct position_cards cards = {0};
    struct message why;
    int stops[POSITION_STOPS + 1] = {0};

    SET_TABLE(SHOW, "red 1*, red 2", "blue 3*, green 3", "green 2, green 4");
    uint64_t before = game_hash(game);
    add_cards(&cards, "blue 0, red 1*");
    ck_assert_int_eq(game_script_cards(game, &cards, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(why.id, "more often"));
    cards = (struct position_cards){1, {(uint16_t)(deck_card_count(spin_deck.deck) - 1)}};
    ck_assert_int_eq(game_script_cards(game, &cards, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(why.id, "not in play"));
    cards.count = POSITION_CARDS;
    ck_assert_int_eq(game_script_cards(game, &cards, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(why.id, "more cards"));
    cards.count = -1;
    ck_assert_int_eq(game_script_cards(game, &cards, &why), STATUS_INVALID);
    ck_assert_int_eq(game_script_wheel(game, stops, -1, &why), STATUS_INVALID);
    ck_assert_int_eq(game_script_wheel(game, stops, POSITION_STOPS + 1, &why), STATUS_INVALID);
    stops[1] = SEGMENTS;
    ck_assert_int_eq(game_script_wheel(game, stops, 2, &why), STATUS_INVALID);
    stops[1] = -1;
    ck_assert_int_eq(game_script_wheel(game, stops, 2, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(why.id, "no segment"));
    ck_assert_uint_eq(game_hash(game), before);
    position.stop[0] = SEGMENTS;
    ck_assert_int_eq(game_set(game, &position, 1, NULL, &why), STATUS_INVALID);
    ck_assert_uint_eq(game_hash(game), before);
}
END_TEST

START_TEST(a_script_goes_before_the_order_that_the_stock_had)
{
    static struct game_position read;

    SET_TABLE(SHOW, "red 1*, red 2", "blue 3*, green 3", "green 2, green 4");
    script("blue 5, green 9, blue 6");
    script("blue 6, wild");
    game_get(game, &read);
    ck_assert_int_eq(read.stock.card[0], card("blue 6"));
    ck_assert_int_eq(read.stock.card[1], card("wild"));
    ck_assert_int_eq(read.stock.card[2], card("blue 5"));
    ck_assert_int_eq(read.stock.card[3], card("green 9"));
    ck_assert_int_eq(read.stock.card[4], card("blue 6")); /* there are two */
    script("blue 6, blue 6");
    game_get(game, &read);
    ck_assert_int_eq(read.stock.card[1], card("blue 6"));
    ck_assert_int_eq(read.stock.card[2], card("wild"));
    ck_assert_int_eq(read.stock.card[4], card("green 9"));
    ck_assert_int_eq(read.stops, 1);
    ck_assert_int_eq(read.stop[0], SHOW);
}
END_TEST

START_TEST(without_a_wheel_no_stop_can_be_told)
{
    struct table_deck plain;
    struct message why;
    int stop = 0;

    table_open(&plain, "classic", "spin");
    struct rules *two = table_rules(&plain, 2);
    struct game *still = game_new(two);
    game_start(still, 1, NULL);
    ck_assert_int_eq(game_script_wheel(still, &stop, 1, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(why.id, "does not use a wheel"));
    game_free(still);
    rules_free(two);
    table_close(&plain);
}
END_TEST

void add_wheel_end_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "wheel and end");

    tcase_add_checked_fixture(tests, sit_down_to_spin, get_up_from_spin);
    tcase_add_test(tests, a_discard_that_empties_a_hand_goes_out);
    tcase_add_test(tests, what_goes_out_on_a_draw_card_still_makes_the_next_player_draw);
    tcase_add_test(tests, the_spinner_draws_when_the_only_other_player_goes_out);
    tcase_add_test(tests, after_a_last_spin_card_the_next_player_still_turns_the_wheel);
    tcase_add_test(tests, a_hand_emptied_after_a_last_spin_card_scores_nothing_and_wins_nothing);
    tcase_add_test(tests, who_has_gone_out_takes_no_part);
    tcase_add_test(tests, going_out_on_a_discarded_spin_card_turns_the_wheel_once_more);
    tcase_add_test(tests, a_script_takes_only_what_can_come);
    tcase_add_test(tests, a_script_goes_before_the_order_that_the_stock_had);
    tcase_add_test(tests, without_a_wheel_no_stop_can_be_told);
    tcase_add_test(tests, who_comes_down_to_one_card_by_a_discard_must_call);
    tcase_add_test(tests,
                   a_call_does_not_travel_with_a_hand_and_every_hand_of_one_card_can_be_caught);
    tcase_add_test(tests, after_a_last_spin_card_nobody_needs_to_call);
    tcase_add_test(tests, nobody_is_asked_whether_a_discard_that_goes_out_was_wrong);
}
