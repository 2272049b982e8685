/* Measures signs by their outline: how far they reach, how large they are, and whether a turn maps
 * them onto themselves. Lengths are in the sign's units. All functions are pure. */
#ifndef BREUK_DRAW_OUTLINE_H
#define BREUK_DRAW_OUTLINE_H

#include "draw/sign.h"

#include <stdbool.h>

/* The measures of a sign. */
struct outline {
    struct box box; /* round all of it */
    double area;    /* of its areas; lines do not count */
    double reach;   /* the greatest distance from its centre, 0 0 */
};

/* Measures a sign; an empty one has zeros. */
struct outline outline_measure(const struct sign *sign);

/* Returns whether a turn of 360°/parts about its centre maps the sign onto itself, to within a
 * hundredth of its reach; only then can cuts from its centre make so many equal parts of it. */
bool outline_turns(const struct sign *sign, int parts);

#endif
