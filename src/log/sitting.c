#include "log/sitting.h"

#include "log/line.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct json_field header_fields[] = {
    {"sitting", JSON_KIND_COUNT, true}, {"lesson", JSON_KIND_TEXT, true},
    {"version", JSON_KIND_COUNT, true}, {"hash", JSON_KIND_TEXT, true},
    {"lang", JSON_KIND_TEXT, true},     {"seed", JSON_KIND_TEXT, true},
    {"pupils", JSON_KIND_LIST, true},   {"start", JSON_KIND_LIST, false},
    {"class", JSON_KIND_TEXT, false},   {"session", JSON_KIND_TEXT, false},
};
static const struct json_field line_fields[] = {
    {"pupil", JSON_KIND_COUNT, true},
    {"typed", JSON_KIND_TEXT, true},
};

enum {
    HEADER_FIELDS = sizeof header_fields / sizeof *header_fields,
    LINE_FIELDS = sizeof line_fields / sizeof *line_fields
};

void sitting_log_write(struct strbuf *out, const struct sitting_log *log)
{
    struct json_writer writer = json_begin_line(out);
    char text[32];

    json_write_count(&writer, "sitting", SITTING_FORMAT);
    json_write_text(&writer, "lesson", log->lesson);
    json_write_count(&writer, "version", log->version);
    snprintf(text, sizeof text, "%016" PRIx64, log->hash);
    json_write_text(&writer, "hash", text);
    json_write_text(&writer, "lang", log->language);
    snprintf(text, sizeof text, "%" PRIu64, log->seed);
    json_write_text(&writer, "seed", text);
    json_begin_list(&writer, "pupils");
    for (int i = 0; i < log->pupils; i++)
        json_write_text(&writer, NULL, log->pupil[i]);
    json_end(&writer);
    if (log->start[0]) {
        json_begin_list(&writer, "start");
        for (int i = 0; i < log->pupils; i++)
            json_write_text(&writer, NULL, log->start[i]);
        json_end(&writer);
    }
    if (log->class_name && log->session) {
        json_write_text(&writer, "class", log->class_name);
        json_write_text(&writer, "session", log->session);
    }
    json_end_line(&writer);
}

void sitting_log_write_line(struct strbuf *out, int pupil, const char *typed)
{
    struct json_writer writer = json_begin_line(out);

    json_write_count(&writer, "pupil", pupil);
    json_write_text(&writer, "typed", typed);
    json_end_line(&writer);
}

static uint64_t read_number(const struct json_value *value, int base, struct position where,
                            struct diag *diag)
{
    size_t length = strspn(value->text, base == 16 ? "0123456789abcdef" : "0123456789");

    errno = 0;
    unsigned long long number = strtoull(value->text, NULL, base);
    if (length == 0 || value->text[length] || errno != 0)
        log_complain(diag, where, value->column,
                     message_with(N_("“{text}” is not a number that fits here"),
                                  arg_typed("text", value->text)));
    return number;
}

static void read_pupils(struct sitting_log *log, const struct json_value *pupils,
                        struct position where, struct diag *diag)
{
    if (pupils->items == 0 || pupils->items > SITTING_LOG_PUPILS)
        log_complain(diag, where, pupils->column,
                     message_with(N_("a sitting has 1 to {most} pupils"),
                                  arg_count("most", SITTING_LOG_PUPILS)));
    for (size_t i = 0; i < pupils->items && i < SITTING_LOG_PUPILS; i++) {
        if (pupils->item[i].kind != JSON_KIND_TEXT) {
            log_complain(diag, where, pupils->item[i].column,
                         message_of(N_("a pupil’s name must be a string")));
            continue;
        }
        const char *name = arena_copy_text(&log->arena, pupils->item[i].text);
        log->pupil[log->pupils++] = name;
    }
}

/* One text for each pupil. */
static void read_start(struct sitting_log *log, const struct json_value *start,
                       struct position where, struct diag *diag)
{
    bool fits = start->items == (size_t)log->pupils;

    for (size_t i = 0; fits && i < start->items; i++)
        fits = start->item[i].kind == JSON_KIND_TEXT;
    if (!fits)
        log_complain(diag, where, start->column,
                     message_of(N_("“start” needs a string for each pupil")));
    for (size_t i = 0; fits && i < start->items; i++)
        log->start[i] = arena_copy_text(&log->arena, start->item[i].text);
}

static enum status read_header(struct sitting_log *log, const struct log_reader *reader,
                               struct diag *diag)
{
    const struct json_value *line = &reader->document.root;
    struct position where = reader->where;

    if (!json_member(line, "sitting")) {
        log_complain(diag, where, line->column,
                     message_of(N_("this is not the journal of a lesson: its first line has no "
                                   "field “sitting”")));
        return STATUS_INVALID;
    }
    if (!json_check_fields(line, header_fields, HEADER_FIELDS, where, diag))
        return STATUS_INVALID;
    if (json_member(line, "sitting")->count != SITTING_FORMAT)
        log_complain(
            diag, where, json_member(line, "sitting")->column,
            message_with(
                N_("this journal has format {format}, but this program reads only format {ours}"),
                arg_count("format", json_member(line, "sitting")->count),
                arg_count("ours", SITTING_FORMAT)));
    log->version = (int)json_member(line, "version")->count;
    log->hash = read_number(json_member(line, "hash"), 16, where, diag);
    log->seed = read_number(json_member(line, "seed"), 10, where, diag);
    log->lesson = arena_copy_text(&log->arena, json_member(line, "lesson")->text);
    log->language = arena_copy_text(&log->arena, json_member(line, "lang")->text);
    read_pupils(log, json_member(line, "pupils"), where, diag);
    const struct json_value *start = json_member(line, "start");
    if (start)
        read_start(log, start, where, diag);
    const struct json_value *class_name = json_member(line, "class"),
                            *session = json_member(line, "session");
    if (class_name && session) {
        log->class_name = arena_copy_text(&log->arena, class_name->text);
        log->session = arena_copy_text(&log->arena, session->text);
    }
    return STATUS_OK;
}

static enum status read_line(struct sitting_log *log, const struct log_reader *reader,
                             struct diag *diag)
{
    const struct json_value *line = &reader->document.root;

    if (!json_check_fields(line, line_fields, LINE_FIELDS, reader->where, diag))
        return STATUS_INVALID;
    int pupil = log_read_seat(json_member(line, "pupil"), log->pupils, reader->where, diag);
    const char *typed = arena_copy_text(&log->arena, json_member(line, "typed")->text);
    memory_make_room(&log->line, log->lines, &log->capacity);
    log->line[log->lines++] = (struct sitting_line){pupil, typed};
    return STATUS_OK;
}

enum status sitting_log_read(struct sitting_log *log, struct log_reader *reader, struct diag *diag)
{
    size_t errors = diag->errors;
    enum status status = STATUS_OK;
    bool begun = false;

    *log = (struct sitting_log){0};
    while ((status = log_reader_next(reader, diag)) == STATUS_OK) {
        enum status read = begun ? read_line(log, reader, diag) : read_header(log, reader, diag);
        if ((!begun && read != STATUS_OK) || diag_is_full(diag))
            return read;
        begun = true;
    }
    if (status != STATUS_NOT_FOUND)
        return status;
    if (!begun) {
        diag_add(diag, SEVERITY_ERROR, (struct position){.file = reader->path},
                 message_of(N_("this file is empty: the lesson had not begun")));
        return STATUS_INVALID;
    }
    return diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}

void sitting_log_release(struct sitting_log *log)
{
    memory_free(log->line);
    arena_release(&log->arena);
    *log = (struct sitting_log){0};
}
