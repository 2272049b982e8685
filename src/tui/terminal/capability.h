/* The capabilities that terminfo has for the terminal that TERM names. */
#ifndef BREUK_TUI_CAPABILITY_H
#define BREUK_TUI_CAPABILITY_H

#include "base/strbuf.h"
#include "tui/terminal/key_reader.h"

#include <stdbool.h>

/* Whether the terminal is known, and can put the cursor anywhere and clear its screen. Asks
 * terminfo itself; the other functions want curses to have begun. */
bool capability_moves(void);

/* Returns the string of a capability, without parameters; NULL: there is none. It is curses'. */
const char *capability_text(const char *name);

/* Adds such a string without its marks for waiting. */
void capability_add(struct strbuf *out, const char *name);

/* Adds the sequences that erase the first `rows` rows, one after the other. Unlike a clear they
 * move nothing into the history that many terminals keep; a row beyond the last counts as the last
 * one. */
void capability_add_erasing(struct strbuf *out, int rows);

/* Whether clicks come as curses asks for them, in a sequence. On the Linux console they come from a
 * program of their own, gpm. */
bool capability_clicks(void);

/* Adds the sequence that stops clicks from coming as keys. */
void capability_add_mouse_off(struct strbuf *out);

/*
 * Asks a terminal whether it shows box drawing and dots as wide as its locale says. Source:
 * docs/design/terminal.md, “Finding out”. The key reader swallows answers that come too late.
 */

enum probe_answer {
    PROBE_NOT_ASKED,
    PROBE_SILENT,   /* it did not say what it is, so it was asked nothing more */
    PROBE_HALF,     /* nor where its cursor went */
    PROBE_NARROW,   /* a column each */
    PROBE_OTHERWISE /* some are wider, or do not arrive as characters */
};

/*
 * Asks at the beginning of an empty line, which is empty again afterwards, and waits for each of
 * two answers 300 ms at most. `in` gives bytes as they come (no lines, no echo); keys typed
 * meanwhile wait in `reader`. Stops waiting when the program is told to end.
 */
enum probe_answer probe_terminal(int in, int out, struct key_reader *reader);

/*
 * Two more questions to a terminal that said what it is. Each is asked together with the question
 * what the terminal is, so that one that does not know the new question is not waited for. Each
 * fills in the answer in `reader`. False: not even the old question was answered in time, and late
 * answers are swallowed.
 */
bool probe_kitty(int in, int out, struct key_reader *reader);
bool probe_cell_size(int in, int out, struct key_reader *reader);

#endif
