/* The places of a document's pages on paper that is folded. Private to the room, and for tests. */
#ifndef BREUK_RENDER_PAGES_FOLD_H
#define BREUK_RENDER_PAGES_FOLD_H

#include "draw/canvas.h"
#include "page/page.h"
#include "paper/geometry.h"

/* The place of a page: the number of its side among all the paper's sides, from 0, its part of that
 * side, and whether it stands on its head there. */
struct fold_place {
    int side;
    struct box box;
    bool turned;
};

/* Sets the size of the paper as it is printed, upright or lying, from that of the sheet, and that
 * of a page; mm. */
void fold_paper(enum page_fold fold, double *width, double *height, double *page_width,
                double *page_height);

/* Returns the number of places for `pages` pages: 8, a multiple of 4, or two for each page; 0 if
 * they are too many to fold. */
int fold_places(enum page_fold fold, int pages);

/* Returns the place number `place`, from 0, of `places`, on paper of this size. */
struct fold_place fold_place_of(enum page_fold fold, int place, int places, double width,
                                double height);

/* Draws short dashed lines at the edges of a side of the paper, where it is folded; or a line to
 * cut it along. */
void fold_draw_marks(enum page_fold fold, struct canvas *canvas, double width, double height);

/* Draws a line to cut a sheet of paper along. */

/* Draws a dashed line through the middle of the box, and scissors on it at its left. */
void cut_line_draw(struct canvas *canvas, struct box box, double scale);

#endif
