/* Knows the words of a table, for its columns and kinds of lines, and reads the header. */
#include "deck/spreadsheet/rows.h"

#include "base/suggest.h"
#include "deck/usual_suits.h"
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
    {"colour", COLUMN_SUIT},
    {"color", COLUMN_SUIT},
    {"kleur", COLUMN_SUIT},
    {"Farbe", COLUMN_SUIT},
    {"couleur", COLUMN_SUIT},
    {"card", COLUMN_FACE},
    {"kaart", COLUMN_FACE},
    {"Karte", COLUMN_FACE},
    {"carte", COLUMN_FACE},
    {"fraction", COLUMN_FACE},
    {"breuk", COLUMN_FACE},
    {"Bruch", COLUMN_FACE},
    {"getal", COLUMN_FACE},
    {"Zahl", COLUMN_FACE},
    {"Wert", COLUMN_FACE},
    {"waarde", COLUMN_FACE},
    {"valeur", COLUMN_FACE},
    {"copies", COLUMN_COUNT},
    {"quantity", COLUMN_COUNT},
    {"qty", COLUMN_COUNT},
    {"how many", COLUMN_COUNT},
    {"number of cards", COLUMN_COUNT},
    {"number of copies", COLUMN_COUNT},
    {"aantal", COLUMN_COUNT},
    {"hoeveel", COLUMN_COUNT},
    {"stuks", COLUMN_COUNT},
    {"Anzahl", COLUMN_COUNT},
    {"Stück", COLUMN_COUNT},
    {"wie viele", COLUMN_COUNT},
    {"amount", COLUMN_COUNT},
    {"Menge", COLUMN_COUNT},
    {"Stk", COLUMN_COUNT},
    {"Stk.", COLUMN_COUNT},
    {"Stückzahl", COLUMN_COUNT},
    {"quantité", COLUMN_COUNT},
    {"exemplaires", COLUMN_COUNT},
    {"nombre", COLUMN_COUNT},
    {"combien", COLUMN_COUNT},
    {"actie", COLUMN_ACTION},
    {"Aktion", COLUMN_ACTION},
    {"punten", COLUMN_POINTS},
    {"Punkte", COLUMN_POINTS},
};

enum { OTHER_WORDS = sizeof other_words / sizeof *other_words };

/* Words that may be meant so, or otherwise: the number on a card, or of cards. */
static const struct {
    const char *word;
    enum column column;
} unclear_words[] = {
    {"number", COLUMN_FACE}, {"numbers", COLUMN_FACE}, {"nummer", COLUMN_FACE},
    {"Nummer", COLUMN_FACE}, {"numéro", COLUMN_FACE},  {"amounts", COLUMN_COUNT},
    {"times", COLUMN_COUNT},
};

/* Returns the column that such a word means, of those in a set; NULL: it is none. */
static const char *unclear_column(const char *name, unsigned lacked)
{
    for (size_t i = 0; i < sizeof unclear_words / sizeof *unclear_words; i++)
        if (!strcasecmp(name, unclear_words[i].word) && lacked & 1u << unclear_words[i].column)
            return column_words[unclear_words[i].column];
    return NULL;
}

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

/* Both lists are translated to what a teacher writes in that language, where it is read
 * (other_words), and the rest stays as it is here. */
static const char *columns_example(const struct rows *rows)
{
    return rows->separator == ';' ? N_("suit;face;count") : N_("suit,face,count");
}

static const char all_columns[] =
    N_("row, suit, face, count, action, points, hands, back, weight, reference, rgb, shape, name, "
       "value, title:en, short:en, forms:nl, notes");

/* The columns that a table has, a bit for each. */
static unsigned columns_had(const struct rows *rows)
{
    unsigned had = 0;

    for (int i = 0; i < CSV_FIELD_LIMIT; i++)
        if (rows->columns[i].column != COLUMN_KINDS)
            had |= 1u << rows->columns[i].column;
    return had;
}

/* The columns that a table lacks and that its lines may fill. */
static unsigned columns_lacked(const struct rows *rows)
{
    unsigned had = columns_had(rows);

    return ~had & (had & BIT(ROW) ? (1u << COLUMNS) - 1 : row_columns[ROW_CARD] | BIT(ROW));
}

/* Returns the most likely meaning of a column name that is not known, among the names that the
 * table may still have; NULL: none is near. */
