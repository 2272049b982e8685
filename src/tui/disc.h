/*
 * A pie on square points, such as half cells: its parts lie apart, with lines of points between
 * them, so that one tint is enough for all that are shaded. Private to the room.
 */
#ifndef BREUK_TUI_DISC_H
#define BREUK_TUI_DISC_H

#include "lesson/figure.h"

/* What a point is, where it is of no part. */
enum { DISC_OUTSIDE = -2, DISC_LINE = -1 };

/* How many points a disc in so many rows of cells, two points each, is wide and high: an odd
 * number, so that lines meet in a point. */
static inline int disc_side(int rows)
{
    return 2 * rows - 1;
}

/* Whether each of so many parts is several points large there, and nearly as large as any other
 * (counted for all numbers of parts up to twelve). */
bool disc_shows(int rows, int64_t parts);

/* The part in which a point lies, counted clockwise from where the figure's first one begins; or
 * one of the above. Column x and row y are below disc_side. */
int64_t disc_part(const struct figure *figure, int rows, int x, int y);

#endif
