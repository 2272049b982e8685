/* Reads the lines of a table. */
#include "deck/spreadsheet/rows.h"

#include "base/suggest.h"
#include "xml/value.h"
#include "xml/xml.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* One line: its cells by column, and the record with its texts. */
struct row {
    enum row_kind kind;
    struct cell cells[COLUMNS];
    const struct csv_field *fields[COLUMNS]; /* where they come from; NULL: empty */
    const struct csv_record *record;
};

void rows_complain(struct rows *rows, struct position at, struct message why)
{
    diag_add(rows->diag, SEVERITY_ERROR, at, why);
}

const char *rows_keep(struct rows *rows, const char *text)
{
    return arena_copy_text(&rows->arena, text);
}

static struct cell keep_cell(struct rows *rows, const struct cell *cell)
{
    struct cell kept = *cell;

    kept.text = cell->text ? rows_keep(rows, cell->text) : NULL;
    return kept;
}

int rows_word(struct rows *rows, const struct cell *cell, const char *const *words,
              const char *unknown, const char *unknown_near)
{
    return rows_word_before(rows, cell, "", words, unknown, unknown_near);
}

int rows_word_before(struct rows *rows, const struct cell *cell, const char *rest,
                     const char *const *words, const char *unknown, const char *unknown_near)
{
    struct strbuf list = {0}, mended = {0};
    int count = 0;

    for (int i = 0; words[i]; i++)
        if (!strcasecmp(words[i], cell->text))
            return i;
    for (; words[count]; count++)
        strbuf_addf(&list, "%s%s", count ? ", " : "", words[count]);
    const char *near = suggest_nearest(cell->text, words, (size_t)count);
    if (near)
        strbuf_addf(&mended, "%s%s", near, rest);
    rows_mend(rows, cell,
              message_with(near ? unknown_near : unknown, arg_typed("value", cell->text),
                           arg_text("near", near), arg_text("words", strbuf_text(&list))),
              near ? strbuf_text(&mended) : NULL);
    strbuf_release(&list);
    strbuf_release(&mended);
    return -1;
}

/* Returns the whole number with which a text begins that is none: 2.0, 2x, 2 cards; NULL: it may be
 * another. */
static const char *whole_number_of(struct rows *rows, const char *text)
{
    size_t digits = strspn(text, "0123456789");

    if (!digits || text[digits + strcspn(text + digits, "123456789")])
        return NULL;
    return arena_copy_bytes(&rows->arena, text, digits);
}

/* Returns how many digits a whole number has that a spreadsheet may write with decimals, as 2.00;
 * 0: the text is no such number. */
static size_t digits_of_whole(const char *text)
{
    size_t digits = strspn(text, "0123456789"), noughts = 0;

    if (text[digits] == '.' || text[digits] == ',') {
        noughts = strspn(text + digits + 1, "0");
        return noughts && !text[digits + 1 + noughts] ? digits : 0;
    }
    return text[digits] ? 0 : digits;
}

/* Returns whether a line says that there is no such card, and notes that it is left out. */
static bool is_of_no_cards(struct rows *rows, const struct cell *count)
{
    size_t digits = count->text ? digits_of_whole(count->text) : 0;

    if (!digits || strspn(count->text, "0") < digits)
        return false;
    diag_add(rows->diag, SEVERITY_NOTE, count->at,
             message_of(N_("a card with a count of 0 is left out")));
    return true;
}

/* Notes blanks round the number on a card, unless the author of the table sets them behind the
 * separators. */
static void note_blanks(struct rows *rows, const struct row *row, const struct rows_card *card)
{
    const struct csv_field *face = row->fields[COLUMN_FACE], *suit = row->fields[COLUMN_SUIT],
                           *count = row->fields[COLUMN_COUNT];
    bool spaced = (suit && suit->before) || (count && count->before);

    if (face && card->action == ACTION_NONE)
        rows_note_blanks(rows, &row->cells[COLUMN_FACE], &card->notation, spaced ? 0 : face->before,
                         face->behind);
}

/* Reads a number as the attribute of a deck file is read; returns `fallback` when the cell is empty
 * or wrong. */
