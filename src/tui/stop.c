#include "tui/stop.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

static const int ending[] = {SIGINT, SIGTERM, SIGHUP}, changing[] = {SIGCONT, SIGWINCH};
enum { ENDING = sizeof ending / sizeof *ending, CHANGING = sizeof changing / sizeof *changing };

/* How often in a row, a second apart, a terminal must take nothing to count as blocked. */
enum { LOOKS = 5 };

/* A signal handler can reach nothing else. */
static volatile sig_atomic_t told_to_end, came_back, resized, to_pause, looks;
static void (*last_act)(void);

/*
 * Runs once the program is told to end: if nothing reads the terminal, or Ctrl-S has stopped it,
 * the program's last writes would block for ever. Then the signal ends it as it ends other
 * programs.
 */
static void look_whether_blocked(int number)
{
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    int error = errno;

    looks = poll(&output, 1, 0) == 0 ? looks + 1 : 0;
    if (looks < LOOKS) {
        alarm(1);
        errno = error;
        return;
    }
    if (last_act)
        last_act();
    number = told_to_end;
    sigaction(number, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
    raise(number);
}

static void remember(int number)
{
    if (number == SIGCONT) {
        came_back = 1;
    } else if (number == SIGWINCH) {
        resized = 1;
    } else if (number == SIGTSTP) {
        to_pause = 1;
    } else {
        told_to_end = number;
        sigaction(SIGALRM,
                  &(struct sigaction){.sa_handler = look_whether_blocked, .sa_flags = SA_RESTART},
                  NULL);
        alarm(1);
    }
}

void stop_act_when_blocked(void (*act)(void))
{
    last_act = act;
}

/* Returns the change since the last call. */
static enum terminal_change take_change(void)
{
    enum terminal_change change = to_pause    ? CHANGE_PAUSE
                                  : came_back ? CHANGE_BACK
                                  : resized   ? CHANGE_SIZE
                                              : CHANGE_NONE;

    came_back = resized = to_pause = 0;
    return change;
}

void stop_watch(void)
{
    struct sigaction action = {.sa_handler = remember, .sa_flags = SA_RESTART};
    sigset_t kept_back;

    sigemptyset(&kept_back);
    for (int i = 0; i < CHANGING; i++) {
        sigaction(changing[i], &action, NULL);
        sigaddset(&kept_back, changing[i]);
    }
    sigprocmask(SIG_BLOCK, &kept_back, NULL);
    for (int i = 0; i < ENDING; i++)
        sigaction(ending[i], &action, NULL);
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
    sigset_t open, held, before;

    sigemptyset(&held);
    for (int i = 0; i < ENDING; i++)
        sigaddset(&held, ending[i]);
    sigprocmask(SIG_BLOCK, &held, &before); /* no signal may come between this test and the wait */
    open = before;
    for (int i = 0; i < ENDING; i++)
        sigdelset(&open, ending[i]);
    for (int i = 0; i < CHANGING; i++)
        sigdelset(&open, changing[i]);
    sigdelset(&open, SIGTSTP);
    /* Lets in signals that are held back even if the file can always be read. */
    (void)ppoll(NULL, 0, &(struct timespec){0}, &open);
    while (!told_to_end && !(heeds_changes && (came_back || resized || to_pause)) &&
           ppoll(&input, 1, milliseconds < 0 ? NULL : &most, &open) < 0 && errno == EINTR)
        ;
    sigprocmask(SIG_SETMASK, &before, NULL);
}

bool stop_pause(int fd, int milliseconds)
{
    wait_for(fd, milliseconds, false);
    return !told_to_end;
}

bool stop_wait_or_change(int fd, enum terminal_change *change)
{
    return stop_pause_or_change(fd, -1, change);
}

bool stop_pause_or_change(int fd, int milliseconds, enum terminal_change *change)
{
    wait_for(fd, milliseconds, true);
    *change = told_to_end ? CHANGE_NONE : take_change();
    return !told_to_end;
}

void stop_heed_pause(bool heeds)
{
    const struct sigaction action = {.sa_handler = heeds ? remember : SIG_DFL};
    struct sigaction before;
    sigset_t pause;

    sigemptyset(&pause);
    sigaddset(&pause, SIGTSTP);
    if (sigaction(SIGTSTP, NULL, &before) != 0 || before.sa_handler == SIG_IGN)
        return;
    sigaction(SIGTSTP, &action, NULL);
    sigprocmask(heeds ? SIG_BLOCK : SIG_UNBLOCK, &pause, NULL);
}

void stop_until_continued(void)
{
    const struct sigaction usual = {.sa_handler = SIG_DFL};
    struct sigaction before;

    if (sigaction(SIGTSTP, NULL, &before) != 0 || before.sa_handler == SIG_IGN)
        return;
    /* sent while it is held back, so that it is one with a second Ctrl-Z */
    sigaction(SIGTSTP, &usual, NULL);
    kill(getpid(), SIGTSTP);
    stop_heed_pause(false);
    stop_heed_pause(true);
    wait_for(-1, 0, false);
    came_back = 0; /* the caller knows */
}
