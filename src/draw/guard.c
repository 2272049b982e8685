#include "draw/guard.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/*
 * Work that waits for something that never comes uses no processor time, so it is ended after
 * PATIENCE seconds by the clock, however slow the machine. It is then tried once more, since it may
 * have been bad luck: when the process was copied, another thread of the caller may have held a
 * library's lock, and in the copy nobody releases it.
 */
enum { PATIENCE = 60, TRIES = 2 };

/* Exit codes of work that ran out of memory and can say so: of what it may take, or of the
 * machine's, where the program's malloc ends it (cli/allocation.c). */
enum { EXIT_TOO_MUCH = 9, EXIT_NO_MEMORY = 3 };

static bool guarded; /* this process is guarded, so its limit is one of ours */

void *guard_share(size_t length)
{
    void *shared = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    return shared == MAP_FAILED ? NULL : shared;
}

void guard_unshare(void *shared, size_t length)
{
    if (shared)
        munmap(shared, length);
}

/* Sets a limit, but never above an existing one. */
static void limit(__typeof__(RLIMIT_CPU) what, rlim_t soft, rlim_t hard)
{
    struct rlimit now;

    if (getrlimit(what, &now) != 0)
        return;
    if (now.rlim_cur == RLIM_INFINITY || soft < now.rlim_cur)
        now.rlim_cur = soft;
    if (now.rlim_max == RLIM_INFINITY || hard < now.rlim_max)
        now.rlim_max = hard;
    setrlimit(what, &now);
}

/* Returns how much memory the work may map: GUARD_MEMORY more than is mapped already, since a
 * sanitizer maps many terabytes. RLIM_INFINITY: the system does not tell. */
static rlim_t most_memory(void)
{
    FILE *file = fopen("/proc/self/statm", "r");
    unsigned long long pages = 0;

    if (!file)
        return RLIM_INFINITY;
    bool known = fscanf(file, "%llu", &pages) == 1;
    fclose(file);
    return known ? (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + GUARD_MEMORY : RLIM_INFINITY;
}

static void end_too_much(void)
{
    _exit(EXIT_TOO_MUCH);
}

/* Limits this process. The soft limit of time comes before the hard one, because only its signal
 * tells that it was the time. */
static void restrain(rlim_t most)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    sigset_t none;

    /* The caller's signal handlers, which may remove its files, are not for this process. */
    for (int i = 1; i < NSIG; i++)
        signal(i, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    /* librsvg's filters get one thread, and malloc one place to take from: each further one takes
     * 64 MB of addresses. */
    setenv("RAYON_NUM_THREADS", "1", 1);
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
    alarm(PATIENCE);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_CPU, GUARD_SECONDS, GUARD_SECONDS + 1);
    if (most != RLIM_INFINITY)
        limit(RLIMIT_AS, most, most);
    guarded = true;
    memory_at_end(end_too_much);
}

/* Returns how the work ended. Libraries that get no memory abort, each in its own way. */
static enum guard_end end_of(int how, double seconds)
{
    if (WIFEXITED(how)) {
        int code = WEXITSTATUS(how);
        return code == 0                ? GUARD_DONE
               : code == EXIT_TOO_MUCH  ? GUARD_TOO_MUCH
               : code == EXIT_NO_MEMORY ? GUARD_NO_MEMORY
                                        : GUARD_CRASHED;
    }
    switch (WTERMSIG(how)) {
    case SIGXCPU:
    case SIGALRM:
        return GUARD_TOO_LONG;
    case SIGKILL: /* from the hard limit of time, or a system that ran out of memory */
        return seconds >= GUARD_SECONDS ? GUARD_TOO_LONG : GUARD_NO_MEMORY;
    case SIGABRT:
    case SIGTRAP:
        return GUARD_TOO_MUCH;
    default:
        return GUARD_CRASHED;
    }
}

static double in_seconds(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* Runs the work once; sets how it ended and the processor time that it took. False: no process
 * could be made. */
static bool run_once(guard_work *work, void *context, rlim_t most, int *how, double *taken)
{
    const struct sigaction usual = {.sa_handler = SIG_DFL};
    struct sigaction before;
    struct rusage used = {0};

    /* A process that ignores SIGCHLD never learns how its children end. */
    sigaction(SIGCHLD, &usual, &before);
    pid_t child = fork();
    if (child == 0) {
        restrain(most);
        work(context);
        _exit(0);
    }
    pid_t ended = child;
    if (child > 0)
        do
            ended = wait4(child, how, 0, &used);
        while (ended < 0 && errno == EINTR);
    sigaction(SIGCHLD, &before, NULL);
    *taken = in_seconds(used.ru_utime) + in_seconds(used.ru_stime);
    return ended >= 0;
}

enum guard_end guard_run(guard_work *work, void *context, double *seconds)
{
    rlim_t most = most_memory();
    struct rlimit now;
    /* True if an outer limit allows less than the work may take: then it is not the work's fault if
     * it lacks memory. */
    bool is_short = !guarded && most != RLIM_INFINITY && getrlimit(RLIMIT_AS, &now) == 0 &&
                    now.rlim_cur != RLIM_INFINITY && now.rlim_cur < most;
    double taken = 0;
    int how = 0;

    for (int i = 0; i < TRIES && (i == 0 || (WIFSIGNALED(how) && WTERMSIG(how) == SIGALRM)); i++) {
        if (!run_once(work, context, most, &how, &taken))
            return GUARD_NO_MEMORY;
        if (seconds)
            *seconds += taken;
    }
    enum guard_end end = end_of(how, taken);
    return end == GUARD_TOO_MUCH && is_short ? GUARD_NO_MEMORY : end;
}
