/* Where things lie. */
#include "cases.h"

#include "paper/geometry.h"

/* Uneven margins, so that a back on the wrong side cannot fit by chance. */
static const struct grid uneven = {.paper_width = 215.9,
                                   .paper_height = 279.4,
                                   .card_width = 88.9,
                                   .card_height = 50.8,
                                   .columns = 2,
                                   .rows = 4,
                                   .gap_x = 12.7,
                                   .gap_y = 12.7,
                                   .left = 10,
                                   .top = 19.05};

START_TEST(a_millimetre_is_72_over_25_4_points)
{
    ck_assert_double_eq_tol(210 * POINTS_PER_MM, 595.2756, 0.0001);
}
END_TEST

START_TEST(places_follow_each_other_row_by_row)
{
    struct box fifth = grid_front(&uneven, 5);

    ck_assert_int_eq(grid_places(&uneven), 8);
    ck_assert_double_eq_tol(fifth.x, 10 + 88.9 + 12.7, 1e-9);
    ck_assert_double_eq_tol(fifth.y, 19.05 + 2 * 63.5, 1e-9);
}
END_TEST

START_TEST(a_box_inside_another_keeps_its_shape_and_stands_in_the_middle)
{
    struct box inside = box_inside((struct box){10, 20, 100, 30}, 2, 1);

    ck_assert_double_eq_tol(inside.width, 60, 1e-9);
    ck_assert_double_eq_tol(inside.height, 30, 1e-9);
    ck_assert_double_eq_tol(inside.x, 30, 1e-9);
    ck_assert_double_eq_tol(inside.y, 20, 1e-9);
}
END_TEST

START_TEST(a_box_contains_itself_but_none_that_reaches_out)
{
    struct box box = {0.1, 0.2, 0.7, 0.8};

    ck_assert(box_contains(box, box));
    ck_assert(!box_contains(box, box_grown(box, 0.001)));
    ck_assert(box_contains(box_grown(box, 0.001), box));
}
END_TEST

void add_geometry_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "geometry");

    tcase_add_test(tests, a_millimetre_is_72_over_25_4_points);
    tcase_add_test(tests, places_follow_each_other_row_by_row);
    tcase_add_test(tests, a_box_inside_another_keeps_its_shape_and_stands_in_the_middle);
    tcase_add_test(tests, a_box_contains_itself_but_none_that_reaches_out);
}
