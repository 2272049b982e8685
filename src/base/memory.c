#include "base/memory.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct arena_block {
    struct arena_block *next;
    size_t used, size;
    alignas(max_align_t) unsigned char bytes[];
};

enum { ARENA_BLOCK = 16 * 1024, ARENA_BLOCK_LARGEST = 8 * 1024 * 1024 };

static void (*at_end)(void);

void memory_at_end(void (*end)(void))
{
    at_end = end;
}

void memory_give_up(void)
{
    if (at_end)
        at_end();
    abort();
}

void *memory_new(size_t count, size_t size)
{
    void *block = calloc(count ? count : 1, size);

    if (!block)
        memory_give_up();
    return block;
}

void *memory_resize(void *block, size_t count, size_t size)
{
    bool fits = !size || count <= SIZE_MAX / size;
    void *resized = fits ? realloc(block, count && size ? count * size : 1) : NULL;

    if (!resized)
        memory_give_up();
    return resized;
}

/* The first size of an array: FIRST_BYTES, but at least FIRST_ELEMENTS. */
enum { FIRST_BYTES = 1024, FIRST_ELEMENTS = 8 };

void memory_grow(void *array, size_t *capacity, size_t size)
{
    size_t first = FIRST_BYTES / size > FIRST_ELEMENTS ? FIRST_BYTES / size : FIRST_ELEMENTS;
    size_t wanted = *capacity ? *capacity * 2 : first;
    void *block; /* copied in and out, because the pointer there has the type of the elements */

    if (wanted <= *capacity)
        memory_give_up();
    memcpy(&block, array, sizeof block);
    block = memory_resize(block, wanted, size);
    memcpy(array, &block, sizeof block);
    *capacity = wanted;
}

char *memory_copy_text(const char *text)
{
    size_t length = strlen(text) + 1;

    return memcpy(memory_new(length, 1), text, length);
}

void memory_free(void *block)
{
    free(block);
}

/* Returns `wanted` bytes at an address that is a multiple of `unit`, a power of two. */
static void *take(struct arena *arena, size_t wanted, size_t unit)
{
    struct arena_block *block = arena->blocks;

    if (block)
        block->used = (block->used + unit - 1) & ~(unit - 1);
    if (!block || block->used > block->size || block->size - block->used < wanted) {
        /* Each block is as large as all before it together: a large file has few blocks, and those
         * of a small one are small. A large object gets a block of its own. */
        size_t room = ARENA_BLOCK;
        for (const struct arena_block *b = block; b && room < ARENA_BLOCK_LARGEST; b = b->next)
            room += b->size;
        if (room > ARENA_BLOCK_LARGEST)
            room = ARENA_BLOCK_LARGEST;
        if (wanted > room / 4)
            room = wanted;
        block = memory_new(1, sizeof *block + room);
        block->size = room;
        block->next = arena->blocks;
        arena->blocks = block;
    }
    void *fresh = block->bytes + block->used;
    block->used += wanted;
    return fresh;
}

void *arena_new(struct arena *arena, size_t count, size_t size)
{
    const size_t unit = alignof(int64_t);

    if (size && count > (SIZE_MAX - sizeof(struct arena_block) - unit) / size)
        memory_give_up();
    return take(arena, count * size, unit);
}

char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length)
{
    /* Texts are not aligned, since a file may have a hundred thousand short ones. */
    if (length >= SIZE_MAX - sizeof(struct arena_block))
        memory_give_up();
    char *copy = take(arena, length + 1, 1);
    if (length)
        memcpy(copy, bytes, length);
    return copy;
}

char *arena_copy_text(struct arena *arena, const char *text)
{
    return arena_copy_bytes(arena, text, strlen(text));
}

void arena_release(struct arena *arena)
{
    while (arena->blocks) {
        struct arena_block *block = arena->blocks;
        arena->blocks = block->next;
        memory_free(block);
    }
}
