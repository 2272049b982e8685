/*
 * Imposition: which cards lie where on which page, and how each back meets its front. Pure
 * functions; millimetres.
 */
#ifndef BREUK_RENDER_IMPOSITION_H
#define BREUK_RENDER_IMPOSITION_H

#include "render/geometry.h"

#include <stdbool.h>

/* How the backs of cards get onto the paper. */
enum backs {
    BACKS_NONE,
    BACKS_LONG,  /* a page of backs after each of fronts; the sheet is turned over its long edge */
    BACKS_SHORT, /* the same, over its short edge */
    BACKS_MANUAL /* all fronts, then all backs; the paper is put in again, turned over its long edge
                  */
};

/* A card's box on a page, and how often the card is turned in it by 90°, clockwise. */
struct placing {
    struct box box;
    int turns; /* 0 … 3 */
};

struct imposition {
    const struct grid *grid;
    enum backs backs;
    int turns; /* of all fronts: 0 … 3 */
    int cards; /* physical ones, one after the other in the places of the grid */
};

/* A page: one side of a sheet. */
struct impression {
    int sheet;        /* from 0 */
    bool front, back; /* which sides of its cards it shows */
    int first, count; /* its cards, of all */
};

int imposition_sheets(const struct imposition *imposition); /* of paper */
int imposition_pages(const struct imposition *imposition);

/* Page 0 … imposition_pages − 1, in the order in which they are printed. */
struct impression imposition_page(const struct imposition *imposition, int page);

/* Where the front and the back of the card in this place of a sheet lie (PRINT.md, Geometry): the
 * back as seen from the back, so that the card turned about its own vertical middle shows it upright.
 */
struct placing imposition_front(const struct imposition *imposition, int place);
struct placing imposition_back(const struct imposition *imposition, int place);

/* The quarter turn, 0 or 1, with which a card of these proportions fits a place best. */
int imposition_turns(const struct grid *grid, double width, double height);

/* How many times as large a card of these measures is printed, whole and in proportion, when it is
 * turned so often by 90°. */
double imposition_scale(const struct grid *grid, int turns, double width, double height);

#endif
