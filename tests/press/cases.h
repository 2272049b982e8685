/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_PRESS_CASES_H
#define BREUK_TESTS_PRESS_CASES_H

#include "harness.h"

void add_page_set_tests(Suite *suite);
void add_pdf_content_tests(Suite *suite);
void add_pdf_places_tests(Suite *suite);
void add_pdf_reader_tests(Suite *suite);
void add_plate_tests(Suite *suite);
void add_press_tests(Suite *suite);
void add_srgb_tests(Suite *suite);
void add_true_type_tests(Suite *suite);

#endif
