#include "log/person.h"

#include "base/strbuf.h"
#include "log/renaming.h"

#include <inttypes.h>
#include <string.h>

enum { PLACES_MOST = 32 };

/* Where the person sits. */
struct person {
    const char *name;
    bool sits[PLACES_MOST], left[PLACES_MOST]; /* left: a bot plays on for them */
    struct strbuf words;
};

/* ---- whose a line is ---- */

static bool is_called(const struct person *person, const struct json_value *value)
{
    return value && value->kind == JSON_KIND_TEXT && log_seat_names(value->text, person->name);
}

static void seat_all(struct person *person, const struct json_value *list)
{
    for (size_t i = 0; list && i < list->items && i < PLACES_MOST; i++)
        person->sits[i] = is_called(person, &list->item[i]);
}

/* The place that a line is of; −1: of none. */
static int place_of(const struct json_value *line)
{
    const struct json_value *place = json_member(line, "seat");

    if (!place)
        place = json_member(line, "pupil");
    return place && place->kind == JSON_KIND_COUNT && place->count >= 0 &&
                   place->count < PLACES_MOST
               ? (int)place->count
               : -1;
}

static bool is_word(const struct json_value *value, const char *word)
{
    return value && value->kind == JSON_KIND_TEXT && strcmp(value->text, word) == 0;
}

/* Who gets another name stays who they were. */
static void follow_coming(struct person *person, const struct json_value *line, int place)
{
    const struct json_value *what = json_member(line, "table"), *name = json_member(line, "name");

    if (is_word(what, "joins"))
        person->sits[place] = is_called(person, name);
    if (is_word(what, "renamed"))
        person->sits[place] |= is_called(person, name);
    person->left[place] = is_word(what, "leaves");
}

static bool names(const struct person *person, const struct json_value *line)
{
    for (size_t i = 0; i < line->items; i++)
        if (line->item[i].kind == JSON_KIND_TEXT &&
            log_text_names(line->item[i].text, person->name))
            return true;
    return false;
}

static bool is_theirs(struct person *person, const struct json_value *line)
{
    int place = place_of(line);
    bool coming = place >= 0 && json_member(line, "table");

    if (coming)
        follow_coming(person, line, place);
    return (place >= 0 && person->sits[place] && (coming || !person->left[place])) ||
           names(person, line);
}

/* ---- in words ---- */

static void add_value(struct strbuf *out, const struct json_value *value)
{
    const char *comma = out->length ? ", " : "";

    if (value->kind == JSON_KIND_TEXT)
        strbuf_addf(out, "%s%s %s", comma, value->name, value->text);
    else if (value->kind == JSON_KIND_COUNT)
        strbuf_addf(out, "%s%s %" PRId64, comma, value->name, value->count);
    else if (value->kind == JSON_KIND_REAL)
        strbuf_addf(out, "%s%s %g", comma, value->name, value->real);
}

/* Lists hold what others did and know, too. */
static void add_line(struct strbuf *out, const struct json_value *line)
{
    for (size_t i = 0; i < line->items; i++)
        if (strcmp(line->item[i].name, "seat") != 0 && strcmp(line->item[i].name, "pupil") != 0)
            add_value(out, &line->item[i]);
}

/* What was known of the person when a lesson began. */
static void add_start(struct person *person, const struct json_value *list)
{
    for (size_t i = 0; list && i < list->items && i < PLACES_MOST; i++)
        if (person->sits[i] && list->item[i].kind == JSON_KIND_TEXT)
            strbuf_addf(&person->words, ", start %s", list->item[i].text);
}

static bool add_words(struct person *person, const struct json_value *line, bool first)
{
    strbuf_clear(&person->words);
    if (!first && !is_theirs(person, line))
        return false;
    add_line(&person->words, line);
    if (first) {
        seat_all(person, json_member(line, "seats"));
        seat_all(person, json_member(line, "pupils"));
        add_start(person, json_member(line, "start"));
    }
    return true;
}

enum status log_tell_person(const struct log_held *journal, const char *name, log_teller *tell,
                            void *context, struct diag *diag)
{
    struct person person = {.name = name};
    struct log_reader reader;
    enum status status = log_held_read(journal, &reader, diag);

    while (status == STATUS_OK && (status = log_reader_next(&reader, diag)) == STATUS_OK) {
        bool told = add_words(&person, &reader.document.root, reader.where.line == 1);
        if (told)
            tell(context, strbuf_text(&person.words));
    }
    log_reader_close(&reader);
    strbuf_release(&person.words);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}
