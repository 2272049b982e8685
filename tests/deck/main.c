#include "cases.h"

#include "harness.h"

int main(void)
{
    Suite *suite = suite_create("deck");

    add_shipped(suite);
    add_model(suite);
    add_corpus(suite);
    add_schema(suite);
    add_limits(suite);
    add_table(suite);
    return run_suite(suite);
}
