/* A table being read: what its lines say, before it becomes a deck file. Private to this folder. */
#ifndef BREUK_DECK_SPREADSHEET_ROWS_H
#define BREUK_DECK_SPREADSHEET_ROWS_H

#include "base/memory.h"
#include "csv/reader.h"
#include "deck/spreadsheet/convert.h"
#include "xml/grammar.h"

/* The columns, in the order in which they are written. */
enum column {
    COLUMN_ROW, /* which kind of line it is */
    COLUMN_SUIT,
    COLUMN_FACE,
    COLUMN_COUNT,
    COLUMN_ACTION,
    COLUMN_POINTS,
    COLUMN_HANDS,
    COLUMN_BACK,
    COLUMN_WEIGHT,
    COLUMN_REFERENCE,
    COLUMN_RGB,
    COLUMN_SHAPE,
    COLUMN_NAME,
    COLUMN_VALUE,
    COLUMNS,
    /* those that are in a language: */
    COLUMN_TITLE = COLUMNS,
    COLUMN_SHORT,
    COLUMN_FORMS,
    COLUMN_KINDS
};

/* Their names in a table, by enum column; those of a language end in a colon. */
extern const char *const column_words[COLUMN_KINDS];

/* The kinds of lines. */
enum row_kind {
    ROW_CARD,
    ROW_DECK,
    ROW_TITLE,
    ROW_STYLE,
    ROW_SET,
    ROW_SUIT,
    ROW_EXTRA,
    ROW_SEGMENT,
    ROW_MORE, /* more texts for the line above */
    ROW_KINDS
};

/* Their names in a table, and NULL. */
extern const char *const row_words[ROW_KINDS + 1];
/* The columns that each kind of row may fill, a bit for each. */
extern const unsigned row_columns[ROW_KINDS];

/* A text and where it stands; text NULL: none. */
struct cell {
    const char *text;
    struct position at;
    size_t length; /* bytes in the file; 0: it does not stand there */
};

/* The texts in one language. */
struct rows_text {
    struct rows_text *next;
    const char *language;
    struct cell title, abbreviation, forms;
};

/* The texts in all languages. */
struct text_list {
    struct rows_text *first, *last;
};

/* A name with its value. */
struct rows_pair {
    struct rows_pair *next;
    struct cell name, value;
};

/* Pairs in the order of the table. */
struct pair_list {
    struct rows_pair *first, *last;
};

/* Appends an item to a list of texts, pairs or items. */
#define rows_append(list, item)                                                                    \
    (*((list)->last ? &(list)->last->next : &(list)->first) = (item), (list)->last = (item))

/* A suit, as lines or cards describe it. */
struct rows_suit {
    struct cell id, rgb, shape;
    struct text_list texts;
};

/* A line that describes a card. */
struct rows_card {
    struct cell suit; /* as the table names it; no text: none */
    struct position at;
    int index; /* index of its suit, or DECK_NONE */
    const char *id;
    struct notation notation; /* the number of a number card */
    enum picture picture;
    bool spin;
    enum action action;
    int copies, points;
    struct cell hands; /* no text: none */
    struct cell back;  /* no text: the template's first back */
};

/* An extra card or a segment of the wheel. */
struct rows_item {
    struct rows_item *next;
    struct cell cells[COLUMNS];
    struct text_list texts;
    struct position at;
};

/* Items in the order of the table. */
struct item_list {
    struct rows_item *first, *last;
};

/* What a column of the file is. */
struct rows_column {
    enum column column;   /* COLUMN_KINDS: none of these */
    const char *language; /* of a title, an abbreviation or forms; NULL for others */
    bool passed_over;     /* its cells are notes, or the first of them was complained of */
    struct position at; /* where its name is missing; line 0: it is not, or the line ends before */
    bool again; /* another column is the same: where that is filled, this one is passed over */
};

/* The cells of a mistake that is told once. A zeroed struct has none. */
struct places {
    struct cell *cells; /* in the order of the table; their texts are borrowed */
    size_t count, capacity;
    int from, to;        /* the last run of lines goes from … to; 0: there is none */
    struct strbuf lines; /* the runs before it, as "3, 5–9"; long lists are cut short */
};

/* Adds a cell, in the order of the table (complaints.c). */
void places_add(struct places *places, const struct cell *cell);
/* Brings `lines` to its end. Returns whether there is any place. */
bool places_end(struct places *places);
void places_release(struct places *places);

/* A table, as far as it has been read. */
struct rows {
    struct arena arena;
    const char *file, *language;
    char separator;
    struct diag *diag;
    struct rows_column columns[CSV_FIELD_LIMIT];
    const char *column_names[COLUMNS]; /* as the header writes them; NULL: not there */
    int header_line;
    bool suits_across;            /* it has a column for each suit, and a complaint said so */
    struct places dates;          /* faces that a spreadsheet made of fractions */
    bool surely_dates;            /* one of them at least is more than a number of days */
    struct places fixed_percents; /* faces that it gave two decimals: 50.00% */
    struct places rounded;        /* faces that it rounded: 0.3333 for 1/3 */
    struct places aligned;        /* faces in a column that it shows as fractions, rounded */
    struct pair_list attributes, style, settings;
    struct text_list titles;
    int64_t text_count;
    struct text_list *above; /* the texts that a row “more” adds to; NULL: none */
    struct rows_suit suits[DECK_SUITS];
    int suit_count;
    bool suit_refused; /* a card that names one was refused, and so the suit is not among them */
    const char *suggested_suit; /* what a suit should be called that is being asked about */
    struct rows_card *cards;
    size_t card_count, card_capacity;
    int64_t printed;
    struct item_list extras, segments;
};

