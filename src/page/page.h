/*
 * A document as plain data: what stands on it and in which order, but not how it looks. Rule
 * sheets, score pads, keys for the teacher and worksheets are documents; render draws any of them.
 * All texts are finished sentences in UTF-8, in which U+0002 and U+0003 begin and end bold type.
 *
 * A document copies what it is given and owns all of itself.
 */
#ifndef BREUK_PAGE_PAGE_H
#define BREUK_PAGE_PAGE_H

#include "base/memory.h"
#include "rational/notation.h"

#include <stdbool.h>
#include <stdint.h>

/* The kinds of things in a line. */
enum page_item_kind {
    PAGE_TEXT,    /* words, broken where the line ends */
    PAGE_NUMBER,  /* a number as a card prints it: 1/2 one above the other */
    PAGE_PICTURE, /* a value as a picture */
    PAGE_SIGN,    /* the sign of a suit or an action, by the name that templates give it */
    PAGE_MARK,    /* the self-check mark that equal cards share */
    PAGE_BLANK,   /* a line to write on */
    PAGE_BOX,     /* a box to write or tick in */
    PAGE_BOXED,   /* a fraction with boxes to write in */
    PAGE_CARD,    /* a card of the deck that the document belongs to, or several in a fan */
    PAGE_TICK,    /* a tick, or a cross: it is right, or it is not */
    PAGE_WALL     /* the wall of the deck that the document belongs to, as on its cards' backs */
};

/* The form of a picture. */
enum page_picture { PAGE_PIE, PAGE_BAR, PAGE_NUMBER_LINE, PAGE_DOTS, PAGE_SQUARE };

/* Which numbers of a fraction are boxes to write them in. */
enum page_hole { PAGE_HOLE_NONE, PAGE_HOLE_TOP, PAGE_HOLE_BELOW, PAGE_HOLE_BOTH };

/* What a pen has done to a thing: the answer in a key, or an example that is worked. */
enum page_pen { PAGE_PEN_NONE, PAGE_PEN_RING, PAGE_PEN_CROSS };

/* The most letters on a number line, and cards in a fan. */
enum { PAGE_LETTERS = 8, PAGE_FAN = 8 };

/* The details that a worksheet's picture shows beside its number; a zeroed struct adds none. The
 * caller may set all of them. */
struct page_figure {
    int wholes;   /* how many there are, at least: bars, pies, squares, or where a line ends; 0: as
                     many as the number needs */
    bool unequal; /* the parts of a bar or pie are not equal: page_part_edge */
    bool blank;   /* nothing is shaded, nothing on a line is pointed at */
    int turn;     /* how a pie or bar is turned: page_part_taken */
    bool scattered;
    int letters; /* the number of places on a line with letters, a b c …, instead of an arrow … */
    int letter_at[PAGE_LETTERS]; /* … and their steps from 0; in any order */
};

/* One thing in a line of things. The caller may set joined, on_new_line, may_break, aside, below,
 * gap, size, figure, a picture's width, a wall's number, filled and pen. All mm are those of a
 * block in full size: page_set_scale. */
struct page_item {
    enum page_item_kind kind;
    bool joined;            /* stands close to the thing before it, on the same line */
    bool on_new_line;       /* begins a line of its cell */
    bool may_break;         /* begins one too, unless the cell is lower without */
    bool aside;             /* it and the things after it on its line stand at the right of those
                               before it, whose lines end sooner to leave room, if there is
                               enough */
    bool below;             /* stands below the thing before it, both in one place of the line */
    double gap;             /* the least space before it on a line, mm */
    const char *text;       /* PAGE_TEXT; PAGE_SIGN: its name; PAGE_BOX, PAGE_BLANK: what has been
                               written there */
    struct notation number; /* PAGE_NUMBER, PAGE_BOXED, PAGE_PICTURE; PAGE_WALL: what all rows are
                               worth; the deck's own value where a wall cannot show it */
    enum page_hole hole;    /* PAGE_BOXED */
    bool filled; /* PAGE_BOXED: the numbers stand in their boxes; PAGE_BOX: it is ticked */
    double size; /* PAGE_TEXT, PAGE_NUMBER, PAGE_BOXED: the height of a digit in mm; 0:
                    as that of the text around it, but 5 mm of PAGE_BOXED */
    enum page_picture shape;   /* PAGE_PICTURE */
    struct page_figure figure; /* PAGE_PICTURE with a width */
    uint32_t colour;           /* 0xRRGGBB of a sign, or of the parts that a picture counts */
    bool field;                /* the sign stands on a field of that colour, as it does on a card */
    const char *letters;       /* they stand on the field where the template has no such sign */
    int mark, marks;           /* PAGE_MARK: as given to page_add_mark */
    double width;              /* in mm. PAGE_BLANK; 0: as far as the end of the line. PAGE_BOX.
                                  PAGE_PICTURE: of one bar, pie or square, of a line or of all dots;
                                  0: as small as it can be read among words */
    bool framed;               /* stands in a frame, as one of some to choose from; frames of a cell
                                  are of one height, and of one width if there is room */
    const char *label;         /* stands in the frame's corner; "": nothing does */
    enum page_pen pen;         /* a ring round it, or round its frame; or it is crossed out */
    int cards[PAGE_FAN];       /* PAGE_CARD: indices of the deck's cards, the hindmost first */
    int card_count;
    bool back;      /* PAGE_CARD: they lie face down */
    double reduced; /* PAGE_CARD: its size as a share of the card's own */
    bool right;     /* PAGE_TICK: it is a tick */
    double height;  /* PAGE_WALL: mm */
    struct page_item *next;
};

