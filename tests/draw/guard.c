/* Work in a process of its own: how it may end, and that nobody else is harmed. */
#include "cases.h"

#include "base/memory.h"
#include "draw/guard.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile unsigned long spun;

static void answer(void *context)
{
    *(int *)context = 42;
}

static void spin(void *context)
{
    (void)context;
    while (++spun > 0)
        continue;
}

/* As much as *context says, in MB, a fourth at a time. */
static void allocate(void *context)
{
    size_t fourth = (size_t) * (int *)context * 1024 * 1024 / 4;

    for (int i = 0; i < 4; i++) {
        char *volatile block = malloc(fourth); /* clang would leave out what nobody reads */
        if (!block)
            memory_give_up();
        memset(block, 1, fourth);
    }
}

static void end_by_signal(void *context)
{
    if (write(STDERR_FILENO, "not to be seen\n", 15) < 0)
        return;
    signal(*(int *)context, SIG_DFL);
    raise(*(int *)context);
}

static void end_with_code(void *context)
{
    _exit(*(int *)context);
}

static void guard_within(void *context)
{
    int *answered = context, megabytes = 256;

    if (guard_run(allocate, &megabytes, NULL) != GUARD_TOO_MUCH ||
        guard_run(answer, answered, NULL) != GUARD_DONE)
        memory_give_up();
}

/* No process is left that nobody waited for. */
static void expect(enum guard_end wanted, guard_work *work, int with)
{
    ck_assert_int_eq(guard_run(work, &with, NULL), wanted);
    ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
    ck_assert_int_eq(errno, ECHILD);
}

START_TEST(work_leaves_what_it_found_out_in_shared_memory)
{
    int *shared = guard_share(sizeof *shared), own = 0;

    ck_assert_ptr_nonnull(shared);
    ck_assert_int_eq(*shared, 0);
    ck_assert_int_eq(guard_run(answer, shared, NULL), GUARD_DONE);
    ck_assert_int_eq(*shared, 42);
    ck_assert_int_eq(guard_run(answer, &own, NULL), GUARD_DONE);
    ck_assert_int_eq(own, 0);
    guard_unshare(shared, sizeof *shared);
}
END_TEST

START_TEST(work_that_goes_on_for_ever_is_ended_after_its_seconds)
{
    struct rusage before, after;

    getrusage(RUSAGE_CHILDREN, &before);
    expect(GUARD_TOO_LONG, spin, 0);
    getrusage(RUSAGE_CHILDREN, &after);
    ck_assert_int_le(after.ru_utime.tv_sec - before.ru_utime.tv_sec, GUARD_SECONDS + 1);
}
END_TEST

START_TEST(work_gets_so_much_memory_beyond_what_is_mapped_already)
{
    int most = GUARD_MEMORY / (1024 * 1024);

    expect(GUARD_DONE, allocate, most / 2);
    expect(GUARD_TOO_MUCH, allocate, most + 1);
}
END_TEST

bool limit_memory(size_t more)
{
    unsigned long long pages = 0;
    struct rlimit limit;
    FILE *file = fopen("/proc/self/statm", "r");

    if (!file)
        return false;
    bool known = fscanf(file, "%llu", &pages) == 1;
    fclose(file);
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + more;
    return known && setrlimit(RLIMIT_AS, &limit) == 0;
}

START_TEST(memory_that_somebody_else_refuses_is_no_fault_of_the_work)
{
    struct rlimit before;

    getrlimit(RLIMIT_AS, &before);
    if (!limit_memory(GUARD_MEMORY / 2))
        return;
    expect(GUARD_NO_MEMORY, allocate, GUARD_MEMORY / (1024 * 1024) * 3 / 4);
    expect(GUARD_DONE, allocate, 1);
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &before), 0);
    expect(GUARD_TOO_MUCH, allocate, GUARD_MEMORY / (1024 * 1024) + 1);
}
END_TEST

