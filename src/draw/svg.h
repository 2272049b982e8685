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

struct svg;

/*
 * Reads an SVG that stands alone: whatever it takes in must be within it. STATUS_UNREADABLE: *why
 * says why, but for the name of the file, its place {file}, in words that borrow from `bytes` and
 * from `reason`. STATUS_NO_MEMORY. `bytes` end with a 0 and must live as long as *out, which
 * belongs to the caller: svg_free().
 */
enum status svg_read(struct svg **out, char *bytes, size_t length, struct message *why,
                     char reason[static 256]);

/* Takes NULL. */
void svg_free(struct svg *svg);

/* Width by height; 1 where the file does not say. */
double svg_aspect(const struct svg *svg);

/* Draws it into a box of the context's units; what goes wrong leaves its place empty, since the
 * same was drawn when it was read. */
void svg_draw(const struct svg *svg, cairo_t *cr, double x, double y, double width, double height);

#endif
