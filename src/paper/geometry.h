/* Tells where things lie on paper. All lengths are millimetres, y downwards from the top left
 * corner; they become points only by POINTS_PER_MM. All functions are pure. */
#ifndef BREUK_PAPER_GEOMETRY_H
#define BREUK_PAPER_GEOMETRY_H

#include "base/message.h"

#include <stdbool.h>

/* Points (1/72 inch) in a millimetre. */
#define POINTS_PER_MM (72.0 / 25.4)

/* A rectangle, by its top left corner. */
struct box {
    double x, y, width, height; /* mm */
};

/* Cards in rows and columns on a sheet of paper; mm. */
struct grid {
    double paper_width, paper_height;
    double card_width, card_height; /* from trim line to trim line */
    int columns, rows;
    double gap_x, gap_y; /* between the trim lines of neighbours */
    double left, top;    /* the first card's trim lines */
};

/* Returns how many cards a sheet has room for. */
int grid_places(const struct grid *grid);

/* Returns the area of all cards with the gaps between them, without bleed. */
struct box grid_area(const struct grid *grid);

/* Returns the trim box of place 0 … grid_places − 1, row by row, on the front. */
struct box grid_front(const struct grid *grid, int place);

/* Returns the largest box of the given proportions in the middle of another. */
struct box box_inside(struct box outer, double width, double height);

/* Returns the box, larger by `by` on each of its sides, or smaller if that is below 0. */
struct box box_grown(struct box box, double by);

/* Returns a length in mm as an argument of a message, without the rounding errors of decimal
 * fractions. */
struct message_arg arg_mm(const char *name, double mm);

/* Does the same with a length as people measure it, to 0.01 mm. */
struct message_arg arg_measured(const char *name, double mm);

/* Returns whether `inner` lies in `outer`, give or take what rounding does to decimal fractions. */
bool box_contains(struct box outer, struct box inner);

/* Returns whether the boxes share more than an edge, with the same tolerance. */
bool box_overlaps(struct box a, struct box b);

#endif
