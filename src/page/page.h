/*
 * A document as plain data: what stands on it and in which order, but not how it looks. Rule
 * sheets, score pads, keys for the teacher and worksheets are documents; render draws any of them.
 * All texts are finished sentences in UTF-8, in which U+0002 and U+0003 begin and end bold type.
 *
 * A document copies what it is given and owns all of itself. When memory runs out, `failed` is set
 * and every later call does nothing; the caller may still pass what such a call returned, so that
 * it need check only once, at the end.
 */
#ifndef BREUK_PAGE_PAGE_H
#define BREUK_PAGE_PAGE_H

#include "base/memory.h"
#include "rational/notation.h"
#include "rational/style.h"

#include <stdbool.h>
#include <stdint.h>

/* What a thing in a line is. */
enum page_item_kind {
    PAGE_TEXT,    /* words, broken where the line ends */
    PAGE_NUMBER,  /* a number as a card prints it: 1/2 one above the other */
    PAGE_PICTURE, /* a value as a picture */
    PAGE_SIGN,    /* the sign of a suit or an action, by the name that templates give it */
    PAGE_MARK,    /* the self-check mark that equal cards share */
    PAGE_BLANK    /* a line to write on */
};

/* The form of a picture. */
enum page_picture { PAGE_PIE, PAGE_BAR, PAGE_NUMBER_LINE, PAGE_DOTS, PAGE_SQUARE };

/* One thing in a line of things. */
struct page_item {
    enum page_item_kind kind;
    bool joined;             /* stands close to the thing before it, on the same line */
    const char *text;        /* PAGE_TEXT; PAGE_SIGN: its name */
    struct notation number;  /* PAGE_NUMBER, PAGE_PICTURE */
    enum page_picture shape; /* PAGE_PICTURE */
    uint32_t colour;         /* 0xRRGGBB of a sign, or of the parts that a picture counts */
    bool field;              /* the sign stands on a field of that colour, as it does on a card */
    int mark, marks;         /* PAGE_MARK: as given to page_add_mark */
    double width;            /* PAGE_BLANK, in mm; 0: as far as the end of the line */
    struct page_item *next;
};

/* Things one after the other, on as many lines as they need; an empty cell has none. */
struct page_cell {
    struct page_item *items, *last;
};

/* A row of a table: as many cells as the table has columns. */
struct page_row {
    bool head; /* names the columns, and is repeated on each page that the table goes on to */
    struct page_cell *cells;
    struct page_row *next;
};

/* The most columns of a table. */
enum { PAGE_COLUMNS = 16 };

/* A table. The caller may set centred, ruled, filling and row_height. */
struct page_table {
    int columns;
    double weights[PAGE_COLUMNS]; /* each column's share of the width */
    bool centred[PAGE_COLUMNS]; /* centres the column's cells, which otherwise begin at the left */
    bool ruled;        /* draws a line round each cell, to write in; otherwise one below each row */
    bool filling;      /* stretches its rows over the height that is left on the page */
    double row_height; /* at least, in mm; 0: as high as the cells' contents */
    struct page_row *rows, *last;
};

/* What stands on a page from top to bottom. */
enum page_block_kind {
    PAGE_TITLE,     /* across the whole page; the first block, if there is one */
    PAGE_HEADING,   /* never the last block of a page or column */
    PAGE_PARAGRAPH, /* a cell */
    PAGE_POINT,     /* a cell, with a dot before it: one of a list */
    PAGE_TABLE
};

/* A block: a table, or a cell of things. */
struct page_block {
    enum page_block_kind kind;
    struct page_cell cell; /* for all kinds but PAGE_TABLE */
    struct page_table *table;
    struct page_block *next;
};

/* A document. The caller may set most_pages and large. */
struct page {
    struct arena arena;
    int columns;    /* columns of text on a page: 1 or 2 */
    int most_pages; /* the type becomes smaller, within reason, to need no more pages than this; 0:
                       any number */
    bool large; /* it is read from afar: the type becomes larger where that needs no more pages */
    struct number_style style; /* how numbers are written */
    const char *foot; /* stands at the foot of every page, before the page's number; "": nothing */
    struct page_block *blocks, *last;
    bool failed;
};

/* Makes an empty document with `columns` of text on a page. */
void page_init(struct page *page, int columns, const struct number_style *style);
/* Frees the document and zeroes the struct; takes a zeroed one. */
void page_release(struct page *page);

/* Sets the text at the foot of every page. */
void page_set_foot(struct page *page, const char *text);

/* Each adds a block at the end; a title only to an empty document (an assertion). The cell that is
 * returned is empty, and belongs to the page. */
void page_add_title(struct page *page, const char *text);
void page_add_heading(struct page *page, const char *text);
struct page_cell *page_add_paragraph(struct page *page);
struct page_cell *page_add_point(struct page *page);
/* Adds a table with a column for each weight, at most PAGE_COLUMNS; it belongs to the page. */
struct page_table *page_add_table(struct page *page, int columns, const double *weights);

/* Adds a row to a table and returns its empty cells, one for each column. */
struct page_cell *page_add_row(struct page *page, struct page_table *table);
/* Does the same for a row that names the columns. These come before all other rows (an
 * assertion). */
struct page_cell *page_add_head(struct page *page, struct page_table *table);

/* Each adds one thing to a cell and returns it, so that the caller can join it to the thing
 * before. */
struct page_item *page_add_text(struct page *page, struct page_cell *cell, const char *text);
struct page_item *page_add_number(struct page *page, struct page_cell *cell,
                                  const struct notation *number);
struct page_item *page_add_picture(struct page *page, struct page_cell *cell,
                                   enum page_picture shape, const struct notation *number,
                                   uint32_t colour);
struct page_item *page_add_sign(struct page *page, struct page_cell *cell, const char *name,
                                uint32_t colour, bool field);
/* Adds the mark of value class `mark` of a deck that has `marks` classes. */
struct page_item *page_add_mark(struct page *page, struct page_cell *cell, int mark, int marks);
/* Adds a line to write on, `width` mm wide; 0: as far as the end of the line. */
struct page_item *page_add_blank(struct page *page, struct page_cell *cell, double width);

#endif
