/* What the files of this program share. */
#ifndef BREUK_TESTS_DOCUMENTS_CASES_H
#define BREUK_TESTS_DOCUMENTS_CASES_H

#include "harness.h"

void add_print_file_cases(Suite *suite);
void add_print_fit_cases(Suite *suite);

#endif
