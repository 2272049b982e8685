/* Titles on a bar, the fraction bar of the deck's cards: on all papers that go with a deck. */
#ifndef BREUK_RENDER_BAR_TITLE_H
#define BREUK_RENDER_BAR_TITLE_H

#include "base/status.h"
#include "draw/canvas.h"

/* A title: what stands on the bar, an em of its type, and the bar. */
struct bar_title {
    const char *text;
    double size, bar;   /* mm */
    double width;       /* of the bar */
    bool centred;       /* its lines stand in the middle of the bar, not at its left end */
    const char *beside; /* smaller, at the right end above the bar; NULL: nothing */
    uint32_t ink;
    /* Set by bar_title_fit: */
    double longest;     /* of its lines, mm */
    double beside_size; /* an em of what stands beside them, mm */
    bool torn; /* an article or a number may be torn from its word: else a word is too long */
};

/* Makes the type smaller until the text stands on one line as long as the bar, or else, if it would
 * become much smaller, on as few lines as it needs, which are about equally long. No line ends with
 * a word as short as an article, nor begins with a number. Sets *height to that of all of it; *fits
 * becomes false if a word is longer than the bar, and *unknown true if no font has one of its
 * characters. STATUS_NO_MEMORY. */
enum status bar_title_fit(struct type *type, struct bar_title *title, double *height, bool *fits,
                          bool *unknown);
/* Draws a title that was fitted, with its top left corner there. STATUS_NO_MEMORY. */
enum status bar_title_draw(struct canvas *canvas, const struct bar_title *title, double x,
                           double y);

#endif
