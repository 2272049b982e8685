/* Moves as text, and events as a seat sees them. */
#include "suites.h"
#include "table.h"

#include <string.h>

static struct table_deck table;
static struct naming naming;

static void open_fractions(void)
{
    table_open(&table, "fractions", NULL);
    naming = (struct naming){.deck = table.deck, .seats = 4, .seat = {"Ann", "Bo", "Cy O'Di"}};
}

static void close_fractions(void)
{
    table_close(&table);
}

static const struct {
    const char *text, *printed;
} readable[] = {
    {"play blue 2/4", "play blue 2/4"},
    {"play wild", "play wild"},
    {"play red +2", "play red +2"},
    {"  draw  ", "draw"},
    {"pass", "pass"},
    {"keep", "pass"},
    {"colour yellow", "colour yellow"},
    {"deal", "deal"},
    {"catch Bo", "catch Bo"},
    {"swap 1", "swap Bo"},
    {"talk Cy O'Di", "talk Cy O'Di"},
    {"catch 3", "catch 3"},
    {"challenge", "challenge"},
    {"jump blue 1/2", "jump blue 1/2"},
    {" play +4 ", "play +4"},
    {"by-value", "by-value"},
    {"prove x2", "prove x2"},
    {"prove x100", "prove x100"},
    {"prove 2/3 ", "prove 2/3"},
    {"prove 72/24", "prove 72/24"},
};

START_TEST(a_move_is_read_and_written_in_its_text_form)
{
    struct strbuf text = {0};
    struct message why;
    struct move move;

    ck_assert_int_eq(move_parse(&move, &naming, 3, readable[_i].text, &why), STATUS_OK);
    ck_assert_int_eq(move.seat, 3);
    move_print(&text, &naming, move);
    ck_assert_str_eq(strbuf_text(&text), readable[_i].printed);
    strbuf_release(&text);
}
END_TEST

static const char no_proof[] = "“{typed}” is not a factor such as x2, or a fraction such as 1/2";

static const struct {
    const char *text, *why;
    const char *near; /* what is asked to have been meant: the last argument of the message */
} unreadable[] = {
    {"", "“{typed}” is not a move", NULL},
    {"hop", "“{typed}” is not a move", NULL},
    {"plya wild", "“{typed}” is not a move; did you mean “{word}”?", "play"},
    {"draw two", "type nothing after “{word}”", "draw"},
    {"pass ", NULL, NULL},
    {"play", "“{word}” needs a card after it", NULL},
    {"swap", "“{word}” needs a player after it", NULL},
    {"talk ", "“{word}” needs a player after it", NULL},
    {"play blue", "there is no card “{typed}” in this deck", NULL},
    {"play blue 2/44", "there is no card “{typed}” in this deck; did you mean {card}?", "blue 2/4"},
    {"play 2/4", "there is no card “{typed}” in this deck", NULL},
    {"play blue  2/4", "there is no card “{typed}” in this deck; did you mean {card}?", "blue 2/4"},
    {"play purple 2/4", "there is no card “{typed}” in this deck", NULL},
    {"play wlid", "there is no card “{typed}” in this deck; did you mean {card}?", "wild"},
    {"catch Zed", "there is no player “{typed}” at this table", NULL},
    {"catch 4", "there is no player “{typed}” at this table", NULL},
    {"catch 33", "there is no player “{typed}” at this table", NULL},
    {"catch /", "there is no player “{typed}” at this table", NULL},
    {"catch Bos", "there is no player “{typed}” at this table; did you mean {name}?", "Bo"},
    {"prove", "“{word}” needs a factor or a fraction after it, such as x2 or 1/2", NULL},
    {"prove x1", no_proof, NULL},
    {"prove x101", no_proof, NULL},
    {"prove x02", no_proof, NULL},
    {"prove x2x", no_proof, NULL},
    {"prove x", no_proof, NULL},
    {"prove 2", no_proof, NULL},
    {"prove 1/", no_proof, NULL},
    {"prove /2", no_proof, NULL},
    {"prove 0/2", no_proof, NULL},
    {"prove 1/0", no_proof, NULL},
    {"prove 1/25", no_proof, NULL},
    {"prove 73/24", no_proof, NULL},
    {"prove 01/2", no_proof, NULL},
    {"prove 1/2/3", no_proof, NULL},
    {"prove -1/2", no_proof, NULL},
    {"prove x-2", no_proof, NULL},
    {"prove x1000000000000", no_proof, NULL},
    {"colour", "“{word}” needs a colour after it", NULL},
    {"colour purple", "there is no colour “{typed}” in this deck", NULL},
    {"colour gren", "there is no colour “{typed}” in this deck; did you mean {suit}?", "green"},
};

