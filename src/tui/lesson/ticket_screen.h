/*
 * An exit ticket on a full screen: struct ticket_front that draws on a display, for a beamer. What
 * it gives as typed are the lines of plain mode.
 */
#ifndef BREUK_TUI_TICKET_SCREEN_H
#define BREUK_TUI_TICKET_SCREEN_H

#include "lesson/ticket/ticket.h"
#include "tui/display.h"

struct ticket_screen;

/* All is borrowed: the display, and the lesson's title in the language in use. To be freed with
 * ticket_screen_free. */
struct ticket_screen *ticket_screen_new(const struct display *display, const char *title);
void ticket_screen_free(struct ticket_screen *screen);

/* The screen must outlive it. */
struct ticket_front ticket_screen_front(struct ticket_screen *screen);

/* Shows what was told last and waits until it is read: to be called behind a ticket. */
void ticket_screen_finish(struct ticket_screen *screen);

#endif
