/* Checks the text of an SVG before librsvg sees it: whether it stands alone, and whether librsvg
 * would turn it into dots. Private to draw/. */
#ifndef BREUK_DRAW_SVG_SOURCE_H
#define BREUK_DRAW_SVG_SOURCE_H

#include "base/message.h"
#include "base/status.h"

#include <stdbool.h>

/*
 * Checks a text that ends with a 0. STATUS_UNREADABLE: *why gives the reason, with {file} for the
 * name of the file, which the caller adds; it borrows from `reason`. A text that passes is UTF-8,
 * has no definitions of its own, and refers only to its own parts, if it is well-formed XML at all,
 * which librsvg tells. *dots: it has filters, masks or blending, which librsvg turns into dots.
 */
enum status svg_look_through(const char *text, bool *dots, struct message *why,
                             char reason[static 256]);

#endif
