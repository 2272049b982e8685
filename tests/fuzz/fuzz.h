/* What each fuzz target defines: libFuzzer calls it with what it invents, corpus.c with the files
 * of the corpus. */
#ifndef BREUK_FUZZ_H
#define BREUK_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Feeds the bytes, which it may only read, to what is being tested; aborts when a promise is
 * broken. Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the process when the promise is broken. */
static inline void check(bool promise)
{
    if (!promise)
        abort();
}

#endif