static int read_count(struct rows *rows, const struct row *row, enum column column,
                      const char *attribute, int fallback)
{
    const struct cell *cell = &row->cells[column];
    const struct attribute_rule *rule =
        grammar_attribute(grammar_element(&deck_grammar, "numbers"), attribute);
    struct strbuf scratch = {0};
    struct message why;

    if (!cell->text)
        return fallback;
    const size_t digits = digits_of_whole(cell->text);
    const char *text = digits ? arena_copy_bytes(&rows->arena, cell->text, digits) : cell->text;
    bool allowed = value_allowed(rule, text, &scratch, &why);
    /* Its author knows the column, not the attribute. */
    for (int i = 0; !allowed && i < why.args; i++)
        if (!strcmp(why.arg[i].name, "name"))
            why.arg[i].text = rows->column_names[column];
    const char *meant = allowed ? NULL : whole_number_of(rows, cell->text);
    if (!allowed) {
        struct strbuf unused = {0};
        struct message no;
        rows_mend(rows, cell, why,
                  meant && value_allowed(rule, meant, &unused, &no) ? meant : NULL);
        strbuf_release(&unused);
    }
    strbuf_release(&scratch);
    return allowed ? (int)strtoll(text, NULL, 10) : fallback;
}

/* The deck file is too long when it has this many texts, each of which is a line of it like <title
 * lang="en">x</title>. */
enum { TEXT_LIMIT = XML_FILE_LIMIT / 24 };

static bool has_room_for_text(struct rows *rows, struct position at)
{
    struct message why =
        message_of(N_("as XML the deck would be longer than 8 MiB; use fewer titles"));

    if (++rows->text_count == TEXT_LIMIT)
        rows_complain(rows, at, why);
    return rows->text_count < TEXT_LIMIT;
}

static void read_texts(struct rows *rows, const struct row *row, struct text_list *list)
{
    /* No language has two columns of titles, so the titles of a new list need no search. */
    bool only_titles = !list->first;

    for (size_t i = 0; i < row->record->count; i++) {
        const struct rows_column *column = &rows->columns[i];
        const struct csv_field *field = &row->record->fields[i];
        if (column->column < COLUMNS || column->column == COLUMN_KINDS)
            continue;
        if (!*field->text || !has_room_for_text(rows, field->at))
            continue;
        only_titles &= column->column == COLUMN_TITLE;
        struct rows_text *text = only_titles ? NULL : list->first;
        while (text && strcmp(text->language, column->language) != 0)
            text = text->next;
        if (!text) {
            text = arena_new(&rows->arena, 1, sizeof *text);
            text->language = column->language;
            rows_append(list, text);
        }
        struct cell *cell = column->column == COLUMN_TITLE   ? &text->title
                            : column->column == COLUMN_SHORT ? &text->abbreviation
                                                             : &text->forms;
        *cell = (struct cell){rows_keep(rows, field->text), field->at, field->length};
    }
    rows->above = list;
}

static void read_card(struct rows *rows, const struct row *row)
{
    const struct cell *cells = row->cells;
    struct rows_card card = {.at = row->record->at, .index = DECK_NONE};

    if (!cells[COLUMN_ACTION].text && rows_is_total(rows, &cells[COLUMN_SUIT], &cells[COLUMN_FACE]))
        return;
    if (is_of_no_cards(rows, &cells[COLUMN_COUNT]))
        return;
    card.copies = read_count(rows, row, COLUMN_COUNT, "copies", 1);
    card.points = read_count(rows, row, COLUMN_POINTS, "points", DECK_NONE);
    if (!rows_read_face(rows, &card, &cells[COLUMN_SUIT], &cells[COLUMN_FACE],
                        &cells[COLUMN_ACTION])) {
        rows->suit_refused |= cells[COLUMN_SUIT].text != NULL;
        return;
    }
    note_blanks(rows, row, &card);
    if (cells[COLUMN_FACE].text)
        card.at = cells[COLUMN_FACE].at;
    bool within = rows->printed <= DECK_CARDS_PRINT;
    rows->printed += card.copies;
    if (rows->printed > DECK_CARDS_PRINT) {
        struct message why =
            message_with(N_("too many cards: {cards} here, {total} in all, but a deck can have at "
                            "most {limit}; use fewer"),
                         arg_count("cards", card.copies), arg_count("total", rows->printed),
                         arg_count("limit", DECK_CARDS_PRINT));
        if (within)
            rows_complain(rows, card.at, why);
        return;
    }
    memory_make_room(&rows->cards, rows->card_count, &rows->card_capacity);
    card.suit = keep_cell(rows, &cells[COLUMN_SUIT]);
    card.hands = keep_cell(rows, &cells[COLUMN_HANDS]);
    card.back = keep_cell(rows, &cells[COLUMN_BACK]);
    rows->cards[rows->card_count++] = card;
}

