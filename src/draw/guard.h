/* Runs what other people's libraries do with other people's files in a process of its own: its
 * processor time and memory are limited, and a crash harms nothing else. Private to draw/. */
#ifndef BREUK_DRAW_GUARD_H
#define BREUK_DRAW_GUARD_H

#include <stddef.h>

/* The limits of the work. */
enum {
    GUARD_SECONDS = 1,               /* seconds of processor time */
    GUARD_MEMORY = 128 * 1024 * 1024 /* bytes beyond those mapped when it begins */
};

/* How work ended. */
enum guard_end {
    GUARD_DONE,
    GUARD_TOO_LONG,
    GUARD_TOO_MUCH, /* it needs more than GUARD_MEMORY */
    GUARD_CRASHED,
    GUARD_NO_MEMORY /* the machine has too little memory, or no room for another process */
};

/* The work to run. What it leaves for the caller must lie in memory of guard_share. */
typedef void guard_work(void *context);

/*
 * Runs the work and waits for it; when it hangs without using the processor, runs it from the start
 * once more. What it writes to stderr is lost. It begins with one thread, however many the caller
 * has: a library that keeps threads for later must not have started them before. Where the system
 * does not tell how much memory a process maps (it has no /proc/self/statm), there is no limit on
 * memory. Guarded work may call it, too. Adds the processor time of the work to *seconds, unless
 * that is NULL.
 */
enum guard_end guard_run(guard_work *work, void *context, double *seconds);

/* Returns zeroed memory that the work shares with the caller, who frees it with guard_unshare; NULL
 * when there is none. */
void *guard_share(size_t length);

/* Frees memory of guard_share. Takes NULL. */
void guard_unshare(void *shared, size_t length);

#endif