/* Things one after the other, up to `last`, on as many lines as they need; an empty cell has none.
 */
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

/* A table. The caller may set all but columns, weights and rows. */
struct page_table {
    int columns;
    double weights[PAGE_COLUMNS]; /* each column's share of the width */
    bool centred[PAGE_COLUMNS]; /* centres the column's cells, which otherwise begin at the left */
    bool ruled;     /* draws a line round each cell, to write in; otherwise one below each row */
    bool bare;      /* draws no lines at all */
    bool pad;       /* for points: the cells of its head and of its last row, but the first of each,
                       are boxes, with lines between the columns, and a bar in the page's ink stands
                       above the last row */
    bool from_top;  /* the content of its cells begins at their top, not half-way */
    bool captioned; /* likewise; the last thing of each cell is words below the others, and the
                       words of all cells of a row begin at one height */
    bool filling;   /* stretches its rows over the height that is left on the page */
    double row_height; /* at least, in mm; 0: as high as the cells' contents */
    struct page_row *rows, *last;
};

/* The kinds of blocks on a page, from top to bottom. */
enum page_block_kind {
    PAGE_TITLE,     /* across the whole page; the first block, if there is one */
    PAGE_CHAPTER,   /* a title on a bar */
    PAGE_HEADING,   /* never the last block of a page or column */
    PAGE_PARAGRAPH, /* a cell */
    PAGE_POINT,     /* a cell, with a dot before it: one of a list */
    PAGE_TABLE,
    PAGE_CUT,   /* a line to cut along */
    PAGE_BREAK, /* the next block begins a page */
    PAGE_SPRING /* the blocks after it, up to the next one, stand together at the foot of the
                   page */
};

/* A block: a table, or a cell of things. */
struct page_block {
    enum page_block_kind kind;
    struct page_cell cell;    /* of a title, chapter, heading, paragraph or point */
    struct page_table *table; /* PAGE_TABLE */
    double scale, type;       /* of all its mm, and of its type; 1: full size */
    bool leads; /* a paragraph that is read aloud as a title: it has other things beside it */
    bool spare; /* is left out where the document has no room for it */
    struct page_block *next;
};

/* How the paper of a document is folded, each page of it being one of the parts. */
enum page_fold {
    PAGE_FLAT, /* it is not */
    /* Of folded paper all chapters, all headings and all other words are of one size each. */
    PAGE_MAP, /* in half, and in half again: a leaflet of eight pages, the first and last outside;
                 pages 4 to 7 are the whole back of the paper */
    PAGE_BOOKLET, /* once, with other sheets inside: four pages a sheet */
    PAGE_HALVES   /* it is cut in half: each page stands on both halves of a sheet, if it has room
                     there */
};

/* A document. The caller may set most_pages, shrinks, unnumbered, large, fold, cover, across,
 * titled, retitled, barred and ink. */
struct page {
    struct arena arena;
    int columns;     /* columns of text on a page: 1 or 2 */
    int most_pages;  /* the type becomes smaller, within reason, to need no more pages than this; 0:
                        any number */
    bool shrinks;    /* where smaller type does not do, all of it becomes smaller, down to 0.7 */
    bool unnumbered; /* its pages go to different people: they have no numbers */
    bool large; /* it is read from afar: the type becomes larger where that needs no more pages */
    enum page_fold fold;       /* its pages are parts of a sheet of paper, without a foot */
    bool cover;                /* the first page, up to a break, is as large as it may be, but for
                                  its words */
    bool across;               /* its paper lies across */
    bool titled;               /* the title stands on a bar */
    bool retitled;             /* and on each page again */
    const char *beside;        /* words beside it at the right, smaller; "": none */
    bool barred;               /* headings stand on bars */
    uint32_t ink;              /* 0xRRGGBB of the bar of the title, or of a chapter */
    struct number_style style; /* how numbers are written */
    const char *foot; /* stands at the foot of every page, before the page's number; "": nothing */
    double scale, type; /* of the blocks that are added next: page_set_scale, page_set_type */
    bool spare;         /* likewise: page_set_spare */
    struct page_block *blocks, *last;
};

/* Makes an empty document with `columns` of text on a page. */
void page_init(struct page *page, int columns, const struct number_style *style);
/* Frees the document and zeroes the struct; takes a zeroed one. */
void page_release(struct page *page);

