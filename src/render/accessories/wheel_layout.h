/*
 * A spin wheel on paper: how large it is, where its arrow goes, how wide its sectors are, and where
 * in a sector words can stand. Pure functions; millimetres, angles in radians clockwise from the
 * top.
 */
#ifndef BREUK_RENDER_ACCESSORIES_WHEEL_LAYOUT_H
#define BREUK_RENDER_ACCESSORIES_WHEEL_LAYOUT_H

#include "deck/deck.h"
#include "paper/geometry.h"

#include <stdbool.h>

struct wheel_layout {
    double x, y, radius; /* of the line to cut */
    double reach;        /* of the arrow, from the axle to its point */
    double tail;         /* and to its end */
    double hub;          /* radius of the disc round the arrow's hole */
    bool beside;         /* the arrow and the words stand on the same page */
    struct box arrow;    /* what the arrow takes; it points to the right */
    struct box words;
};

/* The layout on an area. The arrow gets a page of its own where no room is left for it. */
struct wheel_layout wheel_layout_for(struct box area);

struct wheel_sector {
    double from, to;
};

/* Sectors follow each other clockwise, the first that has a weight in the middle of the top; their
 * angles are as their weights, so that one of weight 0 has none. */
struct wheel_sector wheel_sector_of(const struct wheel *wheel, int segment);

/* A rectangle for words in a sector, about its middle line. */
struct wheel_place {
    double inner;          /* from the axle to its near side */
    double depth, breadth; /* along the middle line, and across it */
};

enum { WHEEL_PLACES = 9 };

/* Finds place 0 … WHEEL_PLACES − 1 to try for words, in a sector of that angle, between two radii,
 * with a margin of `edge` to its lines. False: there is none. */
bool wheel_place_of(struct wheel_place *out, double angle, double inner, double outer, double edge,
                    int place);

#endif
