#include "play/referee.h"
#include "base/chance.h"
#include "game_hash.h"
#include "log/line.h"
#include "log/sum.h"
#include "sections.h"
#include "json/reader.h"

#include <stdio.h>
#include <string.h>

/* A referee and its last answer. */
struct led {
    struct referee referee;
    struct strbuf out;
    struct json_document answer;
    int line;
};

/* The answer is one line, one object. */
static const struct json_value *ask(struct led *led, const char *request)
{
    struct diag diag = {0};

    json_release(&led->answer);
    strbuf_clear(&led->out);
    referee_answer(&led->referee, request, strlen(request), ++led->line, &led->out);
    ck_assert_msg(strchr(strbuf_text(&led->out), '\n') == led->out.text + led->out.length - 1,
                  "%s: %s", request, strbuf_text(&led->out));
    ck_assert_int_eq(
        json_read(&led->answer, led->out.text, led->out.length - 1, (struct position){0}, &diag),
        STATUS_OK);
    return &led->answer.root;
}

static void leave(struct led *led)
{
    json_release(&led->answer);
    strbuf_release(&led->out);
    referee_release(&led->referee);
}

static const char *const decks[] = {"classic", "fractions", "spin"};
enum { DECKS = sizeof decks / sizeof *decks, SEATS = 3 };

static void begin(struct led *led, const char *deck, int seed)
{
    char request[256];

    *led = (struct led){0};
    snprintf(request, sizeof request,
             "{\"breuk\":1,\"deck\":\"%s\",\"seats\":[\"Ann\",\"Bo\",\"Cas\"],\"seed\":\"%d\","
             "\"settings\":{\"target\":\"100\"}}",
             deck, seed);
    ck_assert_ptr_nonnull(json_member(ask(led, request), "done"));
}

static char *question(char text[64], const char *name, int seat)
{
    snprintf(text, 64, "{\"%s\":%d}", name, seat);
    return text;
}

/* What the answer to "moves" lists is what the view lists, and what "check" allows. */
static void assert_moves_agree(struct led *led, int seat)
{
    char text[64];
    struct strbuf listed = {0};

    const struct json_value *moves = json_member(ask(led, question(text, "moves", seat)), "moves");
    for (size_t i = 0; i < moves->items; i++)
        strbuf_addf(&listed, "%s\n", moves->item[i].text);
    const struct json_value *view = json_member(ask(led, question(text, "see", seat)), "view");
    const char *at = strbuf_text(&listed);
    moves = json_member(view, "moves");
    for (size_t i = 0; i < moves->items; i++) {
        size_t length = strlen(moves->item[i].text);
        ck_assert_int_eq(strncmp(at, moves->item[i].text, length), 0);
        at += length + 1;
    }
    ck_assert_str_eq(at, "");
    strbuf_release(&listed);
}

/* Everything told to a seat or to everybody is the core's own event as that one may see it. */
static void assert_events_are_filtered(struct led *led, int seat, const char *request)
{
    const struct json_value *told = json_member(ask(led, request), "events");

    ck_assert_uint_eq(told->items, (size_t)led->referee.events.count);
    for (int i = 0; i < led->referee.events.count; i++) {
        struct event seen = event_for_seat(&led->referee.events.event[i], seat);
        ck_assert_str_eq(json_member(&told->item[i], "event")->text, event_name(seen.kind));
        ck_assert_int_eq(json_member(&told->item[i], "cards") != NULL, seen.cards != NULL);
    }
}

