/* The cases of this program, one file a subject. */
#ifndef BREUK_TESTS_CLI_TESTS_H
#define BREUK_TESTS_CLI_TESTS_H

#include "harness.h"

void add_data_tests(Suite *suite);
void add_report_tests(Suite *suite);

#endif
