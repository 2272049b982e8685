/* UTF-8, strictly (RFC 3629): the shortest form, no surrogates, nothing beyond U+10FFFF. */
#ifndef BREUK_BASE_UTF8_H
#define BREUK_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The bytes of the character at `bytes`, and what it is; 0 when there is none. left > 0. */
size_t utf8_character(const unsigned char *bytes, size_t left, uint32_t *code);

#endif
