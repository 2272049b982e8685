/* What is wrong with a grammar itself, which has a test for each. */
#ifndef BREUK_TESTS_GRAMMAR_FAULT_H
#define BREUK_TESTS_GRAMMAR_FAULT_H

#include "xml/grammar.h"

/*
 * Returns it in English, a literal; NULL when the grammar is right. Finds a child without a rule,
 * two rules of one name, text and children in one element, a fallback that its own rule refuses, a
 * required attribute with a fallback, a VALUE_WORD without words, and more.
 */
const char *grammar_fault(const struct grammar *grammar);

#endif