static void print_near(const struct message *why, struct strbuf *out)
{
    const struct message_arg *last = &why->arg[why->args - 1];

    if (last->kind == MESSAGE_CARD)
        card_print(out, table.deck, (int)last->count);
    else if (last->kind == MESSAGE_SUIT)
        strbuf_add(out, deck_suit(table.deck, (int)last->count)->id);
    else
        strbuf_add(out, last->text);
}

START_TEST(what_is_no_move_is_refused_with_the_nearest_word)
{
    struct move move = move_of(MOVE_DEAL, 1), before = move;
    struct strbuf near = {0};
    struct message why;
    enum status status = move_parse(&move, &naming, 3, unreadable[_i].text, &why);

    if (!unreadable[_i].why) {
        ck_assert_int_eq(status, STATUS_OK);
        return;
    }
    ck_assert_int_eq(status, STATUS_INVALID);
    ck_assert_str_eq(why.id, unreadable[_i].why);
    ck_assert(move_equal(move, before));
    if (unreadable[_i].near) {
        print_near(&why, &near);
        ck_assert_str_eq(strbuf_text(&near), unreadable[_i].near);
    }
    strbuf_release(&near);
}
END_TEST

START_TEST(a_text_as_long_as_a_page_is_refused)
{
    char text[400];
    struct move move;
    struct message why;

    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ck_assert_int_eq(move_parse(&move, &naming, 0, text, &why), STATUS_INVALID);
    ck_assert_str_eq(why.id, "a move can have at most {most} characters");
    text[255] = '\0';
    ck_assert_int_eq(move_parse(&move, &naming, 0, text, &why), STATUS_INVALID);
    ck_assert_str_eq(why.id, "“{typed}” is not a move");
}
END_TEST

START_TEST(a_card_that_is_printed_and_never_played_is_no_card_of_a_move)
{
    struct table_deck spin;
    int extra;

    table_open(&spin, "spin", NULL);
    extra = deck_card_count(spin.deck) - 1;
    ck_assert_int_eq(deck_card(spin.deck, extra)->kind, CARD_EXTRA);
    ck_assert_int_eq(card_parse(spin.deck, deck_card(spin.deck, extra)->id), NO_CARD);
    ck_assert_int_ne(card_parse(spin.deck, "red 3*"), NO_CARD);
    table_close(&spin);
}
END_TEST

START_TEST(moves_differ_in_each_of_their_parts)
{
    struct move move = move_card(MOVE_PLAY, 1, 2), other = move;

    ck_assert(move_equal(move, other));
    other.seat = 2;
    ck_assert(!move_equal(move, other));
    ck_assert(!move_equal(move, move_card(MOVE_PLAY, 1, 3)));
    ck_assert(!move_equal(move, move_of(MOVE_DRAW, 1)));
    ck_assert(!move_equal(move_colour(1, 2), move_colour(1, 3)));
}
END_TEST

START_TEST(a_seat_sees_the_cards_of_its_own_draws_alone)
{
    const uint16_t cards[] = {4, 5};
    struct event drawn = {.kind = EVENT_DRAWN, .seat = 1, .count = 2, .cards = cards};
    struct event counted = {.kind = EVENT_COUNTED, .seat = 1, .count = 2, .cards = cards};

    ck_assert_ptr_eq(event_for_seat(&drawn, 1).cards, cards);
    ck_assert_ptr_null(event_for_seat(&drawn, 0).cards);
    ck_assert_int_eq(event_for_seat(&drawn, 0).count, 2);
    ck_assert_ptr_eq(event_for_seat(&counted, 0).cards, cards);
}
END_TEST

void add_text_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "text");

    tcase_add_checked_fixture(tests, open_fractions, close_fractions);
    tcase_add_loop_test(tests, a_move_is_read_and_written_in_its_text_form, 0,
                        sizeof readable / sizeof *readable);
    tcase_add_loop_test(tests, what_is_no_move_is_refused_with_the_nearest_word, 0,
                        sizeof unreadable / sizeof *unreadable);
    tcase_add_test(tests, a_text_as_long_as_a_page_is_refused);
    tcase_add_test(tests, a_card_that_is_printed_and_never_played_is_no_card_of_a_move);
    tcase_add_test(tests, moves_differ_in_each_of_their_parts);
    tcase_add_test(tests, a_seat_sees_the_cards_of_its_own_draws_alone);
}
