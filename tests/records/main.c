#include "cases.h"

#include "harness.h"

int main(void)
{
    Suite *suite = suite_create("records");

    add_keeping(suite);
    add_opening(suite);
    add_failing(suite);
    add_killing(suite);
    add_power(suite);
    add_forgetting(suite);
    add_merging(suite);
    add_wholes(suite);
    return run_suite(suite);
}
