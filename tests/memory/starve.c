/*
 * Put before the C library (LD_PRELOAD), it lets one allocation of a program fail: the one whose
 * number stands in BREUK_STARVE, from 1; with a “+” behind it all that follow fail, too. How many
 * there were is written to the file BREUK_STARVE_COUNT. What a program allocates before its main is
 * not counted. A child that it forks counts on for itself, so that one number may be the child's
 * and the parent's.
 */
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct {
    void *(*malloc)(size_t size);
    void *(*calloc)(size_t count, size_t size);
    void *(*realloc)(void *block, size_t size);
    void *(*aligned_alloc)(size_t alignment, size_t size);
    void *(*memalign)(size_t alignment, size_t size);
    int (*posix_memalign)(void **out, size_t alignment, size_t size);
    int (*getattr)(pthread_t thread, pthread_attr_t *attributes);
} next;

static pid_t owner; /* 0: nothing is counted yet, or any more; it writes the number down */
static atomic_long count;
static long failing; /* 0: none */
static bool and_all_that_follow;
static _Thread_local bool granted_all;

static bool find_next(void)
{
    static bool finding;

    if (finding)
        return false;
    finding = true;
    *(void **)&next.malloc = dlsym(RTLD_NEXT, "malloc");
    *(void **)&next.calloc = dlsym(RTLD_NEXT, "calloc");
    *(void **)&next.realloc = dlsym(RTLD_NEXT, "realloc");
    *(void **)&next.aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
    *(void **)&next.memalign = dlsym(RTLD_NEXT, "memalign");
    *(void **)&next.posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
    *(void **)&next.getattr = dlsym(RTLD_NEXT, "pthread_getattr_np");
    finding = false;
    return true;
}

/* Whether this allocation is granted. */
static bool granted(void)
{
    if (!next.malloc && !find_next())
        return false;
    if (owner == 0 || granted_all)
        return true;
    long number = atomic_fetch_add(&count, 1) + 1;
    bool fails = failing > 0 && (number == failing || (and_all_that_follow && number > failing));
    if (fails)
        errno = ENOMEM;
    return !fails;
}

void *malloc(size_t size)
{
    return granted() ? next.malloc(size) : NULL;
}

void *calloc(size_t number, size_t size)
{
    return granted() ? next.calloc(number, size) : NULL;
}

void *realloc(void *block, size_t size)
{
    return granted() ? next.realloc(block, size) : NULL;
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return granted() ? next.aligned_alloc(alignment, size) : NULL;
}

void *memalign(size_t alignment, size_t size)
{
    return granted() ? next.memalign(alignment, size) : NULL;
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    return granted() ? next.posix_memalign(out, alignment, size) : ENOMEM;
}

/* A sanitizer calls it when a thread begins, and cannot do without. */
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes)
{
    if (!next.getattr && !find_next())
        return ENOMEM;
    granted_all = true;
    int error = next.getattr(thread, attributes);
    granted_all = false;
    return error;
}

/* What stands before the C library is started last of all libraries, and ended first. */
__attribute__((constructor)) static void start(void)
{
    const char *which = getenv("BREUK_STARVE");
    char *end = NULL;

    failing = which ? strtol(which, &end, 10) : 0;
    and_all_that_follow = which && *end == '+';
    owner = getpid();
}

__attribute__((destructor)) static void tell(void)
{
    const char *path = getenv("BREUK_STARVE_COUNT");

    if (!path || getpid() != owner)
        return;
    owner = 0;
    FILE *file = fopen(path, "w");
    if (file) {
        fprintf(file, "%ld\n", atomic_load(&count));
        fclose(file);
    }
}
