/* The parts of the test program of sim/. */
#ifndef BREUK_TESTS_SIM_CASES_H
#define BREUK_TESTS_SIM_CASES_H

#include "harness.h"

void add_figures_tests(Suite *suite);
void add_small_tests(Suite *suite);
void add_study_tests(Suite *suite);

#endif
