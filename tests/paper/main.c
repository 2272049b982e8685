#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("paper");

    add_geometry_tests(suite);
    add_imposition_tests(suite);
    add_sheet_tests(suite);
    add_glabels_tests(suite);
    return run_suite(suite);
}
