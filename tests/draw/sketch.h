/* A canvas on a picture of its own, and what is then seen there: for tests of this room and of
 * those above it. */
#ifndef BREUK_TESTS_DRAW_SKETCH_H
#define BREUK_TESTS_DRAW_SKETCH_H

#include "draw/canvas.h"
#include "draw/surface.h"

enum { SKETCH_SIDE = 90 /* mm */, SKETCH_PIXELS = 10 /* to the mm */ };

struct sketch {
    struct surface surface;
    struct canvas canvas;
};

/* White. To be ended. */
struct sketch sketch_begin(struct look look);
void sketch_end(struct sketch *sketch);

/* The colour of the pixel at a place in mm, 0xRRGGBB. */
uint32_t sketch_seen(struct sketch *sketch, double x, double y);

/* The share of a box that is not white, and the most contrast to white that is in it. */
double sketch_share(struct sketch *sketch, struct box box, double *contrast);

#endif
