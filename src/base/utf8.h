/* UTF-8 in the strict sense (RFC 3629): the shortest form, no surrogates, nothing beyond
 * U+10FFFF. */
#ifndef BREUK_BASE_UTF8_H
#define BREUK_BASE_UTF8_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_LONGEST = 4 }; /* the most bytes that a character has */

/* Returns the length in bytes of the character at `bytes`, and its code in *code; 0 when the bytes
 * are not UTF-8. left, the number of bytes there, is above 0. */
size_t utf8_character(const unsigned char *bytes, size_t left, uint32_t *code);

/* Does the same for the first character of a text. The end of the text counts as a character: NUL,
 * of one byte. */
static inline size_t utf8_first(const char *text, uint32_t *code)
{
    const unsigned char *bytes = (const unsigned char *)text;

    if (*bytes >= 0x80)
        return utf8_character(bytes, UTF8_LONGEST, code); /* never reads beyond the NUL */
    *code = *bytes;
    return 1;
}

/* Returns whether a byte begins a character, rather than continues one. */
static inline bool utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xC0) != 0x80;
}

/* Returns how many characters a text has. */
static inline int utf8_count(const char *text)
{
    int count = 0;

    for (; *text; text++)
        count += utf8_begins(*text);
    return count;
}

/* Writes the scalar value `code` as UTF-8, and returns how many bytes it takes. */
size_t utf8_write(uint32_t code, char bytes[UTF8_LONGEST]);

/* Returns whether a whole text is UTF-8. File names and typed words need not be. */
bool utf8_is_text(const char *text);

/*
 * Returns whether a character acts on a screen or on the text around it instead of being seen: a
 * control character (C0, DEL, C1), a line or paragraph separator, one that turns text around until
 * it is ended (U+202A–202E, U+2066–2069), a noncharacter. This is the only such list: no word in a
 * data file may hold these characters, and none reaches a screen (tui/show.h). The list leaves out
 * the marks U+200E, U+200F and U+061C, which turn only what stands beside them and belong to Hebrew
 * and Arabic texts. It includes tabs and line ends: a caller that allows them tests for them first.
 */
bool utf8_acts(uint32_t code);

/* Returns whether a character looks like a space, or like nothing, but is no blank of ASCII; word
 * processors, spreadsheets and web pages bring such characters. */
bool utf8_is_false_blank(uint32_t code);

/* Returns whether a character takes no room: a false blank of no width, a joiner, a soft hyphen, or
 * what MathML does not show between 1 and ½ (U+2064). */
bool utf8_is_unseen(uint32_t code);

/* Returns whether a character is a space, or looks like one and takes room. */
bool utf8_is_blank(uint32_t code);

/* Returns the first character of a text that acts, and its code in *code; NULL when there is none.
 * Skips bytes that are not UTF-8. */
const char *utf8_find_acting(const char *text, uint32_t *code);

/* Adds a text, with U+FFFD in place of each byte that is not UTF-8. */
void utf8_add_text(struct strbuf *out, const char *text);

#endif
