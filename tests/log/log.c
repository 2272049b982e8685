#include "base/memory.h"
#include "cases.h"
#include "log/header.h"
#include "log/journal.h"
#include "log/line.h"
#include "log/position.h"
#include "log/reader.h"
#include "log/sum.h"
#include "log/view.h"
#include "log_lines.h"
#include "rules/game.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct position line_two = {.file = "game.jsonl", .line = 2};

static struct deck *deck;
static struct naming naming = {.seats = 3, .seat = {"Ann", "Bo"}}; /* Cy is a number */

/* Data of the project: tests run with BREUK_SOURCE. */
static void load_deck(void)
{
    struct diag diag = {0};
    struct strbuf path = {0};

    strbuf_addf(&path, "%s/decks/fractions.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(deck_load(&deck, strbuf_text(&path), &diag), STATUS_OK);
    naming.deck = deck;
    strbuf_release(&path);
    diag_release(&diag);
}

static void free_deck(void)
{
    deck_free(deck);
}

/* A line that must be JSON. */
static struct json_document parse(const char *line)
{
    struct json_document document;
    struct diag diag = {0};

    ck_assert_msg(json_read(&document, line, strlen(line), line_two, &diag) == STATUS_OK,
                  "no JSON: %s", line);
    diag_release(&diag);
    return document;
}

static void assert_said(const struct diag *diag, const char *line, const char *id, int column)
{
    ck_assert_msg(diag->count == 1, "%s: %zu complaints", line, diag->count);
    ck_assert_msg(strcmp(diag->entries[0].message.id, id) == 0, "%s: said “%s”", line,
                  diag->entries[0].message.id);
    ck_assert_msg(diag->entries[0].where.column == column, "%s: column %d", line,
                  diag->entries[0].where.column);
    ck_assert_int_eq(diag->entries[0].where.line, 2);
}

/* --- header */

static const char header_line[] =
    "{\"breuk\":1,\"deck\":\"fractions\",\"hash\":\"00000000deadbeef\",\"ruleset\":\"fractions\","
    "\"settings\":{\"target\":\"250\"},\"seats\":[\"Zoë\",{\"name\":\"Robo\",\"bot\":\"random\"}],"
    "\"seed\":\"18446744073709551615\",\"chance\":\"xoshiro256** 1\"}\n";

START_TEST(a_header_reads_back_as_it_was_written)
{
    struct json_document document = parse(header_line);
    struct log_header header;
    struct diag diag = {0};
    struct strbuf again = {0};

    ck_assert_int_eq(log_read_header(&header, &document.root, line_two, &diag), STATUS_OK);
    ck_assert_str_eq(header.deck, "fractions");
    ck_assert_uint_eq(header.hash, 0xdeadbeef);
    ck_assert_uint_eq(header.seed, UINT64_MAX);
    ck_assert_int_eq(header.seats, 2);
    ck_assert_str_eq(header.seat[0].name, "Zoë");
    ck_assert_ptr_null(header.seat[0].bot);
    ck_assert_str_eq(header.seat[1].bot, "random");
    log_write_header(&again, &header);
    ck_assert_str_eq(strbuf_text(&again), header_line);
    strbuf_release(&again);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_wrong_header_is_refused_with_its_column)
{
    static const struct {
        const char *line;
        const char *id;
        int column;
    } cases[] = {
        {"{\"seat\":1}",
         "a log must begin with a line that has the field “breuk”, but this one does not", 1},
        {"[]", "a log must begin with a line that has the field “breuk”, but this one does not", 1},
        {"{\"breuk\":2,\"deck\":\"x\",\"seats\":[\"A\",\"B\"]}",
         "this log has format {format}, but this program reads only format {ours}", 10},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"chance\":\"dice 1\"}",
         "this game uses the random numbers “{theirs}”, but this program has “{ours}”", 50},
        {"{\"breuk\":1,\"seats\":[\"A\",\"B\"]}", "field “{field}” is missing", 1},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",{\"name\":\"B\"}]}",
         "field “{field}” is missing", 36},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"seed\":\"-1\"}",
         "“{text}” must be a whole number from 0 to 18446744073709551615", 48},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"seed\":\"18446744073709551616\"}",
         "“{text}” must be a whole number from 0 to 18446744073709551615", 48},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"seed\":\"\"}",
         "“{text}” must be a whole number from 0 to 18446744073709551615", 48},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"hash\":\"xyz\"}",
         "“{text}” must be up to 16 hexadecimal digits (0–9 and a–f)", 48},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"settings\":{\"targte\":\"1\"}}",
         "there is no setting “{name}”; did you mean “{nearest}”?", 53},
        {"{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"settings\":{\"target\":1}}",
         "the value of “{name}” must be a string", 53},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct json_document document = parse(cases[i].line);
        struct log_header header;
        struct diag diag = {0};
        ck_assert_int_eq(log_read_header(&header, &document.root, line_two, &diag), STATUS_INVALID);
        assert_said(&diag, cases[i].line, cases[i].id, cases[i].column);
        json_release(&document);
        diag_release(&diag);
    }
}
END_TEST

START_TEST(a_line_that_has_the_field_of_no_kind_is_another)
{
    struct json_document document = parse("{\"seat\":1}");

    ck_assert_int_eq(log_kind_of(&document.root), LOG_OTHER);
    json_release(&document);
}
END_TEST

