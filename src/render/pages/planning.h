/*
 * A plan of pages while it is made. Private to the room.
 *
 * A document of page/page.h is a list of blocks that knows no paper. Its plan says for each block,
 * and for each row of a table, on which page it stands and in which box:
 *
 *   page_plan_new        plan.c       margins and columns, then
 *     plan_choose_size   plan_size.c    tries sizes until the document keeps to its pages
 *       plan_place_all   plan.c           places all blocks, from the start, in one size
 *         place_any      plan.c             by the kind of block: where does it go?
 *           plan_block_height, plan_row_height
 *                        plan_draw.c          how high is it in this size?
 *             cell_set   cell.c, flow.c       by setting it without a canvas
 *   page_plan_draw       plan_draw.c  draws the pieces of one page, by the same functions
 *
 * So a block is measured by the code that draws it, and cannot come out higher than its place.
 *
 * Placing goes once through the blocks, from top to bottom and column to column. A heading asks for
 * room for what follows it too, a table for its heads and one row; blocks behind a spring are
 * placed once to learn their height, and then again at the foot. What is too high for a whole
 * column clears `fits`, and the placing ends there.
 *
 * Nothing can be told of the number of pages before all is placed, since a block in other type
 * breaks its lines elsewhere; so plan_choose_size() places all again for each size. It changes two
 * numbers: `scale` is that of the type, and of the room between blocks, and `zoom` of all, numbers
 * and pictures too. It first takes smaller type, then, if the document may shrink (page.shrinks), a
 * smaller zoom, then gives up spare blocks; a document for the wall (page.large) takes larger type
 * instead, as long as that costs no page. even_out() then shortens columns, if there are several or
 * each page has the title, without a page more. On folded paper, where pages are few and small,
 * balance_pages() breaks what was placed anew: it weighs how bad each break reads against how empty
 * a page stays, over all ways to break.
 *
 * The plan owns `placed` and the cards that it shows, and borrows the job, its page, and the type.
 * Read plan_place_all() first, then plan_choose_size().
 */
#ifndef BREUK_RENDER_PAGES_PLANNING_H
#define BREUK_RENDER_PAGES_PLANNING_H

#include "render/bar_title.h"
#include "render/pages/card.h"
#include "render/pages/cell.h"
#include "render/pages/plan.h"

/* As short_page: all pages. */
enum { PLAN_ALL_PAGES = -2 };

/* From a point's dot to its words, mm. */
#define PLAN_BULLET 4.5

/* A block, or a row of a table, and where it stands. */
struct placed {
    int page;
    struct box box;
    const struct page_block *block;
    const struct page_row *row; /* a row of the block's table, or NULL */
    bool at_foot;               /* it is pushed to the foot of its page */
    bool begins;                /* it begins a page in any case */
};

struct page_plan {
    const struct page_job *job;
    struct type *type;
    struct page_cards cards;
    double margin; /* on each side of a page, mm */
    struct placed *placed;
    size_t count, capacity;
    int columns;
    double column_width;
    double scale;                 /* of the type, and of the room between blocks */
    double zoom;                  /* of all of it */
    double cover_zoom;            /* of a cover, which has a zoom of its own; 0: there is none */
    bool on_cover;                /* the blocks in hand stand on it */
    const struct page_block *end; /* placing ends before it; NULL: with the last block */
    int spares;                   /* the number of runs of spare blocks kept, from the first */
    double title;                 /* the size of the title's type, points */
    /* Of folded paper, the size of all chapters and of all headings, as a share of the usual. */
    double chapter_share, heading_share;
    /* The place of the next block: */
    int page, column;
    double top; /* of this page's columns: below the title on the first */
    double y;
    double title_room; /* on each page for the title, with the space below it, mm; 0: none */
    int short_page; /* the page whose columns end at short_bottom (mm); −1: all are as long as the
                       paper */
    double short_bottom;
    bool at_foot;   /* blocks are pushed to the foot as they are placed */
    bool begins;    /* the next block begins a page */
    bool fits;      /* nothing so far was larger than a column */
    bool unknown;   /* a character is in none of the fonts */
    bool uncounted; /* a picture has too many parts */
    bool bare;      /* a line has too many parts for ticks */
};

/* Returns whether the pages are parts of folded paper. */
bool plan_is_folded(const struct page_plan *plan);
/* Returns where the columns of the page in hand end, mm. */
double plan_bottom(const struct page_plan *plan);
/* Returns the width of a page between its margins, mm. */
double plan_width(const struct page_plan *plan);

/* Return the space above a block that is not the first in its column, and below it, mm. */
double plan_space_above(const struct page_plan *plan, const struct page_block *block);
double plan_space_below(const struct page_plan *plan, const struct page_block *block);
/* Returns whether something must follow the block on its page. */
bool plan_is_heading(const struct page_block *block);
/* Set the height of a block, or of a row of a table, mm. */
enum status plan_block_height(struct page_plan *plan, const struct page_block *block, double width,
                              double *height);
enum status plan_row_height(struct page_plan *plan, const struct page_block *block,
                            const struct page_row *row, double *height);
/* Chooses the sizes of the chapters and of the headings of folded paper, so that none of them needs
 * smaller type than others. */
void plan_fit_headings(struct page_plan *plan);

/* Places all blocks from the start, in type of this scale. */
enum status plan_place_all(struct page_plan *plan, double scale);
/* Chooses the size of the type, and of all of it, by the number of pages that the document may
 * have, and places all blocks. */
enum status plan_choose_size(struct page_plan *plan);

#endif
