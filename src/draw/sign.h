/* Signs: of a suit, of an action, or whatever else a template draws in one ink. */
#ifndef BREUK_DRAW_SIGN_H
#define BREUK_DRAW_SIGN_H

#include "draw/path.h"
#include "paper/geometry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct canvas;

/* A sign is drawn in a square from −5 to 5, y downwards, in one ink. */
struct sign_stroke {
    struct path path;
    double width; /* in the sign's own units; 0: the path is an area, filled by the even-odd rule */
};

struct sign {
    const char *name;
    const struct sign_stroke *strokes;
    size_t count;
};

/* Draws the sign in one colour (0xRRGGBB), as wide as the box (mm), in the middle of its height.
 * Where it is a `field` of colour rather than something to read its areas are canvas_field. */
void sign_draw(struct canvas *canvas, const struct sign *sign, struct box box, uint32_t colour,
               bool field);

#endif
