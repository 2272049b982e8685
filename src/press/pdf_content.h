/* Writes what is drawn on a page again, in fewer bytes and for a press: greys and black in the
 * colour space of grey, which a shop prints with black ink alone, and numbers no finer than can be
 * seen. Private to press/. */
#ifndef BREUK_PRESS_PDF_CONTENT_H
#define BREUK_PRESS_PDF_CONTENT_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Adds a content stream (ISO 32000-1, 7.8.2), or that of a form, to `out`. With `marked`, whatever
 * is drawn outside of a marked sequence becomes an artifact, something that is not read (14.8.2.2).
 * False: it is none, or holds what this does not know; then nothing was added. Check out->failed
 * afterwards.
 */
bool pdf_add_content(struct strbuf *out, const char *bytes, size_t length, bool marked);

#endif
