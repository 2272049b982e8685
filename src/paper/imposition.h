/* Imposition: decides which cards lie where on which page, and how each back meets its front. All
 * functions are pure; lengths are mm. Why: docs/design/paper.md, “Where backs lie”. */
#ifndef BREUK_PAPER_IMPOSITION_H
#define BREUK_PAPER_IMPOSITION_H

#include "paper/geometry.h"

#include <stdbool.h>

/*
 * How the backs of cards get onto the paper.
 *
 * By hand somebody puts the pile of fronts in again, with its blank sides to where the printer
 * prints and the same edge first, so that each sheet is turned over its long edge. Printers take
 * sheets from the top of one pile and lay them on top of another, so
 *
 *   printed side in   printed side out   the pile          on top then   order of the backs
 *   up                up                 is turned over    sheet 1       as the fronts
 *   down              down               is turned over    sheet 1       as the fronts
 *   up                down               stays as it is    the last      the other way round
 *   down              up                 stays as it is    the last      the other way round
 */
enum backs {
    BACKS_NONE,
    BACKS_LONG,   /* a page of backs after each of fronts, turned over the long edge of the sheet */
    BACKS_SHORT,  /* the same, but turned over the short edge */
    BACKS_FOLD,   /* fronts and backs on one side, which is folded with the print outside */
    BACKS_MANUAL, /* all fronts, then all backs, for a pile that is turned over */
    BACKS_MANUAL_REVERSED /* the backs the other way round, for a pile that stays as it is */
};

/* Their names in an option and a sheet file, ended by NULL. */
extern const char *const backs_names[];

/* A card's box on a page, and how many times the card is turned in it by 90° clockwise. */
struct placing {
    struct box box;
    int turns; /* 0 … 3 */
};

/* Where a sheet is folded. */
struct fold {
    bool level; /* across the paper; otherwise down it */
    double at;  /* mm from the upper or the left edge */
};

/* Cards to be laid out. */
struct imposition {
    const struct grid *grid;
    enum backs backs;
    int turns; /* how all fronts are turned: 0 … 3 */
    int cards; /* how many physical cards; they fill the places of the grid one after the other */
    int start; /* how many places of the first sheet are used up: cards begin after them */
};

/* A page: one side of a sheet. */
struct impression {
    int sheet;        /* its sheet, from 0 */
    bool front, back; /* which sides of its cards it shows */
    int first, count; /* which of all cards it has */
    int place;        /* where the first of them lies */
};

/* Returns the one fold of a sheet, in the middle of the rows or columns that it uses, and of the
 * gap there if there is one. It divides the rows, unless dividing the columns leaves room for more
 * cards. */
struct fold imposition_fold(const struct grid *grid);

/* Returns the part of the grid that has cards: a folded sheet leaves an odd row or column empty. */
struct grid imposition_grid(const struct grid *grid, enum backs backs);

/* Returns how many cards a sheet has; 0 where a fold leaves no room for a front and its back. */
int imposition_places(const struct grid *grid, enum backs backs);

/* Returns whether a sheet whose backs are on its other side is turned over like the page of a
 * book. */
bool imposition_turned_upright(const struct grid *grid, enum backs backs);

/* Return how many sheets of paper the cards take, and how many pages are printed on them. A sheet
 * must have room for a card (imposition_places). */
int imposition_sheets(const struct imposition *imposition);
int imposition_pages(const struct imposition *imposition);

/* Returns page 0 … imposition_pages − 1, in the order in which they are printed. */
struct impression imposition_page(const struct imposition *imposition, int page);

/* Return where the front and the back of a card lie, by its place on a sheet, 0 … imposition_places
 * − 1. The back is as seen from the back, and stands so that the card turned about its own vertical
 * middle shows it upright. */
struct placing imposition_front(const struct imposition *imposition, int place);
struct placing imposition_back(const struct imposition *imposition, int place);

#endif
