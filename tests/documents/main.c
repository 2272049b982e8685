#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("documents");

    add_print_file_cases(suite);
    add_print_fit_cases(suite);
    return run_suite(suite);
}
