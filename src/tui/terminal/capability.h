/* What terminfo knows of the terminal that TERM names. */
#ifndef BREUK_TUI_CAPABILITY_H
#define BREUK_TUI_CAPABILITY_H

#include "base/strbuf.h"

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

#endif
