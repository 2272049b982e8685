/*
 * Where things lie on paper. Millimetres everywhere, y downwards from the top left corner; the one
 * place where they become points is here. Pure functions.
 */
#ifndef BREUK_PAPER_GEOMETRY_H
#define BREUK_PAPER_GEOMETRY_H

#include "base/message.h"

#include <stdbool.h>

/* Points (1/72 inch) in a millimetre. */
#define POINTS_PER_MM (72.0 / 25.4)

struct box {
    double x, y, width, height; /* mm */
};

/* Cards in rows and columns on a sheet of paper. */
struct grid {
    double paper_width, paper_height;
    double card_width, card_height; /* over the trim lines */
    int columns, rows;
    double gap_x, gap_y; /* between the trim lines of neighbours */
    double left, top;    /* of the first card's trim line */
};

/* How many cards a sheet has room for. */
int grid_places(const struct grid *grid);

/* All cards with the gaps between them, without bleed. */
struct box grid_area(const struct grid *grid);

/* The trim box of place 0 … grid_places − 1, row by row, on the front. */
struct box grid_front(const struct grid *grid, int place);

/* The largest box of the given proportions inside another, in its middle. */
struct box box_inside(struct box outer, double width, double height);

/* The box with so much more on each of its sides, or less. */
struct box box_grown(struct box box, double by);

/* Makes a length the argument of a message, without what rounding does to decimal fractions. */
struct message_arg arg_mm(const char *name, double mm);

/* True when `inner` lies in `outer`, give or take what rounding does to decimal fractions. */
bool box_contains(struct box outer, struct box inner);

/* True when they share more than an edge, give or take the same. */
bool box_overlaps(struct box a, struct box b);

#endif
