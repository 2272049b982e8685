/*
 * Pictures that a template takes from files: PNG, of dots, and SVG, of shapes, or of dots where it
 * has filters, masks or blending. Read once, drawn as often as is wanted; a PDF holds each once.
 */
#ifndef BREUK_DRAW_IMAGE_H
#define BREUK_DRAW_IMAGE_H

#include "base/diag.h"
#include "base/status.h"
#include "paper/geometry.h"

#include <stddef.h>

struct canvas;
struct image;

enum {
    IMAGE_BYTES = 8 * 1024 * 1024, /* of a file, at most */
    /* Dots of all PNGs of a template together, at most: they are held in memory, 4 bytes each. */
    IMAGE_PIXELS = 32 * 1000 * 1000,
    /* Of processor time in which all SVGs of a template together are drawn for the first time; the
     * one in hand when it is over may take GUARD_SECONDS (draw/guard.h) more. */
    IMAGE_SECONDS = 8
};

/* How much of that is taken already; zeroed: nothing. */
struct image_room {
    size_t pixels;
    double seconds;
};

/*
 * Reads a picture. *taken is what the template's other pictures take; what this one takes is added.
 * STATUS_NOT_FOUND: no such file; STATUS_UNREADABLE: it is too large, neither PNG nor SVG, broken,
 * an SVG that takes in other files, or one that is not drawn within a second and within
 * GUARD_MEMORY (draw/guard.h); either way diag says so at `where`. STATUS_NO_MEMORY. On success
 * *out belongs to the caller: image_free().
 */
enum status image_load(struct image **out, const char *path, struct position where,
                       struct image_room *taken, struct diag *diag);

/* The same of a file's bytes, which are copied; complaints have no place. */
enum status image_load_bytes(struct image **out, const char *path, const char *bytes, size_t length,
                             struct image_room *taken, struct diag *diag);

/* Takes NULL. */
void image_free(struct image *image);

/* Draws it in the middle of the box, mm, as large as fits without changing its shape; in grey where
 * the canvas's look is grey. STATUS_NO_MEMORY. */
enum status image_draw(struct image *image, struct canvas *canvas, struct box box);

#endif
