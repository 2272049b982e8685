/* Draws what stands round the cards on a sheet: crop marks, ruler, label, and where the sheet is
 * folded. Private to the room. Why: docs/design/paper.md, “Marks for cutting”. */
#ifndef BREUK_RENDER_SHEETS_MARGIN_H
#define BREUK_RENDER_SHEETS_MARGIN_H

#include "draw/canvas.h"
#include "paper/sheet.h"
#include "render/paper_words.h"

/* Draws marks for each cut in the sheet's style, and crosses at the cards' corners; a white line
 * beneath each makes it visible on a dark ground. Notes have "mark" for each line and "cross" for
 * each cross. */
void margin_crop_marks(struct canvas *canvas, const struct sheet *sheet);

/* Draws the sheet's ruler, if it has one, with a sentence that tells how long it is. */
void margin_ruler(struct canvas *canvas, const struct sheet *sheet,
                  const struct paper_words *words);

/* Writes the text into the sheet's label box, if it has one, as large as fits. */
void margin_label(struct canvas *canvas, const struct sheet *sheet, const char *text);

/* Marks where a sheet is folded so that backs lie behind their fronts: draws a dashed line in the
 * margins on both sides of the cards, and at its beginning the word "fold". */
void fold_mark(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words);

#endif
