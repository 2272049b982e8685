/* The test program of rules/: compiling, text forms, properties of play, playouts, positions. */
#include "suites.h"

int main(void)
{
    Suite *suite = suite_create("rules");

    add_scenario_tests(suite);
    add_property_tests(suite);
    return run_suite(suite);
}
