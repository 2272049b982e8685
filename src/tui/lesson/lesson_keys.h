/* The keys of a lesson: what stands in the last rows of the screen, and which letter does what in
 * the language in use. Source: TABLE, 6. Private to the room. */
#ifndef BREUK_TUI_LESSON_KEYS_H
#define BREUK_TUI_LESSON_KEYS_H

#include "tui/lesson/lesson_view.h"

enum lesson_action { LESSON_HINT, LESSON_WHY, LESSON_SKIP, LESSON_STOP, LESSON_ACTIONS };

/* Whether a character is the letter of that action, in either case. */
bool lesson_key_is(enum lesson_action action, uint32_t character);

/* Puts what the keys do, in rows from y on, and returns how many rows that takes; on an empty grid
 * it is measured only. */
int lesson_keys_put(const struct lesson_view *view, bool scrolls, int columns, struct cells *cells,
                    int y);

#endif
