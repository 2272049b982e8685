/* Places to write an answer: boxes, and fractions with boxes; with the answer in them, in a key.
 * Private to the room. */
#ifndef BREUK_RENDER_PAGES_ANSWER_H
#define BREUK_RENDER_PAGES_ANSWER_H

#include "render/pages/cell.h"

/* The height of digits beside boxes, mm: children write theirs as large. */
#define ANSWER_DIGITS 5.0

/* The colour of a pen: as dark as print, but a different colour where there are colours. */
#define COLOUR_PEN 0x314387u

/* Sets the size of a PAGE_BOX at this scale, mm. */
void answer_box_size(const struct page_item *item, double scale, double *width, double *height);

/* Draws a PAGE_BOX, and what was written or ticked in it. */
void answer_box_draw(const struct cell_look *look, struct canvas *canvas,
                     const struct page_item *item, struct box box);

/* Sets the size of a PAGE_BOXED with an em of `em`, above and below the middle of its line; mm. */
void answer_measure(const struct cell_look *look, const struct page_item *item, double em,
                    double *width, double *above, double *below);

/* Draws a PAGE_BOXED, its left edge at x. */
void answer_draw(const struct cell_look *look, struct canvas *canvas, const struct page_item *item,
                 double em, double x, double middle);

/* Writes a text on a line, which is `width` mm wide, smaller if it is too long; "" writes
 * nothing. */
void answer_on_line(const struct cell_look *look, struct canvas *canvas, const char *text, double x,
                    double y, double width);

/* Draws what a pen does to a thing or a frame in this box. */
void answer_pen(const struct cell_look *look, struct canvas *canvas, enum page_pen pen,
                struct box box);

#endif
