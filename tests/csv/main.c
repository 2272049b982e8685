#include "cases.h"

#include "harness.h"

int main(void)
{
    Suite *suite = suite_create("csv");

    add_reader(suite);
    add_writer(suite);
    add_cell(suite);
    return run_suite(suite);
}
