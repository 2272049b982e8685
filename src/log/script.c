#include "log/script.h"

#include "log/line.h"

#include <limits.h>

static const struct json_field line_fields[] = {{"script", JSON_KIND_OBJECT, true}};
static const struct json_field script_fields[] = {
    {"cards", JSON_KIND_LIST, false},
    {"wheel", JSON_KIND_LIST, false},
};
enum { SCRIPT_FIELDS = sizeof script_fields / sizeof *script_fields };

void log_put_stops(struct json_writer *writer, const char *name, const int *stops, int count)
{
    json_begin_list(writer, name);
    for (int i = 0; i < count; i++)
        json_write_count(writer, NULL, stops[i]);
    json_end(writer);
}

int log_read_stops(int stops[POSITION_STOPS], const struct json_value *list, struct position where,
                   struct diag *diag)
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

void log_write_script(struct strbuf *out, const struct deck *deck, const struct log_script *script)
{
    struct json_writer writer = json_writer_to(out);

    json_begin_object(&writer, NULL);
    json_begin_object(&writer, "script");
    if (script->cards.count)
        log_put_cards(&writer, "cards", deck, script->cards.card, script->cards.count);
    if (script->stops)
        log_put_stops(&writer, "wheel", script->stop, script->stops);
    json_end(&writer);
    json_end(&writer);
    strbuf_add_char(out, '\n');
}

enum status log_read_script(struct log_script *out, const struct json_value *line,
                            const struct deck *deck, struct position where, struct diag *diag)
{
    size_t before = diag->errors;
    const struct json_value *object = json_member(line, "script"), *cards, *wheel;

    *out = (struct log_script){0};
    if (json_check_fields(line, line_fields, 1, where, diag) &&
        json_check_fields(object, script_fields, SCRIPT_FIELDS, where, diag)) {
        if ((cards = json_member(object, "cards")))
            out->cards.count = log_read_cards(out->cards.card, cards, deck, where, diag);
        if ((wheel = json_member(object, "wheel")))
            out->stops = log_read_stops(out->stop, wheel, where, diag);
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
