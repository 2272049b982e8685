/* Signs: those of suits and actions, and whatever else a template draws in one ink. */
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
    int parts;    /* cuts from its centre make so many equal parts of it; 0: it stays whole */
    double first; /* the direction of the first cut, in degrees clockwise from the top */
};

/* Draws the sign in one colour (0xRRGGBB), as wide as the box (mm), in the middle of its height.
 * With `field` it is an area of colour rather than something to read, and its areas are drawn by
 * canvas_field. */
void sign_draw(struct canvas *canvas, const struct sign *sign, struct box box, uint32_t colour,
               bool field);

#endif
