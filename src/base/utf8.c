#include "base/utf8.h"

#include <string.h>

size_t utf8_character(const unsigned char *bytes, size_t left, uint32_t *code)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = bytes[0] < 0x80   ? 1
                    : bytes[0] < 0xC0 ? 0
                    : bytes[0] < 0xE0 ? 2
                    : bytes[0] < 0xF0 ? 3
                                      : 4;

    if (!length || length > left || bytes[0] > 0xF4)
        return 0;
    *code = length == 1 ? bytes[0] : bytes[0] & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
        *code = *code << 6 | (bytes[i] & 0x3Fu);
    }
    bool scalar = *code <= 0x10FFFF && (*code < 0xD800 || *code > 0xDFFF);
    return scalar && *code >= smallest[length] ? length : 0;
}

bool utf8_acts(uint32_t code)
{
    static const struct {
        uint32_t first, last;
    } ranges[] = {{0x00, 0x1F},     {0x7F, 0x9F},     {0x2028, 0x2029},
                  {0x202A, 0x202E}, {0x2066, 0x2069}, {0xFDD0, 0xFDEF}};
    bool found = (code & 0xFFFE) == 0xFFFE;

    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        found |= code >= ranges[i].first && code <= ranges[i].last;
    return found;
}

const char *utf8_find_acting(const char *text, uint32_t *code)
{
    const unsigned char *at = (const unsigned char *)text, *end = at + strlen(text);

    while (at < end) {
        size_t length = utf8_character(at, (size_t)(end - at), code);
        if (length && utf8_acts(*code))
            return (const char *)at;
        at += length ? length : 1;
    }
    return NULL;
}

bool utf8_is_text(const char *text)
{
    const unsigned char *at = (const unsigned char *)text, *end = at + strlen(text);
    size_t length;
    uint32_t code;

    while (at < end && (length = utf8_character(at, (size_t)(end - at), &code)) > 0)
        at += length;
    return at == end;
}

void utf8_add_text(struct strbuf *out, const char *text)
{
    const unsigned char *at = (const unsigned char *)text, *end = at + strlen(text);
    uint32_t code;

    while (at < end) {
        size_t length = utf8_character(at, (size_t)(end - at), &code);
        if (length)
            strbuf_add_bytes(out, (const char *)at, length);
        else
            strbuf_add_code_point(out, 0xFFFD);
        at += length ? length : 1;
    }
}
