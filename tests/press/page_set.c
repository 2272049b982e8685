/* Some pages of a document. */
#include "cases.h"

#include "press/press.h"

#include <stdio.h>
#include <string.h>

static const struct {
    struct page_set set;
    const char *members; /* of ten pages */
    int beyond;
} sets[] = {
    {{.none = false}, "1 2 3 4 5 6 7 8 9 10 ", 0},
    {{.none = true}, "", 0},
    {{.ranges = {{3, 5}, {8, 8}}, .count = 2}, "3 4 5 8 ", 0},
    {{.ranges = {{8, 12}}, .count = 1}, "8 9 10 ", 11},
    {{.ranges = {{2, 2}, {20, 30}}, .count = 2}, "2 ", 20},
    {{.ranges = {{3, 3}, {10, 12}}, .count = 2}, "3 10 ", 11},
    {{.stride = 3}, "1 4 7 10 ", 0},
    {{.ranges = {{2, 9}, {10, 10}}, .count = 2, .stride = 5}, "2 7 10 ", 0},
};

START_TEST(a_set_of_pages_holds_what_its_ranges_say)
{
    char members[64] = "";
    int size = 0;

    for (int page = 1; page <= 10; page++)
        if (page_set_has(&sets[_i].set, page)) {
            sprintf(members + strlen(members), "%d ", page);
            size++;
        }
    ck_assert_str_eq(members, sets[_i].members);
    ck_assert_int_eq(page_set_size(&sets[_i].set, 10), size);
    ck_assert_int_eq(page_set_beyond(&sets[_i].set, 10), sets[_i].beyond);
}
END_TEST

void add_page_set_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "page set");

    tcase_add_loop_test(tests, a_set_of_pages_holds_what_its_ranges_say, 0,
                        sizeof sets / sizeof *sets);
}
