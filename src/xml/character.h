/* Single characters of a file: their bytes, their kinds, and the references that stand for them.
 * Private to xml/. */
#ifndef BREUK_XML_CHARACTER_H
#define BREUK_XML_CHARACTER_H

#include "xml/source.h"
#include "xml/value.h"

#include <stdbool.h>
#include <string.h>

/* What XML 1.0 (5th edition, production 2) lets stand in a file. */
bool character_is_xml(uint32_t code);

/* Word processors and web pages bring blanks that look like a space, or like nothing. */
bool character_is_false_blank(uint32_t code);

/* The character that stands there; 0 when its bytes are not UTF-8. */
uint32_t character_at(const struct xml_source *source, size_t at);

static inline bool is_false_blank_at(const struct xml_source *source, size_t at)
{
    return (unsigned char)source->bytes[at] >= 0x80 &&
           character_is_false_blank(character_at(source, at));
}

/* The bytes of the reference at `at`, like &amp; or &#189;, and what it stands for; 0 when no
 * reference stands there. */
size_t character_reference(const struct xml_source *source, size_t at, uint32_t *code);

/* Whether the text stands there. */
static inline bool starts_at(const struct xml_source *source, size_t at, const char *text)
{
    size_t length = strlen(text);

    return source->length - at >= length && !memcmp(source->bytes + at, text, length);
}

static inline size_t over_blanks(const struct xml_source *source, size_t at)
{
    while (value_is_blank(source->bytes[at]))
        at++;
    return at;
}

/* Behind the next `text`; 0 when there is none. */
size_t behind(const struct xml_source *source, size_t at, const char *text);

/* A set of characters below 64, as bits: what XML gives a meaning lies there. */
#define CHARACTER_BIT(c) (UINT64_C(1) << (c))

/* Whether a name ends before what stands there. */
static inline bool ends_name(const struct xml_source *source, size_t at)
{
    const uint64_t ends = CHARACTER_BIT('\0') | CHARACTER_BIT(' ') | CHARACTER_BIT('\t') |
                          CHARACTER_BIT('\n') | CHARACTER_BIT('\r') | CHARACTER_BIT('=') |
                          CHARACTER_BIT('/') | CHARACTER_BIT('>') | CHARACTER_BIT('<') |
                          CHARACTER_BIT('"') | CHARACTER_BIT('\'') | CHARACTER_BIT('&');
    unsigned char c = (unsigned char)source->bytes[at];

    return c < 64 ? (ends >> c & 1) != 0 : is_false_blank_at(source, at);
}

/* Behind the characters of a name, if there are any. */
static inline size_t over_name(const struct xml_source *source, size_t at)
{
    while (!ends_name(source, at))
        at++;
    return at;
}

/* Whether two names are the same. Names that are alike mostly differ at their ends. */
static inline bool same_name(const struct xml_source *source, size_t a, size_t a_length, size_t b,
                             size_t b_length)
{
    return a_length == b_length &&
           source->bytes[a + a_length - 1] == source->bytes[b + b_length - 1] &&
           !memcmp(source->bytes + a, source->bytes + b, a_length);
}

#endif
