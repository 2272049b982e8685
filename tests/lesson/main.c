#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("lesson");

    add_bounds_tests(suite);
    add_choosing_tests(suite);
    add_difficulty_tests(suite);
    add_diagnosis_tests(suite);
    add_ending_tests(suite);
    add_example_tests(suite);
    add_file_tests(suite);
    add_form_tests(suite);
    add_guessing_tests(suite);
    add_hint_tests(suite);
    add_judging_tests(suite);
    add_kind_tests(suite);
    add_learner_tests(suite);
    add_missed_tests(suite);
    add_naming_tests(suite);
    add_own_tests(suite);
    add_passing_tests(suite);
    add_progress_tests(suite);
    add_proving_tests(suite);
    add_pupil_tests(suite);
    add_reading_tests(suite);
    add_report_tests(suite);
    add_sentence_tests(suite);
    add_sitting_tests(suite);
    add_ticket_tests(suite);
    add_turning_tests(suite);
    add_worksheet_tests(suite);
    return run_suite(suite);
}
