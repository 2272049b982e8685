#ifndef BREUK_TESTS_LOG_CASES_H
#define BREUK_TESTS_LOG_CASES_H

#include "harness.h"

void add_held_tests(Suite *suite);
void add_person_tests(Suite *suite);
void add_renaming_tests(Suite *suite);
void add_written_tests(Suite *suite);

#endif
