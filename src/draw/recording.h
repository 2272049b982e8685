/*
 * What is drawn once and painted often: a PDF holds it once, and each painting takes a line.
 */
#ifndef BREUK_DRAW_RECORDING_H
#define BREUK_DRAW_RECORDING_H

#include "base/status.h"
#include "draw/canvas.h"

struct recording;

/* Draws what is to be recorded; the context is its own. Errors are handed on. */
typedef enum status recording_draw(void *context, struct canvas *canvas);

/*
 * Paints *recording. If it is NULL it is recorded first, and belongs to the caller: drawn on a
 * canvas with the same unit, origin and look, on which nothing outside `extent` is seen. Where
 * notes are kept or the canvas is direct, nothing is recorded: all is drawn on the canvas itself.
 * What was painted on a page of a document may be painted on pages of that document only.
 * STATUS_NO_MEMORY, or what `draw` says.
 */
enum status recording_paint(struct recording **recording, struct canvas *canvas, struct box extent,
                            recording_draw *draw, void *context);

/* Takes NULL. */
void recording_free(struct recording *recording);

#endif
