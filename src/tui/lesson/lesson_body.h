/* A question's pictures and options on a screen. Private to the room. */
#ifndef BREUK_TUI_LESSON_BODY_H
#define BREUK_TUI_LESSON_BODY_H

#include "tui/lesson/lesson_view.h"

/* How much room it takes, from most to least. */
enum body_size {
    BODY_LARGE,  /* numbers in large digits */
    BODY_USUAL,  /* fractions as on a board */
    BODY_SMALL,  /* numbers of the sentence are not repeated; small pies */
    BODY_LISTED, /* options are listed, not in boxes */
    BODY_SIZES
};

/* Puts it in `columns` from x on, of a screen that has room for `room` rows of it, and returns how
 * many rows it takes; spots of options are filled. On an empty grid it is measured only. page: all
 * pictures that have its scale. */
int body_put(const struct lesson_view *view, enum body_size size, const struct display_looks *looks,
             const struct gallery *page, int room, int columns, struct cells *cells, int x, int y,
             struct lesson_spot *spots);

/* Adds the pictures that the question is about, if there are any. The other one returns the size
 * that they have in a body. */
void body_add_pictures(const struct item *item, struct gallery *gallery);
enum gallery_size body_gallery_size(enum body_size size);

#endif
