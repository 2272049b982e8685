#include "cli/sim/stop.h"

/* A signal handler cannot reach anything else. */
static volatile sig_atomic_t told_to_stop;

static void remember(int number)
{
    (void)number;
    told_to_stop = 1;
}

void stop_begin(struct stop *stop)
{
    struct sigaction action = {.sa_handler = remember, .sa_flags = (int)SA_RESETHAND};

    sigaction(SIGINT, NULL, &stop->before);
    if (stop->before.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
}

bool stop_asked(void)
{
    return told_to_stop != 0;
}

void stop_end(const struct stop *stop)
{
    sigaction(SIGINT, &stop->before, NULL);
}
