#include "tui/stop.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGWINCH};

/* A signal handler can reach nothing else. */
static volatile sig_atomic_t told_to_end, came_back, resized;

static void remember(int number)
{
    if (number == SIGCONT)
        came_back = 1;
    else if (number == SIGWINCH)
        resized = 1;
    else
        told_to_end = 1;
}

/* Returns what has changed since it was asked last. */
static enum terminal_change take_change(void)
{
    enum terminal_change change = came_back ? CHANGE_BACK : resized ? CHANGE_SIZE : CHANGE_NONE;

    came_back = resized = 0;
    return change;
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

/* Waits until the file can be read, a signal tells the program to end, or, where somebody asks for
 * it, the terminal has changed. */
static void wait_for(int fd, int milliseconds, bool heeds_changes)
{
    struct timespec most = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    struct pollfd input = {.fd = fd, .events = POLLIN};
    sigset_t open;

    sigprocmask(SIG_SETMASK, NULL, &open);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigdelset(&open, signals[i]);
    while (!told_to_end && !(heeds_changes && (came_back || resized)) &&
           ppoll(&input, 1, milliseconds < 0 ? NULL : &most, &open) < 0 && errno == EINTR)
        ;
}

bool stop_pause(int fd, int milliseconds)
{
    wait_for(fd, milliseconds, false);
    return !told_to_end;
}

bool stop_wait_or_change(int fd, enum terminal_change *change)
{
    wait_for(fd, -1, true);
    *change = told_to_end ? CHANGE_NONE : take_change();
    return !told_to_end;
}
