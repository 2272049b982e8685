/*
 * An exit ticket on the screen that a whole class looks at: numbers in large digits, and the hands
 * that were counted as bars. In words where nothing is drawn.
 */
#ifndef BREUK_TUI_TICKET_LINES_H
#define BREUK_TUI_TICKET_LINES_H

#include "lesson/ticket/ticket.h"
#include "tui/lesson_lines.h"

/* `lines` must outlive it. */
struct ticket_front ticket_lines_front(struct lesson_lines *lines);

#endif