START_TEST(each_wrong_setting_of_a_header_is_complained_of)
{
    struct json_document document =
        parse("{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"settings\":"
              "{\"targte\":\"1\",\"target\":\"2\",\"hand-size\":5}}");
    struct log_header header;
    struct diag diag = {0};

    ck_assert_int_eq(log_read_header(&header, &document.root, line_two, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.count, 2);
    ck_assert_int_eq(diag.entries[0].where.column, 53);
    ck_assert_int_eq(diag.entries[1].where.column, 79);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

/* Of more complaints than are shown none is made: each looks for what was meant. */
START_TEST(what_follows_a_thousand_wrong_settings_is_not_looked_at)
{
    struct strbuf line = {0};
    struct log_header header;
    struct diag diag = {0};

    strbuf_add(&line, "{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],\"settings\":{");
    for (int i = 0; i < DIAG_LIMIT + 5; i++)
        strbuf_addf(&line, "\"s%d\":\"1\",", i);
    strbuf_add(&line, "\"target\":\"2\"}}");
    struct json_document document = parse(strbuf_text(&line));
    ck_assert_int_eq(log_read_header(&header, &document.root, line_two, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, DIAG_LIMIT);
    ck_assert(diag.unfinished);
    json_release(&document);
    diag_release(&diag);
    strbuf_release(&line);
}
END_TEST

START_TEST(a_header_is_held_against_its_deck)
{
    struct log_header header = {.deck = "fractions", .hashed = true, .hash = deck_hash(deck)};
    struct settings settings, changed = *deck_settings(deck);
    struct arena texts = {0};
    struct diag diag = {0};

    changed.value[SETTING_TARGET] = 123;
    log_header_take_settings(&header, &changed, &texts);
    ck_assert_int_eq(
        log_header_settle(&header, deck, deck_settings(deck), &settings, line_two, &diag),
        STATUS_OK);
    ck_assert_mem_eq(&settings, &changed, sizeof settings);

    header.hash++;
    ck_assert_int_eq(
        log_header_settle(&header, deck, deck_settings(deck), &settings, line_two, &diag),
        STATUS_INVALID);
    assert_said(&diag, "hash",
                "the deck “{deck}” has changed since this game was played; restore the old deck, "
                "or start a new game",
                1);
    diag_release(&diag);
    diag = (struct diag){0};

    header.hash--;
    header.setting[SETTING_TARGET].value = "none";
    header.setting[SETTING_TARGET].column = 77;
    ck_assert_int_eq(
        log_header_settle(&header, deck, deck_settings(deck), &settings, line_two, &diag),
        STATUS_INVALID);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_int_eq(diag.entries[0].where.column, 77);
    diag_release(&diag);
    arena_release(&texts);
}
END_TEST

/* --- moves and events */

START_TEST(a_move_reads_back_as_it_was_written)
{
    const struct move moves[] = {
        move_card(MOVE_PLAY, 1, card_parse(deck, "blue 2/4")),
        move_card(MOVE_PLAY, 0, card_parse(deck, "wild")),
        move_of(MOVE_DRAW, 2),
        move_of(MOVE_PASS, 0),
        move_colour(1, deck_find_suit(deck, "red")),
        move_of(MOVE_DEAL, 2),
        move_seat(MOVE_CATCH, 1, 2),
        move_seat(MOVE_TALK, NO_SEAT, 1),
    };

    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        struct strbuf line = {0};
        struct diag diag = {0};
        const struct log_trial trial = {i % 2 ? card_parse(deck, "red 3/7") : NO_CARD,
                                        (int)i % (LOG_HINTS_MOST + 1)};
        struct move again;
        log_write_move(&line, &naming, moves[i], trial);
        ck_assert_int_eq(strbuf_text(&line)[line.length - 1], '\n');
        struct json_document document = parse(strbuf_text(&line));
        ck_assert_int_eq(log_kind_of(&document.root), LOG_MOVE);
        ck_assert_int_eq(log_read_move(&again, &document.root, &naming, line_two, &diag),
                         STATUS_OK);
        ck_assert(move_equal(again, moves[i]));
        const struct log_trial read = log_trial_of(&document.root, &naming);
        ck_assert_int_eq(read.refused, trial.refused);
        ck_assert_int_eq(read.hints, trial.hints);
        json_release(&document);
        strbuf_release(&line);
        diag_release(&diag);
    }
}
END_TEST

START_TEST(a_wrong_move_or_event_is_refused_with_its_column)
{
    static const struct {
        bool event;
        const char *line;
        const char *id;
        int column;
    } cases[] = {
        {false, "{\"seat\":3,\"move\":\"draw\"}",
         "there is no seat {number}; seats are numbered from 0 to {most}", 9},
        {false, "{\"seat\":-1,\"move\":\"draw\"}",
         "there is no seat {number}; seats are numbered from 0 to {most}", 9},
        {false, "{\"seat\":0,\"move\":\"draw\",\"refused\":\"red 99/1\"}",
         "this deck has no card “{text}” in play", 35},
        {false, "{\"seat\":0,\"move\":\"draw\",\"hints\":0}",
         "{number} is not between {least} and {most}", 33},
        {false, "{\"seat\":0,\"move\":\"draw\",\"hints\":4}",
         "{number} is not between {least} and {most}", 33},
        {false, "{\"seat\":0}", "field “{field}” is missing", 1},
        {false, "{\"move\":\"draw\"}", "“{word}” needs a “seat” to say whose move it is", 9},
        {false, "{\"seat\":0,\"move\":\"play blue 2/4\",\"x\":1}", "unknown field “{field}”", 34},
        {true, "{\"event\":\"plaed\"}", "there is no event “{text}”; did you mean “{meant}”?", 10},
        {true, "{\"event\":\"zzz\"}", "there is no event “{text}”", 10},
        {true, "{\"event\":\"played\",\"card\":\"blue 99/1\"}",
         "this deck has no card “{text}” in play", 26},
        {true, "{\"event\":\"colour named\",\"colour\":\"pink\"}",
         "this deck has no colour “{text}”", 34},
        {true, "{\"event\":\"drawn\",\"count\":2,\"cards\":[\"wild\"]}",
         "“count” is {count}, but there are {held} cards", 36},
        {true, "{\"event\":\"drawn\",\"count\":1,\"cards\":[1]}",
         "expected {wanted} here, but got {kind}", 37},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct json_document document = parse(cases[i].line);
        struct diag diag = {0};
        uint16_t cards[LOG_CARDS];
        struct event event;
        struct move move;
        enum status status =
            cases[i].event
                ? lines_read_event(&event, cards, &document.root, deck, 3, line_two, &diag)
                : log_read_move(&move, &document.root, &naming, line_two, &diag);
        ck_assert_int_eq(status, STATUS_INVALID);
        assert_said(&diag, cases[i].line, cases[i].id, cases[i].column);
        json_release(&document);
        diag_release(&diag);
    }
}
END_TEST

/* Writes each event of a game, reads it again and writes that. */
static void assert_event_rewrites(void *context, const struct event *event)
{
    struct strbuf line = {0}, again = {0};
    struct diag diag = {0};
    uint16_t cards[LOG_CARDS];
    struct event read;

    log_write_event(&line, deck, event);
    struct json_document document = parse(strbuf_text(&line));
    ck_assert_int_eq(log_kind_of(&document.root), LOG_EVENT);
    ck_assert_msg(lines_read_event(&read, cards, &document.root, deck, 3, line_two, &diag) ==
                      STATUS_OK,
                  "refused: %s", strbuf_text(&line));
    log_write_event(&again, deck, &read);
    ck_assert_str_eq(strbuf_text(&line), strbuf_text(&again));
    ++*(int *)context;
    json_release(&document);
    strbuf_release(&line);
    strbuf_release(&again);
    diag_release(&diag);
}

static void assert_position_rewrites(const struct game *game)
{
    struct game_position *position = memory_new(2, sizeof *position);
    struct strbuf line = {0}, again = {0};
    struct diag diag = {0};

    ck_assert_ptr_nonnull(position);
    game_get(game, &position[0]);
    log_write_position(&line, deck, 3, &position[0]);
    struct json_document document = parse(strbuf_text(&line));
    ck_assert_int_eq(log_kind_of(&document.root), LOG_POSITION);
    ck_assert_int_eq(log_read_position(&position[1], &document.root, deck, 3, line_two, &diag),
                     STATUS_OK);
    log_write_position(&again, deck, 3, &position[1]);
    ck_assert_str_eq(strbuf_text(&line), strbuf_text(&again));
    json_release(&document);
    strbuf_release(&line);
    strbuf_release(&again);
    diag_release(&diag);
    memory_free(position);
}

static void assert_view_is_json(const struct game *game, int seat)
{
    static struct view view;
    struct strbuf line = {0};

    game_view(game, seat, &view);
    log_write_view(&line, &naming, &view);
    struct json_document document = parse(strbuf_text(&line));
    ck_assert_int_eq(log_kind_of(&document.root), LOG_VIEW);
    const struct json_value *object = json_member(&document.root, "view");
    ck_assert_uint_eq(json_member(object, "moves")->items, (size_t)view.move_count);
    ck_assert_uint_eq(json_member(object, "hand")->items, (size_t)view.hands[seat]);
    ck_assert_uint_eq(json_member(object, "discarded")->items, (size_t)view.pile);
    json_release(&document);
    strbuf_release(&line);
}

START_TEST(every_event_position_and_view_of_a_match_is_a_line)
{
    struct rules *rules;
    struct refusal refused;
    int events = 0, moves = 0;
    const struct listener listener = {.tell = assert_event_rewrites, .context = &events};
    struct chance chance;
    static struct move allowed[VIEW_MOVES];

    ck_assert_int_eq(rules_compile(&rules, deck, deck_settings(deck), 3, &refused), STATUS_OK);
    struct game *game = game_new(rules);
    chance_init(&chance, 11, CHANCE_TEST, 0);
    game_start(game, 11, &listener);
    while (game_asked(game) && moves < 300) {
        int seat = __builtin_ctz(game_asked(game));
        int count = game_moves(game, seat, allowed);
        assert_view_is_json(game, seat);
        if (game_situation(game) == SITUATION_TURN)
            assert_position_rewrites(game);
        game_apply(game, allowed[chance_below(&chance, (uint32_t)count)], &listener);
        moves++;
    }
    ck_assert_int_eq(moves, 300);
    ck_assert_int_gt(events, 300);
    game_free(game);
    rules_free(rules);
}
END_TEST

START_TEST(what_a_position_leaves_out_is_as_in_an_empty_table)
{
    struct json_document document =
        parse("{\"position\":{\"pile\":[\"wild\"],\"colour\":\"red\",\"rest\":\"seat 2\"}}");
    struct game_position *position = memory_new(2, sizeof *position);
    struct diag diag = {0};

    ck_assert_int_eq(log_read_position(&position[0], &document.root, deck, 3, line_two, &diag),
                     STATUS_OK);
    position_init(&position[1]);
    ck_assert_int_eq(position[0].turn, position[1].turn);
    ck_assert_int_eq(position[0].direction, position[1].direction);
    ck_assert_int_eq(position[0].stage, position[1].stage);
    ck_assert_int_eq(position[0].pile.count, 1);
    ck_assert_int_eq(position[0].suit, deck_find_suit(deck, "red"));
    ck_assert_int_eq(position[0].rest, REST_HAND);
    ck_assert_int_eq(position[0].rest_seat, 2);
    memory_free(position);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_position_tells_what_is_owed_who_is_out_and_where_the_wheel_stops)
{
    static const char text[] = "{\"position\":{\"owed\":6,\"out\":[2,0],\"wheel\":[8,0,8]}}";
    struct json_document document = parse(text);
    struct game_position *position = memory_new(1, sizeof *position);
    struct strbuf line = {0};
    struct diag diag = {0};

    ck_assert_int_eq(log_read_position(position, &document.root, deck, 3, line_two, &diag),
                     STATUS_OK);
    ck_assert_int_eq(position->owed, 6);
    ck_assert_uint_eq(position->out, 5);
    ck_assert_int_eq(position->stops, 3);
    ck_assert_int_eq(position->stop[0], 8);
    ck_assert_int_eq(position->stop[1], 0);
    log_write_position(&line, deck, 3, position);
    ck_assert_ptr_nonnull(
        strstr(strbuf_text(&line), "\"owed\":6,\"out\":[0,2],\"wheel\":[8,0,8]}}"));
    strbuf_release(&line);
    memory_free(position);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_wrong_position_is_refused_with_its_column)
{
    static const struct {
        const char *line;
        const char *id;
        int column;
    } cases[] = {
        {"{\"position\":[]}", "field “{field}” must be {wanted}, but is {kind}", 13},
        {"{\"position\":{\"hands\":[[],[]]}}",
         "expected {seats}, one for each seat, but got {count}", 22},
        {"{\"position\":{\"hands\":[[],[],1]}}", "expected {wanted} here, but got {kind}", 29},
        {"{\"position\":{\"points\":[1]}}", "expected {seats}, one for each seat, but got {count}",
         23},
        {"{\"position\":{\"points\":[1,2,-3]}}", "{number} is not between {least} and {most}", 28},
        {"{\"position\":{\"rest\":\"seat 3\"}}", "“{text}” must be one of: {allowed}", 21},
        {"{\"position\":{\"rest\":\"seat1\"}}", "“{text}” must be one of: {allowed}", 21},
        {"{\"position\":{\"rest\":\"seat  1\"}}", "“{text}” must be one of: {allowed}", 21},
        {"{\"position\":{\"rest\":\"seat \"}}", "“{text}” must be one of: {allowed}", 21},
        {"{\"position\":{\"rest\":\"seat 1x\"}}", "“{text}” must be one of: {allowed}", 21},
        {"{\"position\":{\"direction\":\"up\"}}", "“{text}” must be one of: {allowed}", 26},
        {"{\"position\":{\"stage\":\"now\"}}", "“{text}” must be one of: {allowed}", 22},
        {"{\"position\":{\"turn\":3}}",
         "there is no seat {number}; seats are numbered from 0 to {most}", 21},
        {"{\"position\":{\"round\":0}}", "{number} is not between {least} and {most}", 22},
        {"{\"position\":{\"owed\":-2}}", "{number} is not between {least} and {most}", 21},
        {"{\"position\":{\"out\":[1,3]}}",
         "there is no seat {number}; seats are numbered from 0 to {most}", 23},
        {"{\"position\":{\"out\":[1,1]}}", "seat {seat} is listed twice", 23},
        {"{\"position\":{\"wheel\":[1,\"red\"]}}", "expected {wanted} here, but got {kind}", 25},
        {"{\"position\":{\"wheel\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}}",
         "there are more than {limit} wheel stops", 22},
        {"{\"position\":{\"stock\":[\"blue 1/1\"]}}", "this deck has no card “{text}” in play", 23},
    };
    struct game_position *position = memory_new(1, sizeof *position);

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct json_document document = parse(cases[i].line);
        struct diag diag = {0};
        ck_assert_int_eq(log_read_position(position, &document.root, deck, 3, line_two, &diag),
                         STATUS_INVALID);
        assert_said(&diag, cases[i].line, cases[i].id, cases[i].column);
        json_release(&document);
        diag_release(&diag);
    }
    memory_free(position);
}
END_TEST

static enum status read_script(struct log_script *script, const char *line, struct diag *diag)
{
    struct json_document document = parse(line);
    enum status status = log_read_script(script, &document.root, deck, line_two, diag);

    ck_assert_int_eq(log_kind_of(&document.root), LOG_SCRIPT);
    json_release(&document);
    return status;
}

START_TEST(who_names_a_seat_that_is_not_there_is_told_the_last_one)
{
    struct json_document document = parse("{\"seat\":3,\"move\":\"draw\"}");
    struct diag diag = {0};
    struct move move;

    ck_assert_int_eq(log_read_move(&move, &document.root, &naming, line_two, &diag),
                     STATUS_INVALID);
    ck_assert_str_eq(diag.entries[0].message.arg[1].name, "most");
    ck_assert_int_eq(diag.entries[0].message.arg[1].count, 2);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(who_gives_the_rest_to_nobody_is_told_the_seats_that_there_are)
{
    struct json_document document = parse("{\"position\":{\"rest\":\"seat 3\"}}");
    struct game_position *position = memory_new(1, sizeof *position);
    struct diag diag = {0};

    ck_assert_int_eq(log_read_position(position, &document.root, deck, 3, line_two, &diag),
                     STATUS_INVALID);
    ck_assert_str_eq(diag.entries[0].message.arg[0].text, "seat 3");
    ck_assert_str_eq(diag.entries[0].message.arg[1].text, "stock, pile, none, seat 0 … seat 2");
    memory_free(position);
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_script_reads_back_as_it_was_written)
{
    static const char *const lines[] = {
        "{\"script\":{\"cards\":[\"blue 2/4\",\"wild\"],\"wheel\":[3,0]}}\n",
        "{\"script\":{\"cards\":[\"+4\"]}}\n",
        "{\"script\":{\"wheel\":[8]}}\n",
        "{\"script\":{}}\n",
    };
    struct log_script *script = memory_new(1, sizeof *script);

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct strbuf written = {0};
        struct diag diag = {0};
        ck_assert_int_eq(read_script(script, lines[i], &diag), STATUS_OK);
        lines_write_script(&written, deck, script);
        ck_assert_str_eq(strbuf_text(&written), lines[i]);
        strbuf_release(&written);
    }
    memory_free(script);
}
END_TEST

START_TEST(a_wrong_script_is_refused_with_its_column)
{
    static const struct {
        const char *line, *id;
        int column;
    } cases[] = {
        {"{\"script\":[]}", "field “{field}” must be {wanted}, but is {kind}", 11},
        {"{\"script\":{\"card\":[]}}", "unknown field “{field}”; did you mean “{meant}”?", 12},
        {"{\"script\":{\"cards\":[\"blue 1/1\"]}}", "this deck has no card “{text}” in play", 21},
        {"{\"script\":{\"wheel\":[-1]}}", "{number} is not between {least} and {most}", 21},
        {"{\"script\":{\"wheel\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}}",
         "there are more than {limit} wheel stops", 20},
    };
    struct log_script *script = memory_new(1, sizeof *script);

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct diag diag = {0};
        ck_assert_int_eq(read_script(script, cases[i].line, &diag), STATUS_INVALID);
        assert_said(&diag, cases[i].line, cases[i].id, cases[i].column);
        diag_release(&diag);
    }
    memory_free(script);
}
END_TEST

