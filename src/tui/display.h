/*
 * The display that shows a full screen and gives its keys: a terminal, or a test. It knows no game.
 * A screen draws a whole grid of cells each time; the display finds out what has changed.
 */
#ifndef BREUK_TUI_DISPLAY_H
#define BREUK_TUI_DISPLAY_H

#include "tui/cells.h"

#include <stdbool.h>
#include <stdint.h>

enum key_kind {
    KEY_NONE,      /* none came in time */
    KEY_CHARACTER, /* that was typed: its code point, no control character */
    KEY_RETURN,
    KEY_ESCAPE,
    KEY_TABULATOR,
    KEY_ERASE,      /* backspace, delete, Ctrl-H */
    KEY_ERASE_LINE, /* Ctrl-U */
    KEY_ARROW_LEFT,
    KEY_ARROW_RIGHT,
    KEY_ARROW_UP,
    KEY_ARROW_DOWN,
    KEY_TO_BEGIN, /* Home */
    KEY_TO_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_CLICKED, /* with the left button, at column x of row y */
    KEY_SIZED,   /* the window has another size */
    KEY_WOKEN,   /* the program was stopped, and goes on: anybody may be looking now */
    KEY_STOPPED, /* the program is told to end */
    KEY_GONE     /* there is no terminal any more */
};

struct key {
    enum key_kind kind;
    uint32_t character;
    int x, y;
};

/* How a pie, or another picture on a card, is drawn: docs/design/screen.md, “Pies in cells”. */
enum picture_face {
    FACE_HALVES, /* half blocks in colours */
    FACE_DOTS,   /* braille, without colours */
    FACE_CELLS,  /* a cell each, █▓ and ░· */
    FACE_ASCII
};

/* The abilities of a display. */
struct display_looks {
    bool ascii;   /* characters of ASCII alone */
    bool colours; /* else colour is never seen; of the pictures, either */
    enum picture_face face;
    bool light; /* dark letters on light */
    bool mouse;
};

struct display {
    void *context;
    struct display_looks looks;
    void (*size)(void *context, int *columns, int *rows);
    /* cursor_x < 0: no cursor is seen. */
    void (*show)(void *context, const struct cells *cells, int cursor_x, int cursor_y);
    /* Waits that long for a key (< 0: without limit; 0: not at all). */
    struct key (*key)(void *context, int milliseconds);
    /* Forgets all keys typed so far, waits that long, and forgets those typed meanwhile. */
    void (*ignore_keys)(void *context, int milliseconds);
    /* Whether clicks are keys; while they are not, the terminal's own selecting works. NULL: there
     * are none. */
    void (*heed_mouse)(void *context, bool heeds);
};

#endif
