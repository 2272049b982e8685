/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_SKILL_CASES_H
#define BREUK_TESTS_SKILL_CASES_H

#include "harness.h"

void add_ability_tests(Suite *suite);
void add_evidence_tests(Suite *suite);
void add_misconception_tests(Suite *suite);
void add_recall_tests(Suite *suite);

#endif
