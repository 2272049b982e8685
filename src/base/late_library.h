/*
 * A shared library that is opened when it is first needed: to load some, with what they need
 * themselves, takes longer than most commands do.
 */
#ifndef BREUK_BASE_LATE_LIBRARY_H
#define BREUK_BASE_LATE_LIBRARY_H

#include "base/status.h"

#include <stddef.h>

/* A function of a library, and where in the caller's table of pointers it belongs. */
struct late_function {
    const char *name;
    size_t at; /* offsetof */
};

/*
 * Opens a library under the first of its names that is there, and looks up `count` functions, whose
 * pointers it puts into *table. It stays open. `names` ends with NULL. STATUS_UNSUPPORTED: it is
 * not there, or lacks a function.
 */
enum status late_library_open(void *table, const char *const *names,
                              const struct late_function *functions, size_t count);

#endif
