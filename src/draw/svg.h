/*
 * SVG by librsvg, which is opened when the first SVG is read: to load it takes longer than to print
 * a deck. For the files of this room.
 */
#ifndef BREUK_DRAW_SVG_H
#define BREUK_DRAW_SVG_H

#include "base/message.h"
#include "base/status.h"

#include <cairo.h>
#include <stddef.h>

struct _RsvgHandle;

struct svg {
    /* What librsvg would make dots of was drawn once when it was read, and is not drawn again. */
    cairo_surface_t *dots;      /* owned; NULL: it is shapes, for svg_draw */
    struct _RsvgHandle *handle; /* NULL: it is dots */
    /* Of what it is drawn on: a card of 63 by 88 mm has room for it at 600 dots to the inch, or
     * less where it is made of dots; at least 1 each. */
    double width, height;
};

/*
 * Reads an SVG that stands alone: whatever it takes in must be within it. It is drawn once by a
 * guarded process (guard.h), as large as it will ever be; what takes too long or too much memory
 * there is refused. STATUS_UNREADABLE: *why says why, but for the name of the file, its place
 * {file}, in words that borrow from `bytes` and from `reason`. STATUS_NO_MEMORY. What it took of
 * processor time there is added to *seconds. `bytes` end with a 0 and must live as long as *out,
 * which belongs to the caller: svg_free().
 */
enum status svg_read(struct svg **out, char *bytes, size_t length, double *seconds,
                     struct message *why, char reason[static 256]);

/* Takes NULL. */
void svg_free(struct svg *svg);

/* Draws its shapes in the size that it has. Should that go wrong, though the same was drawn when it
 * was read, its place stays empty. */
void svg_draw(const struct svg *svg, cairo_t *cr);

#endif
