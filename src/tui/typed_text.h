/* A line that is typed on a full screen. Private to the room. */
#ifndef BREUK_TUI_TYPED_TEXT_H
#define BREUK_TUI_TYPED_TEXT_H

#include "tui/surface.h"

/* Edits it as the key says: a character at its end, or one less, or none left. What acts instead of
 * being seen, and what is beyond INPUT_LINE_LIMIT, is left out. False: the key is none of a line.
 */
bool typed_text_edit(struct strbuf *text, struct key key);

#endif
