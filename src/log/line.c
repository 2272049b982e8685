#include "log/line.h"

#include "deck/deck.h"
#include "rules/view.h"

#include <limits.h>
#include <string.h>

static const struct json_field move_fields[] = {
    {"seat", JSON_KIND_COUNT, false},
    {"move", JSON_KIND_TEXT, true},
    {"refused", JSON_KIND_TEXT, false},
    {"hints", JSON_KIND_COUNT, false},
};
enum { MOVE_FIELDS = sizeof move_fields / sizeof *move_fields };

enum log_kind log_kind_of(const struct json_value *line)
{
    static const char *const marks[LOG_OTHER] = {
        [LOG_HEADER] = "breuk",      [LOG_MOVE] = "move",     [LOG_EVENT] = "event",
        [LOG_POSITION] = "position", [LOG_SCRIPT] = "script", [LOG_VIEW] = "view",
        [LOG_COMING] = "table",      [LOG_TRIED] = "tried",
    };

    for (int kind = 0; kind < LOG_OTHER; kind++)
        if (json_member(line, marks[kind]))
            return (enum log_kind)kind;
    return LOG_OTHER;
}

/* --- writing */

void log_put_numbers(struct json_writer *writer, const char *name, const int *numbers, int count)
{
    json_begin_list(writer, name);
    for (int i = 0; i < count; i++)
        json_write_count(writer, NULL, numbers[i]);
    json_end(writer);
}

void log_put_seats(struct json_writer *writer, const char *name, unsigned seats)
{
    json_begin_list(writer, name);
    for (int seat = 0; seats >> seat; seat++)
        if (seats >> seat & 1)
            json_write_count(writer, NULL, seat);
    json_end(writer);
}

void log_put_card(struct json_writer *writer, const char *name, const struct deck *deck, int card)
{
    struct strbuf text = {0};

    card_print(&text, deck, card);
    json_write_text(writer, name, strbuf_text(&text));
    strbuf_release(&text);
}

void log_put_cards(struct json_writer *writer, const char *name, const struct deck *deck,
                   const uint16_t *cards, int count)
{
    json_begin_list(writer, name);
    for (int i = 0; i < count; i++)
        log_put_card(writer, NULL, deck, cards[i]);
    json_end(writer);
}

const char *log_direction_name(int direction)
{
    return direction == DIRECTION_LEFT ? "left" : "right";
}

void log_write_move(struct strbuf *out, const struct naming *naming, struct move move,
                    struct log_trial trial)
{
    struct json_writer writer = json_begin_line(out);
    struct strbuf text = {0};

    move_print(&text, naming, move);
    if (move.seat != NO_SEAT)
        json_write_count(&writer, "seat", move.seat);
    json_write_text(&writer, "move", strbuf_text(&text));
    if (trial.refused != NO_CARD)
        log_put_card(&writer, "refused", naming->deck, trial.refused);
    if (trial.hints)
        json_write_count(&writer, "hints", trial.hints);
    json_end_line(&writer);
    strbuf_release(&text);
}

void log_put_event(struct json_writer *writer, const struct deck *deck, const struct event *event)
{
    json_write_text(writer, "event", event_name(event->kind));
    if (event->seat != NO_SEAT)
        json_write_count(writer, "seat", event->seat);
    if (event->other != NO_SEAT)
        json_write_count(writer, "other", event->other);
    if (event->card != NO_CARD)
        log_put_card(writer, "card", deck, event->card);
    if (event->suit != NO_SUIT)
        json_write_text(writer, "colour", deck_suit(deck, event->suit)->id);
    if (event->count)
        json_write_count(writer, "count", event->count);
    if (event->points)
        json_write_count(writer, "points", event->points);
    if (event->cards)
        log_put_cards(writer, "cards", deck, event->cards, event->count);
}

void log_write_event(struct strbuf *out, const struct deck *deck, const struct event *event)
{
    struct json_writer writer = json_begin_line(out);

    log_put_event(&writer, deck, event);
    json_end_line(&writer);
}

/* --- reading */

void log_complain(struct diag *diag, struct position where, int column, struct message message)
{
    where.column = column;
    diag_add(diag, SEVERITY_ERROR, where, message);
}

static void complain_of_text(struct diag *diag, struct position where,
                             const struct json_value *value, const char *id)
{
    log_complain(diag, where, value->column, message_with(id, arg_typed("text", value->text)));
}

static bool is_kind(const struct json_value *value, enum json_kind kind, struct position where,
                    struct diag *diag)
{
    if (value->kind == kind)
        return true;
    log_complain(diag, where, value->column,
                 message_with(N_("expected {wanted} here, but got {kind}"),
                              arg_term("wanted", json_kind_name(kind)),
                              arg_term("kind", json_kind_name(value->kind))));
    return false;
}

