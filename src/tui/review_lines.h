/* What a round was, as lines: a list of what was laid, what was missed, and the card to talk about.
 * Private to the room. */
#ifndef BREUK_TUI_REVIEW_LINES_H
#define BREUK_TUI_REVIEW_LINES_H

#include "play/teaching/review.h"
#include "tui/plain.h"

/* Adds it all, with an empty line before it. */
void review_add_lines(const struct plain *plain, struct strbuf *out, const struct review *review);

#endif
