/* Knows the words of a table, for its columns and kinds of lines, and reads the header. */
#include "deck/table/rows.h"

#include "base/suggest.h"
#include "xml/value.h"

#include <string.h>
#include <strings.h>

const char *const column_words[COLUMN_KINDS] = {
    "row",       "suit", "face",  "count", "action", "points", "hands",  "back",  "weight",
    "reference", "rgb",  "shape", "name",  "value",  "title:", "short:", "forms:"};

const char *const row_words[ROW_KINDS + 1] = {"card", "deck",  "title",   "style", "set",
                                              "suit", "extra", "segment", "more",  NULL};

#define BIT(column) (1u << COLUMN_##column)
const unsigned row_columns[ROW_KINDS] = {
    [ROW_CARD] =
        BIT(SUIT) | BIT(FACE) | BIT(COUNT) | BIT(ACTION) | BIT(POINTS) | BIT(HANDS) | BIT(BACK),
    [ROW_DECK] = BIT(NAME) | BIT(VALUE),
    [ROW_TITLE] = BIT(TITLE),
    [ROW_STYLE] = BIT(NAME) | BIT(VALUE),
    [ROW_SET] = BIT(NAME) | BIT(VALUE),
    [ROW_SUIT] = BIT(SUIT) | BIT(RGB) | BIT(SHAPE) | BIT(TITLE) | BIT(SHORT) | BIT(FORMS),
    [ROW_EXTRA] = BIT(COUNT) | BIT(BACK) | BIT(REFERENCE) | BIT(TITLE),
    [ROW_SEGMENT] = BIT(SUIT) | BIT(ACTION) | BIT(WEIGHT) | BIT(TITLE),
    [ROW_MORE] = BIT(TITLE) | BIT(SHORT) | BIT(FORMS),
};

/* What teachers write, in nl, de, fr and en. */
static const struct {
    const char *word;
    enum column column;
} other_words[] = {
    {"colour", COLUMN_SUIT},    {"color", COLUMN_SUIT},        {"kleur", COLUMN_SUIT},
    {"Farbe", COLUMN_SUIT},     {"couleur", COLUMN_SUIT},      {"card", COLUMN_FACE},
    {"kaart", COLUMN_FACE},     {"Karte", COLUMN_FACE},        {"carte", COLUMN_FACE},
    {"copies", COLUMN_COUNT},   {"aantal", COLUMN_COUNT},      {"Anzahl", COLUMN_COUNT},
    {"quantité", COLUMN_COUNT}, {"exemplaires", COLUMN_COUNT}, {"actie", COLUMN_ACTION},
    {"Aktion", COLUMN_ACTION},  {"punten", COLUMN_POINTS},     {"Punkte", COLUMN_POINTS},
};

enum { OTHER_WORDS = sizeof other_words / sizeof *other_words };

/* Returns the column of that name; COLUMN_KINDS when there is none. *language is what follows the
 * colon of a title, an abbreviation or forms, else NULL. */
static enum column column_of(const char *word, const char **language)
{
    for (enum column i = 0; i < COLUMN_KINDS; i++) {
        size_t length = strlen(column_words[i]);
        *language = i >= COLUMNS ? word + length : NULL;
        if (i < COLUMNS ? !strcasecmp(word, column_words[i])
                        : !strncasecmp(word, column_words[i], length))
            return i;
    }
    *language = NULL;
    for (int i = 0; i < OTHER_WORDS; i++)
        if (!strcasecmp(word, other_words[i].word))
            return other_words[i].column;
    return COLUMN_KINDS;
}

static void complain_unknown(struct table *table, const struct csv_field *field)
{
    const char *words[COLUMN_KINDS + OTHER_WORDS];
    size_t count = 0;

    for (; count < COLUMN_KINDS; count++)
        words[count] = column_words[count];
    for (int i = 0; i < OTHER_WORDS; i++)
        words[count++] = other_words[i].word;
    const char *near = suggest_nearest(field->text, words, count);
    table_complain(
        table, field->at,
        message_with(
            near ? N_("there is no column “{value}”; did you mean “{near}”? Choose one of: {words}")
                 : N_("there is no column “{value}”; choose one of: {words}"),
            arg_typed("value", field->text), arg_text("near", near),
            arg_text("words", "row, suit, face, count, action, points, hands, back, weight, "
                              "reference, rgb, shape, name, value, title:en, short:en, forms:nl")));
}

static void check_twice(struct table *table, size_t index, const struct csv_field *field)
{
    const struct table_column *column = &table->columns[index], *other = table->columns;

    for (; other < column; other++) {
        if (other->column != column->column ||
            (column->column >= COLUMNS && strcmp(other->language, column->language) != 0))
            continue;
        table_complain(table, field->at,
                       message_with(N_("the column “{value}” appears twice; keep one"),
                                    arg_typed("value", field->text)));
        return;
    }
}

/* Checks the language after "title:", "short:" or "forms:". */
static void check_language(struct table *table, const struct table_column *column,
                           const struct csv_field *field)
{
    const struct attribute_rule *rule =
        grammar_attribute(grammar_element(&deck_grammar, "title"), "lang");
    struct strbuf scratch = {0};
    struct message why;

    if (column->column >= COLUMNS && column->column < COLUMN_KINDS &&
        !value_allowed(rule, column->language, &scratch, &why) && !scratch.failed)
        table_complain(table, field->at, why);
    table->no_memory |= scratch.failed;
    strbuf_release(&scratch);
}

bool table_read_header(struct table *table, const struct csv_record *record)
{
    size_t errors = table->diag->errors, known = 0;

    table->column_count = record->count;
    for (size_t i = 0; i < record->count && !table->no_memory; i++) {
        const char *language;
        struct table_column *column = &table->columns[i];
        column->column = column_of(record->fields[i].text, &language);
        column->language = language ? table_keep(table, language) : NULL;
        known += column->column != COLUMN_KINDS;
    }
    if (!known) {
        table_complain(
            table, record->at,
            message_with(N_("the first line must name the columns, such as: {example}"),
                         arg_text("example", table->separator == ';' ? "suit;face;count"
                                                                     : "suit,face,count")));
        return false;
    }
    for (size_t i = 0; i < record->count && !table->no_memory; i++) {
        if (table->columns[i].column == COLUMN_KINDS) {
            if (*record->fields[i].text)
                complain_unknown(table, &record->fields[i]);
            continue;
        }
        check_twice(table, i, &record->fields[i]);
        check_language(table, &table->columns[i], &record->fields[i]);
    }
    return table->diag->errors == errors && !table->no_memory;
}
