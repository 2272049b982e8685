/* Inputs made of those of a corpus: files with a mistake or two. */
#ifndef BREUK_FUZZ_MUTATION_H
#define BREUK_FUZZ_MUTATION_H

#include <stddef.h>
#include <stdint.h>

struct fuzz_input {
    uint8_t *bytes;
    size_t size;
};

/* The mutation of that number; the same number and corpus give the same bytes. `inputs` are the
 * corpus, one at least. The caller frees the bytes, which are never NULL; aborts when memory is
 * out. */
struct fuzz_input fuzz_mutation(const struct fuzz_input *inputs, size_t count, uint64_t number);

#endif
