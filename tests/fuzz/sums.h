/* Journals whose lines get their sums, which nobody guesses. */
#ifndef BREUK_FUZZ_SUMS_H
#define BREUK_FUZZ_SUMS_H

#include "base/strbuf.h"
#include "log/sum.h"

#include <string.h>

/* Each line that could have a sum gets it; the others stay as they are. */
static inline void add_sums(struct strbuf *out, const char *text, size_t size)
{
    struct log_sum sum = {.kept = true};

    for (const char *at = text, *end = text + size, *next; at < end; at = next) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        next = newline ? newline + 1 : end;
        if (newline && newline > at && newline[-1] == '}' && !memchr(at, '\0', (size_t)(next - at)))
            log_sum_write(&sum, out, at, (size_t)(next - at));
        else
            strbuf_add_bytes(out, at, (size_t)(next - at));
    }
}

#endif
