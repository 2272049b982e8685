/*
 * One Check program a room. Every test's name is a sentence about behaviour; results go to stdout
 * as TAP, which meson and ./check count.
 */
#ifndef BREUK_TESTS_HARNESS_H
#define BREUK_TESTS_HARNESS_H

#include <check.h>
#include <locale.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

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

/*
 * Runs all cases; what main returns. The suite is freed. The locale is the environment's, numbers
 * excepted, as in the program itself.
 */
static inline int run_suite(Suite *suite)
{
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");
    SRunner *runner = srunner_create(suite);

    srunner_set_tap(runner, "-");
    srunner_run_all(runner, CK_SILENT);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* ./check --long: what tries a sample otherwise tries the whole. */
static inline bool in_full(void)
{
    return getenv("BREUK_LONG") != NULL;
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
 * Adds a test that loops from 0 to `times`: every third time of it, or with --long each. Where it
 * begins hangs on the length of its name, so that of several tests of one thing each tries others.
 */
static inline void add_sample(TCase *tests, const TTest *test, int times)
{
    const int step = in_full() ? 1 : 3;

    for (int i = (int)strlen(test->name) % step; i < times; i += step)
        tcase_add_loop_test(tests, test, i, i + 1);
}

#endif
