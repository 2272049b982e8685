/* Measures and draws one cell of a document: things in a line, in as many lines as they need.
 * Private to the room. */
#ifndef BREUK_RENDER_PAGES_CELL_H
#define BREUK_RENDER_PAGES_CELL_H

#include "base/status.h"
#include "draw/canvas.h"
#include "page/page.h"
#include "render/template/template.h"

#include <stdbool.h>

struct page_cards;

/* How cells are set. */
struct cell_look {
    const struct template *template; /* gives the signs */
    struct page_cards *cards;        /* the cards of the document */
    const struct number_style *style;
    struct type *type;
    bool *unknown;   /* becomes true if a character is in none of the fonts; otherwise left alone */
    bool *uncounted; /* becomes true if a picture's parts cannot be counted, so that its number
                        stands in its place; otherwise left alone */
    bool *bare;      /* becomes true if a line has no ticks for its parts; otherwise left alone */
    double size;     /* of the type, an em; mm */
    double scale;    /* of all that has a size in mm; 1: full size */
    double room; /* the height that the cell has in any case, mm: things that may stand closer do
                    so only when they need more */
    bool bold;
    enum align align;
    uint32_t ink; /* 0xRRGGBB of bars */
};

/* Sets the cell in a width, sets *height, and draws the cell with its top left corner at (x, y)
 * unless canvas is NULL; all mm. If something in the cell is wider, *fits becomes false; otherwise
 * it is left alone. */
enum status cell_set(const struct cell_look *look, const struct page_cell *cell, double width,
                     struct canvas *canvas, double x, double y, double *height, bool *fits);

#endif