/* One move of those listed, at random; false when nobody is asked. */
static bool move_on(struct led *led, struct chance *chance)
{
    char text[64];
    struct strbuf request = {0};
    unsigned asked = game_asked(led->referee.game);

    if (!asked)
        return false;
    int seat = __builtin_ctz(asked);
    const struct json_value *moves = json_member(ask(led, question(text, "moves", seat)), "moves");
    ck_assert_uint_gt(moves->items, 0);
    const char *move = moves->item[chance_below(chance, (uint32_t)moves->items)].text;
    strbuf_addf(&request, "{\"seat\":%d,\"move\":\"%s\"}", seat, move);
    const struct json_value *answer = ask(led, strbuf_text(&request));
    ck_assert_msg(json_member(answer, "done") != NULL, "%s: %s", strbuf_text(&request),
                  strbuf_text(&led->out));
    ck_assert_uint_eq(json_member(answer, "events")->items, (size_t)led->referee.events.count);
    strbuf_release(&request);
    return true;
}

START_TEST(a_match_is_led_to_its_end_and_every_answer_agrees_with_the_others)
{
    struct chance chance;
    struct led led;
    int moves = 0;

    begin(&led, decks[_i % DECKS], _i);
    chance_init(&chance, (uint64_t)_i, CHANCE_TEST, 0);
    while (move_on(&led, &chance)) {
        int seat = moves++ % SEATS;
        char text[64];
        assert_moves_agree(&led, seat);
        assert_events_are_filtered(&led, seat, question(text, "events", seat));
        assert_events_are_filtered(&led, NO_SEAT, "{\"events\":\"everybody\"}");
    }
    ck_assert_int_gt(moves, 20);
    ck_assert_uint_ne(game_winners(led.referee.game), 0);
    leave(&led);
}
END_TEST

START_TEST(the_same_requests_get_the_same_answers)
{
    struct chance chance[2];
    struct led led[2];

    for (int i = 0; i < 2; i++) {
        chance_init(&chance[i], 5, CHANCE_TEST, 0);
        begin(&led[i], "classic", 5);
    }
    for (int moves = 0; moves < 60; moves++) {
        ck_assert_int_eq(move_on(&led[0], &chance[0]), move_on(&led[1], &chance[1]));
        ck_assert_str_eq(strbuf_text(&led[0].out), strbuf_text(&led[1].out));
    }
    leave(&led[0]);
    leave(&led[1]);
}
END_TEST

START_TEST(a_script_says_which_card_is_drawn)
{
    struct led led;

    begin(&led, "fractions", 1);
    ask(&led, "{\"position\":{\"hands\":[[\"red 3/4\"],[\"red 1/5\"],[\"red 1/7\"]],"
              "\"pile\":[\"blue 1/2\"],\"turn\":0}}");
    ck_assert_str_eq(
        json_member(ask(&led, "{\"script\":{\"cards\":[\"green 1/9\"]}}"), "done")->text, "script");
    ck_assert_ptr_nonnull(
        strstr((ask(&led, "{\"seat\":0,\"move\":\"draw\"}"), strbuf_text(&led.out)),
               "{\"event\":\"drawn\",\"seat\":0,\"count\":1,\"cards\":[\"green 1/9\"]}"));
    leave(&led);
}
END_TEST

/* A journal may be sent as it stands, with questions between its lines. */
START_TEST(lines_with_sums_are_held_to_them)
{
    static const char *const lines[] = {
        "{\"breuk\":1,\"deck\":\"classic\",\"seats\":[\"Ann\",\"Bo\"],\"seed\":\"3\"}\n",
        "{\"script\":{\"cards\":[\"green 9\"]}}\n",
        ("{\"position\":{\"hands\":[[\"red 3\"],[\"red 5\"]],\"pile\":[\"blue 1\"],"
         "\"turn\":0}}\n"),
    };
    enum { LINES = sizeof lines / sizeof *lines };
    struct strbuf summed[LINES] = {{0}};
    struct log_sum sum = {.kept = true};
    struct led led = {0};

    for (int i = 0; i < LINES; i++) {
        log_sum_write(&sum, &summed[i], lines[i], strlen(lines[i]));
        summed[i].text[summed[i].length - 1] = '\0';
        ck_assert_msg(json_member(ask(&led, summed[i].text), "done") != NULL, "line %d: %s", i,
                      strbuf_text(&led.out));
        ask(&led, "{\"see\":0}");
    }
    /* Once more is a line too many. */
    ck_assert_ptr_nonnull(json_member(ask(&led, summed[LINES - 1].text), "error"));
    for (int i = 0; i < LINES; i++)
        strbuf_release(&summed[i]);
    leave(&led);
}
END_TEST

