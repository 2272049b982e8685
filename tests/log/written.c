/* Lines that are only written: a view, a deck, events as a seat sees them. */
#include "cases.h"

#include "base/memory.h"
#include "deck/deck.h"
#include "log/view.h"
#include "log/position.h"
#include "rules/game.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

static const char deck_text[] =
    "<deck format='1' ruleset='spin'><title lang='en'>Small</title>"
    "<suit id='red' colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>"
    "<suit id='blue' colour='#2C3E97' shape='star'><name lang='en' short='B'>blue</name></suit>"
    "<numbers values='1/2 2/4' copies='3'/><numbers from='3' to='3' spin='yes' copies='3'/>"
    "<action does='skip' copies='8'/><wild copies='8'/>"
    "<wheel><segment does='discard-number' weight='2'><title lang='en'>n</title></segment>"
    "<segment does='draw-until' suit='blue' weight='1'><title lang='en'>b</title></segment></wheel>"
    "</deck>";

static struct deck *deck;
static struct rules *rules;
static const struct naming *naming;

static void compile(void)
{
    static struct naming names = {.seats = 3, .seat = {"Ann", "Bo", "Cy"}};
    struct diag diag = {0};
    struct refusal refused;

    ck_assert_msg(deck_load_bytes(&deck, "small.xml", deck_text, strlen(deck_text), &diag) ==
                      STATUS_OK,
                  "%s", diag.count ? diag.entries[0].message.id : "");
    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 3, &refused), STATUS_OK);
    names.deck = deck;
    naming = &names;
    diag_release(&diag);
}

static void release(void)
{
    rules_free(rules);
    deck_free(deck);
}

START_TEST(a_deck_is_written_with_all_that_a_player_must_know)
{
    struct strbuf line = {0};

    log_write_deck(&line, rules);
    ck_assert_str_eq(
        strbuf_text(&line),
        "{\"deck\":{\"name\":\"small\",\"colours\":[\"red\",\"blue\"],"
        "\"cards\":[{\"card\":\"red 1/2\",\"copies\":3,\"colour\":\"red\","
        "\"value\":\"1/2\",\"points\":10},{\"card\":\"red 2/4\",\"copies\":3,"
        "\"colour\":\"red\",\"value\":\"1/2\",\"points\":10},{\"card\":\"red 3*\","
        "\"copies\":3,\"colour\":\"red\",\"value\":\"3\",\"spin\":true,\"points\":3},"
        "{\"card\":\"red skip\",\"copies\":8,\"colour\":\"red\",\"does\":\"skip\","
        "\"points\":20},{\"card\":\"blue 1/2\",\"copies\":3,\"colour\":\"blue\","
        "\"value\":\"1/2\",\"points\":10},{\"card\":\"blue 2/4\",\"copies\":3,"
        "\"colour\":\"blue\",\"value\":\"1/2\",\"points\":10},{\"card\":\"blue 3*\","
        "\"copies\":3,\"colour\":\"blue\",\"value\":\"3\",\"spin\":true,\"points\":3},"
        "{\"card\":\"blue skip\",\"copies\":8,\"colour\":\"blue\",\"does\":\"skip\","
        "\"points\":20},{\"card\":\"wild\",\"copies\":8,\"does\":\"wild\",\"points\":50}]"
        ",\"wheel\":[{\"does\":\"discard-number\",\"weight\":2},{\"does\":\"draw-until\","
        "\"colour\":\"blue\",\"weight\":1}]}}\n");
    strbuf_release(&line);
}
END_TEST

static struct view view;

/* At a table where something of everything is to be seen. */
static void lay_table(void)
{
    struct game *game = game_new(rules);

    ck_assert_ptr_nonnull(game);
    game_start(game, 1, NULL);
    game_view(game, 1, &view);
    game_free(game);
    view.seat = 1;
    view.turn = 2;
    view.dealer = 0;
    view.asked = 6;
    view.top = card_parse(deck, "red 2/4");
    view.suit = 1;
    view.drawn = card_parse(deck, "red skip");
    memset(view.held, 0, sizeof view.held);
    memset(view.discarded, 0, sizeof view.discarded);
    view.held[0] = 2;
    view.held[deck_card_count(deck) - 1] = 1;
    view.discarded[view.top] = 1;
    view.open.in = 7;
    view.move_count = 2;
    view.moves[0] = move_card(MOVE_PLAY, 1, 0);
    view.moves[1] = move_of(MOVE_DRAW, 1);
}

static void assert_view(const char *expected)
{
    struct strbuf line = {0};

    log_write_view(&line, naming, &view);
    ck_assert_str_eq(strbuf_text(&line), expected);
    strbuf_release(&line);
}

START_TEST(a_view_is_written_with_what_is_there)
{
    lay_table();
    assert_view("{\"view\":{\"seat\":1,\"situation\":\"turn\",\"asked\":[1,2],\"turn\":2,"
                "\"dealer\":0,\"direction\":\"left\",\"round\":1,\"top\":\"red 2/4\","
                "\"colour\":\"blue\",\"drawn\":\"red skip\",\"stock\":20,\"pile\":1,\"hands\":[7,"
                "7,7],\"points\":[0,0,0],\"in\":[0,1,2],\"hand\":[\"red 1/2\",\"red 1/2\","
                "\"wild\"],\"discarded\":[\"red 2/4\"],\"moves\":[\"play red 1/2\",\"draw\"]}}\n");
}
END_TEST

