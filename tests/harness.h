/*
 * One Check program a room. Every test's name is a sentence about behaviour; results go to stdout
 * as TAP, which meson and ./check count.
 *
 * All tests of a room run in one process: a process for each, of a program that is sanitized, takes
 * longer than most tests do. What a test changes of the process is put back after it (harness.c);
 * what it changes of a room, it puts back itself. One that ends the process runs in another one,
 * by run_apart().
 */
#ifndef BREUK_TESTS_HARNESS_H
#define BREUK_TESTS_HARNESS_H

#include <check.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/*
 * Check notes each assertion that held in a file, so that it can say after which one a process
 * ended. Here that is the only process there is, and millions of notes took half of the time of
 * some rooms.
 */
#define _mark_point(file, line) ((void)0)

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
 * Runs all cases; what main returns. The suite is freed. The locale is the environment's, numbers
 * excepted, as in the program itself.
 */
int run_suite(Suite *suite);

/* A case of tests that share a subject. */
TCase *add_case(Suite *suite, const char *name);

/* The exit code of a process of its own, or minus the signal that ended it. What `run` returns is
 * its exit code, at once; nothing may be asserted in it. */
int run_apart(int (*run)(const void *with), const void *with);

/* Makes a folder; the last six characters of its path are replaced, as those of mkdtemp are, but
 * whatever they were. */
void make_temporary_folder(char *path);

/* From now on no file can grow larger than that: to write more is refused. Not what Check writes,
 * so nothing may be asserted before the limit is RLIM_INFINITY again. */
void limit_files(rlim_t bytes);

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
