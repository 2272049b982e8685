/* Where the parts of a template lie on its card. For the files of this room. */
#ifndef BREUK_RENDER_TEMPLATE_PLACES_H
#define BREUK_RENDER_TEMPLATE_PLACES_H

#include "base/diag.h"
#include "render/template/template.h"

#include <stdbool.h>

/* Warns of each part that would be cut off with the paper round the card: what is read must lie on
 * the card as a whole, while fields and paths may run over its edge. */
void template_check_places(const struct template *template, struct diag *diag);

/* False where any part of a face may go beyond the card's edge. */
bool template_keeps_to_card(const struct template *template);

#endif
