/* The cases of this program, a file each. */
#ifndef BREUK_TESTS_LESSON_CASES_H
#define BREUK_TESTS_LESSON_CASES_H

#include "harness.h"
#include "lesson/lesson.h"

void add_bounds_tests(Suite *suite);
void add_choosing_tests(Suite *suite);
void add_difficulty_tests(Suite *suite);
void add_diagnosis_tests(Suite *suite);
void add_ending_tests(Suite *suite);
void add_example_tests(Suite *suite);
void add_file_tests(Suite *suite);
void add_form_tests(Suite *suite);
void add_guessing_tests(Suite *suite);
void add_hint_tests(Suite *suite);
void add_judging_tests(Suite *suite);
void add_kind_tests(Suite *suite);
void add_learner_tests(Suite *suite);
void add_missed_tests(Suite *suite);
void add_naming_tests(Suite *suite);
void add_own_tests(Suite *suite);
void add_passing_tests(Suite *suite);
void add_progress_tests(Suite *suite);
void add_proving_tests(Suite *suite);
void add_pupil_tests(Suite *suite);
void add_reading_tests(Suite *suite);
void add_report_tests(Suite *suite);
void add_sentence_tests(Suite *suite);
void add_sitting_tests(Suite *suite);
void add_ticket_tests(Suite *suite);
void add_turning_tests(Suite *suite);
void add_worksheet_tests(Suite *suite);

/* A lesson of the attributes of its <numbers>, its ladder, and its elements <items> and <item>;
 * lesson_free(). own.c. */
struct lesson *lesson_of(const char *numbers, const char *ladder, const char *items);

#endif
