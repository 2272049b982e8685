/* A line that is typed on a full screen. Private to the room. */
#ifndef BREUK_TUI_TYPED_TEXT_H
#define BREUK_TUI_TYPED_TEXT_H

#include "tui/display.h"

/* Edits it as the key says: a character at its end, or one less, or none left. A character that
 * acts instead of being seen, or that goes beyond INPUT_LINE_LIMIT, is left out. False: the key
 * does not edit lines. */
bool typed_text_edit(struct strbuf *text, struct key key);

#endif