/* --- files */

/* A fresh folder for each test; removed by the next one's system. */
static const char *folder(void)
{
    static char path[] = "/tmp/breuk-log-XXXXXX";

    make_temporary_folder(path);
    return path;
}

static const char *in_folder(const char *where, const char *name)
{
    static char path[4][128];
    static int next;
    char *text = path[next++ % 4];

    snprintf(text, sizeof *path, "%s/%s", where, name);
    return text;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
}

static void assert_file(const char *path, const char *text)
{
    char bytes[4096];
    FILE *file = fopen(path, "r");

    ck_assert_ptr_nonnull(file);
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = '\0';
    fclose(file);
    ck_assert_str_eq(bytes, text);
}

static enum status add_line(struct journal *journal, const char *text)
{
    struct strbuf line = {0};

    strbuf_add(&line, text);
    enum status status = journal_add(journal, &line);
    strbuf_release(&line);
    return status;
}

START_TEST(a_journal_makes_its_folders_and_keeps_each_line)
{
    const char *home = folder();
    const char *path = in_folder(home, "state/breuk/game.jsonl");
    struct journal journal;
    struct stat about;

    ck_assert_int_eq(journal_create(&journal, path), STATUS_OK);
    ck_assert_int_eq(add_line(&journal, "{\"a\":1}\n"), STATUS_OK);
    assert_file(path, "{\"a\":1,\"sum\":\"a702fc6e\"}\n");
    ck_assert_int_eq(add_line(&journal, "{\"b\":2}\n"), STATUS_OK);
    ck_assert_int_eq(journal_sync(&journal), STATUS_OK);
    ck_assert_int_eq(stat(path, &about), 0);
    ck_assert_uint_eq(about.st_mode & 0777, 0600);
    journal_close(&journal);
    assert_file(path, "{\"a\":1,\"sum\":\"a702fc6e\"}\n{\"b\":2,\"sum\":\"e5ba5222\"}\n");
    ck_assert_int_eq(journal_create(&journal, path), STATUS_EXISTS);
    journal_close(&journal);
    unlink(path);
    rmdir(in_folder(home, "state/breuk"));
    rmdir(in_folder(home, "state"));
    rmdir(home);
}
END_TEST

