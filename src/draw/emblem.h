/* Draws a sign large, as a field of colour behind a number: as large as it may be, with round
 * corners, cut in equal parts. */
#ifndef BREUK_DRAW_EMBLEM_H
#define BREUK_DRAW_EMBLEM_H

#include "draw/sign.h"

#include <stdint.h>

/* How an emblem is to look; lengths in mm. */
struct emblem {
    struct box box;  /* its centre is the sign's; the sign is at most as wide and high */
    double most;     /* the largest area, mm²; 0: any */
    double round;    /* the width of a line round it, of its colour, which rounds its corners */
    double cut;      /* the width of the cuts between its parts; 0: it is not cut */
    double edge;     /* the width of its outline, if only that is drawn; 0: it is filled */
    bool field;      /* it is an area of colour, of which low ink leaves the outline */
    uint32_t colour; /* 0xRRGGBB */
};

/* Returns the box that the emblem fills when it is not an outline, mm. */
struct box emblem_box(const struct sign *sign, const struct emblem *emblem);

/* Draws the emblem. With an edge, or as a field with low ink, it is an outline that covers what
 * lies under it, and has no cuts. */
void emblem_draw(struct canvas *canvas, const struct sign *sign, const struct emblem *emblem);

#endif
