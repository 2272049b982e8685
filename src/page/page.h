/*
 * A document as plain data: what stands on it and in which order, but not how it looks. Rule
 * sheets, score pads, keys for the teacher and worksheets are documents; render draws any of them.
 * All texts are finished sentences in UTF-8, in which U+0002 and U+0003 begin and end bold type.
 *
 * A document owns all of itself and copies what it is given. When memory runs out, `failed` is set
 * and every later call does nothing (it may still be given what an earlier one returned), so that
 * the caller checks once, at the end.
 */
#ifndef BREUK_PAGE_PAGE_H
#define BREUK_PAGE_PAGE_H

#include "base/memory.h"
#include "rational/notation.h"
#include "rational/style.h"

#include <stdbool.h>
#include <stdint.h>

enum page_item_kind {
    PAGE_TEXT,    /* words, broken where the line ends */
    PAGE_NUMBER,  /* a number as it is printed on a card: 1/2 one above the other */
    PAGE_PICTURE, /* a value as a picture */
    PAGE_SIGN,    /* of a suit or an action, by the name that templates have for it */
    PAGE_MARK,    /* the self-check mark that equal cards share */
    PAGE_BLANK    /* a line to write on */
};

enum page_picture { PAGE_PIE, PAGE_BAR, PAGE_NUMBER_LINE, PAGE_DOTS, PAGE_SQUARE };

/* One thing in a line of things. */
struct page_item {
    enum page_item_kind kind;
    bool joined;             /* stands close to the one before it, on the same line */
    const char *text;        /* PAGE_TEXT; PAGE_SIGN: its name */
    struct notation number;  /* PAGE_NUMBER, PAGE_PICTURE */
    enum page_picture shape; /* PAGE_PICTURE */
    uint32_t colour;         /* 0xRRGGBB of a sign, or of the parts that a picture counts */
    bool field;              /* the sign stands on a field of that colour, as on a card */
    int mark, marks;         /* PAGE_MARK: as of page_add_mark */
    double width;            /* PAGE_BLANK: mm; 0: to the end of the line */
    struct page_item *next;
};

/* Things one after the other, in as many lines as they need; none: an empty place. */
struct page_cell {
    struct page_item *items, *last;
};

struct page_row {
    bool head; /* names the columns; again at the top of each page that the table goes on to */
    struct page_cell *cells;
    struct page_row *next;
};

enum { PAGE_COLUMNS = 16 };

struct page_table {
    int columns;
    double weights[PAGE_COLUMNS]; /* how the width is shared out */
    bool centred[PAGE_COLUMNS];   /* otherwise its cells begin at the left */
    bool ruled;        /* a line round each cell, to write in; otherwise one below each row */
    bool filling;      /* its rows share the height that is left on the page */
    double row_height; /* mm, at least; 0: as high as their contents */
    struct page_row *rows, *last;
};

enum page_block_kind {
    PAGE_TITLE,     /* across the whole page; the first block, if there is one */
    PAGE_HEADING,   /* never the last thing on a page or in a column */
    PAGE_PARAGRAPH, /* a cell */
    PAGE_POINT,     /* a cell, with a dot before it: one of a list */
    PAGE_TABLE
};

struct page_block {
    enum page_block_kind kind;
    struct page_cell cell; /* all but a table */
    struct page_table *table;
    struct page_block *next;
};

struct page {
    struct arena arena;
    int columns;    /* of text on a page: 1 or 2 */
    int most_pages; /* to need no more it is set in smaller type, within reason; 0: any number */
    bool large;     /* read from afar: set in larger type where that needs no more pages */
    struct number_style style; /* of its numbers */
    const char *foot; /* at the foot of every page, before the page's number; "": nothing */
    struct page_block *blocks, *last;
    bool failed;
};

/* Makes an empty document with `columns` of text on a page. */
void page_init(struct page *page, int columns, const struct number_style *style);
/* Takes a zeroed one. */
void page_release(struct page *page);

void page_set_foot(struct page *page, const char *text);

/* Each adds a block at the end. The cell is empty and belongs to the page, as the table does. */
void page_add_title(struct page *page, const char *text);
void page_add_heading(struct page *page, const char *text);
struct page_cell *page_add_paragraph(struct page *page);
struct page_cell *page_add_point(struct page *page);
/* A table of as many columns as weights, at most PAGE_COLUMNS. */
struct page_table *page_add_table(struct page *page, int columns, const double *weights);

/* A row of empty cells, as many as there are columns. */
struct page_cell *page_add_row(struct page *page, struct page_table *table);
/* The same for a head. Heads are added before all other rows. */
struct page_cell *page_add_head(struct page *page, struct page_table *table);

/* Each adds one thing to a cell and returns it, to be joined to the one before. */
struct page_item *page_add_text(struct page *page, struct page_cell *cell, const char *text);
struct page_item *page_add_number(struct page *page, struct page_cell *cell,
                                  const struct notation *number);
struct page_item *page_add_picture(struct page *page, struct page_cell *cell,
                                   enum page_picture shape, const struct notation *number,
                                   uint32_t colour);
struct page_item *page_add_sign(struct page *page, struct page_cell *cell, const char *name,
                                uint32_t colour, bool field);
/* The mark of value class `mark` of a deck that has `marks` of them. */
struct page_item *page_add_mark(struct page *page, struct page_cell *cell, int mark, int marks);
struct page_item *page_add_blank(struct page *page, struct page_cell *cell, double width);

#endif
