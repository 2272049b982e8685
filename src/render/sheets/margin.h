/* What stands round the cards on a sheet: crop marks, ruler, label. For the files of this room. */
#ifndef BREUK_RENDER_SHEETS_MARGIN_H
#define BREUK_RENDER_SHEETS_MARGIN_H

#include "base/status.h"
#include "draw/canvas.h"
#include "paper/sheet.h"
#include "render/paper_words.h"

/*
 * Marks for each cut in the sheet's style, and crosses at the cards' corners; a white line beneath
 * each shows it on a dark ground. With notes: "mark" for each line, "cross" for each cross.
 */
void margin_crop_marks(struct canvas *canvas, const struct sheet *sheet);

/* STATUS_NO_MEMORY. */
enum status margin_ruler(struct canvas *canvas, const struct sheet *sheet,
                         const struct paper_words *words);

/* Set as small as the sheet's label box asks. STATUS_NO_MEMORY. */
enum status margin_label(struct canvas *canvas, const struct sheet *sheet, const char *text);

#endif
