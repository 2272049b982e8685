/* Reads and draws SVG with librsvg, which is opened when the first SVG is read: loading it with the
 * module that draws would make the check of a deck a seventh slower. Private to draw/. */
#ifndef BREUK_DRAW_SVG_H
#define BREUK_DRAW_SVG_H

#include "base/message.h"
#include "base/status.h"

#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>

struct _RsvgHandle;

/* An SVG that was read. */
struct svg {
    /* A picture that librsvg would turn into dots was drawn once, when it was read, and is not
     * drawn again. */
    cairo_surface_t *dots;      /* owned; NULL: the picture is shapes, for svg_draw */
    struct _RsvgHandle *handle; /* owned; NULL: the picture is dots */
    /* The size at which it is drawn, in dots, at least 1 each: that of a card of 63 by 88 mm at 600
     * dots to the inch, or less for a picture of dots. */
    double width, height;
};

/*
 * Reads an SVG that stands alone: it may use nothing from outside. A guarded process (guard.h)
 * draws it once, as large as it will ever be; a picture that takes too long or too much memory
 * there is refused. STATUS_UNREADABLE: *why gives the reason, with {file} for the name of the file,
 * which the caller adds; it borrows from `bytes` and from `reason`. Adds the processor time that it
 * took there to *seconds. `bytes` end with a 0 and must live as long as *out, which belongs to the
 * caller: svg_free().
 */
enum status svg_read(struct svg **out, char *bytes, size_t length, double *seconds,
                     struct message *why, char reason[static 256]);

/*
 * Checks a text that ends with a 0. STATUS_UNREADABLE: *why gives the reason, with {file} for the
 * name of the file, which the caller adds; it borrows from `reason`. A text that passes is UTF-8,
 * has no definitions of its own, and refers only to its own parts, if it is well-formed XML at all,
 * which librsvg tells. *dots: it has filters, masks or blending, which librsvg turns into dots.
 */
enum status svg_look_through(const char *text, bool *dots, struct message *why,
                             char reason[static 256]);

/* Takes NULL. */
void svg_free(struct svg *svg);

/* Draws the shapes of an SVG in its size. Should that fail, though it was drawn when it was read,
 * its place stays empty. */
void svg_draw(const struct svg *svg, cairo_t *cr);

#endif
