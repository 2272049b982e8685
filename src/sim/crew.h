/* Threads that share numbered pieces of work: the games of a study, the pupils of a row. */
#ifndef BREUK_SIM_CREW_H
#define BREUK_SIM_CREW_H

#include <stdbool.h>
#include <stdint.h>

enum { CREW_THREADS = 256 };

/* The work to be done, and the functions that do it. `context` is given to `open` and `close`. */
struct crew {
    uint64_t first, end; /* pieces first … end − 1 */
    int block;           /* a thread takes so many pieces at a time */
    int threads;         /* 1 … CREW_THREADS */
    void *context;
    /* Makes a worker: the data with which one thread works, and in which it counts. */
    void *(*open)(void *context);
    void (*one)(void *worker, uint64_t number);
    /* Adds the worker's counts to those of the others, and frees it. Called by one thread at a
     * time. */
    void (*close)(void *context, void *worker);
    /* Asked several times a second, in the caller's thread, how many pieces are done; false ends
     * the work early. May be NULL. */
    bool (*go_on)(void *go_on_context, uint64_t done);
    void *go_on_context;
};

/* Does the work. If it is ended early, some pieces are missing, and it is not known which. A thread
 * that cannot be started only makes it slower. */
void crew_work(const struct crew *crew);

#endif
