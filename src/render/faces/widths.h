/* Chooses how wide the parts of a card are whose template gives them several widths: so wide that
 * its number is large enough. Private to the room. */
#ifndef BREUK_RENDER_FACES_WIDTHS_H
#define BREUK_RENDER_FACES_WIDTHS_H

#include "render/faces/part.h"

/* Sets context->width for a card. */
void widths_choose(struct face_context *context, const struct card *card);

#endif
