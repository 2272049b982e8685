/* What was typed last, written to the error output when something breaks. */
#include "monkey.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { KEPT = 40, LONGEST = 200 };

static struct {
    bool begun, told;
    char head[LONGEST], typed[KEPT][LONGEST];
    int count;
} trail;

static void write_line(const char *line)
{
    if (write(STDERR_FILENO, line, strlen(line)) < 0 || write(STDERR_FILENO, "\n", 1) < 0)
        return;
}

static void tell(void)
{
    if (!trail.begun || trail.told)
        return;
    trail.told = true;
    write_line(trail.head);
    for (int i = trail.count > KEPT ? trail.count - KEPT : 0; i < trail.count; i++)
        write_line(trail.typed[i % KEPT]);
}

static void tell_at(int number)
{
    tell();
    signal(number, SIG_DFL);
    raise(number);
}

void trail_begin(uint64_t seed)
{
    if (!trail.begun) {
        signal(SIGABRT, tell_at); /* what a sanitizer finds */
        atexit(tell);             /* an assertion that did not hold */
    }
    trail.begun = true;
    trail.count = 0;
    snprintf(trail.head, sizeof trail.head,
             "BREUK_MONKEY_SEED=%llu finds it; typed last:", (unsigned long long)seed);
}

void trail_add(const char *typed)
{
    snprintf(trail.typed[trail.count++ % KEPT], LONGEST, "  %s", typed);
}

void trail_end(void)
{
    trail.begun = false;
}
