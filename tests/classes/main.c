#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("classes");

    add_classes_cases(suite);
    add_overview_cases(suite);
    return run_suite(suite);
}
