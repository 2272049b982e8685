/*
 * Images of pies over their cells, on a terminal that takes them: which it shows, which are new,
 * and how those go that are gone. Source: TABLE, 3 and 8.
 */
#ifndef BREUK_TUI_IMAGES_H
#define BREUK_TUI_IMAGES_H

#include "tui/terminal/graphics.h"
#include "tui/terminal/pane.h"

enum { IMAGES_MOST = 64 }; /* on one screen; of what is beyond the cells are seen */

/* A zeroed struct shows none. */
struct images {
    enum graphics kind;
    int cell_width, cell_height; /* in pixels; 0: unknown, and none are shown */
    struct image {
        struct cell_pie pie;
        bool held;        /* it is on the screen, or is to be */
        bool sent;        /* and the terminal shows all of it */
    } image[IMAGES_MOST]; /* number i + 1 of kitty’s */
    struct cells last;    /* what was shown */
};

void images_release(struct images *images);

/*
 * Before a grid is shown on the pane: takes away what is not in it any more, and finds out what of
 * the others the terminal will draw over, cell by cell. Sixel is gone from cells that are drawn
 * anew, so those are made blank.
 */
void images_change(struct images *images, const struct cells *next, struct pane *pane, int out);

/* Sends what the terminal does not show yet to `out`; its cursor is put back to that place. */
void images_send(struct images *images, const struct palette *palette, int out, int cursor_x,
                 int cursor_y);

/* The terminal shows none of them any more, or in other colours. */
void images_lose(struct images *images);

/* Takes all away, but for sixel, which goes when the screen is cleared. */
void images_end(struct images *images, int out);

#endif