START_TEST(a_check_gives_a_reason_for_what_is_refused_or_wrong)
{
    static const char *const checks[][2] = {
        {"{\"check\":{\"seat\":0,\"move\":\"play red 3/4\"}}", "allowed"},
        {"{\"check\":{\"seat\":0,\"move\":\"play blue 1/2\"}}", "refused"},
        {"{\"check\":{\"seat\":0,\"move\":\"play green 1/9\"}}", "wrong"},
    };
    struct led led = {0};

    ask(&led, "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"Ann\",\"Bo\"],"
              "\"settings\":{\"wrong\":\"referee\"}}");
    ask(&led, "{\"position\":{\"hands\":[[\"red 3/4\",\"green 1/9\"],[\"red 1/5\"]],"
              "\"pile\":[\"red 1/2\"],\"turn\":0}}");
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        const struct json_value *answer = ask(&led, checks[i][0]);
        ck_assert_ptr_nonnull(json_member(answer, "check"));
        ck_assert_str_eq(json_member(answer, "check")->text, checks[i][1]);
        ck_assert_int_eq(json_member(answer, "reason") != NULL, i > 0);
    }
    leave(&led);
}
END_TEST

/* Who is right about a rule can look it up: the answer names it, whoever finds the fault. */
START_TEST(a_refusal_names_its_rule)
{
    static const struct {
        const char *request, *rule;
    } cases[] = {
        {"{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[]}", "S1"},
        {"{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"Ann\"]}", "S1"},
        {"{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"A\",\"B\",\"C\",\"D\",\"E\",\"F\",\"G\","
         "\"H\","
         "\"I\",\"J\",\"K\"]}",
         "S1"},
        {"{\"seat\":0,\"move\":\"talk Bo\"}", "X7"},
        {"{\"seat\":1,\"move\":\"talk Bo\"}", "X7"},
    };
    struct led led;

    begin(&led, "fractions", 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct json_value *answer = ask(&led, cases[i].request);
        ck_assert_ptr_nonnull(json_member(answer, "error"));
        ck_assert_ptr_nonnull(json_member(answer, "rule"));
        ck_assert_str_eq(json_member(answer, "rule")->text, cases[i].rule);
        if (strcmp(cases[i].rule, "S1") == 0) /* which reads well of one, too */
            ck_assert_ptr_nonnull(
                strstr(json_member(answer, "error")->text, "2 to 10 players can play, not "));
    }
    leave(&led);
}
END_TEST

START_TEST(a_line_that_is_too_long_is_refused_and_changes_nothing)
{
    struct led led;

    begin(&led, "classic", 1);
    uint64_t before = game_hash(led.referee.game);
    strbuf_clear(&led.out);
    referee_refuse_length(&led.referee, 2000000, 7, &led.out);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&led.out), "\"line\":7,\"column\":1}\n"));
    ck_assert_uint_eq(game_hash(led.referee.game), before);
    leave(&led);
}
END_TEST

void add_referee(Suite *suite)
{
    TCase *tests = add_case(suite, "referee");

    tcase_add_loop_test(tests, a_match_is_led_to_its_end_and_every_answer_agrees_with_the_others, 0,
                        DECKS);
    tcase_add_test(tests, the_same_requests_get_the_same_answers);
    tcase_add_test(tests, a_script_says_which_card_is_drawn);
    tcase_add_test(tests, lines_with_sums_are_held_to_them);
    tcase_add_test(tests, a_check_gives_a_reason_for_what_is_refused_or_wrong);
    tcase_add_test(tests, a_refusal_names_its_rule);
    tcase_add_test(tests, a_line_that_is_too_long_is_refused_and_changes_nothing);
}
