/* What terminfo knows of the terminal that TERM names. */
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

/* Adds such a string without what it says of waiting. */
void capability_add(struct strbuf *out, const char *name);

/* Adds what erases so many rows from the top on, one after the other. Unlike a clear it moves
 * nothing into the history that many terminals keep; a row that there is not counts as the last
 * one. */
void capability_add_erasing(struct strbuf *out, int rows);

/* Whether clicks come as curses asks for them, in a sequence. On the Linux console they come from a
 * program of their own, gpm. */
bool capability_clicks(void);

/* Adds what makes the mouse no key any more. */
void capability_add_mouse_off(struct strbuf *out);

/*
 * Asks a terminal whether it shows box drawing and dots as wide as its locale says. Source:
 * docs/design/terminal.md, “Finding out”. What it answers too late the key reader swallows.
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
 * two answers 300 ms at most. `in` gives bytes as they come (no lines, no echo); what is typed
 * meanwhile waits in `reader`. Stops waiting when the program is told to end.
 */
enum probe_answer probe_terminal(int in, int out, struct key_reader *reader);

/*
 * Two more questions to a terminal that said what it is: both are asked together with what it is
 * once more, so that who knows no answer is not waited for. Each fills in what `reader` knows of
 * the answer. False: not even that was answered in time, and what comes late is swallowed.
 */
bool probe_kitty(int in, int out, struct key_reader *reader);
bool probe_cell_size(int in, int out, struct key_reader *reader);

#endif
