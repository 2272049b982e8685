/*
 * A pie as an image that some terminals draw: sixel, or kitty’s own. Only with --graphics, in the
 * place of the same pie in cells, which are drawn too: TABLE, 3 and 8.
 */
#ifndef BREUK_TUI_GRAPHICS_H
#define BREUK_TUI_GRAPHICS_H

#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

enum graphics { GRAPHICS_NONE, GRAPHICS_SIXEL, GRAPHICS_KITTY };

/* What is known of a terminal. */
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
    int turn;                      /* from the top by so many parts, as if they were equal */
    bool unequal;                  /* the parts are those of figure_edge */
    uint32_t paper, shaded, empty; /* 0xRRGGBB */
};

enum { GRAPHICS_COLOURS = 3 }; /* paper, shaded, empty */

/* Which colour a pixel has, from 0 on. */
int graphics_colour(const struct graphics_pie *pie, int x, int y);

/* Each adds the image, its left upper corner at the cursor, as whole strings of control characters.
 * Kitty shows it in so many cells, and knows it by a number, from 1 on. */
void graphics_add_sixel(const struct graphics_pie *pie, struct strbuf *out);
void graphics_add_kitty(const struct graphics_pie *pie, int number, int columns, int rows,
                        struct strbuf *out);

/* Adds what takes kitty's image of that number away; 0: all that are seen. */
void graphics_add_kitty_end(int number, struct strbuf *out);

#endif
