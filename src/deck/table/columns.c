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

/* The names of columns that are not for the cards. */
static const char *const note_words[] = {
    "notes",     "note",        "comment",   "comments", "remark",    "remarks",
    "opmerking", "opmerkingen", "notitie",   "notities", "Notiz",     "Notizen",
    "Bemerkung", "Bemerkungen", "Anmerkung", "remarque", "remarques", "commentaire",
};

enum { NOTE_WORDS = sizeof note_words / sizeof *note_words };

static bool is_for_notes(const char *word)
{
    for (int i = 0; i < NOTE_WORDS; i++)
        if (!strcasecmp(word, note_words[i]))
            return true;
    return false;
}

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

/* Complains of a column whose name says nothing; returns the name that was meant, most likely, or
 * NULL. */
static const char *complain_unknown(struct table *table, const struct csv_field *field)
{
    const char *words[COLUMN_KINDS + OTHER_WORDS + NOTE_WORDS];
    size_t count = 0;

    for (; count < COLUMN_KINDS; count++)
        words[count] = column_words[count];
    for (int i = 0; i < OTHER_WORDS; i++)
        words[count++] = other_words[i].word;
    for (int i = 0; i < NOTE_WORDS; i++)
        words[count++] = note_words[i];
    const char *near = suggest_nearest(field->text, words, count);
    table_complain(
        table, field->at,
        message_with(
            near ? N_("there is no column “{value}”; did you mean “{near}”? Choose one of: {words}")
                 : N_("there is no column “{value}”; choose one of: {words}"),
            arg_typed("value", field->text), arg_text("near", near),
            arg_text("words", "row, suit, face, count, action, points, hands, back, weight, "
                              "reference, rgb, shape, name, value, title:en, short:en, forms:nl, "
                              "notes")));
    return near;
}

/* The columns that a table has, a bit for each. */
static unsigned columns_had(const struct table *table)
{
    unsigned had = 0;

    for (int i = 0; i < CSV_FIELD_LIMIT; i++)
        if (table->columns[i].column != COLUMN_KINDS)
            had |= 1u << table->columns[i].column;
    return had;
}

/* Reads a column as the one that its name is like, if all lines may fill that and there is no such
 * column yet; else its cells are passed over. */
static void settle_unknown(struct table *table, struct table_column *column, const char *near)
{
    unsigned had = columns_had(table);
    const char *language;
    enum column meant = near ? column_of(near, &language) : COLUMN_KINDS;
    unsigned fits = had & BIT(ROW) ? (1u << COLUMNS) - 1 : row_columns[ROW_CARD] | BIT(ROW);

    if (meant < COLUMNS && fits & ~had & 1u << meant)
        *column = (struct table_column){.column = meant};
    else
        column->passed_over = true;
}

/* Returns whether one of the columns that are passed over may be one without which no line is
 * understood, so that whatever is said of the lines follows from that. */
static bool lacks_columns(const struct table *table)
{
    unsigned had = columns_had(table), needed = BIT(SUIT) | BIT(FACE);

    if (had & ~row_columns[ROW_CARD])
        needed |= BIT(ROW);
    return (had & needed) != needed;
}

/* Returns false after a complaint. */
static bool check_twice(struct table *table, size_t index, const struct csv_field *field)
{
    const struct table_column *column = &table->columns[index], *other = table->columns;

    for (; other < column; other++) {
        if (other->column != column->column ||
            (column->column >= COLUMNS && strcmp(other->language, column->language) != 0))
            continue;
        table_complain(table, field->at,
                       message_with(N_("the column “{value}” appears twice; keep one"),
                                    arg_typed("value", field->text)));
        return false;
    }
    return true;
}

