/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_FILES_CASES_H
#define BREUK_TESTS_FILES_CASES_H

#include "harness.h"

void add_archive_tests(Suite *suite);
void add_input_tests(Suite *suite);
void add_packing_tests(Suite *suite);
void add_place_tests(Suite *suite);

#endif