static const char *suggest_column(struct rows *rows, const char *name)
{
    const char *words[COLUMN_KINDS + OTHER_WORDS + NOTE_WORDS], *colon = strchr(name, ':');
    const unsigned lacked = columns_lacked(rows);
    const char *unclear = unclear_column(name, lacked);
    struct strbuf text = {0};
    size_t count = 0;

    if (unclear)
        return unclear;
    for (int i = colon ? COLUMNS : 0; i < (colon ? COLUMN_KINDS : COLUMNS); i++)
        if (colon || lacked & 1u << i)
            words[count++] = column_words[i];
    for (int i = 0; i < OTHER_WORDS && !colon; i++)
        if (lacked & 1u << other_words[i].column)
            words[count++] = other_words[i].word;
    for (int i = 0; i < NOTE_WORDS && !colon; i++)
        words[count++] = note_words[i];
    strbuf_add_bytes(&text, name, colon ? (size_t)(colon + 1 - name) : strlen(name));
    const char *near = suggest_nearest(strbuf_text(&text), words, count);
    if (near && colon) {
        strbuf_clear(&text);
        strbuf_addf(&text, "%s%s", near, colon + 1);
        near = rows_keep(rows, strbuf_text(&text));
    }
    strbuf_release(&text);
    return near;
}

/* Complains of a column for each suit, once for the table, which has a line for each face then. */
static void complain_of_suits(struct rows *rows, const struct csv_field *field)
{
    if (!rows->suits_across)
        rows_complain(rows, field->at,
                      message_with(N_("“{value}” is a suit, not a column; write each card of each "
                                      "suit in a line of its own, under these columns: {example}"),
                                   arg_typed("value", field->text),
                                   arg_term("example", columns_example(rows))));
    rows->suits_across = true;
}

/* Complains of a column whose name says nothing. It is read as the one that its name is like, if
 * that belongs to the cards; else its cells are passed over. */
static void settle_unknown(struct rows *rows, struct rows_column *column,
                           const struct csv_field *field)
{
    const struct cell cell = {field->text, field->at, field->length};

    if (!(columns_had(rows) & BIT(SUIT)) && usual_suit(field->text)) {
        column->passed_over = true;
        complain_of_suits(rows, field);
        return;
    }
    const char *near = suggest_column(rows, field->text), *language;
    enum column meant = near ? column_of(near, &language) : COLUMN_KINDS;

    rows_mend(
        rows, &cell,
        message_with(
            near ? N_("there is no column “{value}”; did you mean “{near}”? Choose one of: {words}")
                 : N_("there is no column “{value}”; choose one of: {words}"),
            arg_typed("value", field->text), arg_text("near", near),
            arg_term("words", all_columns)),
        near);
    column->passed_over = meant >= COLUMNS;
    if (meant < COLUMNS) { /* complaints about its cells call it by its right name */
        column->column = meant;
        rows->column_names[meant] = near;
    }
}

/* Returns whether one of the columns that are passed over may be one without which no line is
 * understood, so that all complaints about the lines follow from that. */
static bool lacks_columns(const struct rows *rows)
{
    unsigned had = columns_had(rows), needed = BIT(SUIT) | BIT(FACE);

    if (had & ~row_columns[ROW_CARD])
        needed |= BIT(ROW);
    return (had & needed) != needed;
}

/* Complains of a column that the table has already, under this name or another. Its cells serve
 * where those of the first are empty, except texts, since each language has one list. */
static void check_twice(struct rows *rows, const struct csv_record *record, size_t index)
{
    struct rows_column *column = &rows->columns[index], *other = rows->columns;
    const struct csv_field *field = &record->fields[index];

    while (other < column &&
           (other->column != column->column ||
            (column->column >= COLUMNS && strcmp(other->language, column->language) != 0)))
        other++;
    if (other == column)
        return;
    const char *first = record->fields[other - rows->columns].text;
    rows_mend(rows, &(struct cell){field->text, field->at, field->length},
              message_with(strcasecmp(first, field->text)
                               ? N_("“{value}” is another word for the column “{other}”, which is "
                                    "there already; delete one of them, or name this one “notes”")
                               : N_("the column “{value}” appears twice; delete one of them, or "
                                    "name this one “notes”"),
                           arg_typed("value", field->text), arg_typed("other", first)),
              "notes");
    if (column->column < COLUMNS)
        column->again = true;
    else
        *column = (struct rows_column){.column = COLUMN_KINDS, .passed_over = true};
}

