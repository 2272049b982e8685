#include "press/big_endian.h"

void big_endian_add(struct strbuf *out, uint64_t number, int bytes)
{
    while (bytes-- > 0)
        strbuf_add_char(out, (char)(number >> 8 * bytes & 255));
}

void big_endian_pad(struct strbuf *out)
{
    while (out->length % 4)
        strbuf_add_char(out, '\0');
}
