/* A table with printed cards (R1, R2) on a full screen: what lies there large enough for a class,
 * nobody's hand, and a line to type. Private to the folder. */
#ifndef BREUK_TUI_TABLE_REAL_H
#define BREUK_TUI_TABLE_REAL_H

#include "tui/table/table_asking.h"

/* Asks what happened. Any letter begins the line. */
enum asked screen_ask_real(struct table_screen *screen, const struct view *view,
                           const struct choices *choices, struct strbuf *line);

#endif
