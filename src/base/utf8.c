#include "base/utf8.h"

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

size_t utf8_write(uint32_t code, char bytes[UTF8_LONGEST])
{
    static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
    size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

    for (size_t i = length - 1; i > 0; i--, code >>= 6)
        bytes[i] = (char)(0x80 | (code & 0x3F));
    bytes[0] = (char)(first[length] | code);
    return length;
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

bool utf8_is_false_blank(uint32_t code)
{
    return code == 0xA0 || (code >= 0x2000 && code <= 0x200B) || code == 0x202F || code == 0x2060 ||
           code == 0x3000 || code == 0xFEFF;
}

bool utf8_is_unseen(uint32_t code)
{
    return code == 0xAD || (code >= 0x200B && code <= 0x200D) ||
           (code >= 0x2060 && code <= 0x2064) || code == 0xFEFF;
}

bool utf8_is_blank(uint32_t code)
{
    return code == ' ' || code == '\t' || (utf8_is_false_blank(code) && !utf8_is_unseen(code));
}

const char *utf8_find_acting(const char *text, uint32_t *code)
{
    while (*text) {
        size_t length = utf8_first(text, code);
        if (length && utf8_acts(*code))
            return text;
        text += length ? length : 1;
    }
    return NULL;
}

bool utf8_is_text(const char *text)
{
    size_t length;
    uint32_t code;

    while (*text && (length = utf8_first(text, &code)) > 0)
        text += length;
    return !*text;
}

void utf8_add_text(struct strbuf *out, const char *text)
{
    uint32_t code;

    while (*text) {
        size_t length = utf8_first(text, &code);
        if (length)
            strbuf_add_bytes(out, text, length);
        else
            strbuf_add_code_point(out, 0xFFFD);
        text += length ? length : 1;
    }
}
