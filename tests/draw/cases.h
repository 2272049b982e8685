/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_DRAW_CASES_H
#define BREUK_TESTS_DRAW_CASES_H

#include "harness.h"

#include <stdbool.h>
#include <stddef.h>

/* This process gets no more memory than so many bytes beyond what it maps. False: that cannot be
 * told here. */
bool limit_memory(size_t more);

void add_canvas_tests(Suite *suite);
void add_coverage_tests(Suite *suite);
void add_fit_tests(Suite *suite);
void add_guard_tests(Suite *suite);
void add_image_tests(Suite *suite);
void add_ink_tests(Suite *suite);
void add_outline_tests(Suite *suite);
void add_path_tests(Suite *suite);
void add_recording_tests(Suite *suite);
void add_surface_tests(Suite *suite);

#endif
