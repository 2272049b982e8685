/* Titles on a bar, the fraction bar of the deck's cards. Private to the room. */
#ifndef BREUK_RENDER_PAGES_BAR_TITLE_H
#define BREUK_RENDER_PAGES_BAR_TITLE_H

#include "render/pages/cell.h"

/* A title: what stands on the bar, an em of its type, and the bar. */
struct bar_title {
    const char *text;
    double size, bar; /* mm */
    double width;     /* of the bar */
    uint32_t ink;
};

/* Makes the type smaller until the text stands on one line as long as the bar, or else, if it would
 * become much smaller, on as few lines as it needs. Sets *height to that of all of it; *fits
 * becomes false if a word is longer than the bar. STATUS_NO_MEMORY. */
enum status bar_title_fit(const struct cell_look *look, struct bar_title *title, double *height,
                          bool *fits);
/* Draws a title that was fitted, with its top left corner there. STATUS_NO_MEMORY. */
enum status bar_title_draw(const struct cell_look *look, struct canvas *canvas,
                           const struct bar_title *title, double x, double y);

#endif
