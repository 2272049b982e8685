#include "log/sum.h"

#include <inttypes.h>
#include <string.h>

static const char before[] = ",\"sum\":\"", behind[] = "\"}";
enum { BEFORE = sizeof before - 1, BEHIND = sizeof behind - 1, DIGITS = 8 };
_Static_assert(LOG_SUM_LENGTH == BEFORE + DIGITS + BEHIND, "the end of a line");

/* CRC-32 as in ISO 3309, gzip and Python's zlib.crc32, four bits at a time: what the polynomial
 * 0xEDB88320 leaves of each. It goes on from `crc`, 0 at first. */
static uint32_t add(uint32_t crc, const char *bytes, size_t length)
{
    static const uint32_t rest[16] = {
        0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4,
        0x4DB26158, 0x5005713C, 0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
        0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
    };

    crc = ~crc;
    for (size_t i = 0; i < length; i++) {
        crc ^= (unsigned char)bytes[i];
        crc = crc >> 4 ^ rest[crc & 15];
        crc = crc >> 4 ^ rest[crc & 15];
    }
    return ~crc;
}

void log_sum_write(struct log_sum *sum, struct strbuf *out, const char *lines, size_t length)
{
    const char *end = lines + length, *next;

    if (!sum->kept) {
        strbuf_add_bytes(out, lines, length);
        return;
    }
    for (; lines < end; lines = next) {
        size_t body = strcspn(lines, "\n") - 1; /* without the closing brace */
        sum->value = add(sum->value, lines, body);
        strbuf_add_bytes(out, lines, body);
        strbuf_addf(out, "%s%08" PRIx32 "%s\n", before, sum->value, behind);
        next = lines + body + 2;
    }
}

enum log_sum_verdict log_sum_read(struct log_sum *sum, const char *line, size_t length)
{
    const char *mark = length < LOG_SUM_LENGTH ? NULL : line + length - LOG_SUM_LENGTH;

    if (!mark || memcmp(mark, before, BEFORE) != 0 ||
        memcmp(mark + BEFORE + DIGITS, behind, BEHIND) != 0) {
        sum->value = add(sum->value, line, length);
        return LOG_SUM_NONE;
    }
    sum->value = add(sum->value, line, length - LOG_SUM_LENGTH);
    for (int i = 0; i < DIGITS; i++)
        if (mark[BEFORE + i] != "0123456789abcdef"[sum->value >> (28 - 4 * i) & 15])
            return LOG_SUM_WRONG;
    return LOG_SUM_RIGHT;
}

void log_sum_complain(bool first, struct position where, struct diag *diag)
{
    const struct message message = message_of(
        first ? N_("this line has been changed or damaged, so the start of the game is lost; start "
                   "a new game")
              : N_("this line has been changed or damaged, or a line above it is missing; to "
                   "continue from here, copy the lines above it into a new file and use that"));

    diag_add(diag, SEVERITY_ERROR, where, message);
}
