/* Pictures that a template takes from files: PNG, made of dots, and SVG, made of shapes, or of dots
 * where it has filters, masks or blending. Each is read once and can be drawn any number of times;
 * a PDF holds it once. */
#ifndef BREUK_DRAW_IMAGE_H
#define BREUK_DRAW_IMAGE_H

#include "base/diag.h"
#include "base/status.h"
#include "paper/geometry.h"

#include <stddef.h>

struct canvas;
struct image;

/* The limits of pictures. */
enum {
    IMAGE_BYTES = 8 * 1024 * 1024, /* the largest file */
    /* The most dots of all PNGs of a template together: they are held in memory, 4 bytes each. */
    IMAGE_PIXELS = 32 * 1000 * 1000,
    /* The most processor time in which all SVGs of a template together are drawn for the first
     * time. The one in hand when it is over may take GUARD_SECONDS (draw/guard.h) more. */
    IMAGE_SECONDS = 8
};

/* The share of these limits that the pictures of a template take so far. A zeroed struct: none. */
struct image_room {
    size_t pixels;
    double seconds;
};

/*
 * Reads a picture. *taken is what the template's other pictures take, to which this one adds.
 * STATUS_NOT_FOUND: there is no such file. STATUS_UNREADABLE: it is too large, neither PNG nor SVG,
 * broken, an SVG that takes in other files, or one that cannot be drawn within a second and within
 * GUARD_MEMORY (draw/guard.h). In either case diag says so at `where`. On success *out belongs to
 * the caller: image_free().
 */
enum status image_load(struct image **out, const char *path, struct position where,
                       struct image_room *taken, struct diag *diag);

/* Takes NULL. */
void image_free(struct image *image);

/* Draws the picture in the middle of the box (mm), as large as fits without changing its shape; in
 * grey where the canvas's look is grey. */
void image_draw(struct image *image, struct canvas *canvas, struct box box);

#endif
