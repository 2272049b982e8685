/* A hash for tables in memory: fast, and not the same on every machine. */
#ifndef BREUK_BASE_HASH_H
#define BREUK_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Eight bytes at a time, each mixed in by the multiplier of Knuth's Fibonacci hashing. Of the
 * result every bit is good. */
static inline uint64_t hash_of(const char *bytes, size_t length)
{
    uint64_t hash = length;

    for (size_t i = 0; i < length; i += 8) {
        uint64_t word = 0;
        memcpy(&word, bytes + i, length - i < 8 ? length - i : 8);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    return hash;
}

#endif
