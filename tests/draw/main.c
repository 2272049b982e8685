#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("draw");

    add_canvas_tests(suite);
    add_coverage_tests(suite);
    add_fit_tests(suite);
    add_guard_tests(suite);
    add_image_tests(suite);
    add_ink_tests(suite);
    add_outline_tests(suite);
    add_path_tests(suite);
    add_recording_tests(suite);
    add_surface_tests(suite);
    return run_suite(suite);
}
