/*
 * Numbers in large digits, to be read from the last row of a classroom: a fraction has its bar, as
 * on a board. Private to the room.
 */
#ifndef BREUK_TUI_NUMERAL_H
#define BREUK_TUI_NUMERAL_H

#include "tui/cells.h"

/* How the points of a digit, 3 wide and 5 high, become cells. From NUMERAL_THICK on they are for
 * cards that are read from afar: a fraction's bar is thick and has room below. */
enum numeral_face {
    NUMERAL_HALVES,   /* digits 3 cells wide and 3 high, of half blocks */
    NUMERAL_BLOCKS,   /* 6 wide and 5 high, as blocks are twice as high as wide */
    NUMERAL_POINTS,   /* 3 wide and 5 high, for ASCII, and for long numbers */
    NUMERAL_THICK,    /* as NUMERAL_BLOCKS */
    NUMERAL_THRICE,   /* 9 wide and 8 high, with half blocks */
    NUMERAL_FOURFOLD, /* 12 wide and 10 high */
    NUMERAL_FIVEFOLD, /* 15 wide and 13 high, with half blocks */
    NUMERAL_FACES
};

/* Columns and rows of a text such as “3/4 = ?/20”, “2 1/3”, “0.25”. False: it has characters that
 * are not drawn large. */
bool numeral_size(const char *text, enum numeral_face face, int *columns, int *rows);

/* The row of it, from 0 on, in which bars of fractions stand. */
int numeral_base(const char *text, enum numeral_face face);

/* Draws a text that numeral_size has measured, its left upper corner at x, y. */
void numeral_put(const char *text, enum numeral_face face, struct cells *cells, int x, int y);

/* Numbers and signs as on a board: fractions with one part above the other. */

/* Puts a formula such as “3/4 = ?/8” with its bars in row `base`, from x on, and returns how wide
 * it is; it has three rows if it has a fraction, else one. On an empty grid it is measured only. */
int board_put(const char *text, struct cells *cells, int x, int base);

#endif
