/*
 * Every allocation of the program and of the libraries in it comes through here, and one that fails
 * ends the program at once, as a fault of the machine: half-made files are removed, files that were
 * there before stay.
 *
 * Our own rooms end the program themselves (base/memory.h). Other people's libraries do not: GLib
 * and Rust abort, fontconfig frees twice. After that no message and no file of the program could be
 * trusted, so none must follow.
 *
 * A program may put its own functions in front of those of the C library where symbols are looked
 * up as ELF has it, and there they serve the shared libraries as well (System V ABI, "Dynamic
 * Linking", shared object dependencies). Elsewhere base/memory.h is all there is; so it is
 * with clang's sanitizers, which are a part of the program. Those of gcc are a library.
 */
#include "base/output.h"
#include "cli/command.h"
#include "console/complaint.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__clang__) && defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZER_IS_IN_FRONT 1
#endif
#endif

#if defined(__ELF__) && !defined(SANITIZER_IS_IN_FRONT)

#include <malloc.h>

/* The functions that come next: the C library's, or those of a memory checker put before it. */
static struct {
    void *(*malloc)(size_t size);
    void *(*calloc)(size_t count, size_t size);
    void *(*realloc)(void *block, size_t size);
    void *(*aligned_alloc)(size_t alignment, size_t size);
    void *(*memalign)(size_t alignment, size_t size);
    int (*posix_memalign)(void **out, size_t alignment, size_t size);
    void (*free)(void *block);
} next;

static pid_t owner; /* the process that allocated first; 0: none has */

/* True if a limit that the process set itself, and not the machine, forbids `size` more bytes. */
static bool is_limited(size_t size)
{
    enum { MARGIN = 1024 * 1024 }; /* more than malloc maps at a time */
    struct rlimit limit;
    char pages[64] = "";

    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return false;
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return true;
    bool known = read(file, pages, sizeof pages - 1) > 0;
    close(file);
    rlim_t mapped = strtoull(pages, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE) + MARGIN;
    return !known || mapped >= limit.rlim_cur || size >= limit.rlim_cur - mapped;
}

/* Returns true in a child that was forked to try something out with less memory: it may run out of
 * it, and its parent judges that. If the machine has none left, the child ends with
 * EXIT_MACHINE. */
static bool is_on_trial(size_t size)
{
    if (!owner || getpid() == owner)
        return false;
    if (!is_limited(size))
        _exit(EXIT_MACHINE);
    return true;
}

/* Allocates nothing, and waits for no lock under which the failed allocation may have been made. */
static void end_without_memory(void)
{
    static bool ending;

    while (__atomic_test_and_set(&ending, __ATOMIC_ACQUIRE))
        pause(); /* another thread ends the program */
    complain_no_memory();
}

/*
 * Once a file is in its place it would be wrong to say that the command failed. All that is left
 * then is to report success, for which these bytes are kept. What little is allocated before
 * anybody can be asked for memory comes from here, too. None of them are given back.
 */
static struct {
    alignas(max_align_t) unsigned char bytes[64 * 1024];
    size_t used;
} reserve;

enum { UNIT = alignof(max_align_t) };

/* Gives a block that has its length in the unit before it, or NULL if there is no room. */
static void *from_reserve(size_t size)
{
    size_t length = (size + 2 * UNIT - 1) / UNIT * UNIT;

    if (size > sizeof reserve.bytes / 2)
        return NULL;
    size_t at = __atomic_fetch_add(&reserve.used, length, __ATOMIC_RELAXED);
    if (at > sizeof reserve.bytes - length)
        return NULL;
    memcpy(reserve.bytes + at, &size, sizeof size);
    return reserve.bytes + at + UNIT;
}

static bool is_reserve(const void *block)
{
    const unsigned char *at = block;

    return at >= reserve.bytes && at < reserve.bytes + sizeof reserve.bytes;
}

/* Gives a block of zeros in place of one that could not be had, or ends the program; NULL in a
 * child on trial. */
