#include "tui/terminal/rescue.h"

#include "tui/stop.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT};
enum { SIGNALS = sizeof signals / sizeof *signals };

/* A signal handler can reach nothing else. */
static struct {
    volatile sig_atomic_t armed;
    int in, out;
    struct termios found;
    char sequence[1 << 14];
    size_t length;
    struct sigaction before[SIGNALS];
} rescue;

/* Whether the terminal takes what is written now. */
static bool takes(int out)
{
    struct pollfd output = {.fd = out, .events = POLLOUT};

    return poll(&output, 1, 0) != 0;
}

/* Of what POSIX lets a signal handler call. */
static void give_back(void)
{
    if (!rescue.armed)
        return;
    rescue.armed = 0;
    if (!takes(rescue.out))
        tcflush(rescue.out, TCOFLUSH); /* what nobody reads makes room */
    if (takes(rescue.out) && write(rescue.out, rescue.sequence, rescue.length) < 0)
        return; /* there is no terminal any more */
    tcflush(rescue.in, TCIFLUSH);
    tcsetattr(rescue.in, TCSANOW, &rescue.found);
}

/* Whoever listened before, a sanitizer for example, hears the signal again: it is held back until
 * this function returns. */
static void at_signal(int number)
{
    give_back();
    for (int i = 0; i < SIGNALS; i++)
        if (signals[i] == number)
            sigaction(number, &rescue.before[i], NULL);
    raise(number);
}

/* A stack that has run over cannot hold the handler of the signal that says so. */
static void lend_stack(void)
{
    static char spare[1 << 16];
    const stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
    stack_t before;

    if (sigaltstack(NULL, &before) == 0 && before.ss_flags & SS_DISABLE)
        sigaltstack(&stack, NULL);
}

void rescue_arm(int in, int out, const struct termios *found, const char *sequence)
{
    static bool at_exit;
    struct sigaction action = {.sa_handler = at_signal, .sa_flags = SA_ONSTACK};

    rescue_disarm();
    lend_stack();
    rescue.in = in;
    rescue.out = out;
    rescue.found = *found;
    rescue.length = strlen(sequence);
    if (rescue.length > sizeof rescue.sequence)
        rescue.length = 0;
    memcpy(rescue.sequence, sequence, rescue.length);
    rescue.armed = 1;
    stop_act_when_blocked(give_back);
    for (int i = 0; i < SIGNALS; i++) {
        sigaction(signals[i], &action, &rescue.before[i]);
        /* Whoever starts a program in the background has it ignore Ctrl-\. */
        if (signals[i] == SIGQUIT && rescue.before[i].sa_handler == SIG_IGN)
            sigaction(signals[i], &rescue.before[i], NULL);
    }
    if (!at_exit)
        at_exit = atexit(give_back) == 0;
}

void rescue_disarm(void)
{
    if (!rescue.armed)
        return;
    rescue.armed = 0;
    stop_act_when_blocked(NULL);
    for (int i = 0; i < SIGNALS; i++)
        sigaction(signals[i], &rescue.before[i], NULL);
}
