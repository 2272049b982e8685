#include "log/tried.h"

#include <string.h>

static const struct json_field fields[] = {
    {"tried", JSON_KIND_COUNT, true},  {"refused", JSON_KIND_TEXT, false},
    {"hints", JSON_KIND_COUNT, false}, {"told", JSON_KIND_COUNT, false},
    {"last", JSON_KIND_TEXT, false},   {"refusals", JSON_KIND_COUNT, false},
    {"drawn", JSON_KIND_TEXT, false},
};
enum { FIELDS = sizeof fields / sizeof *fields };

static const char *const drawn_words[] = {
    [LOG_DRAWN_NOTHING] = NULL, [LOG_DRAWN_CALLED] = "called", [LOG_DRAWN_KEPT] = "kept"};
enum { DRAWN_WORDS = sizeof drawn_words / sizeof *drawn_words };

bool log_is_tried(const struct log_tried *tried)
{
    return tried->trial.refused != NO_CARD || tried->trial.hints || tried->told ||
           tried->last != NO_CARD || tried->drawn;
}

void log_write_tried(struct strbuf *out, const struct naming *naming, const struct log_tried *tried)
{
    struct json_writer writer = json_begin_line(out);

    json_write_count(&writer, "tried", tried->seat);
    if (tried->trial.refused != NO_CARD)
        log_put_card(&writer, "refused", naming->deck, tried->trial.refused);
    if (tried->trial.hints)
        json_write_count(&writer, "hints", tried->trial.hints);
    if (tried->told)
        json_write_count(&writer, "told", tried->told);
    if (tried->last != NO_CARD) {
        log_put_card(&writer, "last", naming->deck, tried->last);
        json_write_count(&writer, "refusals",
                         tried->refusals < LOG_REFUSALS_MOST ? tried->refusals : LOG_REFUSALS_MOST);
    }
    if (tried->drawn)
        json_write_text(&writer, "drawn", drawn_words[tried->drawn]);
    json_end_line(&writer);
}

static int read_count(const struct json_value *line, const char *name, int most,
                      struct position where, struct diag *diag)
{
    const struct json_value *value = json_member(line, name);

    return value ? log_read_count(value, 0, most, where, diag) : 0;
}

static enum log_drawn read_drawn(const struct json_value *value, struct position where,
                                 struct diag *diag)
{
    if (!value)
        return LOG_DRAWN_NOTHING;
    for (int drawn = LOG_DRAWN_CALLED; drawn < DRAWN_WORDS; drawn++)
        if (strcmp(value->text, drawn_words[drawn]) == 0)
            return (enum log_drawn)drawn;
    log_complain(diag, where, value->column, message_of(N_("“drawn” must be “called” or “kept”")));
    return LOG_DRAWN_NOTHING;
}

enum status log_read_tried(struct log_tried *out, const struct json_value *line,
                           const struct naming *naming, struct position where, struct diag *diag)
{
    const size_t before = diag->errors;

    *out = (struct log_tried){.trial = {.refused = NO_CARD}, .last = NO_CARD};
    if (json_check_fields(line, fields, FIELDS, where, diag)) {
        out->seat = log_read_seat(json_member(line, "tried"), naming->seats, where, diag);
        out->trial.refused = log_read_card(json_member(line, "refused"), naming->deck, where, diag);
        out->trial.hints = read_count(line, "hints", LOG_HINTS_MOST, where, diag);
        out->told = read_count(line, "told", LOG_HINTS_MOST, where, diag);
        out->last = log_read_card(json_member(line, "last"), naming->deck, where, diag);
        out->refusals = read_count(line, "refusals", LOG_REFUSALS_MOST, where, diag);
        out->drawn = read_drawn(json_member(line, "drawn"), where, diag);
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}
