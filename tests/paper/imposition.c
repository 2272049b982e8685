/* Cards on pages: that each is on one page, and that backs meet their fronts when the paper is
 * turned over as a hand does it. */
#include "cases.h"

#include "paper/imposition.h"
#include "paper/sheet.h"

#include <math.h>
#include <string.h>

static const struct grid grids[] = {
    {210, 297, 63, 88, 3, 3, 0, 0, 10.5, 16.5},      /* A4, in the middle */
    {210, 297, 88.9, 63.5, 2, 4, 5.08, 4.23, 7, 15}, /* off the middle, with gaps */
    {297, 210, 63, 88, 4, 2, 3, 1, 20, 5},           /* paper that lies */
    {210, 297, 38, 60, 5, 1, 1, 2, 3, 20},           /* that folds upright, a column left over */
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

    /* The same spot: looked at from the other side of the paper, or folded onto it. */
    struct fold fold = imposition_fold(grid);
    bool upright = grid->paper_height >= grid->paper_width;
    if (imposition->backs == BACKS_FOLD && fold.level)
        behind.y = 2 * fold.at - behind.y;
    else if (imposition->backs == BACKS_FOLD)
        behind.x = 2 * fold.at - behind.x;
    else if ((imposition->backs == BACKS_SHORT) == upright)
        behind.y = grid->paper_height - behind.y;
    else
        behind.x = grid->paper_width - behind.x;
    ck_assert_double_eq_tol(before.x, behind.x, 0.01);
    ck_assert_double_eq_tol(before.y, behind.y, 0.01);
}

enum { WAYS = 5 }; /* of enum backs, but for none */

START_TEST(each_point_of_a_back_lies_behind_its_point_of_the_front)
{
    struct imposition imposition = {
        .grid = &grids[_i / (4 * WAYS)],
        .backs = BACKS_LONG + _i / 4 % WAYS,
        .turns = _i % 4,
        .cards = 100,
    };

    ck_assert_int_gt(imposition_places(imposition.grid, imposition.backs), 0);
    for (int i = 0; i < imposition_places(imposition.grid, imposition.backs); i++) {
        expect_same_spot(&imposition, i, (struct point){0, 0});
        expect_same_spot(&imposition, i, (struct point){17, 5});
    }
}
END_TEST

static bool overlap(struct box a, struct box b)
{
    return a.x < b.x + b.width - 1e-9 && b.x < a.x + a.width - 1e-9 &&
           a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9;
}

START_TEST(folded_fronts_and_backs_fill_places_of_the_grid_each_one_once)
{
    struct imposition imposition = {.grid = &grids[_i], .backs = BACKS_FOLD, .cards = 100};
    struct grid used = imposition_grid(imposition.grid, BACKS_FOLD);
    int places = imposition_places(imposition.grid, BACKS_FOLD);
    struct box all[64];

    ck_assert_int_eq(2 * places, grid_places(&used));
    for (int i = 0; i < places; i++) {
        all[i] = imposition_front(&imposition, i).box;
        all[places + i] = imposition_back(&imposition, i).box;
    }
    for (int i = 0; i < 2 * places; i++) {
        int at = 0;
        for (int k = 0; k < grid_places(&used); k++)
            at += box_contains(grid_front(&used, k), all[i]);
        ck_assert_int_eq(at, 1);
        for (int k = 0; k < i; k++)
            ck_assert(!overlap(all[i], all[k]));
    }
}
END_TEST

START_TEST(a_sheet_is_folded_where_most_cards_fit_in_the_middle_of_the_gap)
{
    static const struct {
        struct grid grid;
        bool level;
        double at;
        int places;
    } cases[] = {
        {{297, 210, 63, 88, 4, 2, 0, 4, 22.5, 15}, true, 105, 4},
        {{210, 297, 63, 88, 3, 3, 0, 0, 10.5, 16.5}, true, 104.5, 3},
        {{210, 297, 63, 60, 2, 3, 2, 2, 10, 16}, false, 74, 3},
        {{210, 297, 63, 60, 3, 4, 2, 2, 10, 16}, true, 139, 6},
        {{210, 297, 30, 60, 5, 1, 2, 2, 10, 16}, false, 73, 2},
        {{69, 94, 63, 88, 1, 1, 0, 0, 3, 3}, true, 3, 0},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct fold fold = imposition_fold(&cases[i].grid);
        ck_assert_int_eq(imposition_places(&cases[i].grid, BACKS_FOLD), cases[i].places);
        ck_assert_int_eq(fold.level, cases[i].level);
        if (cases[i].places)
            ck_assert_double_eq_tol(fold.at, cases[i].at, 1e-9);
    }
}
END_TEST