static void read_suit(struct rows *rows, const struct row *row)
{
    rows->above = NULL;
    if (!row->cells[COLUMN_SUIT].text) {
        rows_complain(rows, row->record->at,
                      message_with(N_("“{column}” is empty in this line; fill it in"),
                                   arg_text("column", column_words[COLUMN_SUIT])));
        return;
    }
    for (int i = 0; i < rows->suit_count; i++) {
        if (strcasecmp(rows->suits[i].id.text, row->cells[COLUMN_SUIT].text) != 0)
            continue;
        rows_complain(rows, row->cells[COLUMN_SUIT].at,
                      message_with(N_("line {line} already describes the suit “{value}”; keep one"),
                                   arg_typed("value", row->cells[COLUMN_SUIT].text),
                                   arg_count("line", rows->suits[i].id.at.line)));
        return;
    }
    if (rows->suit_count == DECK_SUITS) {
        rows_complain(rows, row->record->at,
                      message_with(N_("a deck can have at most {limit} suits; remove this one"),
                                   arg_count("limit", DECK_SUITS)));
        return;
    }
    struct rows_suit *suit = &rows->suits[rows->suit_count++];
    struct cell *into[] = {&suit->id, &suit->rgb, &suit->shape};
    const enum column from[] = {COLUMN_SUIT, COLUMN_RGB, COLUMN_SHAPE};
    for (int i = 0; i < 3; i++)
        *into[i] = keep_cell(rows, &row->cells[from[i]]);
    read_texts(rows, row, &suit->texts);
}

static void read_pair(struct rows *rows, const struct row *row, struct pair_list *list,
                      const char *element)
{
    const struct cell *name = &row->cells[COLUMN_NAME], *value = &row->cells[COLUMN_VALUE];
    const struct element_rule *rule = element ? grammar_element(&deck_grammar, element) : NULL;
    enum { NAMES = 32 };
    const char *names[NAMES] = {0}; /* ended by NULL */
    int count = 0;

    if (!name->text || !value->text) {
        rows_complain(
            rows, row->record->at,
            message_with(
                N_("“{column}” is empty in this line; fill it in"),
                arg_text("column", column_words[name->text ? COLUMN_VALUE : COLUMN_NAME])));
        return;
    }
    for (const struct attribute_rule *one = rule ? rule->attributes : NULL; one && one->name;
         one++) {
        assert(count + 1 < NAMES);
        names[count++] = one->name;
    }
    int word = !rule ? 0
                     : rows_word(rows, name, names,
                                 N_("“{value}” is not a valid value here; write one of: {words}"),
                                 N_("“{value}” is not a valid value here; did you mean “{near}”? "
                                    "Write one of: {words}"));
    if (word < 0)
        return;
    const char *known = rule ? names[word] : name->text;
    for (const struct rows_pair *pair = list->first; pair; pair = pair->next) {
        if (strcmp(pair->name.text, known) != 0)
            continue;
        rows_complain(rows, name->at,
                      message_with(N_("line {line} already has “{value}”; keep one"),
                                   arg_text("value", known),
                                   arg_count("line", pair->name.at.line)));
        return;
    }
    struct rows_pair *pair = arena_new(&rows->arena, 1, sizeof *pair);
    pair->name = (struct cell){rows_keep(rows, known), name->at, name->length};
    pair->value = keep_cell(rows, value);
    rows_append(list, pair);
}

static void read_item(struct rows *rows, const struct row *row, struct item_list *list)
{
    struct rows_item *item = arena_new(&rows->arena, 1, sizeof *item);

    item->at = row->record->at;
    for (int i = 0; i < COLUMNS; i++)
        item->cells[i] = keep_cell(rows, &row->cells[i]);
    read_texts(rows, row, &item->texts);
    rows_append(list, item);
}

