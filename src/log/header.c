#include "log/header.h"

#include "base/chance.h"
#include "log/line.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct json_field header_fields[] = {
    {"breuk", JSON_KIND_COUNT, true},      {"deck", JSON_KIND_TEXT, true},
    {"hash", JSON_KIND_TEXT, false},       {"ruleset", JSON_KIND_TEXT, false},
    {"settings", JSON_KIND_OBJECT, false}, {"seats", JSON_KIND_LIST, true},
    {"seed", JSON_KIND_TEXT, false},       {"chance", JSON_KIND_TEXT, false},
    {"minutes", JSON_KIND_COUNT, false},   {"class", JSON_KIND_TEXT, false},
    {"session", JSON_KIND_TEXT, false},
};
static const struct json_field seat_fields[] = {
    {"name", JSON_KIND_TEXT, true},
    {"bot", JSON_KIND_TEXT, true},
};
enum {
    HEADER_FIELDS = sizeof header_fields / sizeof *header_fields,
    SEAT_FIELDS = sizeof seat_fields / sizeof *seat_fields,
    CHANCE_TEXT = 64
};

static const char *chance_text(char text[CHANCE_TEXT])
{
    snprintf(text, CHANCE_TEXT, "%s %d", CHANCE_NAME, CHANCE_VERSION);
    return text;
}

void log_write_header_as(struct json_writer *writer, const char *name,
                         const struct log_header *header)
{
    char text[CHANCE_TEXT];

    json_begin_object(writer, name);
    json_write_count(writer, "breuk", LOG_FORMAT);
    json_write_text(writer, "deck", header->deck);
    if (header->hashed) {
        snprintf(text, sizeof text, "%016" PRIx64, header->hash);
        json_write_text(writer, "hash", text);
    }
    if (header->ruleset)
        json_write_text(writer, "ruleset", header->ruleset);
    if (header->setting_count) {
        json_begin_object(writer, "settings");
        for (int i = 0; i < header->setting_count; i++)
            json_write_text(writer, header->setting[i].name, header->setting[i].value);
        json_end(writer);
    }
    json_begin_list(writer, "seats");
    for (int i = 0; i < header->seats; i++) {
        if (!header->seat[i].bot) {
            json_write_text(writer, NULL, header->seat[i].name);
            continue;
        }
        json_begin_object(writer, NULL);
        json_write_text(writer, "name", header->seat[i].name);
        json_write_text(writer, "bot", header->seat[i].bot);
        json_end(writer);
    }
    json_end(writer);
    snprintf(text, sizeof text, "%" PRIu64, header->seed);
    json_write_text(writer, "seed", text);
    json_write_text(writer, "chance", chance_text(text));
    if (header->minutes)
        json_write_count(writer, "minutes", header->minutes);
    if (header->class_name && header->session) {
        json_write_text(writer, "class", header->class_name);
        json_write_text(writer, "session", header->session);
    }
    json_end(writer);
}

void log_write_header(struct strbuf *out, const struct log_header *header)
{
    struct json_writer writer = json_writer_to(out);

    log_write_header_as(&writer, NULL, header);
    strbuf_add_char(out, '\n');
}

void log_header_take_settings(struct log_header *header, const struct settings *settings,
                              struct arena *texts)
{
    char text[SETTING_TEXT_SIZE];

    for (int i = 0; i < SETTING_COUNT; i++) {
        const char *value = setting_text((enum setting)i, settings->value[i], text);
        header->setting[i].name = setting_rows[i].name;
        header->setting[i].value = arena_copy_text(texts, value);
    }
    header->setting_count = SETTING_COUNT;
}

/* Reads a whole number from a text: JSON's own numbers lose digits beyond 2^53 in many readers. */
static void read_number(uint64_t *out, const struct json_value *value, int base,
                        struct position where, struct diag *diag)
{
    const char *digits = base == 16 ? "0123456789abcdef" : "0123456789";
    size_t length = strspn(value->text, digits);

    errno = 0;
    unsigned long long number = strtoull(value->text, NULL, base);
    if (length > 0 && !value->text[length] && errno == 0) {
        *out = number;
        return;
    }
    log_complain(
        diag, where, value->column,
        message_with(base == 16
                         ? N_("“{text}” must be up to 16 hexadecimal digits (0–9 and a–f)")
                         : N_("“{text}” must be a whole number from 0 to 18446744073709551615"),
                     arg_typed("text", value->text)));
}

