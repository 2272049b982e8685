/* The wheel, segment by segment. */
#include "spin-table.h"
#include "suites.h"

#include <string.h>

/* W1 */
START_TEST(the_player_after_a_spin_card_turns_the_wheel_instead_of_a_turn)
{
    SET_TABLE(SHOW, "red 1*, red 2, red 3", "blue 2, blue 3", "green 2, green 3");
    make(0, "play red 1*");
    expect_asked(SITUATION_SPIN, 1);
    expect_refused(1, "draw", "T18");
    expect_refused(0, "spin", "T18");
    make(1, "spin");
    ck_assert_int_eq(need_event(EVENT_SPUN, 0)->count, SHOW);
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W1: 1000 times each of nine; the limits are five standard deviations off. */
START_TEST(the_wheel_stops_everywhere_with_the_same_chance)
{
    int stops[SEGMENTS] = {0};

    SET_TABLE(SHOW, "red 1*, red 2", "blue 2, blue 3", "green 2, green 3");
    position.stops = 0;
    for (uint64_t seed = 1; seed <= 9000; seed++) {
        struct message why;
        require(game_set(game, &position, seed, NULL, &why) == STATUS_OK, "%s", why.id);
        forget_events();
        game_apply(game, move_card(MOVE_PLAY, 0, card("red 1*")), NULL);
        game_apply(game, move_of(MOVE_SPIN, 1), &listener);
        stops[need_event(EVENT_SPUN, 0)->count]++;
    }
    for (int i = 0; i < SEGMENTS; i++) {
        ck_assert_int_gt(stops[i], 850);
        ck_assert_int_lt(stops[i], 1150);
    }
}
END_TEST

/* W2 */
START_TEST(almost_out_leaves_two_cards_or_all)
{
    SET_TABLE(ALMOST_OUT, "red 1*, red 2, red 3", "blue 2, blue +2, red 7, wild",
              "green 2, green 3");
    turn_the_wheel();
    expect_asked(SITUATION_CHOOSE, 1);
    expect_refused(1, "discard green 2", "T18");
    expect_refused(1, "draw", "T18");
    expect_refused(2, "pass", "T18");
    make(1, "discard wild");
    expect_refused(1, "pass", "W2");
    make(1, "discard blue +2");
    ck_assert_int_eq(need_event(EVENT_DISCARDED, 1)->count, 2);
    expect_hand(1, "blue 2, red 7");
    expect_top("blue +2", suit("blue"));
    expect_asked(SITUATION_TURN, 2);
    expect_hand(2, "green 2, green 3");
}
END_TEST

START_TEST(almost_out_may_be_passed_and_gives_nothing_to_who_holds_two)
{
    SET_TABLE(ALMOST_OUT, "red 1*, red 2, red 3", "blue 2, blue 3, blue 4", "green 2, green 3");
    turn_the_wheel();
    make(1, "pass");
    expect_hand(1, "blue 2, blue 3, blue 4");
    expect_top("red 1*", suit("red"));
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(ALMOST_OUT, "red 1*, red 2, red 3", "blue 2, blue 3", "green 2, green 3");
    turn_the_wheel();
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W3, W13: a plain and a spin card of one number are one number. */
START_TEST(the_first_card_chooses_the_number)
{
    struct refusal why;

    SET_TABLE(NUMBER, "red 1*, red 2, red 3", "blue 3*, blue 7, green 3, yellow 3, wild, blue +2",
              "green 2, green 4");
    turn_the_wheel();
    expect_refused(1, "discard wild", "W3");
    expect_refused(1, "discard blue +2", "W3");
    make(1, "discard blue 3*");
    expect_refused(1, "discard blue 7", "W3");
    ck_assert(!game_check(game, read_move(1, "discard blue 7"), &why));
    ck_assert_ptr_nonnull(why.detail.id);
    make(1, "discard yellow 3");
    make(1, "pass");
    expect_hand(1, "blue 7, green 3, wild, blue +2");
    expect_top("yellow 3", suit("yellow"));
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

START_TEST(numbers_are_done_when_there_are_no_more_of_them)
{
    SET_TABLE(NUMBER, "red 1*, red 2, red 3", "blue 3, blue 7, green 3", "green 2, green 4");
    turn_the_wheel();
    make(1, "discard blue 3");
    make(1, "discard green 3");
    expect_hand(1, "blue 7");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W12 */
START_TEST(who_holds_no_number_or_no_colour_discards_nothing)
{
    SET_TABLE(NUMBER, "red 1*, red 2, red 3", "blue +2, wild, +4", "green 2, green 4");
    turn_the_wheel();
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(COLOUR, "red 1*, red 2, red 3", "wild, +4", "green 2, green 4");
    turn_the_wheel();
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(NUMBER, "red 1*, red 2, red 3", "blue +2, blue 2", "green 2, green 4");
    turn_the_wheel();
    make(1, "pass");
    expect_hand(1, "blue +2, blue 2");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W4 */
START_TEST(the_first_card_chooses_the_colour_and_actions_go_with_it)
{
    SET_TABLE(COLOUR, "red 1*, red 2, red 3", "blue 3, blue +2, green 3, blue skip, wild",
              "green 2, green 4");
    turn_the_wheel();
    expect_refused(1, "discard wild", "W12");
    make(1, "discard blue +2");
    expect_refused(1, "discard wild", "W12");
    expect_refused(1, "discard green 3", "W4");
    make(1, "discard blue 3");
    make(1, "discard blue skip");
    expect_hand(1, "green 3, wild");
    expect_asked(SITUATION_TURN, 2); /* W10: nobody is skipped */
}
END_TEST

/* W5 */
START_TEST(drawing_goes_on_until_the_colour_or_a_wild_comes)
{
    SET_TABLE(DRAW_RED, "red 1*, red 2, red 3", "blue 3, blue 4", "green 2, green 4");
    script("blue 5, blue skip, red skip, red 5");
    turn_the_wheel();
    expect_hand(1, "blue 3, blue 4, blue 5, blue skip, red skip");
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(DRAW_BLUE, "red 1*, red 2, red 3", "blue 3, blue 4", "green 2, green 4");
    script("red 5, +4, blue 5");
    turn_the_wheel();
    expect_hand(1, "blue 3, blue 4, red 5, +4");
    SET_TABLE(DRAW_BLUE, "red 1*, red 2, red 3", "blue 3, blue 4", "green 2, green 4");
    script("wild");
    turn_the_wheel();
    expect_hand(1, "blue 3, blue 4, wild");
    ck_assert_int_eq(need_event(EVENT_DRAWN, 0)->count, 1);
}
END_TEST

/* T12, W13 */
START_TEST(drawing_shuffles_the_discard_pile_and_ends_when_nothing_is_left)
{
    SET_TABLE(DRAW_RED, "red 1*, red 2", "blue 3, blue 4", "green 2, green 4");
    set_rest(REST_PILE, "blue 5, blue 6");
    turn_the_wheel();
    const struct event *first = need_event(EVENT_DRAWN, 0), *then = need_event(EVENT_DRAWN, 1);
    ck_assert_int_eq(first->count, 2);
    ck_assert_ptr_nonnull(find_event(EVENT_RESHUFFLED, 0));
    const struct card *last = deck_card(spin_deck.deck, then->cards[then->count - 1]);
    ck_assert(last->suit == DECK_NONE || last->suit == suit("red"));
    SET_TABLE(DRAW_BLUE, "red 1*, red 2", "blue 3, blue 4", "green 2, green 4");
    position.pile.count = 0;
    add_cards(&position.pile, "red 9, green 9");
    set_rest(REST_HAND, "yellow 5, yellow 6");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_RESHUFFLED, 0)->count, 2);
    ck_assert_int_eq(need_event(EVENT_NOTHING_LEFT, 0)->seat, 1);
    expect_hand(1, "blue 3, blue 4, yellow 5, yellow 6, red 9, green 9");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W6 */
START_TEST(hands_go_to_the_left_whatever_the_direction)
{
    SET_TABLE(TRADE, "red 1*, red 2, red 3", "green 2", "blue 2, blue 3");
    position.direction = DIRECTION_RIGHT;
    set_rest(REST_STOCK, "");
    make(0, "play red 1*");
    make(2, "spin");
    ck_assert_int_eq(need_event(EVENT_HANDS_PASSED, 0)->count, DIRECTION_LEFT);
    expect_hand(0, "blue 2, blue 3");
    expect_hand(1, "red 2, red 3");
    expect_hand(2, "green 2");
    const struct event *given = need_event(EVENT_GIVEN, 1);
    ck_assert_int_eq(given->count, 2);
    ck_assert_ptr_null(event_for_seat(given, (given->seat + 1) % 3).cards);
    ck_assert_ptr_nonnull(event_for_seat(given, given->seat).cards);
    expect_asked(SITUATION_TURN, 1);
}
END_TEST

/* W11 */
START_TEST(two_players_exchange_hands_and_the_other_is_on_again)
{
    SET_TABLE(TRADE, "red 1*, red 2, red 3", "green 2, green 4, green 5");
    turn_the_wheel();
    expect_hand(0, "green 2, green 4, green 5");
    expect_hand(1, "red 2, red 3");
    expect_asked(SITUATION_TURN, 0);
}
END_TEST

/* W7 */
START_TEST(the_spinner_shows_its_hand_to_all)
{
    SET_TABLE(SHOW, "red 1*, red 2, red 3", "green 2, green 4", "blue 2, blue 3");
    turn_the_wheel();
    const struct event *shown = need_event(EVENT_HAND_SHOWN, 0);
    ck_assert_int_eq(shown->seat, 1);
    ck_assert_int_eq(shown->other, NO_SEAT);
    ck_assert_int_eq(shown->count, 2);
    ck_assert_ptr_nonnull(event_for_seat(shown, 0).cards);
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W8 */
START_TEST(the_highest_number_wins_the_showdown_and_may_go)
{
    SET_TABLE(SHOWDOWN, "red 1*, red 2, red 7", "green 2, green 4", "blue 2, blue 8, wild");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_SHOWED, 0)->card, card("green 4"));
    ck_assert_int_eq(need_event(EVENT_SHOWED, 1)->card, card("blue 8"));
    ck_assert_int_eq(need_event(EVENT_SHOWED, 2)->card, card("red 7"));
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, 2);
    expect_asked(SITUATION_CHOOSE, 2);
    expect_refused(2, "discard blue 2", "W8");
    expect_refused(2, "discard wild", "W8");
    make(2, "discard blue 8");
    expect_hand(2, "blue 2, wild");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W8, W13: seats 0 and 2 show 8, then 5; seat 0 has no third. */
START_TEST(ties_show_their_next_highest_and_the_winner_discards_all_it_showed_or_none)
{
    SET_TABLE(SHOWDOWN, "red 1*, red 8, red 5, red skip", "green 2, green 4",
              "blue 8, blue 5, yellow 5, green 8, blue 1");
    turn_the_wheel();
    /* 8 against 8, then 5 against 8 */
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, 2);
    ck_assert_ptr_null(find_event(EVENT_SHOWED, 5));
    make(2, "pass");
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(SHOWDOWN, "red 1*, red 8, red 5, red skip", "green 2, green 4",
              "blue 8, blue 5, yellow 5, blue 1");
    turn_the_wheel();
    /* 8 and 8, 5 and 5, then seat 0 drops out before the third */
    ck_assert_int_eq(need_event(EVENT_SHOWED, 3)->card, card("blue 5")); /* in the deck's order */
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, 2);
    expect_refused(2, "discard blue 1", "W8");
    make(2, "discard blue 5");
    expect_refused(2, "pass", "W8");
    make(2, "discard yellow 5");
    expect_refused(2, "discard blue 1", "W8");
    make(2, "discard blue 8");
    expect_hand(2, "blue 1");
}
END_TEST

START_TEST(a_showdown_of_equals_to_the_end_discards_nothing)
{
    SET_TABLE(SHOWDOWN, "red 1*, red 8, red skip", "green 8, wild", "blue +2, blue skip");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, NO_SEAT);
    ck_assert_ptr_null(find_event(EVENT_SHOWED, 2));
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(SHOWDOWN, "red 1*, red +2, red skip", "green skip, wild", "blue +2, blue skip");
    turn_the_wheel();
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, NO_SEAT);
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W9 */
START_TEST(whoever_shouts_first_may_discard_any_card)
{
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "green 2, green 4", "blue 2, blue 8, wild");
    turn_the_wheel();
    ck_assert_uint_eq(game_asked(game), 7);
    expect_refused(1, "draw", "T18");
    make(1, "pass");
    ck_assert_uint_eq(game_asked(game), 5);
    expect_refused(1, "shout", "T18");
    make(0, "shout");
    ck_assert_int_eq(need_event(EVENT_SHOUTED, 0)->seat, 0);
    expect_asked(SITUATION_CHOOSE, 0);
    make(0, "discard red 7");
    expect_hand(0, "red 2");
    expect_top("red 7", suit("red"));
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

