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

enum { ARENA_BLOCK = 16 * 1024 };

static bool ran_out; /* of all threads */

static _Thread_local long fail_countdown = -1;
static _Thread_local bool fault_hit;

void memory_fail_after(long after)
{
    fail_countdown = after;
    fault_hit = false;
    __atomic_store_n(&ran_out, false, __ATOMIC_RELAXED);
}

bool memory_fault_hit(void)
{
    return fault_hit;
}

static bool injected_fault(void)
{
    if (fail_countdown < 0)
        return false;
    if (fail_countdown-- > 0)
        return false;
    fault_hit = true;
    return true;
}

static void *given(void *block)
{
    if (!block)
        __atomic_store_n(&ran_out, true, __ATOMIC_RELAXED);
    return block;
}

bool memory_ran_out(void)
{
    return __atomic_load_n(&ran_out, __ATOMIC_RELAXED);
}

void *memory_new(size_t count, size_t size)
{
    return given(injected_fault() ? NULL : calloc(count ? count : 1, size));
}

void *memory_resize(void *block, size_t count, size_t size)
{
    bool fits = !size || count <= SIZE_MAX / size;

    if (!fits || injected_fault())
        return given(NULL);
    return given(realloc(block, count && size ? count * size : 1));
}

char *memory_copy_text(const char *text)
{
    size_t length = strlen(text) + 1;
    char *copy = memory_new(length, 1);

    if (copy)
        memcpy(copy, text, length);
    return copy;
}

void memory_free(void *block)
{
    free(block);
}

/* `wanted` bytes at a multiple of `unit`, which is a power of two. */
static void *take(struct arena *arena, size_t wanted, size_t unit)
{
    struct arena_block *block = arena->blocks;

    if (block)
        block->used = (block->used + unit - 1) & ~(unit - 1);
    if (!block || block->used > block->size || block->size - block->used < wanted) {
        size_t room = wanted > ARENA_BLOCK / 4 ? wanted : ARENA_BLOCK;
        block = memory_new(1, sizeof *block + room);
        if (!block)
            return NULL;
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
    const size_t unit = alignof(max_align_t);

    if (size && count > (SIZE_MAX - sizeof(struct arena_block) - unit) / size)
        return NULL;
    return take(arena, count * size, unit);
}

char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length)
{
    /* Text stands byte by byte: a file has a hundred thousand short ones. */
    char *copy = length < SIZE_MAX - sizeof(struct arena_block) ? take(arena, length + 1, 1) : NULL;

    if (copy && length)
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
