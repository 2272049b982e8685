/* Draws a line to cut a sheet of paper along. Private to the room. */
#ifndef BREUK_RENDER_PAGES_CUT_LINE_H
#define BREUK_RENDER_PAGES_CUT_LINE_H

#include "draw/canvas.h"

/* Draws a dashed line through the middle of the box, and scissors on it at its left. */
void cut_line_draw(struct canvas *canvas, struct box box, double scale);

#endif
