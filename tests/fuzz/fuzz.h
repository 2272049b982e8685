/* What each fuzz target defines: libFuzzer calls it with what it invents, corpus.c with the files
 * of the corpus. */
#ifndef BREUK_FUZZ_H
#define BREUK_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Feeds the bytes, which it may only read, to what is being tested; aborts when a promise is
 * broken. Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
