#include "csv/reader.h"

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/utf8.h"
#include "csv/cell.h"
#include "files/input.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* The bytes that a table may be made of. */

static const struct beginning {
    const char *bytes;
    size_t length;
    const char *what;
} beginnings[] = {
    {"\xFF\xFE", 2, N_("this is UTF-16; save the table as “CSV UTF-8”")},
    {"\xFE\xFF", 2, N_("this is UTF-16; save the table as “CSV UTF-8”")},
    {"PK\x03\x04", 4, N_("this is a workbook; save the table as “CSV UTF-8” in the spreadsheet")},
    {"\xD0\xCF\x11\xE0", 4,
     N_("this is a workbook; save the table as “CSV UTF-8” in the spreadsheet")},
};

static enum status refuse(struct position where, struct message why, struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, where, why);
    return STATUS_UNREADABLE;
}

/*
 * Checks the bytes, behind the last of which a NUL must stand. STATUS_UNREADABLE: diag says where
 * they stop being UTF-8 text, and how to save the file as that. A workbook and UTF-16 are known by
 * their first bytes.
 */
static enum status check_encoding(const char *file, const char *bytes, size_t length,
                                  struct diag *diag)
{
    struct position where = {file, 1, 1, 0};
    size_t step;

    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        const struct beginning *row = &beginnings[i];
        struct message why = message_of(row->what);
        if (length >= row->length && !memcmp(bytes, row->bytes, row->length))
            return refuse(where, why, diag);
    }
    for (size_t at = 0; at < length; at += step) {
        uint32_t code = 0;
        char digits[16];
        step = utf8_character((const unsigned char *)bytes + at, length - at, &code);
        if (!step || !code) {
            snprintf(digits, sizeof digits, "%02X", (unsigned)(unsigned char)bytes[at]);
            return refuse(where,
                          message_with(bytes[at] ? N_("the byte {byte} is not UTF-8 (it may be "
                                                      "Windows-1252 or another old encoding); "
                                                      "save the table as “CSV UTF-8”")
                                                 : N_("text cannot contain a zero byte; if this is "
                                                      "UTF-16, save the table as “CSV UTF-8”"),
                                       arg_text("byte", digits)),
                          diag);
        }
        if (utf8_acts(code) && code != '\t' && code != '\n' && code != '\r') {
            snprintf(digits, sizeof digits, "%04X", (unsigned)code);
            return refuse(where,
                          message_with(N_("the character U+{code} is invisible and can upset a "
                                          "line or a screen; delete it"),
                                       arg_text("code", digits)),
                          diag);
        }
        where.column += (int)step;
        where.continuing += (int)step - 1;
        if (code == '\n' || (code == '\r' && bytes[at + 1] != '\n'))
            where = (struct position){file, where.line + 1, 1, 0};
    }
    return STATUS_OK;
}

/* A field being decoded: what was read of it stands from `text` to `end`, never beyond the place
 * where the reader is. */
struct decoding {
    char *text, *end;
    bool quoted;
    bool guarded; /* by ="…", which is gone */
};

/* The place where the reader is. */
static struct position here(const struct csv_reader *reader)
{
    return (struct position){reader->file, reader->line, (int)(reader->at - reader->line_start) + 1,
                             reader->continuing};
}

/* Passes a byte that ends no line, and returns it. */
static char pass_byte(struct csv_reader *reader)
{
    char c = reader->block[reader->at++];

    reader->continuing += !utf8_begins(c);
    return c;
}

static void complain(const struct csv_reader *reader, struct position where, const char *id)
{
    diag_add(reader->diag, SEVERITY_ERROR, where, message_of(id));
}

/* The bytes of the end of a line at `at`; 0 when there is none. */
static size_t line_end(const struct csv_reader *reader, size_t at)
{
    const char *bytes = reader->block;

    if (at >= reader->length || (bytes[at] != '\n' && bytes[at] != '\r'))
        return 0;
    return bytes[at] == '\r' && bytes[at + 1] == '\n' ? 2 : 1;
}

