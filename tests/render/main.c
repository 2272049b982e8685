#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("render");

    add_shape_tests(suite);
    add_studio_tests(suite);
    add_studio_face_tests(suite);
    add_studio_clear_tests(suite);
    add_summary_tests(suite);
    add_contrast_tests(suite);
    add_fitting_tests(suite);
    add_file_tests(suite);
    add_base_tests(suite);
    add_calibration_tests(suite);
    add_bold_tests(suite);
    add_face_tests(suite);
    add_fold_tests(suite);
    add_print_tests(suite);
    add_look_tests(suite);
    add_page_tests(suite);
    add_large_picture_tests(suite);
    add_worksheet_tests(suite);
    add_any_worksheet_tests(suite);
    add_paper_tests(suite);
    add_single_tests(suite);
    add_self_check_tests(suite);
    add_play_mat_tests(suite);
    add_preview_tests(suite);
    add_tuck_box_tests(suite);
    add_wheel_tests(suite);
    add_marks_tests(suite);
    add_scale_tests(suite);
    add_visible_tests(suite);
    return run_suite(suite);
}
