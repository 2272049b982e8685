#include "mutation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1 << 16, CHANGES = 3, PRINTABLE = 64 };

/* What formats take for something else than it looks like. */
static const char *const odd[] = {
    "0",
    "-1",
    "1/0",
    "2147483648",
    "9223372036854775808",
    "1e999",
    "\"",
    "'",
    "<",
    ">",
    "/>",
    "</",
    "&",
    "{",
    "}",
    "[",
    "]",
    ",",
    ";",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\\",
    "%s",
    "\177",
    "\xff",
    "\xc3",
    "\xc3\xa9",
    "\xe2\x80\x8b",
    "\xef\xbb\xbf",
    "=",
    ":",
    "..",
    "/",
};

static uint64_t next(uint64_t *state) /* splitmix64 */
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static size_t below(uint64_t *state, size_t limit)
{
    return limit ? (size_t)(next(state) % limit) : 0;
}

/* Puts `added` bytes in the place of `removed` at `at`. */
static void replace(struct fuzz_input *input, size_t at, size_t removed, const void *bytes,
                    size_t added)
{
    if (removed > input->size - at)
        removed = input->size - at;
    if (input->size - removed + added > LARGEST)
        return;
    uint8_t *changed = malloc(input->size - removed + added + 1);
    if (!changed)
        abort();
    memcpy(changed, input->bytes, at);
    if (added)
        memcpy(changed + at, bytes, added);
    memcpy(changed + at + added, input->bytes + at + removed, input->size - at - removed);
    free(input->bytes);
    input->bytes = changed;
    input->size += added - removed;
}

/* A place where a word or a number is, from a random one on; the input's end when there is none. */
static size_t word_at(const struct fuzz_input *input, uint64_t *state)
{
    size_t at = below(state, input->size);

    while (at < input->size && !isalnum(input->bytes[at]))
        at++;
    return at;
}

static size_t word_length(const struct fuzz_input *input, size_t at)
{
    size_t length = 0;

    while (at + length < input->size && isalnum(input->bytes[at + length]))
        length++;
    return length;
}

/* A piece of one of the corpus takes the place of one here. */
static void splice(struct fuzz_input *input, const struct fuzz_input *other, uint64_t *state)
{
    size_t from = below(state, other->size), length = 1 + below(state, PRINTABLE);

    if (length > other->size - from)
        length = other->size - from;
    replace(input, below(state, input->size + 1), below(state, 2) ? length : 0, other->bytes + from,
            length);
}

static void change(struct fuzz_input *input, const struct fuzz_input *other, uint64_t *state)
{
    static uint8_t piece[PRINTABLE];
    const char *text = odd[below(state, sizeof odd / sizeof *odd)];
    size_t at = below(state, input->size + 1), word = word_at(input, state), length;

    switch (below(state, 8)) {
    case 0: /* another byte */
        piece[0] = (uint8_t)next(state);
        replace(input, at, 1, piece, 1);
        return;
    case 1: /* a bit of it */
        if (at < input->size)
            input->bytes[at] ^= (uint8_t)(1U << below(state, 8));
        return;
    case 2: /* a misspelt word */
        length = word_length(input, word);
        if (length)
            replace(input, word + below(state, length), below(state, 2), "x", below(state, 2));
        return;
    case 3: /* another word, or another number */
        replace(input, word, word_length(input, word), text, strlen(text));
        return;
    case 4: /* something between */
        replace(input, at, 0, text, strlen(text));
        return;
    case 5: /* something is missing */
        replace(input, at, 1 + below(state, PRINTABLE), NULL, 0);
        return;
    case 6: /* something is there twice */
        length = 1 + below(state, PRINTABLE);
        if (length > input->size - at)
            length = input->size - at;
        memcpy(piece, input->bytes + at, length);
        replace(input, below(state, input->size + 1), 0, piece, length);
        return;
    default:
        splice(input, other, state);
    }
}

struct fuzz_input fuzz_mutation(const struct fuzz_input *inputs, size_t count, uint64_t number)
{
    uint64_t state = number;
    const struct fuzz_input *first = &inputs[below(&state, count)];
    struct fuzz_input input = {malloc(first->size + 1), first->size};

    if (!input.bytes)
        abort();
    memcpy(input.bytes, first->bytes, first->size);
    for (size_t left = 1 + below(&state, CHANGES); left > 0; left--)
        change(&input, &inputs[below(&state, count)], &state);
    uint8_t *exact =
        realloc(input.bytes, input.size ? input.size : 1); /* what is behind is found */
    if (!exact)
        abort();
    input.bytes = exact;
    return input;
}