START_TEST(nobody_need_shout_nor_discard)
{
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "green 2, green 4", "blue 2, blue 8, wild");
    turn_the_wheel();
    make(2, "pass");
    make(0, "pass");
    make(1, "pass");
    expect_asked(SITUATION_TURN, 2);
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "green 2, green 4", "blue 2, blue 8, wild");
    turn_the_wheel();
    make(2, "shout");
    make(2, "pass");
    expect_hand(2, "blue 2, blue 8, wild");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

/* W10: its colour is named, its effect does not happen. */
START_TEST(the_discarder_names_the_colour_of_a_wild_on_top)
{
    SET_TABLE(SHOUT, "red 1*, red 2, red 7", "green 2, green 4", "blue 2, blue 8, +4");
    turn_the_wheel();
    make(2, "shout");
    make(2, "discard +4");
    expect_asked(SITUATION_COLOUR, 2);
    make(2, "colour green");
    expect_top("+4", suit("green"));
    expect_asked(SITUATION_TURN, 2);
    expect_hand(2, "blue 2, blue 8");
}
END_TEST

static const char fraction_segments[] =
    "<segment does=\"discard-number\" weight=\"3\"><title lang=\"en\">Number</title></segment>"
    "<segment does=\"show-hand\" weight=\"0\"><title lang=\"en\">Show</title></segment>"
    "<segment does=\"showdown\"><title lang=\"en\">Showdown</title></segment>";

