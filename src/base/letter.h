/* Letters with their marks, which may be one character or several: “ë”, or an e with a mark behind
 * it. Keyboards and files differ in that, and the eye sees no difference. */
#ifndef BREUK_BASE_LETTER_H
#define BREUK_BASE_LETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns whether a character is a mark that stands behind its letter: an accent, a point of
 * Hebrew, a vowel of Arabic. */
bool letter_is_mark(uint32_t code);

/* Returns a small letter of `length` bytes without the marks in it, as “e” for “ë”; NULL if it has
 * none. */
const char *letter_without_marks(const char *letter, size_t length);

/*
 * Returns whether two texts begin with the same letter, be it small or capital (by the locale's
 * LC_CTYPE) and its marks written in either way, or with the same other character; how many bytes
 * it takes in each is in *first and *second. Characters that take no room count for nothing. At the
 * end of a text, and where it is not UTF-8, it begins with none.
 */
bool letter_same(const char *one, const char *other, size_t *first, size_t *second);

#endif
