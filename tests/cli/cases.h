/* What the files of this program share. */
#ifndef BREUK_TESTS_CLI_CASES_H
#define BREUK_TESTS_CLI_CASES_H

#include "harness.h"

void add_book_cases(Suite *suite);
void add_kept_cases(Suite *suite);
void add_known_cases(Suite *suite);
void add_minutes_cases(Suite *suite);
void add_proposals_cases(Suite *suite);
void add_watch_cases(Suite *suite);

#endif
