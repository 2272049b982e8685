#include "log_lines.h"

#include "base/suggest.h"
#include "deck/deck.h"
#include "log/line.h"

#include <limits.h>
#include <string.h>

static const struct json_field event_fields[] = {
    {"event", JSON_KIND_TEXT, true},    {"seat", JSON_KIND_COUNT, false},
    {"other", JSON_KIND_COUNT, false},  {"card", JSON_KIND_TEXT, false},
    {"colour", JSON_KIND_TEXT, false},  {"count", JSON_KIND_COUNT, false},
    {"points", JSON_KIND_COUNT, false}, {"cards", JSON_KIND_LIST, false},
};
enum { EVENT_FIELDS = sizeof event_fields / sizeof *event_fields };

static enum event_kind read_event_kind(const struct json_value *value, struct position where,
                                       struct diag *diag)
{
    const char *names[EVENT_KINDS];

    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        names[kind] = event_name((enum event_kind)kind);
        if (strcmp(names[kind], value->text) == 0)
            return (enum event_kind)kind;
    }
    const char *meant = suggest_nearest(value->text, names, EVENT_KINDS);
    log_complain(diag, where, value->column,
                 message_with(meant ? "there is no event “{text}”; did you mean “{meant}”?"
                                    : "there is no event “{text}”",
                              arg_typed("text", value->text), arg_text("meant", meant)));
    return EVENT_KINDS;
}

enum status lines_read_event(struct event *out, uint16_t cards[LOG_CARDS],
                             const struct json_value *line, const struct deck *deck, int seats,
                             struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    *out = (struct event){.seat = NO_SEAT, .other = NO_SEAT, .card = NO_CARD, .suit = NO_SUIT};
    if (!json_check_fields(line, event_fields, EVENT_FIELDS, where, diag))
        return diag->errors == before ? STATUS_OK : STATUS_INVALID;
    const struct json_value *count = json_member(line, "count");
    const struct json_value *points = json_member(line, "points");
    const struct json_value *list = json_member(line, "cards");
    out->kind = read_event_kind(json_member(line, "event"), where, diag);
    out->seat = log_read_seat(json_member(line, "seat"), seats, where, diag);
    out->other = log_read_seat(json_member(line, "other"), seats, where, diag);
    out->card = log_read_card(json_member(line, "card"), deck, where, diag);
    out->suit = log_read_colour(json_member(line, "colour"), deck, where, diag);
    if (count)
        out->count = log_read_count(count, -1, INT_MAX, where, diag);
    if (points)
        out->points = log_read_count(points, 0, INT_MAX, where, diag);
    if (!list)
        return diag->errors == before ? STATUS_OK : STATUS_INVALID;
    out->cards = cards;
    int file = log_read_cards(cards, list, deck, where, diag);
    if (diag->errors == before && out->count != file) {
        log_complain(diag, where, list->column,
                     message_with("“count” is {count}, but there are {held} cards",
                                  arg_count("count", out->count), arg_count("held", file)));
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}

void lines_write_script(struct strbuf *out, const struct deck *deck,
                        const struct log_script *script)
{
    struct json_writer writer = json_begin_line(out);

    json_begin_object(&writer, "script");
    if (script->cards.count)
        log_put_cards(&writer, "cards", deck, script->cards.card, script->cards.count);
    if (script->stops)
        log_put_numbers(&writer, "wheel", script->stop, script->stops);
    json_end(&writer);
    json_end_line(&writer);
}
