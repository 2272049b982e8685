/* With what a scene is drawn: words, boxes, lines; and the rows that each scene has. Private to the
 * room. */
#ifndef BREUK_TUI_SCENE_INK_H
#define BREUK_TUI_SCENE_INK_H

#include "tui/table/scene.h"

/* What is drawn, and on what. */
struct drawing {
    const struct scene *scene;
    const struct layout *layout;
    const struct surface_looks *looks;
    struct cells *cells;
};

/* Puts words on `width` columns at most, and returns how many they took. */
int ink_put(const struct drawing *drawing, int x, int y, int width, const char *text,
            enum role role);

/* Fills a place with spaces of a role; draws a frame round one. */
void ink_fill(const struct drawing *drawing, struct place place, enum role role);
void ink_box(const struct drawing *drawing, struct place place, enum role role);

/* Puts lines from number `first` on, as many as there is room for, and marks one of them (< 0:
 * none). Returns how many. Blocks are parts of bars. */
int ink_lines(const struct drawing *drawing, struct place place, const char *text, int first,
              int mark);

/* The line at the top; the seats; the keys, or what is being typed in their place. */
void ink_title(const struct drawing *drawing);
void ink_seats(const struct drawing *drawing);
void ink_keys(const struct drawing *drawing);
void ink_typed(const struct drawing *drawing, int *cursor_x, int *cursor_y);

/* Adds the colour that was named, "now: ■ red". False: the top card shows it, or none was named. */
bool ink_add_named(const struct drawing *drawing, struct strbuf *out);

/* What a projector shows beside its two cards: a row a seat, or more where there is room, and which
 * way turns go; and the colour that was named, which covers the lower part of the top card. */
void projector_draw_seats(const struct drawing *drawing);
void projector_draw_suit(const struct drawing *drawing);

#endif