/* W13 */
START_TEST(equal_fractions_are_one_number)
{
    struct refusal why;

    sit_down_with_segments(fraction_segments);
    SET_TABLE(0, "red 1/2*, red 1/3", "blue 2/4*, blue 1/2*, blue 2/3, blue 3/4",
              "blue 2/3, blue 3/4");
    make(0, "play red 1/2*");
    make(1, "spin");
    make(1, "discard blue 2/4*");
    ck_assert(!game_check(game, read_move(1, "discard blue 2/3"), &why));
    ck_assert_str_eq(why.rule, "W3");
    ck_assert_ptr_nonnull(why.detail.id); /* why 2/3 is not 2/4 */
    make(1, "discard blue 1/2*");
    expect_hand(1, "blue 2/3, blue 3/4");
    expect_asked(SITUATION_TURN, 2);
}
END_TEST

START_TEST(equal_fractions_tie_in_a_showdown)
{
    sit_down_with_segments(fraction_segments);
    SET_TABLE(2, "red 1/2*, red 6/8, red 1/3", "blue 3/4, blue 4/6", "blue 2/3, blue 1/2*");
    make(0, "play red 1/2*");
    make(1, "spin");
    ck_assert_int_eq(need_event(EVENT_SHOWDOWN, 0)->seat, 1);
    ck_assert_ptr_nonnull(find_event(EVENT_SHOWED, 4)); /* 3/4, 2/3, 6/8, then 4/6 and 1/3 */
    ck_assert_ptr_null(find_event(EVENT_SHOWED, 5));
    make(1, "discard blue 4/6");
    make(1, "discard blue 3/4");
    expect_asked(SITUATION_ROUND_OVER, 1);
}
END_TEST

