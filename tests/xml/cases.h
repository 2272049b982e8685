/* The files of this program of tests. */
#ifndef BREUK_TESTS_XML_CASES_H
#define BREUK_TESTS_XML_CASES_H

#include <check.h>

void add_corpus_cases(Suite *suite);

#endif
