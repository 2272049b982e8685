/* The parts of the test program of bots/. */
#ifndef BREUK_TESTS_BOTS_CASES_H
#define BREUK_TESTS_BOTS_CASES_H

#include "game_hash.h"
#include "harness.h"

void add_beginner_tests(Suite *suite);
void add_pupil_tests(Suite *suite);
void add_judging_tests(Suite *suite);
void add_every_table_tests(Suite *suite);
void add_skilled_tests(Suite *suite);

#endif
