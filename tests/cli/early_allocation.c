/*
 * Put before the C library (LD_PRELOAD), it allocates whenever the next of the functions that
 * allocate is looked up, as libraries do that put their own dlsym before the C library's: before
 * the program has anybody to ask for memory.
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* What is allocated must be seen to be used, or the compiler leaves it out. */
static void *volatile kept;

static void allocate(void)
{
    char *block = calloc(10, 10);

    if (!block || block[99])
        abort();
    block[5] = 'e';
    block = realloc(block, 1000);
    if (!block || block[5] != 'e')
        abort();
    kept = block;
    free(block);
    kept = malloc(20);
    if (!kept)
        abort();
}

/* The C library's own lies behind this one. Only with a version can it be named without dlsym. */
void *dlsym(void *restrict handle, const char *restrict name)
{
    static void *(*next)(void *handle, const char *name);
    static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.2.5", "GLIBC_2.17",
                                           "GLIBC_2.27", "GLIBC_2.4",   "GLIBC_2.0"};

    for (size_t i = 0; !next && i < sizeof versions / sizeof *versions; i++)
        *(void **)&next = dlvsym(RTLD_NEXT, "dlsym", versions[i]);
    if (strcmp(name, "calloc") == 0 || strcmp(name, "malloc") == 0)
        allocate();
    return next(handle, name);
}
