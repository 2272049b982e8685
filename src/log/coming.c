#include "log/coming.h"

#include "log/line.h"
#include "json/writer.h"

#include <string.h>

static const char *const words[COMING_KINDS] = {
#define COMING(identifier, word, ...) [COMING_##identifier] = word,
#include "log/coming-list.h"
#undef COMING
};

static const struct json_field fields[COMING_KINDS][3] = {
    [COMING_LEAVES] = {{"table", JSON_KIND_TEXT, true},
                       {"seat", JSON_KIND_COUNT, true},
                       {"bot", JSON_KIND_TEXT, true}},
    [COMING_RETURNS] = {{"table", JSON_KIND_TEXT, true}, {"seat", JSON_KIND_COUNT, true}},
    [COMING_JOINS] = {{"table", JSON_KIND_TEXT, true},
                      {"seat", JSON_KIND_COUNT, true},
                      {"name", JSON_KIND_TEXT, true}},
    [COMING_RENAMED] = {{"table", JSON_KIND_TEXT, true},
                        {"seat", JSON_KIND_COUNT, true},
                        {"name", JSON_KIND_TEXT, true}},
};

void log_write_coming(struct strbuf *out, const struct coming *coming)
{
    struct json_writer writer = json_begin_line(out);

    json_write_text(&writer, "table", words[coming->kind]);
    json_write_count(&writer, "seat", coming->seat);
    if (coming->bot)
        json_write_text(&writer, "bot", coming->bot);
    if (coming->name)
        json_write_text(&writer, "name", coming->name);
    json_end_line(&writer);
}

static enum coming_kind read_kind(const struct json_value *value, struct position where,
                                  struct diag *diag)
{
    int kind = 0;

    if (value->kind == JSON_KIND_TEXT)
        while (kind < COMING_KINDS && strcmp(words[kind], value->text) != 0)
            kind++;
    if (value->kind == JSON_KIND_TEXT && kind < COMING_KINDS)
        return (enum coming_kind)kind;
    log_complain(diag, where, value->column,
                 message_of(N_("“table” must be “leaves”, “returns”, “joins” or “renamed”")));
    return COMING_KINDS;
}

enum status log_read_coming(struct coming *out, const struct json_value *line, int seats,
                            struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    *out = (struct coming){.kind = read_kind(json_member(line, "table"), where, diag)};
    if (out->kind != COMING_KINDS) {
        const struct json_field *known = fields[out->kind];
        if (json_check_fields(line, known, known[2].name ? 3 : 2, where, diag)) {
            out->seat = log_read_seat(json_member(line, "seat"), seats, where, diag);
            out->bot = out->kind == COMING_LEAVES ? json_member(line, "bot")->text : NULL;
            out->name = (out->kind == COMING_JOINS || out->kind == COMING_RENAMED)
                            ? json_member(line, "name")->text
                            : NULL;
        }
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}
