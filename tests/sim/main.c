/* The test program of sim/: what the figures say of results, and that the results are right. */
#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("sim");

    add_figures_tests(suite);
    add_small_tests(suite);
    add_pupils_tests(suite);
    add_study_tests(suite);
    return run_suite(suite);
}