/* Passes the end of a line, if one is here. */
static bool pass_line_end(struct csv_reader *reader)
{
    size_t length = line_end(reader, reader->at);

    if (!length)
        return false;
    reader->at += length;
    reader->line++;
    reader->line_start = reader->at;
    reader->continuing = 0;
    return true;
}

static bool field_ends(const struct csv_reader *reader)
{
    return reader->at >= reader->length || reader->block[reader->at] == reader->separator ||
           line_end(reader, reader->at);
}

/* The bytes of a character at the beginning of a text that looks like a space, or like nothing, and
 * is none that may stand in a field on purpose; 0: there is none. */
static size_t false_blank(const char *text)
{
    uint32_t code;
    size_t length = utf8_first(text, &code);

    return length && utf8_is_false_blank(code) ? length : 0;
}

/* The same for a space, too. */
static size_t blank(const char *text)
{
    return *text == ' ' ? 1 : false_blank(text);
}

static void pass_spaces(struct csv_reader *reader)
{
    for (size_t left = 0; left || (left = blank(reader->block + reader->at)); left--)
        pass_byte(reader);
}

/* Returns the beginning of the last character of a field, which must not be empty. */
static char *last_character(const struct decoding *field)
{
    char *at = field->end - 1;

    while (at > field->text && !utf8_begins(*at))
        at--;
    return at;
}

/* Ends a field with a NUL, and takes the blanks off its ends; spaces that stand in quotes stay. */
static void trim(struct decoding *field)
{
    size_t (*blank_of)(const char *) = field->quoted ? false_blank : blank;
    char *last;

    *field->end = '\0';
    for (size_t length; (length = blank_of(field->text));)
        field->text += length;
    for (; field->end > field->text && blank_of(last = last_character(field)); field->end = last)
        *last = '\0';
}

/* Reads from behind the opening quote to behind the closing one. */
static void read_quoted(struct csv_reader *reader, struct decoding *field)
{
    while (reader->at < reader->length) {
        if (pass_line_end(reader)) {
            *field->end++ = '\n';
            continue;
        }
        char c = pass_byte(reader);
        if (c == '"') {
            if (reader->at >= reader->length || reader->block[reader->at] != '"')
                return;
            reader->at++;
        }
        *field->end++ = c;
    }
}

/* Returns whether the quoted field that begins here, with `opening` bytes that open it, has a
 * closing quote of its own: one in its line, or one in a later line that ends a field there. */
static bool quote_closes(const struct csv_reader *reader, size_t opening)
{
    const char *bytes = reader->block;
    bool same_line = true;

    for (size_t i = reader->at + opening; i < reader->length; i++) {
        same_line &= !line_end(reader, i);
        if (bytes[i] != '"')
            continue;
        if (bytes[i + 1] == '"') {
            i++;
            continue;
        }
        for (i++; blank(bytes + i);)
            i += blank(bytes + i);
        return same_line || i >= reader->length || bytes[i] == reader->separator ||
               line_end(reader, i);
    }
    return false;
}

/* Reads a field whose quote is never closed, up to where it would end without one; so the lines
 * below it are not lost. */
static void read_unclosed(struct csv_reader *reader, struct decoding *field, struct position opened)
{
    while (!field_ends(reader))
        *field->end++ = pass_byte(reader);
    struct position end = here(reader);
    struct diag_edit edit = {.line = end.line, .column = end.column, .text = "\""};
    diag_propose(reader->diag, SEVERITY_ERROR, opened,
                 message_of(N_("this quote is never closed; write another \" after the text")),
                 &edit, 1);
}

static void read_plain(struct csv_reader *reader, struct decoding *field)
{
    bool quote = false;

    while (!field_ends(reader)) {
        if (reader->block[reader->at] == '"' && !quote) {
            complain(reader, here(reader),
                     N_("this field has a quote inside but none around it; put quotes around the "
                        "field, and double this one: \"\""));
            quote = true;
        }
        *field->end++ = pass_byte(reader);
    }
}

