/* A table being read: what its lines say, before it is a deck file. For the files of this folder
 * alone. */
#ifndef BREUK_DECK_TABLE_ROWS_H
#define BREUK_DECK_TABLE_ROWS_H

#include "base/memory.h"
#include "csv/reader.h"
#include "deck/table/table.h"
#include "xml/grammar.h"

/* Columns, in the order in which they are written. */
enum column {
    COLUMN_ROW, /* what kind of line it is */
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
    /* of a language: */
    COLUMN_TITLE = COLUMNS,
    COLUMN_SHORT,
    COLUMN_FORMS,
    COLUMN_KINDS
};

extern const char *const column_words[COLUMN_KINDS];

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

extern const char *const row_words[ROW_KINDS + 1];
/* The columns that a kind of row may fill, a bit each. */
extern const unsigned row_columns[ROW_KINDS];

/* Text and where it stands; text NULL: none. */
struct cell {
    const char *text;
    struct position at;
};

/* A text in a language. */
struct table_text {
    struct table_text *next;
    const char *language;
    struct cell title, abbreviation, forms;
};

struct text_list {
    struct table_text *first, *last;
};

struct table_pair {
    struct table_pair *next;
    struct cell name, value;
};

struct pair_list {
    struct table_pair *first, *last;
};

struct table_suit {
    struct cell id, rgb, shape;
    struct text_list texts;
};

struct table_card {
    struct cell suit; /* as written; no text: none */
    struct position at;
    int index; /* of its suit, or DECK_NONE */
    const char *id;
    struct notation notation; /* of a number */
    enum picture picture;
    bool spin;
    enum action action;
    int copies, points;
    struct cell hands; /* no text: none */
    struct cell back;  /* no text: the template's first */
};

/* An extra card or a segment of the wheel. */
struct table_item {
    struct table_item *next;
    struct cell cells[COLUMNS];
    struct text_list texts;
    struct position at;
};

struct item_list {
    struct table_item *first, *last;
};

/* What a column of the file is. */
struct table_column {
    enum column column;
    const char *language; /* of a title, abbreviation or forms */
};

struct table {
    struct arena arena;
    const char *file, *language;
    char separator;
    struct diag *diag;
    struct table_column columns[CSV_FIELD_LIMIT];
    size_t column_count;
    struct pair_list attributes, style, settings;
    struct text_list titles;
    int64_t text_count;
    struct text_list *above; /* what a row “more” goes on with; NULL: nothing */
    struct table_suit suits[DECK_SUITS];
    int suit_count;
    struct table_card *cards;
    size_t card_count, card_capacity;
    int64_t printed;
    struct item_list extras, segments;
    bool no_memory;
};

/* Complains of an error. */
void table_complain(struct table *table, struct position at, struct message why);
/* A copy that lives as long as the table; no_memory is set when there is none. */
const char *table_keep(struct table *table, const char *text);
/* One of `words` (ended by NULL); −1 after a complaint with what is meant. */
int table_word(struct table *table, const struct cell *cell, const char *const *words,
               const char *unknown, const char *unknown_near);

/* columns.c: the header. False: it is wrong; that was said. */
bool table_read_header(struct table *table, const struct csv_record *record);

/* face.c: what is printed on a card, into its id, notation, picture, spin, action. */
bool table_read_face(struct table *table, struct table_card *card, const struct cell *face,
                     const struct cell *action);

/* read.c: all lines. */
enum status table_read(struct table *table, struct csv_reader *reader);

/* suits.c: gives every card its suit, and every suit what it lacks; says what was assumed. */
void table_settle_suits(struct table *table);

/* cards.c: the cards of each suit, copies of one face added up; the last list has the wilds.
 */
struct card_list {
    struct table_card **cards;
    size_t count;
};
struct card_lists {
    struct card_list suits[DECK_SUITS + 1];
    struct table_card **hands; /* one card a value that moves hands */
    size_t hands_count;
};
/* Complains of copies that differ. Lists belong to the table. */
void table_gather_cards(struct table *table, struct card_lists *lists);

/* Cards that one element can make: a row of a list. */
enum piece_kind { PIECE_ACTION, PIECE_FRACTIONS, PIECE_RANGE, PIECE_VALUES };
struct piece {
    enum piece_kind kind;
    struct table_card **cards;
    size_t count;
};
struct pieces {
    struct piece *list;
    size_t count;
};
/* pieces.c: cuts a list into as few as it is easy to find. */
void table_cut(struct table *table, const struct card_list *cards, struct pieces *pieces);
bool table_same_back(const struct table_card *left, const struct table_card *right);
bool piece_equal(const struct piece *left, const struct piece *right);

/* Where each piece of the deck file comes from, in the order of the file. */
struct table_mark {
    int line, column; /* in the deck file */
    struct position at;
};
struct table_xml {
    struct strbuf *out;
    struct table_mark *marks;
    size_t mark_count, mark_capacity;
    int line;
    size_t line_start;
    bool no_memory;
};

/* elements.c: writes to it. */
void xml_mark(struct table_xml *xml, struct position at);
void xml_put(struct table_xml *xml, const char *text);
void xml_put_attribute(struct table_xml *xml, const char *name, const struct cell *value);
void xml_put_text(struct table_xml *xml, const struct cell *text);
void xml_put_count(struct table_xml *xml, const char *name, int value);
/* sources.c: the elements that make the cards. */
void table_write_cards(struct table *table, const struct card_lists *lists, struct table_xml *xml);
/* xml.c: the whole deck file. */
void table_write_xml(struct table *table, const struct card_lists *lists, struct table_xml *xml);

#endif
