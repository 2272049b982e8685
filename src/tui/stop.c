#include "tui/stop.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

static const int signals[] = {SIGINT, SIGTERM, SIGHUP};

/* A signal handler can reach nothing else. */
static volatile sig_atomic_t told_to_end;

static void remember(int number)
{
    (void)number;
    told_to_end = 1;
}

void stop_watch(void)
{
    struct sigaction action = {.sa_handler = remember};
    sigset_t kept_back;

    sigemptyset(&kept_back);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        sigaction(signals[i], &action, NULL);
        sigaddset(&kept_back, signals[i]);
    }
    sigprocmask(SIG_BLOCK, &kept_back, NULL);
}

bool stop_wait(int fd)
{
    return stop_pause(fd, -1);
}

bool stop_pause(int fd, int milliseconds)
{
    struct timespec most = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    struct pollfd input = {.fd = fd, .events = POLLIN};
    sigset_t open;

    sigprocmask(SIG_SETMASK, NULL, &open);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigdelset(&open, signals[i]);
    while (!told_to_end && ppoll(&input, 1, milliseconds < 0 ? NULL : &most, &open) < 0 &&
           errno == EINTR)
        ;
    return !told_to_end;
}