static void read_line(struct rows *rows, const struct row *row)
{
    if (row->kind != ROW_MORE)
        rows->above = NULL;
    switch (row->kind) {
    case ROW_CARD:
        read_card(rows, row);
        return;
    case ROW_DECK:
        read_pair(rows, row, &rows->attributes, "deck");
        return;
    case ROW_TITLE:
        read_texts(rows, row, &rows->titles);
        return;
    case ROW_STYLE:
        read_pair(rows, row, &rows->style, "style");
        return;
    case ROW_SET:
        read_pair(rows, row, &rows->settings, NULL);
        return;
    case ROW_SUIT:
        read_suit(rows, row);
        return;
    case ROW_EXTRA:
        read_item(rows, row, &rows->extras);
        return;
    case ROW_SEGMENT:
        read_item(rows, row, &rows->segments);
        return;
    case ROW_MORE:
        if (rows->above)
            read_texts(rows, row, rows->above);
        else
            rows_complain(rows, row->record->at,
                          message_of(N_("this line continues the texts of the line above, but "
                                        "there are none; give it a kind")));
        return;
    case ROW_KINDS:
        return;
    }
}

static void complain_column(struct rows *rows, const struct row *row, const struct csv_field *field,
                            enum column column)
{
    struct strbuf list = {0};

    for (int i = 0; i < COLUMN_KINDS; i++)
        if (row_columns[row->kind] & 1u << i)
            strbuf_addf(&list, "%s%s", list.length ? ", " : "", column_words[i]);
    rows_complain(rows, field->at,
                  message_with(N_("“{value}” is in the column “{column}”, which lines of the kind "
                                  "“{kind}” leave empty; they use: {words}"),
                               arg_typed("value", field->text),
                               arg_text("column", column_words[column]),
                               arg_text("kind", row_words[row->kind]),
                               arg_text("words", strbuf_text(&list))));
    strbuf_release(&list);
}

/* Complains of a cell whose column has no name, once for each column. */
static void complain_unnamed(struct rows *rows, size_t column, const struct csv_field *field)
{
    if (rows->columns[column].passed_over)
        return;
    rows->columns[column].passed_over = true;
    const struct position at = rows->columns[column].at;
    const struct diag_edit edit = {.line = at.line, .column = at.column, .text = "notes"};
    diag_propose(rows->diag, SEVERITY_ERROR, field->at,
                 message_with(N_("“{value}” is in a column without a name (merged cells leave "
                                 "such columns behind); name it in line {line} (“notes” if the "
                                 "cards do not need it), or delete the column"),
                              arg_typed("value", field->text),
                              arg_count("line", rows->header_line)),
                 &edit, at.line > 0);
}

/* Puts the cells in their columns. Returns false after a complaint that there is no such kind of
 * line. */
static bool sort_cells(struct rows *rows, struct row *row)
{
    const struct csv_record *record = row->record;

    for (size_t i = 0; i < record->count; i++) {
        const struct csv_field *field = &record->fields[i];
        if (!*field->text)
            continue;
        const struct rows_column *column = &rows->columns[i];
        if (column->column < COLUMNS && !(column->again && row->cells[column->column].text)) {
            row->cells[column->column] = (struct cell){field->text, field->at, field->length};
            row->fields[column->column] = field;
        } else if (column->column == COLUMN_KINDS) {
            complain_unnamed(rows, i, field);
        }
    }
    const struct cell *kind = &row->cells[COLUMN_ROW];
    int index = !kind->text
                    ? ROW_CARD
                    : rows_word(rows, kind, row_words,
                                N_("“{value}” is not a kind of line; write one of: {words}"),
                                N_("“{value}” is not a kind of line; did you mean “{near}”? Write "
                                   "one of: {words}"));
    row->kind = (enum row_kind)index;
    return index >= 0;
}

static bool check_columns(struct rows *rows, const struct row *row)
{
    bool good = true;

    for (size_t i = 0; i < row->record->count; i++) {
        const struct csv_field *field = &row->record->fields[i];
        enum column column = rows->columns[i].column;
        if (column == COLUMN_ROW || column == COLUMN_KINDS || !*field->text ||
            row_columns[row->kind] & 1u << column)
            continue;
        complain_column(rows, row, field, column);
        good = false;
    }
    return good;
}

enum status rows_read(struct rows *rows, struct csv_reader *reader)
{
    struct csv_record record;
    enum status status = rows_read_header(rows, reader);

    while (status == STATUS_OK && rows->text_count < TEXT_LIMIT && csv_next(reader, &record)) {
        struct row row = {.record = &record};
        if (sort_cells(rows, &row) && check_columns(rows, &row))
            read_line(rows, &row);
    }
    /* Lines that were not read would be missing from the deck. */
    return status == STATUS_OK && rows->text_count >= TEXT_LIMIT ? STATUS_INVALID : status;
}
