/* The files of this program of tests. */
#ifndef BREUK_TESTS_XML_CASES_H
#define BREUK_TESTS_XML_CASES_H

#include <check.h>

void add_corpus_cases(Suite *suite);
void add_read_cases(Suite *suite);
void add_hostile_cases(Suite *suite);
void add_grammar_cases(Suite *suite);
void add_library_cases(Suite *suite);
void add_standalone_cases(Suite *suite);

#endif
