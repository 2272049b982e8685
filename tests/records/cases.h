/* The test cases of the room, a file each. */
#ifndef BREUK_TESTS_RECORDS_CASES_H
#define BREUK_TESTS_RECORDS_CASES_H

#include <check.h>

void add_keeping(Suite *suite);
void add_opening(Suite *suite);
void add_failing(Suite *suite);
void add_killing(Suite *suite);
void add_power(Suite *suite);
void add_forgetting(Suite *suite);
void add_merging(Suite *suite);
void add_wholes(Suite *suite);

#endif
