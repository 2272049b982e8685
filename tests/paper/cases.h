/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_PAPER_CASES_H
#define BREUK_TESTS_PAPER_CASES_H

#include "harness.h"

void add_geometry_tests(Suite *suite);
void add_glabels_tests(Suite *suite);
void add_imposition_tests(Suite *suite);
void add_sheet_tests(Suite *suite);

#endif
