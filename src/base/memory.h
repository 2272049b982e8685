/*
 * Memory that is always there. An allocation that fails ends the program, since nothing that it
 * could still do would help: so no function here returns NULL, and no caller asks. Sizes of arrays
 * are multiplied with a check for overflow. Why: docs/design/house.md, “Lack of memory”.
 */
#ifndef BREUK_BASE_MEMORY_H
#define BREUK_BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Allocates zeroed memory for count elements; the caller frees it with memory_free. */
void *memory_new(size_t count, size_t size);

/* Grows or shrinks an array to count elements; new bytes are not zeroed. */
void *memory_resize(void *block, size_t count, size_t size);

/*
 * Makes room for one more element in an array that holds `count` elements: a full one grows to
 * twice its size. `array` points to the array's pointer, NULL at first; `capacity` points to a
 * size_t, 0 at first; both are changed. The caller frees the array with memory_free.
 */
#define memory_make_room(array, count, capacity)                                                   \
    ((size_t)(count) < *(capacity) ? (void)0 : memory_grow((array), (capacity), sizeof **(array)))

/* For memory_make_room: grows a full array of elements of `size` bytes. `array` points to its
 * pointer. */
void memory_grow(void *array, size_t *capacity, size_t size);

/* Copies a text; the caller frees it with memory_free. */
char *memory_copy_text(const char *text);

/* Frees a block of memory_new, memory_resize or memory_copy_text. Takes NULL. */
void memory_free(void *block);

/* Ends the program for lack of memory: calls what memory_at_end was given. For a library of others
 * that reports the lack. */
_Noreturn void memory_give_up(void);

/* Sets what ends the program when memory runs out. It must not come back, and not allocate.
 * Without it, or with NULL, the process aborts. */
void memory_at_end(void (*end)(void));

/* Memory that grows, and is freed as a whole. A zeroed struct is an empty arena. */
struct arena {
    struct arena_block *blocks; /* newest first */
};

/* Allocates zeroed memory, aligned for pointers and numbers of 64 bits, that lives until
 * arena_release. */
void *arena_new(struct arena *arena, size_t count, size_t size);
/* Each copies into the arena: a text, or bytes, to which it adds a NUL. */
char *arena_copy_text(struct arena *arena, const char *text);
char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length);
/* Frees everything in the arena and leaves it empty. */
void arena_release(struct arena *arena);

#endif