int log_read_card(const struct json_value *value, const struct deck *deck, struct position where,
                  struct diag *diag)
{
    if (!value || !is_kind(value, JSON_KIND_TEXT, where, diag))
        return NO_CARD;
    int card = card_parse(deck, value->text);
    if (card == NO_CARD)
        complain_of_text(diag, where, value, N_("this deck has no card “{text}” in play"));
    return card;
}

int log_read_colour(const struct json_value *value, const struct deck *deck, struct position where,
                    struct diag *diag)
{
    if (!value || !is_kind(value, JSON_KIND_TEXT, where, diag))
        return NO_SUIT;
    int suit = deck_find_suit(deck, value->text);
    if (suit != DECK_NONE)
        return suit;
    complain_of_text(diag, where, value, N_("this deck has no colour “{text}”"));
    return NO_SUIT;
}

int log_read_count(const struct json_value *value, int least, int most, struct position where,
                   struct diag *diag)
{
    if (!value || !is_kind(value, JSON_KIND_COUNT, where, diag))
        return least;
    if (value->count >= least && value->count <= most)
        return (int)value->count;
    log_complain(diag, where, value->column,
                 message_with(N_("{number} is not between {least} and {most}"),
                              arg_count("number", value->count), arg_count("least", least),
                              arg_count("most", most)));
    return least;
}

int log_read_seat(const struct json_value *value, int seats, struct position where,
                  struct diag *diag)
{
    if (!value)
        return NO_SEAT;
    if (value->kind != JSON_KIND_COUNT || (value->count >= 0 && value->count < seats))
        return log_read_count(value, 0, seats - 1, where, diag);
    log_complain(diag, where, value->column,
                 message_with(N_("there is no seat {number}; seats are numbered from 0 to {most}"),
                              arg_count("number", value->count), arg_count("most", seats - 1)));
    return 0;
}

unsigned log_read_seats(const struct json_value *list, int seats, struct position where,
                        struct diag *diag)
{
    unsigned found = 0;

    for (size_t i = 0; i < list->items; i++) {
        size_t before = diag->errors;
        int seat = log_read_seat(&list->item[i], seats, where, diag);
        if (diag->errors == before && found >> seat & 1) {
            log_complain(diag, where, list->item[i].column,
                         message_with(N_("seat {seat} is listed twice"), arg_count("seat", seat)));
        }
        found |= 1U << seat;
    }
    return found;
}

int log_read_cards(uint16_t cards[LOG_CARDS], const struct json_value *list,
                   const struct deck *deck, struct position where, struct diag *diag)
{
    int count = 0;

    if (!is_kind(list, JSON_KIND_LIST, where, diag))
        return 0;
    if (list->items > LOG_CARDS) {
        log_complain(
            diag, where, list->column,
            message_with(N_("there are more than {limit} cards"), arg_count("limit", LOG_CARDS)));
        return 0;
    }
    for (size_t i = 0; i < list->items; i++) {
        int card = log_read_card(&list->item[i], deck, where, diag);
        if (card != NO_CARD)
            cards[count++] = (uint16_t)card;
    }
    return count;
}

enum status log_read_move(struct move *out, const struct json_value *line,
                          const struct naming *naming, struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    if (json_check_fields(line, move_fields, MOVE_FIELDS, where, diag)) {
        const struct json_value *text = json_member(line, "move");
        int seat = log_read_seat(json_member(line, "seat"), naming->seats, where, diag);
        struct message why;
        log_read_card(json_member(line, "refused"), naming->deck, where, diag);
        log_read_count(json_member(line, "hints"), 1, LOG_HINTS_MOST, where, diag);
        enum status status = move_parse(out, naming, seat, text->text, &why);
        if (status != STATUS_OK)
            log_complain(diag, where, text->column, why);
        /* X7, E8: only the referee's moves have no seat; the rules refuse those of a player */
        else if (seat == NO_SEAT && !move_is_referees(out->kind))
            log_complain(diag, where, text->column,
                         message_with(N_("“{word}” needs a “seat” to say whose move it is"),
                                      arg_text("word", move_forms[out->kind].word)));
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}

struct log_trial log_trial_of(const struct json_value *line, const struct naming *naming)
{
    const struct json_value *card = json_member(line, "refused"),
                            *hints = json_member(line, "hints");

    return (struct log_trial){.refused = card ? card_parse(naming->deck, card->text) : NO_CARD,
                              .hints = hints ? (int)hints->count : 0};
}
