/*
 * Shows events as motion: a card slides from its seat or from the hand to the pile, another one
 * from the stock, the wheel slows down. One thing moves at a time and nothing blinks; a key ends it
 * and is no answer. Private to the room. Source: docs/design/screen.md, “Motion and pace”.
 */
#ifndef BREUK_TUI_MOTION_H
#define BREUK_TUI_MOTION_H

#include "rules/event.h"
#include "tui/table/table_screen.h"

/*
 * Shows the motion of an event, as far as the viewer knows it: event_for_seat. The scene is still
 * as it was before; screen_follow and screen_draw then show how it ended. Nothing moves where the
 * pace is 0, and in windows without a table.
 */
void motion_show(struct table_screen *screen, const struct event *known);

#endif