START_TEST(lines_are_cut_off_a_journal_again)
{
    const char *home = folder(), *path = in_folder(home, "game.jsonl");
    const char *const kept = "{\"a\":1,\"sum\":\"a702fc6e\"}\n";
    struct journal journal, none = journal_none();

    ck_assert_int_eq(journal_create(&journal, path), STATUS_OK);
    ck_assert_int_eq(add_line(&journal, "{\"a\":1}\n"), STATUS_OK);
    struct journal_mark mark = journal_mark(&journal);
    ck_assert_int_eq(add_line(&journal, "{\"c\":3}\n"), STATUS_OK);
    ck_assert_int_eq(journal_cut(&journal, mark), STATUS_OK);
    assert_file(path, kept);
    ck_assert_int_eq(add_line(&journal, "{\"b\":2}\n"), STATUS_OK);
    assert_file(path, "{\"a\":1,\"sum\":\"a702fc6e\"}\n{\"b\":2,\"sum\":\"e5ba5222\"}\n");
    close(journal.fd);
    journal.fd = open(path, O_RDONLY);
    ck_assert_int_eq(journal_cut(&journal, mark), STATUS_IO);
    ck_assert_int_eq(journal.error, EINVAL);
    journal_close(&journal);
    ck_assert_int_eq(journal_cut(&none, journal_mark(&none)), STATUS_OK);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_journal_without_sums_goes_on_where_its_last_whole_line_ended)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct log_reader reader;
    struct journal journal, second;
    struct diag diag = {0};

    write_file(path, "{\"a\":1}\n{\"b\":2}\n{\"c\":");
    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_NOT_FOUND);
    ck_assert(reader.torn);
    ck_assert_int_eq(reader.sound, 16);
    ck_assert_uint_eq(diag.warnings, 1);
    ck_assert_uint_eq(diag.errors, 0);
    ck_assert_int_eq(diag.entries[0].where.line, 3);

    long size = reader.lines.read;
    ck_assert_int_eq(size, 21);
    ck_assert_int_eq(journal_continue(&journal, path, reader.sound, size, reader.sum), STATUS_OK);
    ck_assert_int_eq(journal_continue(&second, path, reader.sound, size, reader.sum),
                     STATUS_EXISTS);
    journal_close(&second);
    ck_assert_int_eq(add_line(&journal, "{\"d\":4}\n"), STATUS_OK);
    journal_close(&journal);
    /* Who read the file before that does not cut the new line off. */
    ck_assert_int_eq(journal_continue(&second, path, reader.sound, size, reader.sum),
                     STATUS_EXISTS);
    journal_close(&second);
    assert_file(path, "{\"a\":1}\n{\"b\":2}\n{\"d\":4}\n");
    log_reader_close(&reader);
    diag_release(&diag);
    unlink(path);
    rmdir(home);
}
END_TEST

