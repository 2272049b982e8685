/* The test program of rules/: compiling, text forms, scenarios, positions, playouts, properties of
 * play. */
#include "suites.h"

int main(void)
{
    Suite *suite = suite_create("rules");

    add_compile_tests(suite);
    add_counting_tests(suite);
    add_text_tests(suite);
    add_scenario_tests(suite);
    add_dealer_tests(suite);
    add_describe_tests(suite);
    add_example_tests(suite);
    add_position_tests(suite);
    add_partner_tests(suite);
    add_playout_tests(suite);
    add_scoring_tests(suite);
    add_seating_tests(suite);
    add_standing_tests(suite);
    add_turn_tests(suite);
    add_wheel_tests(suite);
    add_wheel_end_tests(suite);
    add_property_tests(suite);
    add_real_tests(suite);
    return run_suite(suite);
}
