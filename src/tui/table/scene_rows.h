/* The tools to draw a scene with, and the rows that each scene has. Private to the room. */
#ifndef BREUK_TUI_SCENE_ROWS_H
#define BREUK_TUI_SCENE_ROWS_H

#include "tui/table/scene.h"

/* A scene, and the cells to draw it on. */
struct drawing {
    const struct scene *scene;
    const struct layout *layout;
    const struct display_looks *looks;
    struct cells *cells;
};

/* Puts words on `width` columns at most, and returns how many they took. */
int ink_put(const struct drawing *drawing, int x, int y, int width, const char *text,
            enum role role);

/* Fills a place with spaces of a role. */
void ink_fill(const struct drawing *drawing, struct place place, enum role role);

/* The line at the top. */
void ink_title(const struct drawing *drawing);

/* All seats where they always stand; where there is no room, the next ones from the one on turn. */
void ink_seats(const struct drawing *drawing);

/* The seats as a projector shows them beside its two cards: a row a seat, or more where there is
 * room, and which way turns go. */
void ink_large_seats(const struct drawing *drawing);

/* The keys. */
void ink_keys(const struct drawing *drawing);

/* Draws the line being typed, in place of the keys; of a long line its end. */
void ink_typed(const struct drawing *drawing, int *cursor_x, int *cursor_y);

#endif