static const char short_header[] = "{\"breuk\":1,\"deck\":\"x\",\"seats\":[\"A\",\"B\"],"
                                   "\"settings\":{\"target\":\"500\"}}\n";

/* Reads it to its end, the first line as a header. Returns the line where that was refused, 0 if it
 * was not; *lines is how many were read. */
static int first_refused(const char *path, int *lines)
{
    struct log_reader reader;
    struct diag diag = {0};
    struct log_header header;
    enum status status = log_reader_open(&reader, path, &diag);

    *lines = 0;
    if (status == STATUS_OK)
        status = log_reader_next(&reader, &diag);
    if (status == STATUS_OK)
        status = log_read_header(&header, &reader.document.root, reader.where, &diag);
    while (status == STATUS_OK) {
        ++*lines;
        status = log_reader_next(&reader, &diag);
    }
    int refused = status == STATUS_NOT_FOUND ? 0 : reader.where.line;
    log_reader_close(&reader);
    diag_release(&diag);
    return refused;
}

static const char *summed_lines(struct strbuf *text)
{
    static const char moves[] = "{\"seat\":0}\n{\"seat\":1}\n{\"seat\":0}\n";
    struct log_sum sum = {.kept = true};

    strbuf_clear(text);
    log_sum_write(&sum, text, short_header, sizeof short_header - 1);
    log_sum_write(&sum, text, moves, sizeof moves - 1);
    return text->text;
}

