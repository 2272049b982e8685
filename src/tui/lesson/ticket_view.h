/*
 * The view of an exit ticket on a full screen, to be read from the last row of a classroom: plain
 * values in, cells out. Private to the room.
 */
#ifndef BREUK_TUI_TICKET_VIEW_H
#define BREUK_TUI_TICKET_VIEW_H

#include "lesson/ticket/ticket.h"
#include "tui/display.h"
#include "tui/lesson/lesson_passage.h"

enum ticket_phase {
    TICKET_COUNTS, /* the question; hands are counted */
    TICKET_BARS,   /* how many there were */
    TICKET_TELLS   /* sentences, and their pictures */
};

struct ticket_view {
    enum ticket_phase phase;
    bool leaves; /* Escape was pressed: go on, or stop? */
    const char *title;
    int number, all;             /* of the question; 0: none is asked */
    const struct ballot *ballot; /* borrowed; NULL: none is asked */
    struct hands hands;
    int at; /* the option whose hands are counted */
    const struct passage *told;
    int first, tolds; /* the told texts shown, from the first up to the last, not included */
};

/* Draws it all on a grid that is as large as the screen. */
void ticket_view_draw(const struct ticket_view *view, const struct display_looks *looks,
                      struct cells *cells);

/* How many of the sentences from `first` on fit a screen of that size together; at least one. */
int ticket_view_fits(const struct ticket_view *view, const struct display_looks *looks, int columns,
                     int rows);

#endif