static void read_seat(struct log_seat *seat, const struct json_value *value, struct position where,
                      struct diag *diag)
{
    if (value->kind == JSON_KIND_TEXT) {
        seat->name = value->text;
        return;
    }
    if (!json_check_fields(value, seat_fields, SEAT_FIELDS, where, diag))
        return;
    seat->name = json_member(value, "name")->text;
    seat->bot = json_member(value, "bot")->text;
}

static void read_settings(struct log_header *header, const struct json_value *settings,
                          struct position where, struct diag *diag)
{
    for (size_t i = 0; i < settings->items && !diag_is_full(diag); i++) {
        const struct json_value *value = &settings->item[i];
        if (value->kind != JSON_KIND_TEXT || setting_find(value->name) == SETTING_COUNT) {
            log_complain(diag, where, value->name_column,
                         value->kind == JSON_KIND_TEXT
                             ? setting_unknown(value->name, setting_nearest(value->name, ""))
                             : message_with(N_("the value of “{name}” must be a string"),
                                            arg_typed("name", value->name)));
            continue;
        }
        /* No name appears twice in an object, so there is room for all. */
        header->setting[header->setting_count++] =
            (struct log_setting){value->name, value->text, value->column};
    }
}

static void check_versions(const struct json_value *line, struct position where, struct diag *diag)
{
    const struct json_value *format = json_member(line, "breuk");
    const struct json_value *chance = json_member(line, "chance");
    char text[CHANCE_TEXT];

    if (format->count != LOG_FORMAT) {
        log_complain(
            diag, where, format->column,
            message_with(
                N_("this log has format {format}, but this program reads only format {ours}"),
                arg_count("format", format->count), arg_count("ours", LOG_FORMAT)));
    }
    if (chance && strcmp(chance->text, chance_text(text)) != 0) {
        log_complain(
            diag, where, chance->column,
            message_with(
                N_("this game uses the random numbers “{theirs}”, but this program has “{ours}”"),
                arg_text("theirs", chance->text), arg_text("ours", text)));
    }
}

enum status log_read_header(struct log_header *header, const struct json_value *line,
                            struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    *header = (struct log_header){0};
    if (!json_member(line, "breuk")) {
        log_complain(
            diag, where, line->column,
            message_of(N_(
                "a log must begin with a line that has the field “breuk”, but this one does not")));
    } else if (json_check_fields(line, header_fields, HEADER_FIELDS, where, diag)) {
        const struct json_value *value, *seats = json_member(line, "seats");
        check_versions(line, where, diag);
        header->deck = json_member(line, "deck")->text;
        if ((value = json_member(line, "hash"))) {
            header->hashed = true;
            read_number(&header->hash, value, 16, where, diag);
        }
        if ((value = json_member(line, "ruleset")))
            header->ruleset = value->text;
        if ((value = json_member(line, "settings")))
            read_settings(header, value, where, diag);
        if ((value = json_member(line, "seed")))
            read_number(&header->seed, value, 10, where, diag);
        if ((value = json_member(line, "minutes")))
            header->minutes = log_read_count(value, 1, LOG_MINUTES_MOST, where, diag);
        if ((value = json_member(line, "class")))
            header->class_name = value->text;
        if ((value = json_member(line, "session")))
            header->session = value->text;
        header->seats = (int)seats->items;
        for (size_t i = 0; i < seats->items && i < SEATS_MAX; i++)
            read_seat(&header->seat[i], &seats->item[i], where, diag);
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}

enum status log_header_settle(const struct log_header *header, const struct deck *deck,
                              const struct settings *base, struct settings *settings,
                              struct position where, struct diag *diag)
{
    size_t before = diag->errors;

    *settings = *base;
    if (header->hashed && header->hash != deck_hash(deck)) {
        log_complain(diag, where, 1,
                     message_with(N_("the deck “{deck}” has changed since this game was played; "
                                     "restore the old deck, or start a new game"),
                                  arg_text("deck", header->deck)));
    }
    for (int i = 0; i < header->setting_count; i++) {
        struct message why;
        if (settings_set(settings, header->setting[i].name, header->setting[i].value, &why) !=
            STATUS_OK)
            log_complain(diag, where, header->setting[i].column, why);
    }
    return diag->errors == before ? STATUS_OK : STATUS_INVALID;
}
