/* What the files of this program share. */
#ifndef BREUK_TESTS_CLI_CASES_H
#define BREUK_TESTS_CLI_CASES_H

#include "harness.h"

void add_book_cases(Suite *suite);
void add_list_cases(Suite *suite);
void add_match_cases(Suite *suite);
void add_print_file_cases(Suite *suite);
void add_print_fit_cases(Suite *suite);
void add_report_cases(Suite *suite);
void add_watch_cases(Suite *suite);

#endif
