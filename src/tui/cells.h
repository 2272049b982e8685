/*
 * A grid of cells, on which pictures are drawn. A cell is a character and a role; which colours and
 * which character set it is shown with is decided last, when it becomes text.
 */
#ifndef BREUK_TUI_CELLS_H
#define BREUK_TUI_CELLS_H

#include "base/status.h"
#include "base/strbuf.h"

#include <stdint.h>

/* What stands in a cell. Parts that lie side by side have two tints in turn; the third one is for
 * the last part of a circle, which lies between two others. */
enum role {
    ROLE_NOTHING,
    ROLE_TEXT, /* letters and digits */
    ROLE_EDGE, /* a mark, an edge, an arrow, a dot: its character says all */
    ROLE_SHADED,
    ROLE_SHADED_SECOND,
    ROLE_SHADED_THIRD,
    ROLE_EMPTY,
    ROLE_EMPTY_SECOND,
    ROLE_EMPTY_THIRD
};

struct cell {
    uint32_t character; /* 0: none, the cell is filled as its role says */
    uint32_t mark;      /* that stands on it: of a digit that goes on; 0: none */
    enum role role;
};

/* A zeroed struct is an empty grid. */
struct cells {
    int columns, rows;
    struct cell *cell; /* row by row */
};

/* Nothing in it. STATUS_NO_MEMORY: the grid stays empty. */
enum status cells_init(struct cells *cells, int columns, int rows);
void cells_release(struct cells *cells);

/* What lies outside the grid is left out. */
void cells_put(struct cells *cells, int x, int y, uint32_t character, enum role role);
void cells_fill(struct cells *cells, int x, int y, int width, enum role role);
/* UTF-8, each character of it one column wide, but for marks on a character. */
void cells_put_text(struct cells *cells, int x, int y, const char *text);

/* The role of a cell; outside the grid there is nothing. */
enum role cells_role(const struct cells *cells, int x, int y);

/* Adds the grid without colours: a line a row, without spaces at its end. `ascii`: with characters
 * of ASCII alone, so without marks. */
void cells_add_lines(const struct cells *cells, bool ascii, struct strbuf *out);

#endif
