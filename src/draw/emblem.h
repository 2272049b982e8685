/* Draws a sign large, as a field of colour behind a number: as large as it may be, with round
 * corners, cut in equal parts. */
#ifndef BREUK_DRAW_EMBLEM_H
#define BREUK_DRAW_EMBLEM_H

#include "draw/outline.h"
#include "draw/sign.h"

#include <stdint.h>

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
