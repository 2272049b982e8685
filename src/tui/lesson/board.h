/* Numbers and signs as on a board: fractions with one part above the other. Private to the room. */
#ifndef BREUK_TUI_LESSON_BOARD_H
#define BREUK_TUI_LESSON_BOARD_H

#include "tui/cells.h"

/* Puts a formula such as “3/4 = ?/8” with its bars in row `base`, from x on, and returns how wide
 * it is; it has three rows if it has a fraction, else one. On an empty grid it is measured only. */
int board_put(const char *text, struct cells *cells, int x, int base);

#endif
