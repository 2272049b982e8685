/* Something that is drawn once and painted often: a PDF holds it once, and each painting takes a
 * line. */
#ifndef BREUK_DRAW_RECORDING_H
#define BREUK_DRAW_RECORDING_H

#include "base/status.h"
#include "draw/canvas.h"

/* A recording; recording_free() frees it. */
struct recording;

/* Draws the content of a recording; `context` is its own. recording_paint returns its errors. */
typedef enum status recording_draw(void *context, struct canvas *canvas);

/*
 * Paints *recording. If it is NULL, records it first, and it belongs to the caller: `draw` draws on
 * a canvas with the same unit, origin and look, on which nothing outside `extent` is seen. Where
 * notes are kept or the canvas is direct, records nothing and draws on the canvas itself. A
 * recording that was painted on a page of a document may be painted only on pages of that document.
 * Returns what `draw` returns.
 */
enum status recording_paint(struct recording **recording, struct canvas *canvas, struct box extent,
                            recording_draw *draw, void *context);

/* Takes NULL. */
void recording_free(struct recording *recording);

#endif