START_TEST(a_sum_is_the_crc_32_of_what_came_before_it)
{
    struct strbuf text = {0};
    struct log_sum sum = {.kept = true};

    /* The check value of the CRC-32 catalogues, in one line and in two. */
    log_sum_write(&sum, &text, "123456789}\n", 11);
    ck_assert_str_eq(strbuf_text(&text), "123456789,\"sum\":\"cbf43926\"}\n");
    strbuf_clear(&text);
    sum.value = 0;
    log_sum_write(&sum, &text, "1234}\n56789}\n", 13);
    ck_assert_str_eq(strrchr(strbuf_text(&text), '5'), "56789,\"sum\":\"cbf43926\"}\n");
    sum.value = 0;
    ck_assert_int_eq(log_sum_read(&sum, ",\"sum\":\"00000000\"}", LOG_SUM_LENGTH), LOG_SUM_RIGHT);
    strbuf_release(&text);
}
END_TEST

START_TEST(a_journal_with_sums_goes_on_with_them)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct strbuf text = {0};
    struct log_reader reader;
    struct journal journal;
    struct diag diag = {0};
    int lines;

    write_file(path, summed_lines(&text));
    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    while (log_reader_next(&reader, &diag) == STATUS_OK)
        ck_assert_ptr_null(json_member(&reader.document.root, "sum"));
    ck_assert_int_eq(journal_continue(&journal, path, reader.sound, reader.lines.read, reader.sum),
                     STATUS_OK);
    ck_assert_int_eq(add_line(&journal, "{\"seat\":1}\n"), STATUS_OK);
    journal_close(&journal);
    log_reader_close(&reader);
    ck_assert_int_eq(first_refused(path, &lines), 0);
    ck_assert_int_eq(lines, 5);
    /* The new line has one too: without it the file is refused. */
    strbuf_add(&text, "{\"seat\":1}\n");
    write_file(path, strbuf_text(&text));
    ck_assert_int_eq(first_refused(path, &lines), 5);
    strbuf_release(&text);
    diag_release(&diag);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_changed_bit_is_found_where_it_is)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct strbuf text = {0};

    summed_lines(&text);
    int line = 1, last = 4, lines;
    for (size_t at = 0; at < text.length; at++) {
        for (int bit = 0; bit < 8; bit++) {
            text.text[at] = (char)(text.text[at] ^ 1 << bit);
            FILE *file = fopen(path, "w");
            fwrite(text.text, 1, text.length, file);
            fclose(file);
            text.text[at] = (char)(text.text[at] ^ 1 << bit);
            int refused = first_refused(path, &lines);
            /* Without its newline the last line counts as one that was being written. */
            if (at + 1 == text.length)
                ck_assert_msg(refused == 0 && lines == last - 1, "the last newline, bit %d", bit);
            else
                ck_assert_msg(refused == line && lines == line - 1,
                              "byte %zu, bit %d: refused in line %d, not %d", at, bit, refused,
                              line);
        }
        line += text.text[at] == '\n';
    }
    strbuf_release(&text);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_line_lost_doubled_or_out_of_its_place_is_found)
{
    static const struct {
        int order[5]; /* of the lines, from 1; 0: no more */
        int refused;
    } cases[] = {
        {{1, 2, 3, 4}, 0}, {{1, 3, 4}, 2},       {{1, 2, 4}, 3},       {{1, 3, 2, 4}, 2},
        {{2, 3, 4}, 1},    {{1, 2, 2, 3, 4}, 3}, {{1, 1, 2, 3, 4}, 2}, {{1, 2, 3}, 0},
    };
    const char *home = folder(), *path = in_folder(home, "j");
    struct strbuf text = {0}, mixed = {0};
    const char *line[6] = {NULL, summed_lines(&text)};
    int lines;

    for (int i = 2; i < 6; i++)
        line[i] = strchr(line[i - 1], '\n') + 1;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        strbuf_clear(&mixed);
        for (int j = 0; j < 5 && cases[i].order[j]; j++) {
            const char *from = line[cases[i].order[j]];
            strbuf_add_bytes(&mixed, from, (size_t)(strchr(from, '\n') + 1 - from));
        }
        write_file(path, strbuf_text(&mixed));
        ck_assert_msg(first_refused(path, &lines) == cases[i].refused, "case %zu: line %d", i,
                      first_refused(path, &lines));
    }
    strbuf_release(&text);
    strbuf_release(&mixed);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(sums_that_are_left_out_of_the_first_line_may_lack)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct strbuf text = {0}, line = {0};
    struct log_sum sum = {0};
    int lines;

    ck_assert_int_eq(log_sum_read(&sum, short_header, sizeof short_header - 2), LOG_SUM_NONE);
    strbuf_add(&line, "{\"seat\":0}\n");
    sum.kept = true;
    strbuf_add(&text, short_header);
    log_sum_write(&sum, &text, line.text, line.length);
    write_file(path, text.text);
    ck_assert_int_eq(first_refused(path, &lines), 0);
    ck_assert_int_eq(lines, 2);
    strbuf_clear(&text);
    strbuf_addf(&text, "%s%s", short_header, line.text);
    write_file(path, text.text);
    ck_assert_int_eq(first_refused(path, &lines), 0);
    /* What is there must be right. */
    strbuf_clear(&text);
    strbuf_add(&text, short_header);
    strbuf_addf(&text, "{\"seat\":0,\"sum\":\"%08x\"}\n", (unsigned)sum.value ^ 1);
    write_file(path, text.text);
    ck_assert_int_eq(first_refused(path, &lines), 2);
    strbuf_release(&text);
    strbuf_release(&line);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_full_disk_leaves_no_half_line)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct journal journal;

    ck_assert_int_eq(journal_create(&journal, path), STATUS_OK);
    limit_files(40);
    enum status first = add_line(&journal, "{\"line\":1}\n");
    enum status second = add_line(&journal, "{\"line\":2}\n");
    limit_files(RLIM_INFINITY);
    ck_assert_int_eq(first, STATUS_OK);
    ck_assert_int_eq(second, STATUS_IO);
    ck_assert_int_eq(journal.error, EFBIG);
    journal_close(&journal);
    assert_file(path, "{\"line\":1,\"sum\":\"2905d65e\"}\n");
    unlink(path);
    rmdir(home);
}
END_TEST

