/* When the time is up. */
#include "cli/shared_options.h"

#include "cases.h"

START_TEST(time_is_up_when_its_minutes_are_over)
{
    time_t now = time(NULL), end = minutes_end(2);

    ck_assert_int_ge(end, now + 120);
    ck_assert_int_le(end, now + 180);
    ck_assert(!minutes_are_up(end));
    ck_assert(minutes_are_up(now));
    ck_assert(minutes_are_up(now - 60));
}
END_TEST

START_TEST(without_minutes_it_is_never_up)
{
    ck_assert_int_eq(minutes_end(0), 0);
    ck_assert(!minutes_are_up(0));
}
END_TEST

void add_minutes_cases(Suite *suite)
{
    TCase *minutes = add_case(suite, "minutes");

    tcase_add_test(minutes, time_is_up_when_its_minutes_are_over);
    tcase_add_test(minutes, without_minutes_it_is_never_up);
}