/* W1: three in four, none, one in four of 4000; five standard deviations are 137. */
START_TEST(a_deck_may_give_weights)
{
    int stops[3] = {0};

    sit_down_with_segments(fraction_segments);
    SET_TABLE(0, "red 1/2*, red 1/3", "blue 3/4, blue 4/6");
    position.stops = 0;
    for (uint64_t seed = 1; seed <= 4000; seed++) {
        struct message why;
        require(game_set(game, &position, seed, NULL, &why) == STATUS_OK, "%s", why.id);
        forget_events();
        game_apply(game, move_card(MOVE_PLAY, 0, card("red 1/2*")), NULL);
        game_apply(game, move_of(MOVE_SPIN, 1), &listener);
        stops[need_event(EVENT_SPUN, 0)->count]++;
    }
    ck_assert_int_gt(stops[0], 2863);
    ck_assert_int_lt(stops[0], 3137);
    ck_assert_int_eq(stops[1], 0);
}
END_TEST

START_TEST(a_wheel_of_too_many_segments_is_not_played_with)
{
    struct strbuf segments = {0};
    struct rules *refused;
    struct refusal why;

    for (int i = 0; i <= 100; i++)
        strbuf_add(&segments, "<segment does=\"show-hand\"><title lang=\"en\">S</title></segment>");
    sit_down_with_segments(strbuf_text(&segments));
    strbuf_release(&segments);
    ck_assert_int_eq(rules_compile(&refused, spin_deck.deck, &spin_deck.settings, 2, &why),
                     STATUS_INVALID);
    ck_assert_str_eq(why.rule, "W1");
    ck_assert_ptr_nonnull(strstr(why.message.id, "too large"));
}
END_TEST

