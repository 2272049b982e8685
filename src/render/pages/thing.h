/* Measures and draws one thing of a cell's line: a word, a number, a picture, a box to write in.
 * Private to the room. */
#ifndef BREUK_RENDER_PAGES_THING_H
#define BREUK_RENDER_PAGES_THING_H

#include "render/pages/cell.h"

/* A thing, or one word of a text. `above` and `below` reach from the middle of the line's digits
 * and hold the space round the thing; all mm. */
struct thing {
    const struct page_item *item;
    char *word; /* one word of a text; NULL: another thing */
    bool bold;
    double width, above, below;
};

/* Returns the size of the thing's type, an em; mm. */
double thing_em(const struct cell_look *look, const struct page_item *item);

/* Sets the thing's width, above and below. */
void thing_measure(const struct cell_look *look, struct thing *thing);

/* Draws a thing that was measured, its left edge at x, the middle of the line's digits at
 * `middle`. */
enum status thing_draw(const struct cell_look *look, struct canvas *canvas,
                       const struct thing *thing, double x, double middle);

#endif
