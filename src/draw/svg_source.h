/*
 * An SVG's text, looked through before librsvg sees it: whether it stands alone, and whether
 * librsvg would make dots of it. For the files of this room.
 */
#ifndef BREUK_DRAW_SVG_SOURCE_H
#define BREUK_DRAW_SVG_SOURCE_H

#include "base/message.h"
#include "base/status.h"

#include <stdbool.h>

/*
 * Looks through a text that ends with a 0. STATUS_UNREADABLE: *why says why in words that borrow
 * from `reason`, but for the name of the file, its place {file}. STATUS_NO_MEMORY. What is let
 * through is UTF-8, has no definitions of its own, and refers to nothing but its own parts, if it
 * is well-formed XML at all, which librsvg says. *dots: it has filters, masks or blending, which
 * librsvg makes of dots.
 */
enum status svg_look_through(const char *text, bool *dots, struct message *why,
                             char reason[static 256]);

#endif
