/* Marks where a sheet is folded so that backs lie behind their fronts. Private to the room. */
#ifndef BREUK_RENDER_SHEETS_FOLD_MARK_H
#define BREUK_RENDER_SHEETS_FOLD_MARK_H

#include "base/status.h"
#include "draw/canvas.h"
#include "paper/sheet.h"
#include "render/paper_words.h"

/* Draws a dashed line in the margins on both sides of the cards, and at its beginning the word
 * "fold". */
void fold_mark(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words);

#endif
