/* What a PDF says of itself in XMP (ISO 16684-1), for programs that do not read its own metadata.
 */
#ifndef BREUK_PRESS_XMP_H
#define BREUK_PRESS_XMP_H

#include "base/strbuf.h"

/* Adds a packet with the title, which is UTF-8, and the language, such as "nl". It claims no
 * standard. Private to press/. */
void xmp_add(struct strbuf *out, const char *title, const char *language);

#endif
