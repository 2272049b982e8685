#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("files");

    add_archive_tests(suite);
    add_input_tests(suite);
    add_packing_tests(suite);
    add_place_tests(suite);
    return run_suite(suite);
}
