/* A table's explanations as lines: sentences, and the numbers as bars. Private to the room. */
#ifndef BREUK_TUI_TEACHING_LINES_H
#define BREUK_TUI_TEACHING_LINES_H

#include "play/teaching/review.h"
#include "play/teaching/teaching.h"
#include "tui/plain.h"

/*
 * Adds a whole explanation. Bars stand one below the other, an empty row between, each beside its
 * number, at one scale: a whole is the largest multiple of both denominators up to 36 steps
 * (docs/design/screen.md, “Bars and lines”). Where there is none, and where nothing is drawn, the
 * sentences say it all.
 */
void teaching_add_lines(const struct plain *plain, struct strbuf *out,
                        const struct teaching *teaching);

/* The same without the empty row, where there is no room for it. */
void teaching_add_close(const struct plain *plain, struct strbuf *out,
                        const struct teaching *teaching);

/*
 * Adds an explanation for a screen that many look at: sentences above, then bars of up to 72 steps
 * with an empty row before each, in `rows` rows. False: it has no bars, or takes more rows; nothing
 * is added.
 */
bool teaching_add_wide(const struct plain *plain, struct strbuf *out,
                       const struct teaching *teaching, int rows);

/* Adds a message as a sentence, with a capital and a full stop if it has none: a whole line. */
void teaching_add_sentence(const struct plain *plain, struct strbuf *out, struct message message);

/* The review of a round as lines: the cards that were laid, those that were missed, and the card to
 * talk about. */

/* Adds it all, with an empty line before it. */
void review_add_lines(const struct plain *plain, struct strbuf *out, const struct review *review);

#endif
