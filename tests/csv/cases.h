/* The test cases of the room, a file each. */
#ifndef BREUK_TESTS_CSV_CASES_H
#define BREUK_TESTS_CSV_CASES_H

#include <check.h>

void add_reader(Suite *suite);
void add_writer(Suite *suite);
void add_cell(Suite *suite);

#endif
