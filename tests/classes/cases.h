/* What the files of this program share. */
#ifndef BREUK_TESTS_CLASSES_CASES_H
#define BREUK_TESTS_CLASSES_CASES_H

#include "harness.h"

void add_classes_cases(Suite *suite);
void add_overview_cases(Suite *suite);

#endif