/* Then the next file that is opened is number 0. */
START_TEST(a_journal_is_kept_also_where_standard_input_is_closed)
{
    const char *home = folder(), *path = in_folder(home, "j");
    const struct log_sum none = {0};
    struct journal journal;

    close(STDIN_FILENO);
    ck_assert_int_eq(journal_create(&journal, path), STATUS_OK);
    ck_assert_int_eq(journal.fd, STDIN_FILENO);
    ck_assert_int_eq(add_line(&journal, "{\"line\":1}\n"), STATUS_OK);
    journal_close(&journal);
    ck_assert_int_eq(journal_continue(&journal, path, 0, 28, none), STATUS_OK);
    ck_assert_int_eq(journal.fd, STDIN_FILENO);
    ck_assert_int_eq(add_line(&journal, "{\"a\":1}\n"), STATUS_OK);
    journal_close(&journal);
    ck_assert_int_eq(fcntl(STDIN_FILENO, F_GETFD), -1);
    assert_file(path, "{\"a\":1}\n");
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_journal_is_synced_once_for_what_was_added)
{
    const char *home = folder(), *path = in_folder(home, "j");
    struct journal journal;
    int ends[2];

    ck_assert_int_eq(journal_create(&journal, path), STATUS_OK);
    ck_assert(!journal.unsynced);
    ck_assert_int_eq(add_line(&journal, "{\"line\":1}\n"), STATUS_OK);
    ck_assert(journal.unsynced);
    ck_assert_int_eq(journal_sync(&journal), STATUS_OK);
    ck_assert(!journal.unsynced);
    ck_assert_int_eq(add_line(&journal, "{\"line\":2}\n"), STATUS_OK);
    /* A pipe cannot be synced, which is no fault; what is closed can neither, which is one. */
    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(dup2(ends[1], journal.fd), journal.fd);
    ck_assert_int_eq(journal_sync(&journal), STATUS_OK);
    journal.unsynced = true;
    close(journal.fd);
    ck_assert_int_eq(journal_sync(&journal), STATUS_IO);
    ck_assert_int_eq(journal.error, EBADF);
    ck_assert(journal.unsynced);
    journal.fd = -1;
    journal_close(&journal);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_journal_may_lie_in_the_folder_that_one_is_in)
{
    const char *home = folder();
    struct journal journal;

    ck_assert_int_eq(chdir(home), 0);
    ck_assert_int_eq(journal_create(&journal, "j"), STATUS_OK);
    ck_assert_str_eq(journal.path, "j");
    journal_discard(&journal);
    ck_assert_int_eq(journal.fd, -1);
    ck_assert_int_eq(access("j", F_OK), -1);
    journal_close(&journal);
    ck_assert_int_eq(chdir("/"), 0);
    rmdir(home);
}
END_TEST

