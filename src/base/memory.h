/*
 * Checked memory. Nothing here prints or exits: NULL means "no memory", and the caller's room
 * passes that on as STATUS_NO_MEMORY. Sizes of arrays are multiplied with an overflow check.
 */
#ifndef BREUK_BASE_MEMORY_H
#define BREUK_BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* All bytes zero. NULL when out of memory or count * size overflows. The caller frees with memory_free. */
void *memory_new(size_t count, size_t size);

/* Grows or shrinks an array of count elements; new bytes are not zeroed. On NULL the old block stays. */
void *memory_resize(void *block, size_t count, size_t size);

/*
 * Whether there is room for one more in an array that holds `count` elements; a full one is made
 * twice as large. `array` is where the pointer to it stands, NULL at first, and `capacity` where a
 * size_t stands, 0 at first; both are changed. False when out of memory: then all stays as it was.
 * The caller frees with memory_free.
 */
#define memory_make_room(array, count, capacity)                                                   \
    ((size_t)(count) < *(capacity) || memory_grow((array), (capacity), sizeof **(array)))

/* For memory_make_room: `array` is where the pointer stands. */
bool memory_grow(void *array, size_t *capacity, size_t size);

/* Copies; the caller frees. NULL when out of memory. */
char *memory_copy_text(const char *text);

/* Takes NULL. */
void memory_free(void *block);

/* Whether any of these gave NULL in this process. Nobody may have noticed what was lost, so whoever
 * finishes a file or a command asks. */
bool memory_ran_out(void);

/*
 * For tests of error paths: the allocation after the next `after` ones fails, once, in this thread;
 * a negative number switches it off. memory_fault_hit says whether it came to that.
 */
void memory_fail_after(long after);
bool memory_fault_hit(void);

/* A block of memory that grows and is given back as a whole. A zeroed struct is an empty arena. */
struct arena {
    struct arena_block *blocks; /* newest first */
};

/* Zeroed and aligned for pointers and numbers of 64 bits; lives until arena_release. NULL when out of memory. */
void *arena_new(struct arena *arena, size_t count, size_t size);
char *arena_copy_text(struct arena *arena, const char *text);
char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length); /* adds a NUL */
void arena_release(struct arena *arena);

#endif
