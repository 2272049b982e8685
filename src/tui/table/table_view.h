/* A table as its viewer sees it: views and events become a scene. Private to the room. */
#ifndef BREUK_TUI_TABLE_VIEW_H
#define BREUK_TUI_TABLE_VIEW_H

#include "tui/table/table_screen.h"

/* The layout for what the scene holds now. */
struct layout screen_layout(const struct table_screen *screen);

/* Fills in what the view shows: seats, piles, and the hand if `open`. */
void screen_see(struct table_screen *screen, const struct view *view, bool open);

/* Writes the line at the top; round 0: none has begun. */
void screen_write_title(struct table_screen *screen, int round);

/* Follows an event between two views. */
void screen_follow(struct table_screen *screen, const struct event *event);

/* The last thing that was told, as that seat heard it (SCREEN_EVERYBODY); "": nothing. */
const char *screen_last_event(const struct table_screen *screen, int viewer);

/* Adds what everybody heard last, wrapped. */
void screen_add_public(const struct table_screen *screen, struct strbuf *out, int columns);

/* True if the hand of that seat is covered: nothing is shown that only its owner may see. */
bool screen_covers(const struct table_screen *screen, int seat);

/* Puts the last events into the panel, as that viewer heard them; SCREEN_EVERYBODY. */
void screen_show_events(struct table_screen *screen, int viewer);

/* Sets out the hand: a physical card each. */
void screen_lay_hand(struct table_screen *screen);

/* Whose hand is seen, or NO_SEAT, as an index of struct table_screen’s events. */
int screen_viewer(const struct table_screen *screen, int watcher);

/* Shows the scene. */
void screen_draw(struct table_screen *screen);

#endif
