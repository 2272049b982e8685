#include "log/seat_change.h"

#include "log/line.h"
#include "json/writer.h"

#include <string.h>

static const char *const words[SEAT_CHANGE_KINDS] = {
#define SEAT_CHANGE(identifier, word, ...) [SEAT_##identifier] = word,
#include "log/seat-change-list.h"
#undef SEAT_CHANGE
};

static const struct json_field fields[SEAT_CHANGE_KINDS][3] = {
    [SEAT_LEAVES] = {{"table", JSON_KIND_TEXT, true},
                     {"seat", JSON_KIND_COUNT, true},
                     {"bot", JSON_KIND_TEXT, true}},
    [SEAT_RETURNS] = {{"table", JSON_KIND_TEXT, true}, {"seat", JSON_KIND_COUNT, true}},
    [SEAT_JOINS] = {{"table", JSON_KIND_TEXT, true},
                    {"seat", JSON_KIND_COUNT, true},
                    {"name", JSON_KIND_TEXT, true}},
    [SEAT_RENAMED] = {{"table", JSON_KIND_TEXT, true},
                      {"seat", JSON_KIND_COUNT, true},
                      {"name", JSON_KIND_TEXT, true}},
};

void log_write_seat_change(struct strbuf *out, const struct seat_change *change)
{
    struct json_writer writer = json_begin_line(out);

    json_write_text(&writer, "table", words[change->kind]);
    json_write_count(&writer, "seat", change->seat);
    if (change->bot)
        json_write_text(&writer, "bot", change->bot);
    if (change->name)
        json_write_text(&writer, "name", change->name);
    json_end_line(&writer);
}

static enum seat_change_kind read_kind(const struct json_value *value, struct position where,
                                       struct diag *diag)
{
    int kind = 0;

    if (value->kind == JSON_KIND_TEXT)
        while (kind < SEAT_CHANGE_KINDS && strcmp(words[kind], value->text) != 0)
            kind++;
    if (value->kind == JSON_KIND_TEXT && kind < SEAT_CHANGE_KINDS)
        return (enum seat_change_kind)kind;
    log_complain(diag, where, value->column,
                 message_of(N_("“table” must be “leaves”, “returns”, “joins” or “renamed”")));
    return SEAT_CHANGE_KINDS;
}

enum status log_read_seat_change(struct seat_change *out, const struct json_value *line, int seats,
                                 struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    *out = (struct seat_change){.kind = read_kind(json_member(line, "table"), where, diag)};
    if (out->kind != SEAT_CHANGE_KINDS) {
        const struct json_field *known = fields[out->kind];
        if (json_check_fields(line, known, known[2].name ? 3 : 2, where, diag)) {
            out->seat = log_read_seat(json_member(line, "seat"), seats, where, diag);
            out->bot = out->kind == SEAT_LEAVES ? json_member(line, "bot")->text : NULL;
            out->name = (out->kind == SEAT_JOINS || out->kind == SEAT_RENAMED)
                            ? json_member(line, "name")->text
                            : NULL;
        }
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}
