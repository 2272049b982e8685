/*
 * One Check program a room. Every test's name is a sentence about behaviour; results go to stdout
 * as TAP, which meson and ./check count.
 */
#ifndef BREUK_TESTS_HARNESS_H
#define BREUK_TESTS_HARNESS_H

#include <check.h>
#include <locale.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/*
 * Check notes each assertion that held in a file, and reads the file when the test is over, so that
 * it can say after which one a test crashed or hung. Millions of them took half of the time of some
 * rooms: a line is noted when it is reached first.
 */
static inline void note_point(const char *file, int line)
{
    enum { LINES = 4096 };
    static bool noted[LINES];

    if (noted[line % LINES])
        return;
    noted[line % LINES] = true;
    _mark_point(file, line);
}
#define _mark_point(file, line) note_point(file, line)

/* ./check --long: what tries a sample otherwise tries the whole. */
static inline bool in_full(void)
{
    return getenv("BREUK_LONG") != NULL;
}

/* How far a loop goes on that tries one of `step`, and with --long each. */
static inline int stride(int step)
{
    return in_full() ? 1 : step;
}

/* Whether a loop tries this one, the first of each `step`, or with --long each. The step and the
 * length of an inner loop have no common factor, or some are never tried. */
static inline bool sampled(int i, int step)
{
    return i % stride(step) == 0;
}

/*
 * A test is a process. At its end the sanitizer looks for leaks, for 35 ms, and then forgets each
 * global of the program, for 15: of some rooms that was half of the time. So the process ends at
 * once, and where ./check runs all tests each eighth is looked through, as scripts sanitize some
 * commands (tests/tap.sh); a program that is named, and --long, each test.
 */
extern void __lsan_do_leak_check(void) __attribute__((weak)); /* NULL without the sanitizer */

static struct {
    pid_t process;
    int *tests; /* that have ended, known to all their processes */
} runner;

static inline void leave_test(int status, void *unused)
{
    enum { EACH = 8 };
    bool all = in_full() || !getenv("BREUK_DELIVERED");

    (void)unused;
    fflush(NULL);
    if (__lsan_do_leak_check && ((*runner.tests)++ % EACH == 0 || all))
        __lsan_do_leak_check();
    _exit(status);
}

static inline void begin_test(void)
{
    if (getppid() == runner.process) /* and not what a test starts */
        on_exit(leave_test, NULL);
}

/*
 * Runs all cases; what main returns. The suite is freed. The locale is the environment's, numbers
 * excepted, as in the program itself.
 */
static inline int run_suite(Suite *suite)
{
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");
    SRunner *all = srunner_create(suite);

    runner.process = getpid();
    runner.tests =
        mmap(NULL, sizeof *runner.tests, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (runner.tests != MAP_FAILED)
        pthread_atfork(NULL, NULL, begin_test);
    srunner_set_tap(all, "-");
    srunner_run_all(all, CK_SILENT);
    int failed = srunner_ntests_failed(all);
    srunner_free(all);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* A case of tests that share a subject. */
static inline TCase *add_case(Suite *suite, const char *name)
{
    TCase *tests = tcase_create(name);

    tcase_set_timeout(tests, in_full() ? 0 : 1200);
    suite_add_tcase(suite, tests);
    return tests;
}

/*
 * Adds a test that loops from 0 to `times`: of few each third or fifth, of many each seventh time
 * of it, or with --long each. What is looped over is mostly a product of two or three small
 * numbers: a step that divides it would never meet some of them. Each test begins one further than
 * the one before, so that of several tests of one thing each tries others.
 */
static inline void add_sample(TCase *tests, const TTest *test, int times)
{
    static int added;
    const bool few = times < 30;
    const int wished = few ? 3 : 7, other = few ? 5 : 11;
    const int step = stride(times % wished ? wished : other);

    for (int i = added++ % step; i < times; i += step)
        tcase_add_loop_test(tests, test, i, i + 1);
}

#endif
