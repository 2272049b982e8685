/* Lines that fit a terminal. */
#ifndef BREUK_TUI_WRAP_H
#define BREUK_TUI_WRAP_H

#include "base/strbuf.h"

#include <stdio.h>

enum { WRAP_COLUMNS = 80, WRAP_ROWS = 24 }; /* where the terminal does not say */

/* Columns of the terminal that is written to, WRAP_COLUMNS at most and where it does not say; it is
 * asked each time, since windows are made smaller. */
int wrap_width(FILE *terminal);

/* Rows of it, WRAP_ROWS where it does not say. */
int wrap_height(FILE *terminal);

/*
 * Adds a paragraph and a newline, broken at spaces so that no line has more than `columns`;
 * further lines begin with `indent` spaces. Colours (tui/show.h) take no columns. A
 * no-break space is no place to break.
 */
void wrap_add(struct strbuf *out, const char *text, int indent, int columns);

/*
 * Adds as much of a title as fits in `columns`. Parts, with two spaces or more between them, are
 * left out whole, the last one first; a part that is too long alone is cut after a word, a word
 * only where it is alone, and “…” marks the cut.
 */
void wrap_add_cut(struct strbuf *out, const char *text, int columns);

/* Returns how many lines end in a text. */
int wrap_lines(const char *text);

/* Returns the columns that a text takes on a terminal. */
int wrap_columns(const char *text);

#endif
