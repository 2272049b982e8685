/* Draws the spin wheel of a deck with its arrow, to cut out. */
#ifndef BREUK_RENDER_ACCESSORIES_WHEEL_H
#define BREUK_RENDER_ACCESSORIES_WHEEL_H

#include "render/accessories/handwork.h"

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
