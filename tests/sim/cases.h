/* The parts of the test program of sim/. */
#ifndef BREUK_TESTS_SIM_CASES_H
#define BREUK_TESTS_SIM_CASES_H

#include "harness.h"

void add_figures_tests(Suite *suite);
void add_pupils_tests(Suite *suite);
void add_small_tests(Suite *suite);
void add_study_tests(Suite *suite);

/* From now on no thread can be started: the caller does the work, and its memory can be made to
 * fail. */
void expect_no_threads(void);

#endif
