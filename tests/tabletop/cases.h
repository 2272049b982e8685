/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_TABLETOP_CASES_H
#define BREUK_TESTS_TABLETOP_CASES_H

#include "harness.h"

void add_playingcards_tests(Suite *suite);
void add_simulator_tests(Suite *suite);

#endif
