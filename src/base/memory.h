/* Checked memory. Nothing here prints or exits: NULL means that memory ran out, and the caller's
 * room passes that on as STATUS_NO_MEMORY. Sizes of arrays are multiplied with a check for
 * overflow. */
#ifndef BREUK_BASE_MEMORY_H
#define BREUK_BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Allocates zeroed memory for count elements; the caller frees it with memory_free. NULL when
 * memory runs out or count * size overflows. */
void *memory_new(size_t count, size_t size);

/* Grows or shrinks an array to count elements; new bytes are not zeroed. When it returns NULL the
 * old block stays as it was. */
void *memory_resize(void *block, size_t count, size_t size);

/*
 * Makes room for one more element in an array that holds `count` elements: a full one grows to
 * twice its size. `array` points to the array's pointer, NULL at first; `capacity` points to a
 * size_t, 0 at first; both are changed. False when memory runs out: then all stays as it was. The
 * caller frees the array with memory_free.
 */
#define memory_make_room(array, count, capacity)                                                   \
    ((size_t)(count) < *(capacity) || memory_grow((array), (capacity), sizeof **(array)))

/* For memory_make_room: grows a full array of elements of `size` bytes. `array` points to its
 * pointer. */
bool memory_grow(void *array, size_t *capacity, size_t size);

/* Copies a text; the caller frees it with memory_free. NULL when memory runs out. */
char *memory_copy_text(const char *text);

/* Frees a block of memory_new, memory_resize or memory_copy_text. Takes NULL. */
void memory_free(void *block);

/* Returns whether an allocation has failed in this process. Whoever finishes a file or a command
 * asks, since a loss may have gone unnoticed. */
bool memory_ran_out(void);

/* Notes that an allocation has failed that another library asked for. */
void memory_note_lack(void);

/* For tests of error paths: lets the next `after` allocations of this thread pass and makes the one
 * after them fail, once; a negative number makes none fail. Clears memory_ran_out. memory_fault_hit
 * returns whether that allocation was asked for. */
void memory_fail_after(long after);
bool memory_fault_hit(void);

/* Memory that grows, and is freed as a whole. A zeroed struct is an empty arena. */
struct arena {
    struct arena_block *blocks; /* newest first */
};

/* Allocates zeroed memory, aligned for pointers and numbers of 64 bits, that lives until
 * arena_release. NULL when memory runs out. */
void *arena_new(struct arena *arena, size_t count, size_t size);
/* Each copies into the arena: a text, or bytes, to which it adds a NUL. NULL when memory runs
 * out. */
char *arena_copy_text(struct arena *arena, const char *text);
char *arena_copy_bytes(struct arena *arena, const char *bytes, size_t length);
/* Frees everything in the arena and leaves it empty. */
void arena_release(struct arena *arena);

#endif
