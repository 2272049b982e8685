/*
 * A grid of cells, on which pictures, cards and whole screens are drawn. A cell is a character and
 * a role; its colours and its character set are chosen last, when it becomes text or goes to a
 * terminal. Source of the roles: docs/design/terminal.md, “Roles and colours”.
 */
#ifndef BREUK_TUI_CELLS_H
#define BREUK_TUI_CELLS_H

#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

/* The content of a cell. Parts that lie side by side have two tints in turn; the third one is for
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
    ROLE_EMPTY_THIRD,

    /* Of a screen: */
    ROLE_QUIET,      /* labels, things that are over */
    ROLE_NOT_NOW,    /* a key that does nothing now */
    ROLE_TURN,       /* whose turn it is */
    ROLE_TITLE,      /* the line at the top */
    ROLE_KEY,        /* a key that does something now */
    ROLE_CHOSEN,     /* the card or choice that Enter would take */
    ROLE_PAPER,      /* a card, light on any screen: letters and digits on it */
    ROLE_PAPER_EDGE, /* a card's edge, and marks on it */
    ROLE_BAND,       /* a card's upper edge in the colour of its suit, its sign and letter */
    ROLE_BACK,       /* a card's back */
    ROLES
};

enum { CELL_CONTINUED = 1 }; /* the character of a cell that the one before it covers, too */

struct cell {
    uint32_t character; /* 0: none, the cell is filled as its role says */
    uint32_t mark;      /* that stands on it: of a digit that goes on; 0: none */
    enum role role;
    enum role second; /* of U'▀' the lower half, of U'▌' the right one; ROLE_NOTHING elsewhere */
    int hue;          /* the suit whose colour it has: 0 none; n the deck's suit n − 1 */
    int pie;          /* within the box of the grid's pie n − 1; 0: of none */
};

/* A pie that is drawn in cells: a terminal may show an image of it in the same box.
 * docs/design/terminal.md, “Images of pies”. */
struct cell_pie {
    int x, y, columns, rows; /* the box */
    int parts, counted;      /* clockwise; the first ones are counted, and shaded */
    int turn;                /* clockwise from the top, in parts, as if they were equal */
    bool unequal;            /* the parts are those of figure_edge */
    int hue;                 /* as of struct cell */
    enum role paper;         /* what lies around it in the box */
};

/* A zeroed struct is an empty grid. */
struct cells {
    int columns, rows;
    struct cell *cell; /* row by row */
    struct cell_pie *pie;
    int pies;
    size_t pies_capacity;
};

/* Nothing in it. */
void cells_init(struct cells *cells, int columns, int rows);
void cells_release(struct cells *cells);

/* What lies outside the grid is left out. */
void cells_put(struct cells *cells, int x, int y, uint32_t character, enum role role);
void cells_fill(struct cells *cells, int x, int y, int width, enum role role);
/* UTF-8, each character of it one column wide, but for marks on a character. */
void cells_put_text(struct cells *cells, int x, int y, const char *text);

/* A cell with all that it has, but for a pie. */
void cells_set(struct cells *cells, int x, int y, struct cell cell);

/*
 * Puts UTF-8 in one role on `width` columns at most, and returns how many it took. Wide characters
 * take two cells; characters that act instead of being seen become “?”; the hue is as in struct
 * cell.
 */
int cells_put_words(struct cells *cells, int x, int y, int width, const char *text, enum role role,
                    int hue);

/* Remembers that the cells of a box, which are drawn already, are a pie. A box that is not whole
 * within the grid is left out. */
void cells_add_pie(struct cells *cells, struct cell_pie pie);

/* True if nothing has been drawn over any cell of that pie's box since it was added. */
bool cells_pie_is_whole(const struct cells *cells, int pie);

/* Copies `rows` rows of another grid, from its row `first` on, to row y and below, with the pies
 * that are whole there. */
void cells_copy_rows(struct cells *cells, int y, const struct cells *from, int first, int rows);

/* The cell there; an empty one outside the grid. */
struct cell cells_at(const struct cells *cells, int x, int y);

/* Adds the grid without colours: a line a row, without spaces at its end. `ascii`: with characters
 * of ASCII alone, so without marks. */
void cells_add_lines(const struct cells *cells, bool ascii, struct strbuf *out);

/* Returns the character that shows a cell without colours: its own, or one for how it is filled. */
uint32_t cells_character(const struct cell *cell, bool ascii);

#endif
