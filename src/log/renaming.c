#include "log/renaming.h"

#include "base/letter.h"
#include "base/output.h"
#include "base/utf8.h"
#include "log/line.h"
#include "log/reader.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <wctype.h>

enum { LANGUAGE_SIZE = 8 };

/* A line being written anew. */
struct rewriting {
    const struct log_renaming *renaming;
    char language[LANGUAGE_SIZE]; /* that the journal's first line names; "": none */
    struct json_writer writer;
    struct strbuf text;
    bool found;
    struct log_people *people; /* NULL: they are not counted */
};

/* --- names in texts */

/* Returns how many bytes at the start of a text are this name, in any case and however its marks
 * are written; 0: the text does not begin with it. */
static size_t begins_with(const char *text, const char *name)
{
    const char *at = text;

    while (*name) {
        size_t one, other;
        if (!letter_same(at, name, &one, &other))
            return 0;
        at += one;
        name += other;
    }
    return (size_t)(at - text);
}

/* Signs beyond ASCII, which stand beside words: quotes, dashes, dots, arrows, pictures. */
static const struct {
    uint32_t first, last;
} signs[] = {{0x80, 0xA9},     {0xAB, 0xB4},      {0xB6, 0xB9},     {0xBB, 0xBF},
             {0xD7, 0xD7},     {0xF7, 0xF7},      {0x2010, 0x205F}, {0x20A0, 0x20CF},
             {0x2190, 0x2BFF}, {0x3000, 0x3004},  {0x3008, 0x3020}, {0xFE10, 0xFE1F},
             {0xFF01, 0xFF0F}, {0x1F000, 0x1FAFF}};

static bool is_sign(uint32_t code)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (code >= signs[i].first && code <= signs[i].last)
            return true;
    return utf8_is_blank(code) || utf8_is_unseen(code);
}

static bool is_of_word(const char *text)
{
    uint32_t code;

    if (!utf8_first(text, &code) || !code)
        return false;
    /* A letter of more than one byte may be none in the locale "C". */
    return code >= 0x80 ? !is_sign(code) : iswalnum((wint_t)code);
}

/* True if a word goes on here; a hyphen joins two to one, as in “Ann-2”, if `joined`. */
static bool goes_on(const char *text, bool joined)
{
    return is_of_word(text) || (joined && *text == '-' && is_of_word(text + 1));
}

/* Returns where the name stands in a text as a word, with its length in bytes; NULL: nowhere. */
static const char *find_word(const char *text, const char *name, bool joined, size_t *length)
{
    bool inside = false;

    for (const char *at = text; *at; at++) {
        if (!utf8_begins(*at))
            continue;
        *length = inside ? 0 : begins_with(at, name);
        if (*length && !goes_on(at + *length, joined))
            return at;
        inside = is_of_word(at) || (inside && goes_on(at, joined));
    }
    return NULL;
}

bool log_text_names(const char *text, const char *name)
{
    size_t length;

    return *name && find_word(text, name, true, &length);
}

bool log_path_names(const char *path, const char *name)
{
    size_t length;

    return *name && find_word(path, name, false, &length);
}

/* Returns the length of the first name of a seat; a team has several: “Ann+Bo”. *meant: that name
 * is the given one. */
static size_t first_member(const char *seat, const char *name, bool *meant)
{
    size_t length = strcspn(seat, "+");

    *meant = length > 0 && begins_with(seat, name) == length;
    return length;
}

bool log_seat_names(const char *seat, const char *name)
{
    for (;; seat++) {
        bool meant;
        seat += first_member(seat, name, &meant);
        if (meant || !*seat)
            return meant;
    }
}

/* Adds the name of a seat after the change: one member of a team may be meant. */
static bool add_seat(struct strbuf *out, const char *seat, const struct rewriting *rewriting)
{
    const struct log_renaming *renaming = rewriting->renaming;
    bool found = false;

    for (;; seat++) {
        bool meant;
        size_t length = first_member(seat, renaming->from, &meant);
        strbuf_add_bytes(out, meant ? renaming->to : seat, meant ? strlen(renaming->to) : length);
        found = found || meant;
        seat += length;
        if (!*seat)
            return found;
        strbuf_add_char(out, '+');
    }
}

/* A name in a move stands behind its word: "catch Bo". */
static bool add_move(struct strbuf *out, const char *move, const struct rewriting *rewriting)
{
    size_t word = strcspn(move, " ");

    for (int kind = 0; kind < MOVE_KINDS && move[word]; kind++) {
        if (move_forms[kind].argument == ARGUMENT_SEAT && strlen(move_forms[kind].word) == word &&
            strncmp(move, move_forms[kind].word, word) == 0) {
            strbuf_add_bytes(out, move, word + 1);
            return add_seat(out, move + word + 1, rewriting);
        }
    }
    strbuf_add(out, move);
    return false;
}

