/*
 * A number as a picture on a grid of cells: a bar, a number line, a pie, a set of dots. Parts that
 * are equal are as many cells wide, exactly; and one whole has the same size in all pictures that
 * are shown together. Private to the room.
 */
#ifndef BREUK_TUI_PICTURE_H
#define BREUK_TUI_PICTURE_H

#include "lesson/figure.h"
#include "tui/cells.h"

/*
 * A pie on square points, such as half cells: its parts lie apart, with lines of points between
 * them, so that one tint is enough for all that are shaded.
 */

/* The kinds of points that belong to no part. */
enum { DISC_OUTSIDE = -2, DISC_LINE = -1 };

/* Returns the width and height, in points, of a disc in `rows` rows of cells, two points each: an
 * odd number, so that lines meet in a point. */
static inline int disc_side(int rows)
{
    return 2 * rows - 1;
}

/* True if each of `parts` parts has several points in such a disc, and nearly as many as any other
 * (counted for all numbers of parts up to twelve). */
bool disc_shows(int rows, int64_t parts);

/* The part in which a point lies, counted clockwise from where the figure's first one begins; or
 * one of the above. Column x and row y are below disc_side. */
int64_t disc_part(const struct figure *figure, int rows, int x, int y);

/* How large pies are, and of what. */
enum picture_pies {
    PIES_LARGE,  /* told apart at first sight, without colours too */
    PIES_SMALL,  /* as small as can be counted: of more than eight parts a bar with round ends */
    PIES_HALVES, /* the same of half cells, which need colours */
    PIES_SIZES
};

/* The wholes of pictures that are shown together, in cells. */
struct picture_scale {
    int columns; /* no picture is wider */
    int whole;   /* steps from the left end of a bar or line to the right end of its first whole,
                    which so take one cell more; 0: bars and lines cannot be drawn together */
    bool apart;  /* each has its own whole, nearly as long, as no length is cut by all of them */
    int rows;    /* of a pie, which has twice as many columns; 0: pies have too many parts, and are
                    bars with round ends */
    bool square; /* bars are squares of a hundred cells, cut column by column */
    bool halves; /* pies are of half cells (disc_part); else of whole ones, whose parts have two
                    tints */
};

enum { PICTURE_STEPS = 72 }; /* no line is longer, however wide the screen */

/* How to draw pictures that have no common length that all can be cut in. */
enum picture_cuts {
    CUTS_EQUAL, /* they are not drawn */
    CUTS_APART, /* each has its own length, nearly as long as the others */
    CUTS_NEAR   /* the first ones are cut exactly, parts of the others differ by one cell */
};

/*
 * The scale for pictures of which none is wider than `columns`. Figures that are no pictures are
 * left out. `whole` is the largest multiple of all denominators; where there is none, parts that
 * are seven or more wide may differ by one; else `cuts` says what becomes of them.
 */
struct picture_scale picture_scale(const struct figure *const *figures, int count, int columns,
                                   enum picture_pies pies, enum picture_cuts cuts);

/* Columns and rows of a picture. False: at that scale it cannot be drawn and must be said. */
bool picture_size(const struct figure *figure, const struct picture_scale *scale, int *columns,
                  int *rows);

/* The row of the picture, from 0 on, beside which its number or label stands. */
int picture_base(const struct figure *figure, const struct picture_scale *scale);

/* Draws a picture that picture_size has measured, its left upper corner at x, y. */
void picture_put(const struct figure *figure, const struct picture_scale *scale,
                 struct cells *cells, int x, int y);

#endif
