#include "cases.h"
#include "harness.h"

int main(void)
{
    Suite *suite = suite_create("xml");

    add_corpus_cases(suite);
    return run_suite(suite);
}
