/* Checks where the parts of a template lie on its card. Private to the room. */
#ifndef BREUK_RENDER_TEMPLATE_PLACES_H
#define BREUK_RENDER_TEMPLATE_PLACES_H

#include "base/diag.h"
#include "render/template/template.h"

#include <stdbool.h>

/* Complains of each part that would be cut off with the paper round the card: parts that are read
 * must lie wholly on the card; shapes and images may run over its edge. Returns false after an
 * error, that is, a part to be read that lies wholly beyond the edge. */
bool template_check_places(const struct template *template, struct diag *diag);

/* Returns false if any part of a face may reach beyond the card's edge. */
bool template_keeps_to_card(const struct template *template);

#endif