static void *replace(size_t size)
{
    if (is_on_trial(size))
        return NULL;
    void *block = output_is_in_place() ? from_reserve(size) : NULL;
    if (!block)
        end_without_memory();
    return block;
}

/* Each page that is drawn takes and frees some 200 KiB. malloc would give these back to the system
 * every time, which then has to find and clear others. */
static void keep_freed(void)
{
#ifdef M_TRIM_THRESHOLD
    enum { KEPT = 4 * 1024 * 1024 };

    mallopt(M_TRIM_THRESHOLD, KEPT);
    mallopt(M_MMAP_THRESHOLD, KEPT); /* otherwise the former makes it 128 KiB for good */
#endif
}

/* Finds the functions that come next, at the first allocation: that is before main. dlsym may
 * allocate, to keep an error, or where a library that is loaded before the C library has put its
 * own in front of it; what it then gets comes from the reserve. The compiler takes it that dlsym
 * never comes back here, and would leave out the guard if it were not volatile. */
static bool is_ready(void)
{
    static volatile bool finding;

    if (next.malloc || finding)
        return next.malloc;
    finding = true;
    owner = getpid();
    /* POSIX makes a pointer to a function of what dlsym gives; C does not. */
    *(void **)&next.calloc = dlsym(RTLD_NEXT, "calloc");
    *(void **)&next.realloc = dlsym(RTLD_NEXT, "realloc");
    *(void **)&next.aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
    *(void **)&next.memalign = dlsym(RTLD_NEXT, "memalign");
    *(void **)&next.posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
    *(void **)&next.free = dlsym(RTLD_NEXT, "free");
    *(void **)&next.malloc = dlsym(RTLD_NEXT, "malloc");
    keep_freed();
    finding = false;
    return true;
}

void *malloc(size_t size)
{
    if (!is_ready())
        return from_reserve(size);
    void *block = next.malloc(size);
    return block || size == 0 ? block : replace(size);
}

void *calloc(size_t count, size_t size)
{
    size_t bytes = size > 0 && count > SIZE_MAX / size ? SIZE_MAX : count * size;

    if (!is_ready())
        return from_reserve(bytes);
    void *block = next.calloc(count, size);
    return block || bytes == 0 ? block : replace(bytes);
}

static void *move_from_reserve(const void *block, size_t size)
{
    size_t before;
    void *moved = malloc(size);

    memcpy(&before, (const unsigned char *)block - UNIT, sizeof before);
    if (moved)
        memcpy(moved, block, before < size ? before : size);
    return moved;
}

void *realloc(void *block, size_t size)
{
    if (is_reserve(block))
        return move_from_reserve(block, size);
    if (!is_ready())
        return block ? NULL : from_reserve(size);
    void *moved = next.realloc(block, size);
    if (moved || size == 0)
        return moved;
    moved = replace(size);
    if (moved && block) {
        size_t before = malloc_usable_size(block);
        memcpy(moved, block, before < size ? before : size);
        next.free(block);
    }
    return moved;
}

/* Whether the alignment is allowed: if not, the functions below fail by the caller's mistake. */
static bool is_sound(size_t alignment)
{
    return alignment > 0 && (alignment & (alignment - 1)) == 0;
}

void *aligned_alloc(size_t alignment, size_t size)
{
    if (!is_ready())
        return NULL;
    void *block = next.aligned_alloc(alignment, size);
    if (!block && size > 0 && is_sound(alignment) && !is_on_trial(size))
        end_without_memory();
    return block;
}

void *memalign(size_t alignment, size_t size)
{
    if (!is_ready())
        return NULL;
    void *block = next.memalign(alignment, size);
    if (!block && size > 0 && is_sound(alignment) && !is_on_trial(size))
        end_without_memory();
    return block;
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    if (!is_ready())
        return ENOMEM;
    int error = next.posix_memalign(out, alignment, size);
    if (error == ENOMEM && !is_on_trial(size))
        end_without_memory();
    return error;
}

void free(void *block)
{
    if (block && !is_reserve(block) && is_ready())
        next.free(block);
}

#endif