/* Adds a text with the new name wherever the old one stands as a word. */
static bool add_words(struct strbuf *out, const char *text, const struct log_renaming *renaming)
{
    bool found = false;
    const char *at;
    size_t length;

    for (; (at = find_word(text, renaming->from, true, &length)); text = at + length) {
        strbuf_add_bytes(out, text, (size_t)(at - text));
        strbuf_add(out, renaming->to);
        found = true;
    }
    strbuf_add(out, text);
    return found;
}

/* An answer stays as it was, and no other line becomes one: otherwise the lesson would go on
 * differently when it is taken up again. */
static bool add_typed(struct strbuf *out, const char *typed, const struct rewriting *rewriting)
{
    log_is_answer *is_answer = rewriting->renaming->is_answer;
    struct strbuf changed = {0};
    bool found = add_words(&changed, typed, rewriting->renaming);

    if (found && is_answer)
        found = !is_answer(rewriting->language, typed) &&
                !is_answer(rewriting->language, strbuf_text(&changed));
    strbuf_add(out, found ? strbuf_text(&changed) : typed);
    strbuf_release(&changed);
    return found;
}

/* --- lines */

typedef bool add_text(struct strbuf *out, const char *text, const struct rewriting *rewriting);

static void write_changed(struct rewriting *rewriting, const struct json_value *value,
                          add_text *changed)
{
    strbuf_clear(&rewriting->text);
    rewriting->found |= changed(&rewriting->text, value->text, rewriting);
    json_write_text(&rewriting->writer, value->name, strbuf_text(&rewriting->text));
}

static bool add_same(struct strbuf *out, const char *text, const struct rewriting *rewriting)
{
    (void)rewriting;
    strbuf_add(out, text);
    return false;
}

/* Copies a value. `changed` makes another text of what it holds. */
static void write_value(struct rewriting *rewriting, const struct json_value *value,
                        add_text *changed)
{
    struct json_writer *writer = &rewriting->writer;

    switch (value->kind) {
    case JSON_KIND_NULL:
        json_write_null(writer, value->name);
        return;
    case JSON_KIND_SWITCH:
        json_write_switch(writer, value->name, value->on);
        return;
    case JSON_KIND_COUNT:
        json_write_count(writer, value->name, value->count);
        return;
    case JSON_KIND_REAL:
        json_write_real(writer, value->name, value->real);
        return;
    case JSON_KIND_TEXT:
        write_changed(rewriting, value, changed);
        return;
    case JSON_KIND_LIST:
    case JSON_KIND_OBJECT:
        if (value->kind == JSON_KIND_LIST)
            json_begin_list(writer, value->name);
        else
            json_begin_object(writer, value->name);
        /* A bot's seat is an object, of which only the name is one. */
        for (size_t i = 0; i < value->items; i++)
            write_value(rewriting, &value->item[i],
                        value->kind == JSON_KIND_LIST || strcmp(value->item[i].name, "name") == 0
                            ? changed
                            : add_same);
        json_end(writer);
        return;
    }
}

/* Counts the people of a list of seats or pupils, or one who joins. */
static void count_people(struct log_people *people, const struct json_value *value,
                         const struct log_renaming *renaming)
{
    for (size_t i = 0; value->kind == JSON_KIND_LIST && i < value->items; i++)
        count_people(people, &value->item[i], renaming);
    if (value->kind != JSON_KIND_TEXT || !*value->text) /* a bot, or nobody who was named */
        return;
    for (const char *seat = value->text;; seat++) {
        bool meant;
        seat += first_member(seat, renaming->from, &meant);
        people->sits |= meant;
        people->others += !meant;
        if (!*seat)
            return;
    }
}

/* The members of a line that hold names, by the field that only such a line has. */
static const struct named_member {
    const char *mark, *member;
    add_text *changed;
    bool people;
} named_members[] = {
    {"breuk", "seats", add_seat, true},   {"sitting", "pupils", add_seat, true},
    {"table", "name", add_seat, true},    {"move", "move", add_move, false},
    {"typed", "typed", add_typed, false},
};