/* Returns whether a card is a wild, which has no suit. */
static inline bool rows_is_wild(const struct rows_card *card)
{
    return card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR;
}

/* Returns the table's name for a column, or the right name of one that it lacks. */
static inline const char *rows_column_name(const struct rows *rows, enum column column)
{
    return rows->column_names[column] ? rows->column_names[column] : column_words[column];
}

/* Adds an error to the diag. */
void rows_complain(struct rows *rows, struct position at, struct message why);
/* Does the same, and proposes to write `text`, which is borrowed, in the cell; NULL: nothing but
 * what the message says (complaints.c). */
void rows_mend(struct rows *rows, const struct cell *cell, struct message why, const char *text);
/* Returns the text as a cell has it, in quotes or guarded where it must be. */
const char *rows_as_cell(struct rows *rows, const char *text);
/* What to write in a cell: its text where there are several choices, from 0 on. */
typedef const char *mending(struct rows *rows, const struct cell *cell, int choice);
/* Complains once of many cells, and proposes for each what `mend` says. */
void rows_mend_all(struct rows *rows, enum severity severity, const struct places *places,
                   struct message why, mending *mend, int choices);
/* Copies a text into the table. */
const char *rows_keep(struct rows *rows, const char *text);
/* Returns the index of the cell's text in `words`, a list that ends with NULL; −1 after a
 * complaint, for which `unknown` and `unknown_near` are the messages without and with a similar
 * word. */
int rows_word(struct rows *rows, const struct cell *cell, const char *const *words,
              const char *unknown, const char *unknown_near);
/* Does the same for a word that `rest` follows in its cell. */
int rows_word_before(struct rows *rows, const struct cell *cell, const char *rest,
                     const char *const *words, const char *unknown, const char *unknown_near);

/* Finds the header among the first records, reads it (columns.c), and notes which lines stand above
 * it. STATUS_INVALID: after a complaint that it is wrong, or that there is none. */
enum status rows_read_header(struct rows *rows, struct csv_reader *reader);

/* Reads the face of a card into its id, notation, picture, spin and action (face.c). Returns false
 * after a complaint. */
bool rows_read_face(struct rows *rows, struct rows_card *card, const struct cell *suit,
                    const struct cell *face, const struct cell *action);

/* Returns whether a line with these cells adds up others; notes then that it is left out
 * (spreadsheet.c). */
bool rows_is_total(struct rows *rows, const struct cell *suit, const struct cell *face);
enum { FRACTION_SIZE = 32 };
/* Returns whether a face that is no number is a date, remembers it, and gives the fraction that it
 * most likely was (spreadsheet.c). */
bool rows_is_date(struct rows *rows, const struct cell *face, char fraction[FRACTION_SIZE]);
/* Remembers a face that is a number, if a spreadsheet seems to have changed it (spreadsheet.c). */
void rows_note_number(struct rows *rows, const struct cell *face, const struct notation *number);
/* Notes a number with that many blanks before and behind it, if they say that a spreadsheet has
 * rounded it. */
void rows_note_blanks(struct rows *rows, const struct cell *face, const struct notation *number,
                      size_t before, size_t behind);
/* Tells the remembered dates and percentages, each cause once (spreadsheet.c). */
void rows_tell_spreadsheet(struct rows *rows);

/* Reads all lines (read.c). STATUS_INVALID, when the header is wrong or there are too many texts;
 * or the reader's status. Mistakes in single lines are in the diag only. */
enum status rows_read(struct rows *rows, struct csv_reader *reader);

/* Gives every card its suit, and every suit what it lacks (suits.c); notes what it assumes. */
void rows_settle_suits(struct rows *rows);

/* Some cards of a table. */
struct card_list {
    struct rows_card **cards;
    size_t count;
};

/* The cards of each suit, with the copies of one face added up; the last list has the wilds. */
struct card_lists {
    struct card_list suits[DECK_SUITS + 1];
    struct rows_card **hands; /* a card for each value that moves hands */
    size_t hands_count;
};

/* Returns whether two cards have the same back (xml.c). */
bool rows_same_back(const struct rows_card *left, const struct rows_card *right);

/* Where each part of the deck file comes from, in the order of the file. */
struct rows_mark {
    int line, column; /* in the deck file */
    struct position at;
    size_t length, written; /* bytes of a value in the table and in the deck file; 0: it is none */
};
/* A deck file being written. */
struct rows_xml {
    struct strbuf *out;
    struct rows_mark *marks;
    size_t mark_count, mark_capacity;
    int line;
    size_t line_start;
};

/* Writes the whole deck file (xml.c). */
void rows_write_xml(struct rows *rows, const struct card_lists *lists, struct rows_xml *xml);

#endif
