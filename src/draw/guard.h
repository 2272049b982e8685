/*
 * Work that other people's libraries do on other people's files, in a process of its own: its
 * processor time and memory are limited, and should it crash nothing else comes to harm. For the
 * files of this room.
 */
#ifndef BREUK_DRAW_GUARD_H
#define BREUK_DRAW_GUARD_H

#include "base/status.h"

#include <stddef.h>

enum {
    GUARD_SECONDS = 1,               /* of processor time */
    GUARD_MEMORY = 128 * 1024 * 1024 /* bytes, beyond what is mapped when it begins */
};

enum guard_end {
    GUARD_DONE,
    GUARD_TOO_LONG,
    GUARD_TOO_MUCH, /* memory, of what it may take */
    GUARD_CRASHED,
    GUARD_NO_MEMORY /* the machine lacks as much, or room for another process */
};

/* What it leaves for the caller must lie in memory that guard_share gave. STATUS_NO_MEMORY: memory
 * ran out; whatever else it returns is GUARD_DONE. */
typedef enum status guard_work(void *context);

/*
 * Runs the work and waits for it, rarely a second time from the start. What it writes to stderr is
 * lost.
 * It begins with one thread, whatever threads the caller has: libraries that keep threads of their
 * own for later must not have been asked for anything that needs them. Where the system does not
 * tell what a process maps (it has no /proc/self/statm), memory has no limit. May be called within
 * such work. The processor time that it took is added to *seconds, unless that is NULL.
 */
enum guard_end guard_run(guard_work *work, void *context, double *seconds);

/* Zeroed memory that the work shares with the caller, who gives it back: guard_unshare. NULL when
 * there is none. */
void *guard_share(size_t length);

/* Takes NULL. */
void guard_unshare(void *shared, size_t length);

#endif