/* Reads a field and stops before what ends it, which the caller passes; only then may a NUL be put
 * there. */
static struct decoding read_field(struct csv_reader *reader, struct position *at, size_t *length)
{
    struct decoding field = {0};

    pass_spaces(reader);
    *at = here(reader);
    const size_t from = reader->at;
    field.text = field.end = reader->block + reader->at;
    field.guarded = reader->length - reader->at >= 2 && !memcmp(field.text, "=\"", 2);
    field.quoted = reader->at < reader->length && (*field.text == '"' || field.guarded);
    const size_t opening = field.guarded ? 2 : 1;
    if (field.quoted && !quote_closes(reader, opening)) {
        reader->at += opening;
        read_unclosed(reader, &field, *at);
    } else if (field.quoted) {
        reader->at += opening;
        read_quoted(reader, &field);
        /* ="1/2" within the quotes: a formula that gives the text. */
        size_t inside = (size_t)(field.end - field.text);
        if (!field.guarded && inside >= 3 && !memcmp(field.text, "=\"", 2) &&
            field.end[-1] == '"' && !memchr(field.text + 2, '"', inside - 3)) {
            field.text += 2;
            field.end--;
            field.guarded = true;
        }
        /* Text behind a closing quote is kept, so that nothing disappears unnoticed. */
        pass_spaces(reader);
        if (!field_ends(reader))
            complain(reader, here(reader),
                     N_("something follows the closing quote; double any quote that belongs to the "
                        "text: \"\""));
        while (!field_ends(reader))
            *field.end++ = pass_byte(reader);
    } else {
        read_plain(reader, &field);
    }
    *length = reader->at - from;
    return field;
}

/* Reads a record and passes its end. */
static void read_record(struct csv_reader *reader, struct csv_record *record)
{
    bool more = true, complained = false;

    *record = (struct csv_record){.at = here(reader)};
    for (size_t count = 0; more; count++) {
        struct csv_field field;
        const size_t start = reader->at;
        struct decoding decoded = read_field(reader, &field.at, &field.length);
        field.before = reader->at - field.length - start;
        more = reader->at < reader->length && reader->block[reader->at] == reader->separator;
        if (more)
            reader->at++;
        else
            pass_line_end(reader);
        const char *end = decoded.end;
        trim(&decoded);
        field.behind = decoded.quoted ? 0 : (size_t)(end - decoded.end);
        bool empty = decoded.end == decoded.text;
        field.text = decoded.guarded ? decoded.text : csv_without_guard(decoded.text);
        if (count >= CSV_FIELD_LIMIT) {
            if (!empty && !complained)
                diag_add(reader->diag, SEVERITY_ERROR, field.at,
                         message_with(N_("this line has more than {limit} fields; remove the rest"),
                                      arg_count("limit", CSV_FIELD_LIMIT)));
            complained |= !empty;
            continue;
        }
        memory_make_room(&reader->fields, count, &reader->capacity);
        reader->fields[count] = field;
        record->count = empty ? record->count : count + 1;
        record->written = count + 1;
    }
    record->fields = reader->fields;
}

bool csv_next(struct csv_reader *reader, struct csv_record *record)
{
    bool more = false;

    while (!more && reader->at < reader->length) {
        read_record(reader, record);
        more = record->count > 0;
    }
    return more;
}

static const char separators[] = ",;\t|";
enum { SEPARATORS = sizeof separators - 1 };

/* Reads a first line “sep=;”, which some spreadsheets write and read. */
static bool read_separator_line(struct csv_reader *reader)
{
    const char *bytes = reader->block + reader->at;

    if (reader->length - reader->at < 5 || strncasecmp(bytes, "sep=", 4) != 0 ||
        !strchr(separators, bytes[4]) || !line_end(reader, reader->at + 5))
        return false;
    reader->separator = bytes[4];
    reader->at += 5;
    return pass_line_end(reader);
}