static void write_line(struct rewriting *rewriting, const struct json_value *line)
{
    const struct named_member *named = NULL;
    const struct json_value *language = json_member(line, "lang");

    if (language && language->kind == JSON_KIND_TEXT)
        snprintf(rewriting->language, sizeof rewriting->language, "%s", language->text);
    for (size_t i = 0; i < sizeof named_members / sizeof *named_members && !named; i++)
        if (json_member(line, named_members[i].mark))
            named = &named_members[i];
    json_begin_object(&rewriting->writer, NULL);
    for (size_t i = 0; i < line->items; i++) {
        const struct json_value *value = &line->item[i];
        bool meant = named && strcmp(value->name, named->member) == 0;
        if (meant && named->people && rewriting->people)
            count_people(rewriting->people, value, rewriting->renaming);
        write_value(rewriting, value, meant ? named->changed : add_same);
    }
    json_end(&rewriting->writer);
}

/* --- journals */

static void add_line(struct rewriting *rewriting, const struct json_value *value,
                     struct log_sum *sum, struct strbuf *out)
{
    struct strbuf line = {0};

    rewriting->writer = json_writer_to(&line);
    write_line(rewriting, value);
    strbuf_add_char(&line, '\n');
    log_sum_write(sum, out, strbuf_text(&line), line.length);
    strbuf_release(&line);
}

/* Adds a damaged first line, whose names count all the same (log_file.h). It keeps its sum, which
 * is still wrong, so that no reader takes the line for sound. */
static void add_damaged_start(struct rewriting *rewriting, struct log_reader *reader,
                              struct strbuf *out)
{
    struct log_sum none = {0};
    struct diag silent = {0}; /* the damage is reported already */

    if (json_read(&reader->document, reader->lines.text, reader->lines.length, reader->where,
                  &silent) == STATUS_OK &&
        reader->document.root.kind == JSON_KIND_OBJECT)
        add_line(rewriting, &reader->document.root, &none, out);
    diag_release(&silent);
}

/* Reads a journal, and adds it anew to `out`; one that is damaged up to there. */
static enum status read_journal(struct log_reader *reader, struct rewriting *rewriting,
                                struct strbuf *out, struct diag *diag)
{
    struct log_sum sum = {0};
    enum status status;

    while ((status = log_reader_next(reader, diag)) == STATUS_OK) {
        const struct json_value *value = &reader->document.root;
        if (value->kind != JSON_KIND_OBJECT) {
            log_complain(diag, reader->where, 1,
                         message_of(N_("this is no journal of a game or a lesson")));
            return STATUS_INVALID;
        }
        sum.kept = reader->sum.kept;
        add_line(rewriting, value, &sum, out);
    }
    if (status == STATUS_INVALID && reader->where.line == 1)
        add_damaged_start(rewriting, reader, out);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

static enum status rewrite(const struct log_file *journal, const struct log_renaming *renaming,
                           struct log_people *people, struct strbuf *out, struct diag *diag)
{
    struct rewriting rewriting = {.renaming = renaming, .people = people};
    struct log_reader reader;
    enum status status = log_file_read(journal, &reader, diag);

    if (status == STATUS_OK)
        status = read_journal(&reader, &rewriting, out, diag);
    if (people)
        people->found = rewriting.found;
    log_reader_close(&reader);
    strbuf_release(&rewriting.text);
    return status;
}

enum status log_find_person(struct log_people *people, const struct log_file *journal,
                            const char *name, log_is_answer *is_answer, struct diag *diag)
{
    const struct log_renaming renaming = {.from = name, .to = name, .is_answer = is_answer};
    struct strbuf out = {0};

    *people = (struct log_people){0};
    enum status status = rewrite(journal, &renaming, people, &out, diag);
    strbuf_release(&out);
    return status;
}

/* Puts the new journal into its place. */
static enum status put(const struct log_file *journal, const struct strbuf *text, int *error)
{
    struct output output;
    enum status status = output_open(&output, journal->path, true);

    if (status == STATUS_OK) {
        status = output_write(&output, strbuf_text(text), text->length);
        if (status == STATUS_OK)
            status = output_close(&output);
        /* Another file may have come into its place while this one was written. */
        if (status == STATUS_OK && !log_file_is_in_place(journal))
            status = STATUS_NOT_FOUND;
        if (status == STATUS_OK)
            status = output_commit(&output);
        else
            output_abandon(&output);
    }
    *error = output.error;
    return status;
}

enum status log_rename_person(const struct log_file *journal, const struct log_renaming *renaming,
                              int *error, struct diag *diag)
{
    struct strbuf out = {0};

    *error = 0;
    if (journal->busy)
        return STATUS_EXISTS;
    if (!log_file_is_in_place(journal))
        return STATUS_NOT_FOUND;
    enum status status = rewrite(journal, renaming, NULL, &out, diag);
    if (status == STATUS_OK || (status == STATUS_INVALID && renaming->up_to_damage))
        status = put(journal, &out, error);
    strbuf_release(&out);
    return status;
}