void add_wheel_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "wheel");

    tcase_add_checked_fixture(tests, sit_down_to_spin, get_up_from_spin);
    tcase_add_test(tests, the_player_after_a_spin_card_turns_the_wheel_instead_of_a_turn);
    tcase_add_test(tests, the_wheel_stops_everywhere_with_the_same_chance);
    tcase_add_test(tests, almost_out_leaves_two_cards_or_all);
    tcase_add_test(tests, almost_out_may_be_passed_and_gives_nothing_to_who_holds_two);
    tcase_add_test(tests, the_first_card_chooses_the_number);
    tcase_add_test(tests, numbers_are_done_when_there_are_no_more_of_them);
    tcase_add_test(tests, who_holds_no_number_or_no_colour_discards_nothing);
    tcase_add_test(tests, the_first_card_chooses_the_colour_and_actions_go_with_it);
    tcase_add_test(tests, drawing_goes_on_until_the_colour_or_a_wild_comes);
    tcase_add_test(tests, drawing_shuffles_the_discard_pile_and_ends_when_nothing_is_left);
    tcase_add_test(tests, hands_go_to_the_left_whatever_the_direction);
    tcase_add_test(tests, two_players_exchange_hands_and_the_other_is_on_again);
    tcase_add_test(tests, the_spinner_shows_its_hand_to_all);
    tcase_add_test(tests, the_highest_number_wins_the_showdown_and_may_go);
    tcase_add_test(tests,
                   ties_show_their_next_highest_and_the_winner_discards_all_it_showed_or_none);
    tcase_add_test(tests, a_showdown_of_equals_to_the_end_discards_nothing);
    tcase_add_test(tests, whoever_shouts_first_may_discard_any_card);
    tcase_add_test(tests, nobody_need_shout_nor_discard);
    tcase_add_test(tests, the_discarder_names_the_colour_of_a_wild_on_top);
    tcase_add_test(tests, equal_fractions_are_one_number);
    tcase_add_test(tests, equal_fractions_tie_in_a_showdown);
    tcase_add_test(tests, a_deck_may_give_weights);
    tcase_add_test(tests, a_wheel_of_too_many_segments_is_not_played_with);
}
