#include "base/utf8.h"

#include <stdbool.h>

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
