#include "cases.h"
#include "harness.h"

int main(void)
{
    Suite *suite = suite_create("xml");

    add_grammar_cases(suite);
    add_corpus_cases(suite);
    add_read_cases(suite);
    add_hostile_cases(suite);
    add_library_cases(suite);
    add_standalone_cases(suite);
    return run_suite(suite);
}
