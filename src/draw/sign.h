/* Signs: those of suits and actions, and anything else that a template draws in one ink. */
#ifndef BREUK_DRAW_SIGN_H
#define BREUK_DRAW_SIGN_H

#include "draw/path.h"
#include "paper/geometry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct canvas;

/* A stroke of a sign, which is drawn in one ink in a square from −5 to 5, y downwards. */
struct sign_stroke {
    struct path path;
    double width; /* in the sign's units; 0: an area, filled by the even-odd rule */
};

/* A sign. */
struct sign {
    const char *name;
    const struct sign_stroke *strokes;
    size_t count;
    int parts;    /* the number of equal parts that cuts from its centre make; 0: it stays whole */
    double first; /* the direction of the first cut, in degrees clockwise from the top */
};

/* Draws the sign in one colour (0xRRGGBB), as wide as the box (mm), in the middle of its height.
 * With `field` it is an area of colour rather than something to read, and its areas are drawn by
 * canvas_field. */
void sign_draw(struct canvas *canvas, const struct sign *sign, struct box box, uint32_t colour,
               bool field);

/* Measures signs by their outline: how far they reach, how large they are, and whether a turn maps
 * them onto themselves. Lengths are in the sign's units. All functions are pure. */

/* The measures of a sign. */
struct outline {
    struct box box; /* round all of it */
    double area;    /* of its areas; lines do not count */
    double reach;   /* the greatest distance from its centre, 0 0 */
};

/* Measures a sign; an empty one has zeros. */
struct outline outline_measure(const struct sign *sign);

/* Returns whether a turn of 360°/parts about its centre maps the sign onto itself, to within a
 * hundredth of its reach; only then can cuts from its centre make `parts` equal parts of it. */
bool outline_turns(const struct sign *sign, int parts);

/* Draws a sign large, as a field of colour behind a number: as large as it may be, with round
 * corners, cut in equal parts. */

/* How an emblem is to look; lengths in mm. */
struct emblem {
    struct box box;       /* its centre is the sign's; the sign is at most as wide and high */
    double most;          /* the largest area, mm²; 0: any */
    double cut;           /* the width of the cuts between its parts; 0: it is not cut */
    double cut_from;      /* how far from its centre the cuts begin */
    double edge;          /* the width of a line round it, which rounds its corners; 0: none */
    uint32_t edge_colour; /* 0xRRGGBB */
    bool field;           /* it is an area of colour, of which low ink leaves the outline */
    uint32_t colour;      /* 0xRRGGBB */
};

/* Returns the box that the emblem of a sign with this outline fills when it is not drawn as a line
 * only, mm. */
struct box emblem_box(const struct outline *outline, const struct emblem *emblem);

/* Draws the emblem. As a field with low ink it is a thin outline in the colour of its edge that
 * covers what lies under it, and has no cuts. An edge of another colour is not cut. */
void emblem_draw(struct canvas *canvas, const struct sign *sign, const struct emblem *emblem);

#endif