/* Sets the text at the foot of every page. */
void page_set_foot(struct page *page, const char *text);

/* Sets what stands at the right of a title on a bar: what the title is about. */
void page_set_beside(struct page *page, const char *text);

/* Sets the scale of the blocks that are added from now on, more than 0 (an assertion): a key at 0.8
 * is a small copy of its worksheet, with all that has a size in mm. At first it is 1. */
void page_set_scale(struct page *page, double scale);
/* Sets that of their type alone, more than 0 (an assertion), until the next page_set_scale: in a
 * small copy words must still be read. */
void page_set_type(struct page *page, double scale);

/* Sets whether the blocks that are added from now on are left out, together, where the document
 * cannot keep to its pages with them in any size that can be read. The last are left out first. */
void page_set_spare(struct page *page, bool spare);

/* Each adds a block at the end; a title only to an empty document (an assertion). The cell that is
 * returned is empty, and belongs to the page. */
void page_add_title(struct page *page, const char *text);
void page_add_heading(struct page *page, const char *text);
/* Does the same with a title on a bar. */
void page_add_chapter(struct page *page, const char *text);
struct page_cell *page_add_paragraph(struct page *page);
struct page_cell *page_add_point(struct page *page);
/* Adds a paragraph that is the title of a part of the document, and is read aloud as one. */
struct page_cell *page_add_lead(struct page *page);
/* Adds a table with a column for each weight, at most PAGE_COLUMNS; it belongs to the page. */
struct page_table *page_add_table(struct page *page, int columns, const double *weights);

/* Adds a line to cut along, dashed, with scissors. */
void page_add_cut(struct page *page);
/* Begins a new page, unless one has just begun. */
void page_add_break(struct page *page);
/* Pushes what follows, up to the next break or spring, to the foot of the page. If there is not
 * enough room, it begins a new page. */
void page_add_spring(struct page *page);

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
/* Adds the same on a field of its colour; where the template has no such sign, letters stand there.
 */
struct page_item *page_add_suit(struct page *page, struct page_cell *cell, const char *name,
                                const char *letters, uint32_t colour);
/* Adds the mark of value class `mark` of a deck that has `marks` classes. */
struct page_item *page_add_mark(struct page *page, struct page_cell *cell, int mark, int marks);
/* Adds a line to write on, `width` mm wide; 0: as far as the end of the line. */
struct page_item *page_add_blank(struct page *page, struct page_cell *cell, double width);
/* Adds an empty box, `width_mm` wide: 5 to tick, 12 to write in. It is as high, up to 14 mm. */
struct page_item *page_add_box(struct page *page, struct page_cell *cell, double width_mm);
/* Adds a fraction or a mixed number with boxes, 12 mm wide, in place of numbers. A number without a
 * fraction bar is one box for any hole but PAGE_HOLE_NONE. */
struct page_item *page_add_boxed(struct page *page, struct page_cell *cell,
                                 const struct notation *number, enum page_hole hole);

/* Adds a card of the deck that the document is printed with, by its index, or a fan of at most
 * PAGE_FAN of them (an assertion), the hindmost first; `reduced` is its size as a share of the
 * card's own. */
struct page_item *page_add_card(struct page *page, struct page_cell *cell, int card,
                                double reduced);
struct page_item *page_add_fan(struct page *page, struct page_cell *cell, const int *cards,
                               int count, double reduced);
/* Adds the deck's wall, as long as the rest of the line and `height` mm high. */
struct page_item *page_add_wall(struct page *page, struct page_cell *cell, double height);
/* Adds a tick, or a cross if it is not right. */
struct page_item *page_add_tick(struct page *page, struct page_cell *cell, bool right);

/* Writes a text into a box or on a blank line, as an answer. */
void page_write(struct page *page, struct page_item *item, const char *text);
/* Puts a frame round a thing that is no text, with a label above it, such as "b"; "": none. */
void page_frame(struct page *page, struct page_item *item, const char *label);

/*
 * Returns how far from its beginning a whole that is `whole` long is cut after `part` of its parts,
 * rounded; of a pie, clockwise. Unequal parts grow from the first to the last, which is three times
 * as large; so no number of parts from the first one on is the same share of the whole as if they
 * were equal.
 */
int64_t page_part_edge(bool unequal, int64_t parts, int64_t part, int64_t whole);

/*
 * True if that part of a bar's whole, counted from its left end, is one of the `taken` parts: those
 * from part `turn` on, and after the last one the first ones; or, scattered, parts that are spread
 * over the whole as evenly as can be: docs/design/exercises.md, “Turning pictures”. A pie is turned
 * otherwise: clockwise, by `turn` parts as if they were equal. A bar of unequal parts with a turn
 * lies the other way round, its largest part first.
 */
bool page_part_taken(int turn, bool scattered, int64_t parts, int64_t taken, int64_t part);

#endif