START_TEST(each_card_has_one_front_and_at_most_one_back_and_sheets_follow_each_other)
{
    struct imposition imposition = {.grid = &grids[0], .backs = _i % 6, .cards = 1 + _i / 6};
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

/* A sheet of paper in a pile: what is printed on the side that looks up, and on the other; the
 * number of a sheet's cards, 0 for nothing. */
struct paper {
    int up, down;
};

enum { PILE = 3 };

/* A printer takes from the top, prints on one side, and lays on the pile that it makes with that
 * side up or down. */
struct printer_of_piles {
    bool prints_up, lays_up;
};

static struct paper turned(struct paper paper)
{
    return (struct paper){paper.down, paper.up};
}

/* pile[0] lies at the bottom. */
static void print_pile(struct printer_of_piles printer, struct paper *pile, const int *pages)
{
    struct paper made[PILE];

    for (int i = 0; i < PILE; i++) {
        struct paper paper = pile[PILE - 1 - i];
        *(printer.prints_up ? &paper.up : &paper.down) = pages[i];
        made[i] = printer.prints_up == printer.lays_up ? paper : turned(paper);
    }
    memcpy(pile, made, sizeof made);
}

static void turn_over(struct paper *pile)
{
    struct paper turned_pile[PILE];

    for (int i = 0; i < PILE; i++)
        turned_pile[i] = turned(pile[PILE - 1 - i]);
    memcpy(pile, turned_pile, sizeof turned_pile);
}

/* With any number of places used up, no card is lost, and none lies on a used place. */
START_TEST(cards_begin_after_the_places_that_are_used_up)
{
    enum { USED = 4 };
    struct imposition imposition = {
        .grid = &grids[0], .backs = _i % 6, .cards = 1 + _i / 6, .start = USED};
    int places = imposition_places(&grids[0], imposition.backs), fronts = 0, backs = 0;

    imposition.start = imposition.start < places ? imposition.start : places - 1;
    for (int i = 0; i < imposition_pages(&imposition); i++) {
        struct impression page = imposition_page(&imposition, i);
        ck_assert_int_ge(page.count, 1);
        ck_assert_int_eq(page.place, page.sheet == 0 ? imposition.start : 0);
        ck_assert_int_le(page.place + page.count, places);
        ck_assert_int_eq(page.first + imposition.start, page.sheet * places + page.place);
        fronts += page.front ? page.count : 0;
        backs += page.back ? page.count : 0;
    }
    ck_assert_int_eq(fronts, imposition.cards);
    ck_assert_int_eq(backs, imposition.backs == BACKS_NONE ? 0 : imposition.cards);
    ck_assert_int_eq(imposition_sheets(&imposition),
                     (imposition.cards + imposition.start + places - 1) / places);
}
END_TEST

START_TEST(by_hand_every_back_meets_its_front_with_printers_of_all_kinds)
{
    struct printer_of_piles printer = {_i & 1, _i & 2};
    struct paper pile[PILE] = {{0}};
    struct imposition imposition = {.grid = &grids[0], .cards = 9 * PILE - 4};
    int pages[2 * PILE];

    /* The user looks for the blank sides: they go where the printer prints. */
    bool over = printer.lays_up == printer.prints_up;
    imposition.backs = over ? BACKS_MANUAL : BACKS_MANUAL_REVERSED;
    ck_assert_int_eq(imposition_pages(&imposition), 2 * PILE);
    for (int i = 0; i < 2 * PILE; i++) {
        struct impression page = imposition_page(&imposition, i);
        ck_assert(page.front == (i < PILE) && page.back == (i >= PILE));
        pages[i] = (page.sheet + 1) * (page.front ? 1 : -1);
    }
    print_pile(printer, pile, pages);
    if (over)
        turn_over(pile);
    for (int i = 0; i < PILE; i++)
        ck_assert_int_eq(printer.prints_up ? pile[i].up : pile[i].down, 0);
    print_pile(printer, pile, pages + PILE);
    for (int i = 0; i < PILE; i++)
        ck_assert_int_eq(pile[i].up, -pile[i].down);
}
END_TEST

START_TEST(a_card_is_turned_where_its_place_lies_the_other_way)
{
    const struct sheet upright = {.grid = grids[0]}, lying = {.grid = grids[1]};

    ck_assert_int_eq(sheet_turns(&upright, 63, 88), 0);
    ck_assert_int_eq(sheet_turns(&upright, 88, 63), 1);
    ck_assert_int_eq(sheet_turns(&lying, 63, 88), 1);
    ck_assert_int_eq(sheet_turns(&lying, 88, 63), 0);
    ck_assert_int_eq(sheet_turns(&lying, 60, 60), 0);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_imposition_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "imposition");

    tcase_add_loop_test(tests, each_point_of_a_back_lies_behind_its_point_of_the_front, 0,
                        4 * WAYS * SIZE(grids));
    tcase_add_loop_test(tests, folded_fronts_and_backs_fill_places_of_the_grid_each_one_once, 0,
                        SIZE(grids));
    tcase_add_test(tests, a_sheet_is_folded_where_most_cards_fit_in_the_middle_of_the_gap);
    tcase_add_loop_test(tests,
                        each_card_has_one_front_and_at_most_one_back_and_sheets_follow_each_other,
                        0, 6 * 40);
    tcase_add_loop_test(tests, cards_begin_after_the_places_that_are_used_up, 0, 6 * 30);
    tcase_add_loop_test(tests, by_hand_every_back_meets_its_front_with_printers_of_all_kinds, 0, 4);
    tcase_add_test(tests, a_card_is_turned_where_its_place_lies_the_other_way);
}
