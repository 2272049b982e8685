/* A surface on which a test reads what is shown, and whose keys are given before. */
#ifndef BREUK_TESTS_TUI_PAPER_DISPLAY_H
#define BREUK_TESTS_TUI_PAPER_DISPLAY_H

#include "harness.h"
#include "tui/display.h"

struct paper_display {
    struct display display;
    int columns, rows;
    int next_columns, next_rows; /* from the first ⤢ on; 0: it stays as it is */
    const char *keys; /* still to come: a character each; \n Return, \033 Escape, \t Tab, \b erase,
                         ← → ↑ ↓ arrows, ⌫ erase the line, ◷ no key comes in time, ⏻
                         told to end, ↺ woken, ⤢ sized, ⊙xxyy clicked at column xx, row yy, in two
                         digits each. Behind the last one the terminal is gone. */
    const char *meanwhile; /* keys that come while somebody waits a while, a character a wait; “.”:
                              none, “@”: told to end. NULL, and behind the last one: none */
    int shown;             /* how often something was shown */
    int ignored;           /* milliseconds, all together */
    int waits;             /* for a key that might come, with an end */
    struct strbuf lines, roles; /* what was shown last */
    struct strbuf all;          /* all that was shown, each behind a line of “=” */
    int cursor_x, cursor_y;
};

void paper_display_init(struct paper_display *paper, int columns, int rows, const char *keys);
void paper_display_release(struct paper_display *paper);

/* What is shown now is this, line by line, without what is left of the screen below it. */
void assert_shown(const struct paper_display *paper, const char *text);
/* Whether a text stands on it, and on any screen since the beginning. */
bool is_shown(const struct paper_display *paper, const char *text);
bool was_shown(const struct paper_display *paper, const char *text);

#endif
