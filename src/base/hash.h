/* Hashes: numbers that stand for bytes. */
#ifndef BREUK_BASE_HASH_H
#define BREUK_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The hash of no bytes, to begin with. */
#define HASH_START UINT64_C(0xcbf29ce484222325)
/* Returns `hash` continued by the bytes: FNV-1a of 64 bits (Fowler, Noll, Vo), the same on every
 * machine. */
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length);
/* Does the same with a text and its closing NUL, so that "ab" "c" differs from "a" "bc". */
uint64_t hash_text(uint64_t hash, const char *text);

/* Returns a hash for tables in memory: fast, but not the same on every machine. Takes eight bytes
 * at a time, and mixes them in by the multiplier of Knuth's Fibonacci hashing. Every bit of the
 * result is good. */
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
