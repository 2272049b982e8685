/* Draws the spin wheel of a deck with its arrow, to cut out. */
#ifndef BREUK_RENDER_ACCESSORIES_WHEEL_H
#define BREUK_RENDER_ACCESSORIES_WHEEL_H

#include "deck/deck.h"
#include "draw/canvas.h"
#include "paper/geometry.h"
#include "render/accessories/handwork.h"

#include <stdbool.h>

/* The places of the wheel, the arrow and the words; millimetres. */
struct wheel_layout {
    double x, y, radius; /* of the circle to cut */
    double reach;        /* of the arrow, from the axle to its point */
    double tail;         /* from the axle to the arrow's other end */
    double hub;          /* radius of the disc round the arrow's hole */
    bool beside;         /* the arrow and the words stand on the same page */
    struct box arrow;    /* the arrow, pointing to the right */
    struct box words;
};

/* Returns the layout on an area. The arrow gets a page of its own if the wheel leaves no room for
 * it. */
struct wheel_layout wheel_layout_for(struct box area);

/* The icons of a wheel: what happens where it stops, as a sign of the template that has the name of
 * the segment's effect. */

/* Returns whether a segment has an icon: a sign of its own, or else that of its suit. */
bool wheel_icon_is_there(const struct handwork *work, const struct wheel_segment *segment);

/* Draws the icon in a square. What a closed line encloses is paper; what the last of them encloses
 * has the colour and the sign of the segment's suit, if there is one. */
void wheel_icon_draw(const struct handwork *work, struct canvas *canvas,
                     const struct wheel_segment *segment, struct box box);

/* Draws the wheel as large as the paper allows, with its arrow on the same page, or else on a
 * second. The deck must have a wheel. STATUS_INVALID: a title is too long for its sector, as diag
 * says. */
enum status wheel_draw(const struct handwork *work, struct press *press, struct diag *diag);

/* wheel_pages returns the number of pages; wheel_draw_page draws page 0 or 1 on any canvas, with
 * the errors of wheel_draw. */
int wheel_pages(const struct handwork *work);
enum status wheel_draw_page(const struct handwork *work, int page, struct canvas *canvas,
                            struct diag *diag);

#endif
