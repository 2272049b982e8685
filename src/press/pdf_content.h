/* Writes the content of a page again, in fewer bytes and for a press: greys and black in the colour
 * space of grey, which a shop prints with black ink alone, and numbers no finer than can be seen.
 * Private to press/. */
#ifndef BREUK_PRESS_PDF_CONTENT_H
#define BREUK_PRESS_PDF_CONTENT_H

#include "base/strbuf.h"
#include "draw/tags.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Adds a content stream (ISO 32000-1, 7.8.2), or that of a form, to `out`. With `tags`, it is that
 * of a page (from 1) whose pieces are among them: a span of it gets the words that it stands for
 * (14.9.4), since viewers that search and copy look there and not into the tree; and any drawing
 * outside of all pieces becomes an artifact, something that is not read (14.8.2.2). False: it is no
 * content stream, or holds something unknown here; then nothing was added.
 */
bool pdf_add_content(struct strbuf *out, const char *bytes, size_t length, const struct tags *tags,
                     int page);

#endif
