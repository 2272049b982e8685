/* Cells on a terminal through curses, which finds out what has changed. Source:
 * docs/design/terminal.md, “Roles and colours”. */
#ifndef BREUK_TUI_PANE_H
#define BREUK_TUI_PANE_H

#include "tui/display.h"
#include "tui/terminal/palette.h"

enum {
    PANE_PAIRS = 512, /* more than eight suits can have */
    PANE_COLUMNS = 1000,
    PANE_ROWS = 500 /* what a larger window has more stays empty */
};

/* Of curses' screen. */
struct pane {
    struct palette palette; /* its depth is what the terminal has */
    struct {
        int foreground, background;
    } pair[PANE_PAIRS]; /* number i + 1 */
    int pairs;
    int most_pairs; /* that the terminal has */
    bool ascii;
    bool direct;  /* colours are not numbered */
    bool on;      /* the full screen is shown */
    void *screen; /* SCREEN of curses */
};

/* Begins with the terminal of stdin and stdout, whose mode is set already, and fills in the
 * palette's depth. False: curses does not know it. */
bool pane_open(struct pane *pane, const struct display_looks *looks, bool colourless);
void pane_close(struct pane *pane);

/* Show the full screen, empty, and what was there before. A terminal that has one screen alone goes
 * on showing what stands there: so what ends is erased, and in no history either. */
void pane_begin(struct pane *pane);
void pane_end(struct pane *pane);

/* What the terminal shows is unknown from now on, its size as well. */
void pane_renew(struct pane *pane);

/* The size of the terminal, which may have changed. */
void pane_size(struct pane *pane, int *columns, int *rows);

/* The size of a cell of the terminal at `out`, in pixels. False: the system does not know it. */
bool pane_cell_size(int out, int *width, int *height);

/* Where the cursor of the terminal is. */
void pane_cursor(int *x, int *y);

void pane_show(struct pane *pane, const struct cells *cells, int cursor_x, int cursor_y);

/* Makes the cells of a box blank on the terminal now, so that the next pane_show draws them anew
 * even those that are to be blank. */
void pane_blank(struct pane *pane, int x, int y, int columns, int rows);

/* Stops curses from moving cells: images shown over them would not move along. */
void pane_keep_still(struct pane *pane);

void pane_set_mouse(bool on);

#endif
