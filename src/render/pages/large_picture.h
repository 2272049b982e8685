/* Pictures of a worksheet: large enough to count, shade and point at with a pencil, empty ones and
 * ones with unequal parts among them. Private to the room. */
#ifndef BREUK_RENDER_PAGES_LARGE_PICTURE_H
#define BREUK_RENDER_PAGES_LARGE_PICTURE_H

#include "draw/canvas.h"
#include "page/page.h"

#include <stdbool.h>

/* Returns whether a PAGE_PICTURE that has a width is drawn: everybody can count its parts, or it is
 * a line. A bar or pie of hundredths is a hundred square. */
bool large_picture_shows(const struct page_item *item);

/* Returns whether it is a line with too many parts for ticks: the place of a number on it can be
 * guessed, but not counted. */
bool large_picture_is_bare(const struct page_item *item);

/* Sets the size of such a picture at this scale, mm. */
void large_picture_measure(const struct page_item *item, double scale, double *width,
                           double *height);

/* Draws it in a box of that size. */
void large_picture_draw(struct canvas *canvas, const struct page_item *item, double scale,
                        struct box box);

#endif