/* Checks the language after "title:", "short:" or "forms:"; a column of another is passed over. */
static void check_language(struct table *table, struct table_column *column,
                           const struct csv_field *field)
{
    const struct attribute_rule *rule =
        grammar_attribute(grammar_element(&deck_grammar, "title"), "lang");
    struct strbuf scratch = {0};
    struct message why;

    if (column->column >= COLUMNS && column->column < COLUMN_KINDS &&
        !value_allowed(rule, column->language, &scratch, &why) && !scratch.failed) {
        table_complain(table, field->at, why);
        *column = (struct table_column){.column = COLUMN_KINDS, .passed_over = true};
    }
    table->no_memory |= scratch.failed;
    strbuf_release(&scratch);
}

/* Gives each column its kind; returns how many are known. */
static int name_columns(struct table *table, const struct csv_record *record)
{
    int known = 0;

    for (size_t i = 0; i < CSV_FIELD_LIMIT; i++)
        table->columns[i] = (struct table_column){.column = COLUMN_KINDS};
    for (size_t i = 0; i < record->count; i++) {
        struct table_column *column = &table->columns[i];
        column->column = column_of(record->fields[i].text, &column->language);
        column->passed_over =
            column->column == COLUMN_KINDS && is_for_notes(record->fields[i].text);
        known += column->column != COLUMN_KINDS;
    }
    return known;
}

/* Checks the names of the columns and keeps what is borrowed of them. Returns whether the lines can
 * be read. */
static bool check_names(struct table *table, const struct csv_record *record)
{
    bool unknown = false, twice = false;

    for (size_t i = 0; i < record->count && !table->no_memory; i++) {
        struct table_column *column = &table->columns[i];
        const struct csv_field *field = &record->fields[i];
        if (column->column == COLUMN_KINDS && *field->text && !column->passed_over) {
            settle_unknown(table, column, complain_unknown(table, field));
            unknown = true;
        }
        if (column->column == COLUMN_KINDS)
            continue;
        column->language = column->language ? table_keep(table, column->language) : NULL;
        if (column->column < COLUMNS)
            table->column_names[column->column] = table_keep(table, field->text);
        if (table->no_memory)
            break;
        twice |= !check_twice(table, i, field);
        check_language(table, column, field);
    }
    return !table->no_memory && !twice && !(unknown && lacks_columns(table));
}

/* Returns whether a record names columns: two at least, as a title above them may be a single word
 * such as “card”. */
static bool names_columns(struct table *table, const struct csv_record *record)
{
    size_t filled = 0;

    for (size_t i = 0; i < record->count; i++)
        filled += *record->fields[i].text != '\0';
    return name_columns(table, record) > (filled < 2);
}

/* Complains that no record names columns. */
static enum status complain_no_header(struct table *table, struct position at, bool empty)
{
    const char *example = table->separator == ';' ? "suit;face;count" : "suit,face,count";

    table_complain(
        table, at,
        message_with(empty ? N_("this table is empty; write a line such as: {example}")
                           : N_("the first line must name the columns, such as: {example}"),
                     arg_text("example", example)));
    return STATUS_INVALID;
}

enum status table_read_header(struct table *table, struct csv_reader *reader)
{
    enum { RECORDS = 20 };
    struct position first = {table->file, 1, 1, 0};
    int above = 0;

    table->separator = reader->separator;
    for (; above < RECORDS; above++) {
        struct csv_record record;
        bool more;
        enum status status = csv_next(reader, &record, &more);
        if (status != STATUS_OK)
            return status;
        if (!more)
            break;
        first = above ? first : record.at;
        table->header_line = record.at.line;
        if (!names_columns(table, &record))
            continue;
        if (above)
            diag_add(table->diag, SEVERITY_NOTE, first,
                     message_with(N_("the columns are named in line {line}; what stands above them "
                                     "is left out"),
                                  arg_count("line", record.at.line)));
        return check_names(table, &record) ? STATUS_OK
               : table->no_memory          ? STATUS_NO_MEMORY
                                           : STATUS_INVALID;
    }
    return complain_no_header(table, first, !above);
}
