#include "base/memory.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct arena_block {
    struct arena_block *next;
    size_t used, size;
    alignas(max_align_t) unsigned char bytes[];
};

enum { ARENA_BLOCK = 16 * 1024, ARENA_BLOCK_LARGEST = 8 * 1024 * 1024 };

/* A page that Linux hands out in one piece when asked to. */
enum { LARGE_PAGE = 2 * 1024 * 1024 };

static bool ran_out; /* whether an allocation has failed, in any thread */

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

void memory_note_lack(void)
{
    __atomic_store_n(&ran_out, true, __ATOMIC_RELAXED);
}

static void *refuse(void)
{
    memory_note_lack();
    return NULL;
}

bool memory_ran_out(void)
{
    return __atomic_load_n(&ran_out, __ATOMIC_RELAXED);
}

/* Asks Linux for large pages: getting a page of 4 KB takes longer than filling it, and a file of 8
 * MB needs 10,000 of them. Nothing is lost when Linux does not grant them. */
static void wish_for_large_pages(void *block, size_t size)
{
#ifdef MADV_HUGEPAGE
    uintptr_t start = ((uintptr_t)block + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1);
    uintptr_t end = ((uintptr_t)block + size) & ~(uintptr_t)(LARGE_PAGE - 1);

    if (start < end)
        (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
    (void)block, (void)size;
#endif
}

void *memory_new(size_t count, size_t size)
{
    void *block = injected_fault() ? NULL : calloc(count ? count : 1, size);

    if (!block)
        return refuse();
    if (count * size > LARGE_PAGE)
        wish_for_large_pages(block, count * size);
    return block;
}

void *memory_resize(void *block, size_t count, size_t size)
{
    bool fits = !size || count <= SIZE_MAX / size;
    void *resized =
        fits && !injected_fault() ? realloc(block, count && size ? count * size : 1) : NULL;

    return resized ? resized : refuse();
}

/* The first size of an array: so many bytes, but at least so many elements. */
enum { FIRST_BYTES = 1024, FIRST_ELEMENTS = 8 };

bool memory_grow(void *array, size_t *capacity, size_t size)
{
    size_t first = FIRST_BYTES / size > FIRST_ELEMENTS ? FIRST_BYTES / size : FIRST_ELEMENTS;
    size_t wanted = *capacity ? *capacity * 2 : first;
    void *block; /* copied in and out, because the pointer there has the type of the elements */

    memcpy(&block, array, sizeof block);
    block = wanted > *capacity ? memory_resize(block, wanted, size) : refuse();
    if (!block)
        return false;
    memcpy(array, &block, sizeof block);
    *capacity = wanted;
    return true;
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
    const size_t unit = alignof(int64_t);

    if (size && count > (SIZE_MAX - sizeof(struct arena_block) - unit) / size)
        return NULL;
    return take(arena, count * size, unit);
}

char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length)
{
    /* Texts are not aligned, since a file may have a hundred thousand short ones. */
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
