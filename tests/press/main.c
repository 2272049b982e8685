#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("press");

    add_page_set_tests(suite);
    add_plate_tests(suite);
    add_press_tests(suite);
    add_srgb_tests(suite);
    return run_suite(suite);
}
