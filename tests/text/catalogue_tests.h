#ifndef BREUK_TESTS_TEXT_CATALOGUE_TESTS_H
#define BREUK_TESTS_TEXT_CATALOGUE_TESTS_H

#include "harness.h"

void add_catalogue_tests(Suite *suite);

#endif
