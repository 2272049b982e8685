/* Cards on pages: that each is on one page, and that backs meet their fronts when the paper is
 * turned over as a hand does it. */
#include "cases.h"

#include "render/imposition.h"

#include <math.h>

static const struct grid grids[] = {
    {210, 297, 63, 88, 3, 3, 0, 0, 10.5, 16.5},      /* A4, in the middle */
    {210, 297, 88.9, 63.5, 2, 4, 5.08, 4.23, 7, 15}, /* off the middle, with gaps */
    {297, 210, 63, 88, 4, 2, 3, 1, 20, 5},           /* paper that lies */
};

struct point {
    double x, y;
};

/* A point of a card, from its upper left corner as its reader sees it, on the page. */
static struct point on_page(struct placing placing, struct point p)
{
    double turned = placing.turns * M_PI / 2;
    bool lying = placing.turns % 2 == 1;
    double width = lying ? placing.box.height : placing.box.width;
    double height = lying ? placing.box.width : placing.box.height;
    double x = p.x - width / 2, y = p.y - height / 2;

    return (struct point){placing.box.x + placing.box.width / 2 + x * cos(turned) - y * sin(turned),
                          placing.box.y + placing.box.height / 2 + x * sin(turned) +
                              y * cos(turned)};
}

static void expect_same_spot(const struct imposition *imposition, int place, struct point corner)
{
    const struct grid *grid = imposition->grid;
    struct placing front = imposition_front(imposition, place),
                   back = imposition_back(imposition, place);
    double width = front.turns % 2 ? front.box.height : front.box.width;
    /* A card turned about its upright middle shows at its left what lies at the right behind it. */
    struct point before = on_page(front, corner),
                 behind = on_page(back, (struct point){width - corner.x, corner.y});

    /* The same spot, looked at from the other side of the paper. */
    bool upright = grid->paper_height >= grid->paper_width;
    if ((imposition->backs == BACKS_SHORT) == upright)
        behind.y = grid->paper_height - behind.y;
    else
        behind.x = grid->paper_width - behind.x;
    ck_assert_double_eq_tol(before.x, behind.x, 0.01);
    ck_assert_double_eq_tol(before.y, behind.y, 0.01);
}

START_TEST(each_point_of_a_back_lies_behind_its_point_of_the_front)
{
    struct imposition imposition = {
        .grid = &grids[_i / 12],
        .backs = BACKS_LONG + _i / 4 % 3,
        .turns = _i % 4,
        .cards = 100,
    };

    for (int place = 0; place < grid_places(imposition.grid); place++) {
        expect_same_spot(&imposition, place, (struct point){0, 0});
        expect_same_spot(&imposition, place, (struct point){17, 5});
    }
}
END_TEST

START_TEST(each_card_has_one_front_and_at_most_one_back_and_sheets_follow_each_other)
{
    struct imposition imposition = {.grid = &grids[0], .backs = _i % 4, .cards = 1 + _i / 4};
    int fronts[64] = {0}, backs[64] = {0}, sheet = 0;

    for (int i = 0; i < imposition_pages(&imposition); i++) {
        struct impression page = imposition_page(&imposition, i);
        ck_assert(page.front || page.back);
        ck_assert_int_gt(page.count, 0);
        if (page.front)
            ck_assert_int_eq(page.sheet, sheet++);
        for (int k = 0; k < page.count; k++) {
            fronts[page.first + k] += page.front;
            backs[page.first + k] += page.back;
        }
    }
    ck_assert_int_eq(sheet, imposition_sheets(&imposition));
    for (int i = 0; i < 64; i++) {
        ck_assert_int_eq(fronts[i], i < imposition.cards);
        ck_assert_int_eq(backs[i], i < imposition.cards && imposition.backs != BACKS_NONE);
    }
}
END_TEST

START_TEST(by_hand_all_fronts_come_before_the_backs)
{
    struct imposition imposition = {.grid = &grids[0], .backs = BACKS_MANUAL, .cards = 20};

    ck_assert_int_eq(imposition_pages(&imposition), 6);
    for (int i = 0; i < 6; i++) {
        struct impression page = imposition_page(&imposition, i);
        ck_assert(page.front == (i < 3) && page.back == (i >= 3));
        ck_assert_int_eq(page.sheet, i % 3);
    }
}
END_TEST

START_TEST(a_card_is_turned_where_its_place_lies_the_other_way)
{
    ck_assert_int_eq(imposition_turns(&grids[0], 63, 88), 0);
    ck_assert_int_eq(imposition_turns(&grids[0], 88, 63), 1);
    ck_assert_int_eq(imposition_turns(&grids[1], 63, 88), 1);
    ck_assert_int_eq(imposition_turns(&grids[1], 88, 63), 0);
    ck_assert_int_eq(imposition_turns(&grids[1], 60, 60), 0);
}
END_TEST

void add_imposition_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "imposition");

    tcase_add_loop_test(tests, each_point_of_a_back_lies_behind_its_point_of_the_front, 0, 36);
    tcase_add_loop_test(tests,
                        each_card_has_one_front_and_at_most_one_back_and_sheets_follow_each_other,
                        0, 4 * 40);
    tcase_add_test(tests, by_hand_all_fronts_come_before_the_backs);
    tcase_add_test(tests, a_card_is_turned_where_its_place_lies_the_other_way);
}