/* 3 is what the program's own malloc ends with, when the machine has no more. */
static const struct {
    int code;
    enum guard_end end;
} exits[] = {{0, GUARD_DONE}, {1, GUARD_CRASHED}, {3, GUARD_NO_MEMORY}, {101, GUARD_CRASHED}};

START_TEST(each_exit_code_has_its_reason)
{
    expect(exits[_i].end, end_with_code, exits[_i].code);
}
END_TEST

static const struct {
    int signal;
    enum guard_end end;
} deaths[] = {
    {SIGABRT, GUARD_TOO_MUCH}, {SIGTRAP, GUARD_TOO_MUCH}, {SIGKILL, GUARD_NO_MEMORY},
    {SIGXCPU, GUARD_TOO_LONG}, {SIGALRM, GUARD_TOO_LONG}, {SIGSEGV, GUARD_CRASHED},
};

START_TEST(each_death_has_its_reason)
{
    expect(deaths[_i].end, end_by_signal, deaths[_i].signal);
}
END_TEST

/* So it looks when nothing has come for a minute. */
static void wait_in_vain_once(void *context)
{
    int *times = context;

    if (++*times == 1)
        raise(SIGALRM);
}

START_TEST(work_that_waited_in_vain_gets_a_second_try)
{
    int *times = guard_share(sizeof *times);

    ck_assert_ptr_nonnull(times);
    ck_assert_int_eq(guard_run(wait_in_vain_once, times, NULL), GUARD_DONE);
    ck_assert_int_eq(*times, 2);
    guard_unshare(times, sizeof *times);
}
END_TEST

START_TEST(work_may_be_guarded_within_guarded_work)
{
    int *shared = guard_share(sizeof *shared);

    ck_assert_ptr_nonnull(shared);
    ck_assert_int_eq(guard_run(guard_within, shared, NULL), GUARD_DONE);
    ck_assert_int_eq(*shared, 42);
    guard_unshare(shared, sizeof *shared);
}
END_TEST

static volatile sig_atomic_t alarms;

static void count_alarm(int signal)
{
    alarms += signal == SIGALRM;
}

START_TEST(the_callers_signals_stay_the_callers)
{
    struct sigaction counting = {.sa_handler = count_alarm}, seen;

    signal(SIGCHLD, SIG_IGN);
    sigaction(SIGALRM, &counting, NULL);
    alarm(1); /* while it waits, as likely as not */
    expect(GUARD_TOO_LONG, spin, 0);
    alarm(0);
    expect(GUARD_TOO_LONG, end_by_signal, SIGALRM);
    sigaction(SIGCHLD, NULL, &seen);
    ck_assert(seen.sa_handler == SIG_IGN);
    sigaction(SIGALRM, NULL, &seen);
    ck_assert(seen.sa_handler == count_alarm);
    ck_assert_int_le(alarms, 1);
    signal(SIGCHLD, SIG_DFL);
    signal(SIGALRM, SIG_DFL);
}
END_TEST

void add_guard_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "guard");

    tcase_add_test(tests, work_leaves_what_it_found_out_in_shared_memory);
    tcase_add_test(tests, work_that_goes_on_for_ever_is_ended_after_its_seconds);
    tcase_add_test(tests, work_gets_so_much_memory_beyond_what_is_mapped_already);
    tcase_add_test(tests, memory_that_somebody_else_refuses_is_no_fault_of_the_work);
    tcase_add_loop_test(tests, each_exit_code_has_its_reason, 0, sizeof exits / sizeof *exits);
    tcase_add_loop_test(tests, each_death_has_its_reason, 0, sizeof deaths / sizeof *deaths);
    tcase_add_test(tests, work_that_waited_in_vain_gets_a_second_try);
    tcase_add_test(tests, work_may_be_guarded_within_guarded_work);
    tcase_add_test(tests, the_callers_signals_stay_the_callers);
}
