/* Ctrl-C in a long piece of work: the first one asks it to end, a second one ends the program. */
#ifndef BREUK_CLI_SIM_STOP_H
#define BREUK_CLI_SIM_STOP_H

#include <signal.h>
#include <stdbool.h>

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
