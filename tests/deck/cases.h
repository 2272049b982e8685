/* The test cases of the room, a file each. */
#ifndef BREUK_TESTS_DECK_CASES_H
#define BREUK_TESTS_DECK_CASES_H

#include <check.h>

void add_shipped(Suite *suite);
void add_model(Suite *suite);
void add_corpus(Suite *suite);
void add_table(Suite *suite);
void add_schema(Suite *suite);
void add_limits(Suite *suite);

#endif
