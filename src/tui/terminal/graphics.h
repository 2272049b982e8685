/*
 * A pie as an image that some terminals draw: sixel, or kitty’s own. Only with --graphics, in the
 * place of the same pie in cells, which are drawn too: docs/design/terminal.md, “Images of pies”.
 */
#ifndef BREUK_TUI_GRAPHICS_H
#define BREUK_TUI_GRAPHICS_H

#include "base/strbuf.h"
#include "tui/terminal/pane.h"

#include <stdbool.h>
#include <stdint.h>

enum graphics { GRAPHICS_NONE, GRAPHICS_SIXEL, GRAPHICS_KITTY };

/* The known facts about a terminal. */
struct graphics_terminal {
    const char *term; /* TERM, NULL: not set */
    bool multiplexed; /* within tmux or screen, as TMUX or STY say */
    bool sixel;       /* its answer to DA1 has a 4 */
    bool kitty;       /* it answered kitty’s query */
};

/* Which images may be sent to it. Never any to tmux, screen or the Linux console. */
enum graphics graphics_of(const struct graphics_terminal *terminal);

/* Whether kitty’s query may be asked: other terminals might print it. `window` is KITTY_WINDOW_ID,
 * NULL: not set. */
bool graphics_may_ask_kitty(const struct graphics_terminal *terminal, const char *window);

/* A disc in the middle of its box, in parts clockwise, with lines in the colour of the paper
 * between them. */
struct graphics_pie {
    int width, height; /* of the box, in pixels: the disc is as large as fits */
    int parts, counted;
    int turn;                      /* from the top, in parts, as if they were equal */
    bool unequal;                  /* the parts are those of figure_edge */
    uint32_t paper, shaded, empty; /* 0xRRGGBB */
};

enum { GRAPHICS_COLOURS = 3 }; /* paper, shaded, empty */

/* Which colour a pixel has, from 0 on. */
int graphics_colour(const struct graphics_pie *pie, int x, int y);

/* Each adds the image, its left upper corner at the cursor, as whole strings of control characters.
 * Kitty shows it in `columns` × `rows` cells, and knows it by a number, from 1 on. */
void graphics_add_sixel(const struct graphics_pie *pie, struct strbuf *out);
void graphics_add_kitty(const struct graphics_pie *pie, int number, int columns, int rows,
                        struct strbuf *out);

/* Adds the sequence that takes kitty's image of that number away; 0: all that are seen. */
void graphics_add_kitty_end(int number, struct strbuf *out);

/*
 * Images of pies over their cells, on a terminal that takes them: which it shows, which are new,
 * and how those go that are gone. Source: docs/design/terminal.md, “Images of pies”.
 */

enum { IMAGES_MOST = 64 }; /* on one screen; further pies are seen as cells */

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
 * Before a grid is shown on the pane: takes away images that are not in it any more, and finds out
 * which of the others the terminal will draw over, cell by cell. Sixel is gone from cells that are
 * drawn anew, so those are made blank.
 */
void images_change(struct images *images, const struct cells *next, struct pane *pane, int out);

/* Sends the images that the terminal does not show yet to `out`; its cursor is put back to that
 * place. */
void images_send(struct images *images, const struct palette *palette, int out, int cursor_x,
                 int cursor_y);

/* The terminal shows none of them any more, or in other colours. */
void images_lose(struct images *images);

/* Takes all away, but for sixel, which goes when the screen is cleared. */
void images_end(struct images *images, int out);

#endif