/* Returns the index of the largest count, the first of several; *alone: no other is as large. */
static size_t largest(const size_t counts[static SEPARATORS], bool *alone)
{
    size_t most = 0;

    for (size_t i = 1; i < SEPARATORS; i++)
        most = counts[i] > counts[most] ? i : most;
    *alone = counts[most] > 0;
    for (size_t i = 0; i < SEPARATORS; i++)
        *alone &= i == most || counts[i] < counts[most];
    return most;
}

/* Counts the separators of the record at *at, outside of quotes, and passes it. */
static void count_separators(const struct csv_reader *reader, size_t *at, size_t counts[SEPARATORS])
{
    bool quoted = false;
    size_t i = *at;

    for (; i < reader->length && (quoted || !line_end(reader, i)); i++) {
        const char *found = strchr(separators, reader->block[i]);
        quoted ^= reader->block[i] == '"';
        if (found && *found && !quoted)
            counts[found - separators]++;
    }
    *at = i + line_end(reader, i);
}

/* Lets each of the first records choose the separator that it has most of, and takes the one that
 * most of them chose: a title above a table may have commas of its own, and decimals have them. */
static void find_separator(struct csv_reader *reader)
{
    enum { RECORDS = 20 };
    size_t chosen[SEPARATORS] = {0}, first = 0, at = reader->at;
    bool clear;

    for (int records = 0; records < RECORDS && at < reader->length;) {
        size_t counts[SEPARATORS] = {0}, from = at;
        count_separators(reader, &at, counts);
        if (line_end(reader, from))
            continue;
        size_t most = largest(counts, &clear);
        first = records++ ? first : most;
        chosen[most] += clear;
    }
    size_t most = largest(chosen, &clear);
    reader->separator = separators[clear ? most : first];
}

/* Starts reading a block with a NUL behind its `length` bytes, and takes it over. */
static enum status start(struct csv_reader *reader, char *block, size_t length, const char *path,
                         struct diag *diag)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t from = length >= 3 && !memcmp(block, mark, 3) ? 3 : 0;
    enum status status = check_encoding(path, block + from, length - from, diag);

    *reader = (struct csv_reader){.block = block,
                                  .at = from,
                                  .length = length,
                                  .line_start = from,
                                  .line = 1,
                                  .file = path,
                                  .diag = diag};
    if (status != STATUS_OK)
        csv_close(reader);
    else if (!read_separator_line(reader))
        find_separator(reader);
    return status;
}

static enum status complain_of_file(const char *path, struct message why, enum status status,
                                    struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = path}, why);
    return status;
}

static bool is_too_long(const char *path, size_t length, struct message *why)
{
    *why = message_with(N_("“{file}” is larger than 8 MiB; split the table in two"),
                        arg_text("file", path));
    return length > CSV_FILE_LIMIT;
}

/* Reads the whole input. STATUS_UNREADABLE: *why says what is wrong. */
static enum status read_block(struct input *input, char **block, struct message *why)
{
    if (is_too_long(input->path, input->length, why))
        return STATUS_UNREADABLE;
    *block = memory_new(input->length + 1, 1);
    enum status status = input_read(input, *block, why);
    if (status != STATUS_OK) {
        memory_free(*block);
        return status;
    }
    (*block)[input->length] = '\0';
    return STATUS_OK;
}

enum status csv_open(struct csv_reader *reader, const char *path, struct diag *diag)
{
    struct input input;
    struct message why;
    char *block = NULL;
    enum status status = input_open(&input, path, &why);

    *reader = (struct csv_reader){0};
    diag_note_file(diag, path);
    if (status == STATUS_OK) {
        status = read_block(&input, &block, &why);
        input_close(&input);
    }
    if (status == STATUS_OK)
        return start(reader, block, input.length, path, diag);
    return complain_of_file(path, why, status, diag);
}

void csv_close(struct csv_reader *reader)
{
    memory_free(reader->block);
    memory_free(reader->fields);
    *reader = (struct csv_reader){0};
}
