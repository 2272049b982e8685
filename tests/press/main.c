#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("press");

    add_page_set_tests(suite);
    add_pdf_content_tests(suite);
    add_pdf_places_tests(suite);
    add_pdf_reader_tests(suite);
    add_plate_tests(suite);
    add_press_tests(suite);
    add_srgb_tests(suite);
    add_true_type_tests(suite);
    return run_suite(suite);
}