START_TEST(a_view_leaves_out_what_is_not_there)
{
    lay_table();
    view.situation = SITUATION_REACT;
    view.turn = NO_SEAT;
    view.top = NO_CARD;
    view.suit = NO_SUIT;
    view.drawn = NO_CARD;
    view.open.in = 5;
    view.open.out = 2;
    view.winners = 1;
    view.owed = 4;
    view.open.last = true;
    view.open.called = 1;
    view.open.window = (struct window){.passed = 1, .catchable = 2, .callable = true};
    view.open.side[0] = view.open.side[1] = view.open.side[2] = 0;
    view.move_count = 0;
    assert_view("{\"view\":{\"seat\":1,\"situation\":\"react\",\"asked\":[1,2],\"dealer\":0,"
                "\"direction\":\"left\",\"round\":1,\"stock\":20,\"pile\":1,\"hands\":[7,7,7],"
                "\"points\":[0,0,0],\"in\":[0,2],\"out\":[1],\"partners\":[0,2],\"winners\":[0],"
                "\"owed\":4,\"last\":true,\"called\":[0],\"passed\":[0],\"catchable\":[1],"
                "\"jumpable\":false,\"callable\":true,\"hand\":[\"red 1/2\",\"red 1/2\",\"wild\"]"
                ",\"discarded\":[\"red 2/4\"],\"moves\":[]}}\n");
}
END_TEST

START_TEST(a_view_tells_which_segment_is_being_done)
{
    lay_table();
    view.open.segment = 1;
    view.open.left = 2;
    view.situation = SITUATION_SHOUT;
    struct strbuf line = {0};
    log_write_view(&line, naming, &view);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&line), "\"segment\":1,\"left\":2"));
    strbuf_clear(&line);
    view.situation = SITUATION_CHOOSE;
    log_write_view(&line, naming, &view);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&line), "\"segment\":1,\"left\":2"));
    strbuf_clear(&line);
    view.situation = SITUATION_TURN;
    log_write_view(&line, naming, &view);
    ck_assert_ptr_null(strstr(strbuf_text(&line), "segment"));
    strbuf_release(&line);
}
END_TEST

static void put(struct strbuf *out, const struct log_events *events, int seat)
{
    struct json_writer writer = json_writer_to(out);

    strbuf_clear(out);
    json_begin_object(&writer, NULL);
    log_put_events(&writer, "events", deck, events, seat);
    json_end(&writer);
}

START_TEST(events_are_kept_and_each_seat_is_shown_its_own)
{
    enum { MANY = 100 };
    const uint16_t cards[] = {0, 1};
    struct log_events events = {0};
    const struct listener listener = log_events_listener(&events);
    struct strbuf out = {0};

    for (int i = 0; i < MANY; i++) {
        struct event drawn = {.kind = EVENT_DRAWN,
                              .seat = 1,
                              .other = NO_SEAT,
                              .card = NO_CARD,
                              .suit = NO_SUIT,
                              .count = 2,
                              .cards = cards};
        listener.tell(listener.context, &drawn);
    }
    ck_assert_int_eq(events.count, MANY);
    for (int i = 0; i < MANY; i++) {
        ck_assert_ptr_ne(events.event[i].cards, cards);
        ck_assert_mem_eq(events.event[i].cards, cards, sizeof cards);
    }
    events.count = 1;
    put(&out, &events, LOG_IN_FULL);
    ck_assert_str_eq(
        strbuf_text(&out),
        "{\"events\":[{\"event\":\"drawn\",\"seat\":1,\"count\":2,\"cards\":[\"red 1/2\","
        "\"red 2/4\"]}]}");
    put(&out, &events, 1);
    ck_assert_str_eq(
        strbuf_text(&out),
        "{\"events\":[{\"event\":\"drawn\",\"seat\":1,\"count\":2,\"cards\":[\"red 1/2\","
        "\"red 2/4\"]}]}");
    put(&out, &events, 0);
    ck_assert_str_eq(strbuf_text(&out),
                     "{\"events\":[{\"event\":\"drawn\",\"seat\":1,\"count\":2}]}");
    strbuf_release(&out);
    log_events_release(&events);
    ck_assert_ptr_null(events.event);
}
END_TEST

void add_written_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "written");

    tcase_add_checked_fixture(tests, compile, release);
    tcase_add_test(tests, a_deck_is_written_with_all_that_a_player_must_know);
    tcase_add_test(tests, a_view_is_written_with_what_is_there);
    tcase_add_test(tests, a_view_leaves_out_what_is_not_there);
    tcase_add_test(tests, a_view_tells_which_segment_is_being_done);
    tcase_add_test(tests, events_are_kept_and_each_seat_is_shown_its_own);
}
