/*
 * A model of a terminal's screen: what of xterm curses uses, and of a plain VT100, so that a test
 * can look at the screen that somebody would see. What it does not know it notes, and shows
 * nothing for it. Sources: ECMA-48; XTerm Control Sequences.
 */
#ifndef BREUK_TESTS_VT_H
#define BREUK_TESTS_VT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { VT_COLUMNS = 320, VT_ROWS = 120, VT_PARAMETERS = 16, VT_STRING = 64, VT_HISTORY = 400 };

/* In what terminals differ that keep the rows which scroll off: together, or none of them. */
enum vt_kind {
    VT_ONE_SCREEN = 1,    /* no alternate one: GNU screen as it comes, mosh, the Linux console */
    VT_KEEPS_CLEARED = 2, /* a clear moves to the history what it erases: tmux, VTE */
    VT_KEEPS_HISTORY = 4  /* and nothing empties that: urxvt, mlterm, Vim, Emacs */
};

/* A cell is a code point, 0 for nothing, which is shown as a space; and above it how it looks. */
enum {
    VT_CODE = 0x1FFFFF,
    VT_BOLD = 1 << 21,
    VT_REVERSED = 1 << 22,
    VT_INK = 32, /* the lowest bit of a colour's number, plus 1; 0: the terminal's own */
    VT_PAPER = 41,
    VT_COLOUR = 0x1FF
};

struct vt_page {
    uint64_t cell[VT_ROWS][VT_COLUMNS];
    int x, y;
};

/* vt_begin makes one of a terminal that has just been opened. */
struct vt {
    int columns, rows;
    struct vt_page page, other; /* what is seen, and the screen behind the alternate one */
    int kind;                   /* of vt_kind; a zeroed one is xterm */
    bool alternate;
    uint64_t history[VT_HISTORY][VT_COLUMNS]; /* the oldest rows first */
    int past;                                 /* so many */
    bool at_end;                              /* the next character begins a new row */
    uint64_t look; /* of what is put next: a cell without its code point */
    int saved_x, saved_y;
    int top, bottom; /* rows that scroll */
    /* what has to be as it was found */
    bool hidden, mouse, pasting, keypad, cursor_keys, drawing_set, looks;
    /* within a sequence */
    int state;
    char string[VT_STRING + 1];
    size_t length;
    uint32_t code, last;
    int wanted;
    /* for the test */
    int unknown;                 /* sequences that nobody knows, bells, APC, DCS, OSC */
    char which[VT_STRING + 1];   /* the last of them */
    bool beyond_ascii;           /* a byte over 0x7E came */
    int asked_name, asked_place; /* ESC[c and ESC[6n not yet answered: the test takes them */
};

void vt_begin(struct vt *vt, int columns, int rows);

/* Another size; xterm neither wraps nor scrolls what was seen. */
void vt_size(struct vt *vt, int columns, int rows);

void vt_write(struct vt *vt, const char *bytes, size_t length);

/* Writes a code point as UTF-8, four bytes at most, without a 0 behind; returns how many. */
size_t vt_code(char *out, uint32_t code);

/* Writes a row as UTF-8 without the spaces at its end; `size` bytes, the last of them 0. */
void vt_row(const struct vt *vt, int y, char *out, size_t size);

/* Whether the text stands in one of the rows. */
bool vt_has(const struct vt *vt, const char *text);

/* Whether somebody who scrolls back, or waits for the screen behind this one, can read it. */
bool vt_remembers(const struct vt *vt, const char *text);

/* Writes the whole screen, a newline behind each row. */
void vt_screen(const struct vt *vt, char *out, size_t size);

/* Whether modes, cursor and looks are as of a terminal that has just been opened. */
bool vt_is_restored(const struct vt *vt);

/* Returns what is not, for somebody to read; "": nothing. */
const char *vt_unrestored(const struct vt *vt);

#endif
