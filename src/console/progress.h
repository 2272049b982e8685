/*
 * How far a long piece of work is, on stderr: nothing in the first second; then one line of a
 * terminal that is written over, or elsewhere a line every half minute. Leaves a line out if stderr
 * is not being read at the moment.
 */
#ifndef BREUK_CONSOLE_PROGRESS_H
#define BREUK_CONSOLE_PROGRESS_H

#include "console/manner.h"

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct progress {
    bool over;          /* a line that is written over */
    bool shown;         /* there is such a line */
    uint64_t all;       /* pieces */
    double begun, next; /* seconds of a clock */
};

/* Begins a piece of work of `all` pieces; nothing is shown yet. */
void progress_begin(struct progress *progress, const struct manner *manner, uint64_t all);

/* Shows that `done` pieces are done. It may be called often. */
void progress_show(struct progress *progress, uint64_t done);

/* Clears the line on a terminal. */
void progress_end(struct progress *progress);

/* Ctrl-C in a long piece of work: the first one asks it to end, a second one ends the program. */

/* What Ctrl-C did before. */
struct stop {
    struct sigaction before;
};

/* Begins to listen; a job in the background, which ignores Ctrl-C, goes on ignoring it. */
void stop_begin(struct stop *stop);
/* Returns whether the work was told to end, since the program began. */
bool stop_asked(void);
void stop_end(const struct stop *stop);

#endif
