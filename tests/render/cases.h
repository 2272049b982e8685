/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_RENDER_CASES_H
#define BREUK_TESTS_RENDER_CASES_H

#include "harness.h"

void add_shape_tests(Suite *suite);
void add_studio_tests(Suite *suite);
void add_studio_face_tests(Suite *suite);
void add_studio_clear_tests(Suite *suite);
void add_summary_tests(Suite *suite);
void add_contrast_tests(Suite *suite);
void add_fitting_tests(Suite *suite);
void add_visible_tests(Suite *suite);
void add_file_tests(Suite *suite);
void add_base_tests(Suite *suite);
void add_calibration_tests(Suite *suite);
void add_bold_tests(Suite *suite);
void add_face_tests(Suite *suite);
void add_fold_tests(Suite *suite);
void add_print_tests(Suite *suite);
void add_look_tests(Suite *suite);
void add_page_tests(Suite *suite);
void add_any_worksheet_tests(Suite *suite);
void add_large_picture_tests(Suite *suite);
void add_worksheet_tests(Suite *suite);
void add_paper_tests(Suite *suite);
void add_single_tests(Suite *suite);
void add_self_check_tests(Suite *suite);
void add_play_mat_tests(Suite *suite);
void add_preview_tests(Suite *suite);
void add_tuck_box_tests(Suite *suite);
void add_wheel_tests(Suite *suite);
void add_marks_tests(Suite *suite);
void add_scale_tests(Suite *suite);

#endif