START_TEST(a_line_that_is_too_long_is_refused)
{
    const char *home = folder(), *path = in_folder(home, "log");
    char *line = memory_new(JSON_LINE_LIMIT + 16, 1);
    struct log_reader reader;
    struct diag diag = {0};

    memset(line, ' ', JSON_LINE_LIMIT + 10);
    memcpy(line, "{}\n{}", 5);
    memcpy(line + JSON_LINE_LIMIT + 10, "\n{}\n", 5);
    write_file(path, line);
    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_int_eq(diag.entries[0].where.line, 2);
    ck_assert_int_eq(reader.sound, 3);
    log_reader_close(&reader);
    diag_release(&diag);
    memory_free(line);
    unlink(path);
    rmdir(home);
}
END_TEST

START_TEST(a_file_that_is_no_log_is_refused)
{
    const char *home = folder(), *path = in_folder(home, "log");
    struct log_reader reader;
    struct diag diag = {0};

    ck_assert_int_eq(log_reader_open(&reader, in_folder(home, "absent"), &diag), STATUS_NOT_FOUND);
    log_reader_close(&reader);
    ck_assert_int_eq(log_reader_open(&reader, home, &diag), STATUS_UNREADABLE);
    log_reader_close(&reader);
    ck_assert_int_eq(mkfifo(in_folder(home, "pipe"), 0600), 0);
    ck_assert_int_eq(log_reader_open(&reader, in_folder(home, "pipe"), &diag), STATUS_UNREADABLE);
    log_reader_close(&reader);
    ck_assert_uint_eq(diag.errors, 3);
    ck_assert_str_eq(diag.entries[0].where.file, in_folder(home, "absent"));

    write_file(path, "{}\nno JSON\n");
    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_OK);
    ck_assert_int_eq(log_reader_next(&reader, &diag), STATUS_INVALID);
    ck_assert_int_eq(diag.entries[3].where.line, 2);
    ck_assert_int_eq(reader.sound, 3);
    log_reader_close(&reader);
    diag_release(&diag);
    unlink(path);
    unlink(in_folder(home, "pipe"));
    rmdir(home);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("log");
    TCase *lines = add_case(suite, "lines");
    TCase *files = add_case(suite, "files");

    tcase_add_unchecked_fixture(lines, load_deck, free_deck);
    tcase_add_test(lines, a_header_reads_back_as_it_was_written);
    tcase_add_test(lines, a_wrong_header_is_refused_with_its_column);
    tcase_add_test(lines, a_line_that_has_the_field_of_no_kind_is_another);
    tcase_add_test(lines, each_wrong_setting_of_a_header_is_complained_of);
    tcase_add_test(lines, what_follows_a_thousand_wrong_settings_is_not_looked_at);
    tcase_add_test(lines, a_header_is_held_against_its_deck);
    tcase_add_test(lines, a_move_reads_back_as_it_was_written);
    tcase_add_test(lines, a_wrong_move_or_event_is_refused_with_its_column);
    tcase_add_test(lines, every_event_position_and_view_of_a_match_is_a_line);
    tcase_add_test(lines, what_a_position_leaves_out_is_as_in_an_empty_table);
    tcase_add_test(lines, a_position_tells_what_is_owed_who_is_out_and_where_the_wheel_stops);
    tcase_add_test(lines, a_wrong_position_is_refused_with_its_column);
    tcase_add_test(lines, who_names_a_seat_that_is_not_there_is_told_the_last_one);
    tcase_add_test(lines, who_gives_the_rest_to_nobody_is_told_the_seats_that_there_are);
    tcase_add_test(lines, a_script_reads_back_as_it_was_written);
    tcase_add_test(lines, a_wrong_script_is_refused_with_its_column);
    tcase_add_test(files, a_journal_makes_its_folders_and_keeps_each_line);
    tcase_add_test(files, lines_are_cut_off_a_journal_again);
    tcase_add_test(files, a_journal_without_sums_goes_on_where_its_last_whole_line_ended);
    tcase_add_test(files, a_journal_with_sums_goes_on_with_them);
    tcase_add_test(files, a_changed_bit_is_found_where_it_is);
    tcase_add_test(files, a_line_lost_doubled_or_out_of_its_place_is_found);
    tcase_add_test(files, sums_that_are_left_out_of_the_first_line_may_lack);
    tcase_add_test(files, a_sum_is_the_crc_32_of_what_came_before_it);
    tcase_add_test(files, a_full_disk_leaves_no_half_line);
    tcase_add_test(files, a_journal_is_kept_also_where_standard_input_is_closed);
    tcase_add_test(files, a_journal_is_synced_once_for_what_was_added);
    tcase_add_test(files, a_journal_may_lie_in_the_folder_that_one_is_in);
    tcase_add_test(files, a_line_that_is_too_long_is_refused);
    tcase_add_test(files, a_file_that_is_no_log_is_refused);
    add_held_tests(suite);
    add_person_tests(suite);
    add_renaming_tests(suite);
    add_written_tests(suite);
    return run_suite(suite);
}
