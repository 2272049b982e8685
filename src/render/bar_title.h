/* Titles on a bar, the fraction bar of the deck's cards: on all papers that go with a deck. */
#ifndef BREUK_RENDER_BAR_TITLE_H
#define BREUK_RENDER_BAR_TITLE_H

#include "draw/canvas.h"

/* The places where lines of a title may end: only after a comma or the like; where it reads well;
 * at any space, because a word is too long otherwise. */
enum title_breaks { TITLE_AT_COMMAS, TITLE_WELL, TITLE_TORN };

/* A title: what stands on the bar, an em of its type, and the bar. */
struct bar_title {
    const char *text;
    double size, bar;   /* mm */
    double width;       /* of the bar */
    bool centred;       /* its lines stand in the middle of the bar, not at its left end */
    bool wraps;         /* it takes two lines, rather than smaller type */
    const char *beside; /* smaller, at the right end above the bar; NULL: nothing */
    uint32_t ink;
    /* Set by bar_title_fit: */
    double longest;     /* of its lines, mm */
    double beside_size; /* an em of what stands beside them, mm */
    enum title_breaks breaks;
};

/* Makes the type smaller until the text stands on one line as long as the bar, or else, if it would
 * become much smaller, on as few lines as it needs, which are about equally long. Lines end behind
 * commas where that needs no more of them; else none ends with a word as short as an article,
 * begins with a number or is one short word. Sets *height to that of all of it; *fits becomes false
 * if a word is longer than the bar, and *unknown true if no font has one of its characters. */
void bar_title_fit(struct type *type, struct bar_title *title, double *height, bool *fits,
                   bool *unknown);
/* Draws a title that was fitted, with its top left corner there. */
void bar_title_draw(struct canvas *canvas, const struct bar_title *title, double x, double y);

#endif
