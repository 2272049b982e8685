/* Checks whether pictures can be seen and their parts counted, once they are on paper. Private to
 * the room. */
#ifndef BREUK_RENDER_FACES_VISIBLE_H
#define BREUK_RENDER_FACES_VISIBLE_H

#include "base/diag.h"
#include "render/faces/fitting.h"

/* Complains of colours that cannot be told from the paper, and of pictures with parts that are too
 * small to be seen (errors) or to be counted (warnings): at the suit or the card in the deck, or in
 * the template where it alone can be mended. */
void visible_check(const struct fitting *fitting, struct diag *diag);

#endif