/* Checks the language after "title:", "short:" or "forms:"; a column of another is passed over. */
static void check_language(struct rows *rows, struct rows_column *column,
                           const struct csv_field *field)
{
    const struct attribute_rule *rule =
        grammar_attribute(grammar_element(&deck_grammar, "title"), "lang");
    struct strbuf scratch = {0};
    struct message why;

    if (column->column >= COLUMNS && column->column < COLUMN_KINDS &&
        !value_allowed(rule, column->language, &scratch, &why)) {
        rows_complain(rows, field->at, why);
        *column = (struct rows_column){.column = COLUMN_KINDS, .passed_over = true};
    }
    strbuf_release(&scratch);
}

/* Gives each column its kind; returns how many are known. */
static int name_columns(struct rows *rows, const struct csv_record *record)
{
    int known = 0;

    for (size_t i = 0; i < CSV_FIELD_LIMIT; i++) {
        rows->columns[i] = (struct rows_column){.column = COLUMN_KINDS};
        if (i < record->written && !*record->fields[i].text)
            rows->columns[i].at = record->fields[i].at;
    }
    for (size_t i = 0; i < record->count; i++) {
        struct rows_column *column = &rows->columns[i];
        column->column = column_of(record->fields[i].text, &column->language);
        column->passed_over =
            column->column == COLUMN_KINDS && is_for_notes(record->fields[i].text);
        known += column->column != COLUMN_KINDS;
    }
    return known;
}

/* Gives each column whose name may have two meanings the one that the other columns leave it: the
 * number on a card where the table says how many cards there are, and how many there are where it
 * says what is on a card; the value of a card where no line has a value of something else. */
static void settle_unclear(struct rows *rows, const struct csv_record *record)
{
    for (size_t i = 0; i < record->count; i++) {
        const unsigned had = columns_had(rows);
        struct rows_column *column = &rows->columns[i];
        const bool face = had & BIT(FACE), count = had & BIT(COUNT);
        if (column->column == COLUMN_VALUE && !(had & BIT(NAME)) && !face)
            column->column = COLUMN_FACE;
        else if (column->column == COLUMN_KINDS && face != count &&
                 unclear_column(record->fields[i].text, BIT(FACE)))
            column->column = face ? COLUMN_COUNT : COLUMN_FACE;
    }
}

/* Checks the names of the columns and keeps copies of those that are borrowed. Returns whether the
 * lines can be read. */
static bool check_names(struct rows *rows, const struct csv_record *record)
{
    bool unknown = false;

    settle_unclear(rows, record);
    for (size_t i = 0; i < record->count; i++) {
        struct rows_column *column = &rows->columns[i];
        const struct csv_field *field = &record->fields[i];
        if (column->column == COLUMN_KINDS && *field->text && !column->passed_over) {
            settle_unknown(rows, column, field);
            unknown = true;
        }
        if (column->column == COLUMN_KINDS)
            continue;
        column->language = column->language ? rows_keep(rows, column->language) : NULL;
        if (column->column < COLUMNS && !rows->column_names[column->column])
            rows->column_names[column->column] = rows_keep(rows, field->text);
        check_language(rows, column, field);
        if (column->column != COLUMN_KINDS)
            check_twice(rows, record, i);
    }
    return !(unknown && lacks_columns(rows));
}

/* Returns whether a record names columns: two at least, as a title above them may be a single word
 * such as “card”. */
static bool names_columns(struct rows *rows, const struct csv_record *record)
{
    size_t filled = 0;

    for (size_t i = 0; i < record->count; i++)
        filled += *record->fields[i].text != '\0';
    return name_columns(rows, record) > (filled < 2);
}

/* Complains that no record names columns. */
static enum status complain_no_header(struct rows *rows, struct position at, bool empty)
{
    rows_complain(rows, at,
                  message_with(empty
                                   ? N_("this table is empty; write a line such as: {example}")
                                   : N_("the first line must name the columns, such as: {example}"),
                               arg_term("example", columns_example(rows))));
    return STATUS_INVALID;
}

enum status rows_read_header(struct rows *rows, struct csv_reader *reader)
{
    enum { RECORDS = 20 };
    struct position first = {rows->file, 1, 1, 0};
    int above = 0;

    rows->separator = reader->separator;
    for (; above < RECORDS; above++) {
        struct csv_record record;
        if (!csv_next(reader, &record))
            break;
        first = above ? first : record.at;
        rows->header_line = record.at.line;
        if (!names_columns(rows, &record))
            continue;
        if (above)
            diag_add(rows->diag, SEVERITY_NOTE, first,
                     message_with(N_("the columns are named in line {line}; what stands above them "
                                     "is left out"),
                                  arg_count("line", record.at.line)));
        return check_names(rows, &record) ? STATUS_OK : STATUS_INVALID;
    }
    return complain_no_header(rows, first, !above);
}
