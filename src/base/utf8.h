/* UTF-8, strictly (RFC 3629): the shortest form, no surrogates, nothing beyond U+10FFFF. */
#ifndef BREUK_BASE_UTF8_H
#define BREUK_BASE_UTF8_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_LONGEST = 4 }; /* bytes of a character */

/* The length of the character at `bytes`, and its code; 0 when it is not UTF-8. left > 0. */
size_t utf8_character(const unsigned char *bytes, size_t left, uint32_t *code);

/* The same for the first character of a text, whose end counts as one: NUL, of one byte. */
static inline size_t utf8_first(const char *text, uint32_t *code)
{
    const unsigned char *bytes = (const unsigned char *)text;

    if (*bytes >= 0x80)
        return utf8_character(bytes, UTF8_LONGEST, code); /* goes no further than the end */
    *code = *bytes;
    return 1;
}

/* False for a byte that continues a character. */
static inline bool utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xC0) != 0x80;
}

/* Writes a character, and returns how many bytes it takes. */
size_t utf8_write(uint32_t code, char bytes[UTF8_LONGEST]);

/* Whether a text is UTF-8 from end to end. Files' names and typed words need not be. */
bool utf8_is_text(const char *text);

/*
 * Whether a character acts on a screen or on the text around it instead of being seen: a control
 * character (C0, DEL, C1), a line or paragraph separator, one that turns text around until it is
 * ended (U+202A–202E, U+2066–2069), a noncharacter. The one list: no word in a data file may hold
 * them, and none reaches a screen (tui/show.h). The marks U+200E, U+200F and U+061C, which turn
 * only what stands beside them, belong to Hebrew and Arabic texts and are not in it. Tabs and line
 * ends are: a caller that allows them asks for them first.
 */
bool utf8_acts(uint32_t code);

/* The first character in a text that acts, and its code; NULL when there is none. Bytes that are
 * not UTF-8 are passed over. */
const char *utf8_find_acting(const char *text, uint32_t *code);

/* Adds a text, with U+FFFD for each byte that is not UTF-8. */
void utf8_add_text(struct strbuf *out, const char *text);

#endif
