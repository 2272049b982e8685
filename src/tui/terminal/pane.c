#define NCURSES_NOMACROS
#include "tui/terminal/pane.h"

#include "tui/terminal/bytes.h"
#include "tui/terminal/capability.h"

#include <curses.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

static enum colour_depth depth_of(bool colourless)
{
    if (colourless || !has_colors() || start_color() != OK)
        return DEPTH_NONE;
    use_default_colors();
    return COLORS >= 256 && COLOR_PAIRS >= 256 ? DEPTH_256 : COLORS >= 8 ? DEPTH_8 : DEPTH_NONE;
}

bool pane_open(struct pane *pane, const struct display_looks *looks, bool colourless)
{
    use_env(FALSE); /* the window's size is what the system says, and LINES may be old */
    use_tioctl(TRUE);
    /* Of the Linux console's mouse curses would ask a server, load its library for it, and keep
     * what it says from the key reader. */
    setenv("NCURSES_GPM_TERMS", "", 1);
    fflush(stdout);
    pane->screen = newterm(NULL, stdout, stdin);
    if (!pane->screen)
        return false;
    cbreak();
    noecho();
    nonl();
    typeahead(-1); /* the keys are not curses' */
    pane->ascii = looks->ascii;
    pane->palette.depth = depth_of(colourless);
    pane->palette.light = looks->light;
    pane->direct = COLORS > 256;
    pane->most_pairs = COLOR_PAIRS - 1 < PANE_PAIRS ? COLOR_PAIRS - 1 : PANE_PAIRS;
    return true;
}

void pane_close(struct pane *pane)
{
    if (pane->screen)
        delscreen(pane->screen);
    pane->screen = NULL;
}

/* Terminals that curses gives red, green and blue themselves have no numbers beyond the first. */
static int number_of(const struct pane *pane, int colour)
{
    return pane->direct && colour >= 16 ? (int)palette_rgb(colour) : colour;
}

/* Returns the number of a pair of colours; 0, the terminal's own, when it has no more. */
static int pair_of(struct pane *pane, int foreground, int background)
{
    if (pane->palette.depth == DEPTH_NONE || (foreground < 0 && background < 0))
        return 0;
    for (int i = 0; i < pane->pairs; i++)
        if (pane->pair[i].foreground == foreground && pane->pair[i].background == background)
            return i + 1;
    if (pane->pairs >= pane->most_pairs)
        return 0;
    int number = pane->pairs + 1;
    if (init_extended_pair(number, number_of(pane, foreground), number_of(pane, background)) != OK)
        return 0;
    pane->pair[pane->pairs].foreground = foreground;
    pane->pair[pane->pairs].background = background;
    return ++pane->pairs;
}

static cchar_t drawn(struct pane *pane, const struct cell *cell)
{
    uint32_t character;
    struct look look = palette_look(&pane->palette, cell, pane->ascii, &character);
    wchar_t text[] = {(wchar_t)character, pane->ascii ? 0 : (wchar_t)cell->mark, 0};
    attr_t attributes = (look.bold ? A_BOLD : 0) | (look.reverse ? A_REVERSE : 0);
    int pair = pair_of(pane, look.foreground, look.background);
    cchar_t out;

    if (wcwidth(text[0]) < 1)
        text[0] = '?';
    if (text[1] && wcwidth(text[1]) != 0)
        text[1] = 0;
    if (setcchar(&out, text, attributes, 0, &pair) != OK)
        setcchar(&out, L"?", attributes, 0, &pair);
    return out;
}

/* Has the next refresh clear the screen. Many terminals put into their history what a clear takes
 * away, where a hand could be read: so the rows are erased first, and there is nothing left to put.
 * Before the full screen begins they are somebody else's, who may look for them there. */
static void clear_at_refresh(const struct pane *pane)
{
    struct strbuf rows = {0};

    capability_add_erasing(&rows, pane->on ? LINES : 0);
    bytes_write(STDOUT_FILENO, strbuf_text(&rows));
    strbuf_release(&rows);
    clearok(curscr, TRUE);
}

void pane_begin(struct pane *pane)
{
    cchar_t background = drawn(pane, &(struct cell){.character = ' '});

    bkgrndset(&background);
    bkgrnd(&background);
    pane_renew(pane);
    erase();
    refresh();
    pane->on = true;
}

void pane_end(struct pane *pane)
{
    cchar_t own; /* a space in the terminal's colours */

    setcchar(&own, L" ", 0, 0, NULL);
    bkgrndset(&own);
    bkgrnd(&own);
    pane_renew(pane);
    erase();
    refresh();
    curs_set(1);
    endwin();
    pane->on = false;
}

void pane_set_mouse(bool on)
{
    mousemask(on ? BUTTON1_PRESSED | BUTTON1_CLICKED : 0, NULL);
}

void pane_size(struct pane *pane, int *columns, int *rows)
{
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
        int wide = size.ws_col < PANE_COLUMNS ? size.ws_col : PANE_COLUMNS;
        int high = size.ws_row < PANE_ROWS ? size.ws_row : PANE_ROWS;
        if ((wide != COLS || high != LINES) && resize_term(high, wide) == OK)
            clear_at_refresh(pane);
    }
    *columns = COLS;
    *rows = LINES;
}

bool pane_cell_size(int out, int *width, int *height)
{
    struct winsize size;

    if (ioctl(out, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return false;
    *width = size.ws_xpixel / size.ws_col;
    *height = size.ws_ypixel / size.ws_row;
    return *width > 0 && *height > 0;
}

void pane_cursor(int *x, int *y)
{
    *x = getcurx(curscr);
    *y = getcury(curscr);
}

void pane_renew(struct pane *pane)
{
    int columns, rows;

    pane_size(pane, &columns, &rows);
    clear_at_refresh(pane);
}

void pane_show(struct pane *pane, const struct cells *cells, int cursor_x, int cursor_y)
{
    int columns, rows;

    pane_size(pane, &columns, &rows);
    erase();
    for (int y = 0; y < cells->rows && y < rows; y++)
        for (int x = 0; x < cells->columns && x < columns; x++) {
            struct cell cell = cells_at(cells, x, y);
            if (cell.character == CELL_CONTINUED)
                continue;
            /* a character wider than the rest of the row would go on in the next one */
            if (x + 1 == columns && cell.character && wcwidth((wchar_t)cell.character) > 1)
                cell.character = '?';
            cchar_t character = drawn(pane, &cell);
            mvadd_wch(y, x, &character);
        }
    bool seen = cursor_x >= 0 && cursor_x < columns && cursor_y >= 0 && cursor_y < rows;
    curs_set(seen);
    move(seen ? cursor_y : 0, seen ? cursor_x : 0);
    refresh();
}

void pane_blank(struct pane *pane, int x, int y, int columns, int rows)
{
    cchar_t blank = drawn(pane, &(struct cell){.character = ' '}), shown;
    attr_t attributes;
    short pair;
    wchar_t text[CCHARW_MAX + 1];

    /* Curses takes a dim space for another one, and so writes both it and what comes next. */
    int number = 0;
    if (getcchar(&blank, text, &attributes, &pair, &number) != OK ||
        setcchar(&shown, text, attributes | A_DIM, pair, &number) != OK)
        return;
    for (int row = y; row < y + rows; row++)
        for (int column = x; column < x + columns; column++)
            mvadd_wch(row, column, &shown);
    refresh();
}

void pane_keep_still(struct pane *pane)
{
    (void)pane;
    idcok(stdscr, FALSE);
    idlok(stdscr, FALSE);
}
