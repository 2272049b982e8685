/* UTF-8, strictly (RFC 3629): the shortest form, no surrogates, nothing beyond U+10FFFF. */
#ifndef BREUK_BASE_UTF8_H
#define BREUK_BASE_UTF8_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of the character at `bytes`, and what it is; 0 when there is none. left > 0. */
size_t utf8_character(const unsigned char *bytes, size_t left, uint32_t *code);

/* Whether a text is UTF-8 from end to end. Files' names and typed words need not be. */
bool utf8_is_text(const char *text);

/* Adds a text with U+FFFD for each byte that is none. */
void utf8_add_text(struct strbuf *out, const char *text);

#endif
