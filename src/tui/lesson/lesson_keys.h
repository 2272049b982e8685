/* The keys of a lesson: the last rows of the screen, and the action of each letter in the language
 * in use. Source: docs/design/screen.md, “Keys and states”. Private to the room. */
#ifndef BREUK_TUI_LESSON_KEYS_H
#define BREUK_TUI_LESSON_KEYS_H

#include "tui/lesson/lesson_view.h"

enum lesson_action { LESSON_HINT, LESSON_WHY, LESSON_SKIP, LESSON_STOP, LESSON_ACTIONS };

/* Whether a character is the letter in the brackets of a key's name, “[H] hint”, in either case;
 * and of that action. */
bool key_is(struct message name, uint32_t character);
bool lesson_key_is(enum lesson_action action, uint32_t character);

/* Puts the keys with their actions, in rows from y on, and returns how many rows they take; on an
 * empty grid they are measured only. */
int lesson_keys_put(const struct lesson_view *view, bool scrolls, int columns, struct cells *cells,
                    int y);

/* Where keys are put, one beside the other from x on, in as many rows as they take. */
enum { KEY_ROW_LEFT = 1 };
struct key_row {
    struct cells *cells;
    int x, y, columns;
};

/* “[H] hint”, or “(H) hint” where it does nothing now. */
void key_row_put(struct key_row *row, struct message message, bool live);

#endif
