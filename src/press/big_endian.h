/* Numbers as the formats inside a PDF have them: the highest byte first. Private to press/. */
#ifndef BREUK_PRESS_BIG_ENDIAN_H
#define BREUK_PRESS_BIG_ENDIAN_H

#include "base/strbuf.h"

#include <stdint.h>

/* Adds the number in so many bytes. */
void big_endian_add(struct strbuf *out, uint64_t number, int bytes);

/* Adds zeros up to a length that is a multiple of 4. */
void big_endian_pad(struct strbuf *out);

#endif
