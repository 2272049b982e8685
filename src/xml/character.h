/* Single characters of a file: their bytes, their kinds, and the references that stand for them.
 * Private to xml/. */
#ifndef BREUK_XML_CHARACTER_H
#define BREUK_XML_CHARACTER_H

#include "base/utf8.h"
#include "xml/source.h"
#include "xml/value.h"

#include <stdbool.h>
#include <string.h>

/* Returns whether XML 1.0 (5th edition, production 2) lets the character stand in a file. */
bool character_is_xml(uint32_t code);

/* Returns the character at byte `at`; 0 when its bytes are not UTF-8. */
uint32_t character_at(const struct xml_source *source, size_t at);

/* Returns whether such a character stands at byte `at`. */
static inline bool is_false_blank_at(const struct xml_source *source, size_t at)
{
    return (unsigned char)source->bytes[at] >= 0x80 &&
           utf8_is_false_blank(character_at(source, at));
}

/* Returns how many bytes the reference at `at` has, like &amp; or &#189;, and the character it
 * stands for in *code; 0 when no reference stands there. */
size_t character_reference(const struct xml_source *source, size_t at, uint32_t *code);

/* Returns whether `text` stands at byte `at`. */
static inline bool starts_at(const struct xml_source *source, size_t at, const char *text)
{
    size_t length = strlen(text);

    return source->length - at >= length && !memcmp(source->bytes + at, text, length);
}

/* Returns the place of the first byte at or after `at` that is not blank. */
static inline size_t over_blanks(const struct xml_source *source, size_t at)
{
    while (value_is_blank(source->bytes[at]))
        at++;
    return at;
}

/* Returns the place just after the next `text`, at or after `at`; 0 when there is none. */
size_t behind(const struct xml_source *source, size_t at, const char *text);

/* The bit of a character in a set of characters below 64. All characters that XML gives a meaning
 * lie there. */
#define CHARACTER_BIT(c) (UINT64_C(1) << (c))

/* Returns whether a name ends just before byte `at`. */
static inline bool ends_name(const struct xml_source *source, size_t at)
{
    const uint64_t ends = CHARACTER_BIT('\0') | CHARACTER_BIT(' ') | CHARACTER_BIT('\t') |
                          CHARACTER_BIT('\n') | CHARACTER_BIT('\r') | CHARACTER_BIT('=') |
                          CHARACTER_BIT('/') | CHARACTER_BIT('>') | CHARACTER_BIT('<') |
                          CHARACTER_BIT('"') | CHARACTER_BIT('\'') | CHARACTER_BIT('&');
    unsigned char c = (unsigned char)source->bytes[at];

    return c < 64 ? (ends >> c & 1) != 0 : is_false_blank_at(source, at);
}

/* Returns the place just after the name that begins at `at`; `at` itself when no name does. */
static inline size_t over_name(const struct xml_source *source, size_t at)
{
    while (!ends_name(source, at))
        at++;
    return at;
}

/* Returns whether two names are the same. Compares their last bytes first, since names that are
 * alike mostly differ at their ends. */
static inline bool same_name(const struct xml_source *source, size_t a, size_t a_length, size_t b,
                             size_t b_length)
{
    return a_length == b_length &&
           source->bytes[a + a_length - 1] == source->bytes[b + b_length - 1] &&
           !memcmp(source->bytes + a, source->bytes + b, a_length);
}

#endif
