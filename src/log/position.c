#include "log/position.h"

#include "deck/deck.h"
#include "log/line.h"
#include "json/writer.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static const struct json_field script_line_fields[] = {{"script", JSON_KIND_OBJECT, true}};
static const struct json_field script_fields[] = {
    {"cards", JSON_KIND_LIST, false},
    {"wheel", JSON_KIND_LIST, false},
};
enum { SCRIPT_FIELDS = sizeof script_fields / sizeof *script_fields };

/* Reads segments of the wheel, a list of numbers from 0; returns how many there are, 0 after a
 * complaint. */
static int read_stops(int stops[POSITION_STOPS], const struct json_value *list,
                      struct position where, struct diag *diag)
{
    if (list->items > POSITION_STOPS) {
        log_complain(diag, where, list->column,
                     message_with(N_("there are more than {limit} wheel stops"),
                                  arg_count("limit", POSITION_STOPS)));
        return 0;
    }
    for (size_t i = 0; i < list->items; i++)
        stops[i] = log_read_count(&list->item[i], 0, INT_MAX, where, diag);
    return (int)list->items;
}

enum status log_read_script(struct log_script *out, const struct json_value *line,
                            const struct deck *deck, struct position where, struct diag *diag)
{
    size_t before = diag->errors;
    const struct json_value *object = json_member(line, "script"), *cards, *wheel;

    *out = (struct log_script){0};
    if (json_check_fields(line, script_line_fields, 1, where, diag) &&
        json_check_fields(object, script_fields, SCRIPT_FIELDS, where, diag)) {
        if ((cards = json_member(object, "cards")))
            out->cards.count = log_read_cards(out->cards.card, cards, deck, where, diag);
        if ((wheel = json_member(object, "wheel")))
            out->stops = read_stops(out->stop, wheel, where, diag);
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}

enum status log_follow_script(struct game *game, const struct log_script *script,
                              struct message *why)
{
    struct game *before = game_new(game_rules(game));

    game_copy(before, game);
    enum status status = game_script_cards(game, &script->cards, why);
    if (status == STATUS_OK && script->stops)
        status = game_script_wheel(game, script->stop, script->stops, why);
    if (status != STATUS_OK)
        game_copy(game, before);
    game_free(before);
    return status;
}

static const struct json_field line_fields[] = {{"position", JSON_KIND_OBJECT, true}};
static const struct json_field position_fields[] = {
    {"stage", JSON_KIND_TEXT, false},     {"hands", JSON_KIND_LIST, false},
    {"stock", JSON_KIND_LIST, false},     {"pile", JSON_KIND_LIST, false},
    {"rest", JSON_KIND_TEXT, false},      {"colour", JSON_KIND_TEXT, false},
    {"direction", JSON_KIND_TEXT, false}, {"dealer", JSON_KIND_COUNT, false},
    {"turn", JSON_KIND_COUNT, false},     {"round", JSON_KIND_COUNT, false},
    {"points", JSON_KIND_LIST, false},    {"owed", JSON_KIND_COUNT, false},
    {"out", JSON_KIND_LIST, false},       {"wheel", JSON_KIND_LIST, false},
};
enum { POSITION_FIELDS = sizeof position_fields / sizeof *position_fields };

static const char *const stage_names[] = {
    [POSITION_TURN] = "turn", [POSITION_TURNED] = "turned", [POSITION_DEAL] = "deal"};
static const char *const direction_names[] = {"left", "right"};
/* REST_HAND is written with its seat: "seat 1". */
static const char *const rest_names[] = {
    [REST_STOCK] = "stock", [REST_PILE] = "pile", [REST_HAND] = "seat", [REST_NONE] = "none"};

_Static_assert((int)POSITION_CARDS == (int)LOG_CARDS, "a list of cards fits a position");

static void put_rest(struct json_writer *writer, const struct game_position *position)
{
    char text[32];

    if (position->rest == REST_HAND) {
        snprintf(text, sizeof text, "seat %d", position->rest_seat);
        json_write_text(writer, "rest", text);
    } else {
        json_write_text(writer, "rest", rest_names[position->rest]);
    }
}

void log_write_position(struct strbuf *out, const struct deck *deck, int seats,
                        const struct game_position *position)
{
    struct json_writer writer = json_begin_line(out);

    json_begin_object(&writer, "position");
    json_write_text(&writer, "stage", stage_names[position->stage]);
    json_begin_list(&writer, "hands");
    for (int seat = 0; seat < seats; seat++)
        log_put_cards(&writer, NULL, deck, position->hand[seat].card, position->hand[seat].count);
    json_end(&writer);
    log_put_cards(&writer, "stock", deck, position->stock.card, position->stock.count);
    log_put_cards(&writer, "pile", deck, position->pile.card, position->pile.count);
    put_rest(&writer, position);
    if (position->suit != NO_SUIT)
        json_write_text(&writer, "colour", deck_suit(deck, position->suit)->id);
    json_write_text(&writer, "direction", log_direction_name(position->direction));
    json_write_count(&writer, "dealer", position->dealer);
    json_write_count(&writer, "turn", position->turn);
    json_write_count(&writer, "round", position->round);
    json_begin_list(&writer, "points");
    for (int seat = 0; seat < seats; seat++)
        json_write_count(&writer, NULL, position->points[seat]);
    json_end(&writer);
    if (position->owed)
        json_write_count(&writer, "owed", position->owed);
    if (position->out)
        log_put_seats(&writer, "out", position->out);
    if (position->stops)
        log_put_numbers(&writer, "wheel", position->stop, position->stops);
    json_end(&writer);
    json_end_line(&writer);
}

/* Returns the index of a text among `count` words; 0 after a complaint. */
static int read_word(const struct json_value *value, const char *const *words, int count,
                     const char *allowed, struct position where, struct diag *diag)
{
    for (int i = 0; i < count; i++)
        if (strcmp(value->text, words[i]) == 0)
            return i;
    log_complain(diag, where, value->column,
                 message_with(N_("“{text}” must be one of: {allowed}"),
                              arg_typed("text", value->text), arg_text("allowed", allowed)));
    return 0;
}

static void read_rest(struct game_position *out, const struct json_value *value, int seats,
                      struct position where, struct diag *diag)
{
    char allowed[64];

    if (strncmp(value->text, "seat ", 5) == 0 && value->text[5] >= '0' &&
        value->text[5] < '0' + seats && value->text[6] == '\0') {
        out->rest = REST_HAND;
        out->rest_seat = value->text[5] - '0';
        return;
    }
    snprintf(allowed, sizeof allowed, "stock, pile, none, seat 0 … seat %d", seats - 1);
    const char *const words[] = {"stock", "pile", "none"};
    const enum position_rest rests[] = {REST_STOCK, REST_PILE, REST_NONE};
    out->rest = rests[read_word(value, words, 3, allowed, where, diag)];
}

static void read_cards(struct position_cards *out, const struct json_value *list,
                       const struct deck *deck, struct position where, struct diag *diag)
{
    if (list)
        out->count = log_read_cards(out->card, list, deck, where, diag);
}

/* Returns whether the list has an element for each seat; complains if not. */
static bool one_for_each_seat(const struct json_value *list, int seats, struct position where,
                              struct diag *diag)
{
    if (list->items == (size_t)seats)
        return true;
    log_complain(diag, where, list->column,
                 message_with(N_("expected {seats}, one for each seat, but got {count}"),
                              arg_count("seats", seats), arg_count("count", (int64_t)list->items)));
    return false;
}

static void read_numbers(struct game_position *out, const struct json_value *object, int seats,
                         struct position where, struct diag *diag)
{
    const struct json_value *value;

    if ((value = json_member(object, "dealer")))
        out->dealer = log_read_seat(value, seats, where, diag);
    if ((value = json_member(object, "turn")))
        out->turn = log_read_seat(value, seats, where, diag);
    if ((value = json_member(object, "round")))
        out->round = log_read_count(value, 1, INT_MAX, where, diag);
    if ((value = json_member(object, "owed")))
        out->owed = log_read_count(value, 0, POSITION_CARDS, where, diag);
    value = json_member(object, "points");
    if (value && one_for_each_seat(value, seats, where, diag))
        for (int seat = 0; seat < seats; seat++)
            out->points[seat] = log_read_count(&value->item[seat], 0, INT_MAX, where, diag);
}

static void read_words(struct game_position *out, const struct json_value *object,
                       const struct deck *deck, int seats, struct position where, struct diag *diag)
{
    const struct json_value *value;

    if ((value = json_member(object, "stage")))
        out->stage = (enum position_stage)read_word(value, stage_names, 3, "turn, turned, deal",
                                                    where, diag);
    if ((value = json_member(object, "direction")))
        out->direction = read_word(value, direction_names, 2, "left, right", where, diag) == 0
                             ? DIRECTION_LEFT
                             : DIRECTION_RIGHT;
    if ((value = json_member(object, "rest")))
        read_rest(out, value, seats, where, diag);
    if ((value = json_member(object, "colour")))
        out->suit = log_read_colour(value, deck, where, diag);
}

enum status log_read_position(struct game_position *out, const struct json_value *line,
                              const struct deck *deck, int seats, struct position where,
                              struct diag *diag)
{
    size_t before = diag->errors;
    const struct json_value *object = json_member(line, "position");

    position_init(out);
    if (json_check_fields(line, line_fields, 1, where, diag) &&
        json_check_fields(object, position_fields, POSITION_FIELDS, where, diag)) {
        const struct json_value *hands = json_member(object, "hands");
        const struct json_value *absent = json_member(object, "out");
        const struct json_value *stops = json_member(object, "wheel");
        if (hands && one_for_each_seat(hands, seats, where, diag))
            for (int seat = 0; seat < seats; seat++)
                read_cards(&out->hand[seat], &hands->item[seat], deck, where, diag);
        read_cards(&out->stock, json_member(object, "stock"), deck, where, diag);
        read_cards(&out->pile, json_member(object, "pile"), deck, where, diag);
        read_words(out, object, deck, seats, where, diag);
        read_numbers(out, object, seats, where, diag);
        if (absent)
            out->out = log_read_seats(absent, seats, where, diag);
        if (stops)
            out->stops = read_stops(out->stop, stops, where, diag);
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}
