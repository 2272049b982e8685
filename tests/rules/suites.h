/* The parts of the test program of rules/. */
#ifndef BREUK_TESTS_RULES_SUITES_H
#define BREUK_TESTS_RULES_SUITES_H

#include "harness.h"

void add_compile_tests(Suite *suite);
void add_counting_tests(Suite *suite);
void add_text_tests(Suite *suite);
void add_turn_tests(Suite *suite);
void add_scenario_tests(Suite *suite);
void add_property_tests(Suite *suite);
void add_real_tests(Suite *suite);
void add_partner_tests(Suite *suite);
void add_playout_tests(Suite *suite);
void add_describe_tests(Suite *suite);
void add_example_tests(Suite *suite);
void add_dealer_tests(Suite *suite);
void add_position_tests(Suite *suite);
void add_scoring_tests(Suite *suite);
void add_seating_tests(Suite *suite);
void add_standing_tests(Suite *suite);
void add_wheel_tests(Suite *suite);
void add_wheel_end_tests(Suite *suite);

#endif
