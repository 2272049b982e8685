#include "cases.h"

int main(void)
{
    Suite *suite = suite_create("tabletop");

    add_playingcards_tests(suite);
    add_simulator_tests(suite);
    return run_suite(suite);
}
