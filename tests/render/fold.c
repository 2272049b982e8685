/* Folded paper: the pages of a leaflet and a booklet come out in their order and upright when the
 * paper is folded; and what stands on them stays on them. */
#include "cases.h"
#include "one_page.h"

#include "render/pages/fold.h"

#include <math.h>
#include <string.h>

enum { MAP_PLACES = 8, PLACES_MOST = 12 };

struct point {
    double x, y;
};

/* Where a point of a page is printed on its side. */
static struct point printed(struct fold_place place, struct point at)
{
    if (place.turned)
        return (struct point){place.box.x + place.box.width - at.x,
                              place.box.y + place.box.height - at.y};
    return (struct point){place.box.x + at.x, place.box.y + at.y};
}

/* Where the reader of a page of a leaflet sees a point of it, on paper of W by H, which is printed
 * on both sides and turned over its long edge; the folded leaflet lies at the right below. */
static struct point seen(int number, struct point at, double width, double height)
{
    struct fold_place place = fold_place_of(PAGE_MAP, number, MAP_PLACES, width, height);
    struct point on = printed(place, at);

    if (place.side == 1) /* the whole back of the paper */
        return on;
    if (on.y < height / 2) /* the upper half goes back */
        on.y = height - on.y;
    if (number == 1 || number == 2) /* opened once: the paper is seen from behind */
        return (struct point){width - on.x, on.y};
    if (on.x < width / 2) /* the left half goes back */
        on.x = width - on.x;
    /* The last page is on the back of the folded leaflet. */
    return number == MAP_PLACES - 1 ? (struct point){1.5 * width - on.x, on.y} : on;
}

START_TEST(a_leaflet_that_is_folded_twice_is_read_upright_and_in_order)
{
    /* Where each page is seen: its column and row of halves of the paper. */
    static const struct point halves[MAP_PLACES] = {{1, 1}, {0, 1}, {1, 1}, {0, 0},
                                                    {1, 0}, {0, 1}, {1, 1}, {1, 1}};
    const double width = 210, height = 297;
    const struct point corners[] = {{0, 0}, {30, 40}, {105, 148.5}};

    for (int place = 0; place < MAP_PLACES; place++)
        for (int i = 0; i < 3; i++) {
            struct point at = seen(place, corners[i], width, height);
            ck_assert_double_eq_tol(at.x, corners[i].x + halves[place].x * width / 2, 1e-9);
            ck_assert_double_eq_tol(at.y, corners[i].y + halves[place].y * height / 2, 1e-9);
        }
}
END_TEST

START_TEST(no_two_pages_lie_in_one_place_and_all_paper_is_used)
{
    static const struct {
        enum page_fold fold;
        int pages, places;
    } rows[] = {{PAGE_MAP, 8, 8},     {PAGE_MAP, 3, 8},      {PAGE_BOOKLET, 4, 4},
                {PAGE_BOOKLET, 5, 8}, {PAGE_BOOKLET, 9, 12}, {PAGE_HALVES, 1, 2},
                {PAGE_HALVES, 2, 4}};

    ck_assert_int_eq(fold_places(PAGE_MAP, 9), 0);
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        double width = 210, height = 297, page_width, page_height, area = 0;
        struct fold_place places[PLACES_MOST];
        int count = fold_places(rows[r].fold, rows[r].pages), sides = 0;
        ck_assert_int_eq(count, rows[r].places);
        fold_paper(rows[r].fold, &width, &height, &page_width, &page_height);
        for (int i = 0; i < count; i++) {
            places[i] = fold_place_of(rows[r].fold, i, count, width, height);
            ck_assert_double_eq_tol(places[i].box.width, page_width, 1e-9);
            ck_assert_double_eq_tol(places[i].box.height, page_height, 1e-9);
            ck_assert(box_contains((struct box){0, 0, width, height}, places[i].box));
            for (int k = 0; k < i; k++)
                ck_assert(places[k].side != places[i].side ||
                          !box_overlaps(places[k].box, places[i].box));
            area += places[i].box.width * places[i].box.height;
            sides = places[i].side + 1 > sides ? places[i].side + 1 : sides;
        }
        ck_assert_double_eq_tol(area, sides * width * height, 1e-6);
    }
}
END_TEST

/* A leaf has an odd page in front and the next one behind; flipped over the short edge, left and
 * right change places. Sheets lie in each other, the first outside. */
START_TEST(a_booklet_has_two_pages_on_each_leaf_and_its_sheets_in_each_other)
{
    for (int count = 4; count <= PLACES_MOST; count += 4)
        for (int i = 0; i < count; i += 2) {
            struct fold_place front = fold_place_of(PAGE_BOOKLET, i, count, 297, 210);
            struct fold_place behind = fold_place_of(PAGE_BOOKLET, i + 1, count, 297, 210);
            int leaf = i / 2, sheet = leaf < count / 4 ? leaf : count / 2 - 1 - leaf;
            ck_assert_int_eq(front.side / 2, sheet);
            ck_assert_int_eq(behind.side / 2, sheet);
            ck_assert_int_ne(front.side, behind.side);
            ck_assert(front.box.x > 0 && behind.box.x == 0);
            /* The first half of the leaves is at the right of the outside of their sheet. */
            ck_assert_int_eq(front.side % 2, leaf < count / 4 ? 0 : 1);
        }
}
END_TEST

/* --- what stands on pages */

START_TEST(cards_are_drawn_at_their_share_of_a_cards_size_and_a_fan_as_wide_as_its_cards)
{
    static const int same[] = {0, 0, 0};
    struct one_page page;

    one_page_begin(&page, 1);
    page_add_card(&page.desk.page, page.cell, 0, 0.28);
    page_add_tick(&page.desk.page, page.cell, true);
    page_add_tick(&page.desk.page, page.cell, false);
    page_add_fan(&page.desk.page, page.cell, same, 3, 0.28);
    one_page_draw(&page);
    struct box card = one_page_find(&page, "card", NULL, 0)->box;
    struct box fan = one_page_find(&page, "card", NULL, 1)->box;
    ck_assert_double_eq_tol(card.width, 0.28 * 63, 0.011);
    ck_assert_double_eq_tol(card.height, 0.28 * 88, 0.011);
    ck_assert_int_eq(one_page_count(&page, "card", NULL), 4);
    ck_assert(fan.width > 1.5 * card.width && fan.width < 3 * card.width);
    ck_assert(fan.height > card.height);
    ck_assert_int_eq(one_page_count(&page, "tick", NULL), 1);
    ck_assert_int_eq(one_page_count(&page, "cross", NULL), 1);
    ck_assert(desk_apart(card, one_page_find(&page, "tick", NULL, 0)->box));
    desk_close(&page.desk);
}
END_TEST

static void open_map(struct desk *desk)
{
    desk_open(desk, 1, 105, 148.5);
    desk->page.fold = PAGE_MAP;
    desk->page.most_pages = 3;
    desk->page.shrinks = true;
}

static void add_chapters(struct desk *desk, const char *title, int count, bool spare)
{
    page_set_spare(&desk->page, spare);
    for (int i = 0; i < count; i++) {
        page_add_chapter(&desk->page, title);
        for (int k = 0; k < 6; k++)
            page_add_text(&desk->page, page_add_paragraph(&desk->page),
                          "A sentence that is as long as a line of the leaflet, and a word more.");
    }
}

/* Plans a folded document of chapters on A6. */
static enum status try_chapters(struct desk *desk, const char *title, int chapters, int spare)
{
    open_map(desk);
    add_chapters(desk, title, chapters - spare, false);
    add_chapters(desk, title, spare, true);
    return desk_plan(desk);
}

/* Returns how many chapters are drawn. */
static int drawn_chapters(struct desk *desk)
{
    static struct note notes[NOTES];
    int chapters = 0;

    for (int page = 0; page < page_plan_pages(desk->plan); page++) {
        int count = desk_draw(desk, page, notes);
        for (int i = 0; i < count; i++)
            chapters += strcmp(notes[i].word, "chapter") == 0;
    }
    return chapters;
}

/* Does the same, which must succeed; returns how many pages it has. */
static int plan_chapters(struct desk *desk, const char *title, int chapters, int spare)
{
    ck_assert_int_eq(try_chapters(desk, title, chapters, spare), STATUS_OK);
    return page_plan_pages(desk->plan);
}

START_TEST(a_title_stands_on_a_bar_as_wide_as_its_page_on_as_few_lines_as_it_needs)
{
    static const char *const titles[] = {"Your turn", "Wenn die erste Karte etwas Besonderes ist"};
    static struct note notes[NOTES];
    double heights[2];

    for (int i = 0; i < 2; i++) {
        struct desk desk;
        int bars = 0;
        plan_chapters(&desk, titles[i], 1, 0);
        int count = desk_draw(&desk, 0, notes);
        for (int k = 0; k < count; k++) {
            if (strcmp(notes[k].word, "chapter") == 0)
                heights[i] = notes[k].box.height;
            if (strcmp(notes[k].word, "bar") == 0) {
                ck_assert_double_eq_tol(notes[k].box.width, 105 - 14, 0.011);
                bars++;
            }
            ck_assert(box_contains((struct box){7, 7, 91, 134.5}, notes[k].box));
        }
        ck_assert_int_eq(bars, 1);
        desk_close(&desk);
    }
    ck_assert_double_gt(heights[1], 1.5 * heights[0]);
}
END_TEST

START_TEST(pages_are_equally_full_and_all_becomes_smaller_to_keep_to_their_number)
{
    static struct note notes[NOTES];
    struct desk desk;
    double bottoms[3] = {0};

    ck_assert_int_eq(plan_chapters(&desk, "Your turn", 3, 0), 3);
    for (int page = 0; page < 3; page++) {
        int count = desk_draw(&desk, page, notes);
        for (int i = 0; i < count; i++)
            bottoms[page] = fmax(bottoms[page], notes[i].box.y + notes[i].box.height);
    }
    ck_assert(bottoms[1] < 110 && bottoms[2] < 110); /* of 140: a chapter is not torn apart */
    ck_assert_double_eq_tol(bottoms[1], bottoms[2], 30);
    desk_close(&desk);
    ck_assert_int_eq(plan_chapters(&desk, "Your turn", 9, 0), 3);
    ck_assert_double_lt(page_plan_zoom(desk.plan), 1);
    desk_close(&desk);
}
END_TEST

/* Texts before it, so that a list begins ever lower on its page. */
START_TEST(a_list_is_not_cut_where_it_has_room_on_a_page_of_its_own)
{
    static struct note notes[NOTES];

    for (int before = 1; before <= 14; before++) {
        struct desk desk;
        int lists = 0;
        open_map(&desk);
        page_add_chapter(&desk.page, "Your turn");
        for (int k = 0; k < before; k++)
            page_add_text(&desk.page, page_add_paragraph(&desk.page), "A sentence.");
        for (int k = 0; k < 9; k++)
            page_add_text(&desk.page, page_add_point(&desk.page), "A point.");
        ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
        for (int page = 0; page < page_plan_pages(desk.plan); page++) {
            int points = 0, count = desk_draw(&desk, page, notes);
            for (int i = 0; i < count; i++)
                points += strcmp(notes[i].word, "point") == 0;
            ck_assert_msg(points == 0 || points == 9, "%d points after %d texts", points, before);
            lists += points > 0;
        }
        ck_assert_int_eq(lists, 1);
        desk_close(&desk);
    }
}
END_TEST

START_TEST(all_titles_of_a_kind_and_all_words_of_folded_paper_have_one_size)
{
    static struct note notes[NOTES];
    double heights[2] = {0};
    struct desk desk;
    int titles = 0;

    open_map(&desk);
    add_chapters(&desk, "Your turn", 2, false);
    add_chapters(&desk, "Donaudampfschifffahrtsgesellschaft", 1, false);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    for (int page = 0; page < page_plan_pages(desk.plan); page++) {
        int count = desk_draw(&desk, page, notes);
        for (int i = 0; i < count; i++)
            if (strcmp(notes[i].word, "chapter") == 0)
                heights[titles++ > 0] = notes[i].box.height;
    }
    ck_assert_int_eq(titles, 3);
    ck_assert_double_eq_tol(heights[0], heights[1], 0.011);
    desk_close(&desk);
}
END_TEST

START_TEST(captions_of_a_row_begin_at_one_height)
{
    static const double weights[] = {1, 1};
    static struct note notes[NOTES];
    double tops[2];
    int found = 0;
    struct desk desk;

    open_map(&desk);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    table->captioned = true;
    struct page_cell *cells = page_add_row(&desk.page, table);
    page_add_card(&desk.page, &cells[0], 0, 0.28);
    page_add_text(&desk.page, &cells[0], "below");
    page_add_card(&desk.page, &cells[1], 0, 0.2);
    page_add_tick(&desk.page, &cells[1], true)->on_new_line = true;
    page_add_text(&desk.page, &cells[1], "below");
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes);
    for (int i = 0; i < count; i++)
        if (strcmp(notes[i].what, "below") == 0 && found < 2)
            tops[found++] = notes[i].box.y;
    ck_assert_int_eq(found, 2);
    ck_assert_double_eq_tol(tops[0], tops[1], 0.011);
    desk_close(&desk);
}
END_TEST

/* The rest of a leaflet is so long that all of it becomes smaller. */
START_TEST(a_cover_fills_its_page_however_small_the_rest_becomes)
{
    double heights[2];

    for (int cover = 0; cover < 2; cover++) {
        struct note notes[NOTES];
        struct desk desk;
        heights[cover] = 0;
        open_map(&desk);
        desk.page.cover = cover;
        page_add_wall(&desk.page, page_add_paragraph(&desk.page), 60);
        page_add_text(&desk.page, page_add_paragraph(&desk.page), "cover");
        page_add_break(&desk.page);
        add_chapters(&desk, "Your turn", 6, false);
        ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
        ck_assert_double_lt(page_plan_zoom(desk.plan), 1);
        int count = desk_draw(&desk, 0, notes);
        for (int i = 0; i < count; i++)
            heights[cover] = fmax(heights[cover], notes[i].box.y + notes[i].box.height);
        ck_assert_double_le(heights[cover], 148.5);
        desk_close(&desk);
    }
    ck_assert_double_ge(heights[1], 1.2 * heights[0]);
}
END_TEST

START_TEST(what_is_spare_is_left_out_only_where_nothing_readable_has_room_for_it_the_last_first)
{
    struct desk desk;

    ck_assert_int_eq(plan_chapters(&desk, "Your turn", 9, 6), 3);
    ck_assert_double_lt(page_plan_zoom(desk.plan), 1);
    ck_assert_int_eq(drawn_chapters(&desk), 9);
    desk_close(&desk);
    ck_assert_int_eq(plan_chapters(&desk, "Your turn", 30, 27), 3);
    ck_assert_double_eq(page_plan_zoom(desk.plan), 1);
    ck_assert_int_eq(drawn_chapters(&desk), 3);
    desk_close(&desk);
    open_map(&desk);
    add_chapters(&desk, "Your turn", 1, false);
    add_chapters(&desk, "Spare", 1, true);
    add_chapters(&desk, "Your turn", 1, false);
    add_chapters(&desk, "Spare", 27, true);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    ck_assert_int_eq(drawn_chapters(&desk), 3);
    desk_close(&desk);
}
END_TEST

START_TEST(type_becomes_no_smaller_than_can_be_read_in_the_hand_and_what_is_longer_is_refused)
{
    int kept = 0, refused = 0;

    for (int chapters = 8; chapters < 20; chapters++) {
        struct desk desk;
        if (try_chapters(&desk, "Your turn", chapters, 0) == STATUS_OK) {
            ck_assert_int_eq(page_plan_pages(desk.plan), 3);
            ck_assert_double_ge(
                page_plan_zoom(desk.plan) * page_plan_type(desk.plan) * PAGE_BODY * 25.4 / 72, 2.4);
            ck_assert_int_eq(refused, 0);
            kept++;
        } else {
            ck_assert_uint_eq(desk.table.diag.errors, 1);
            refused++;
        }
        desk_close(&desk);
    }
    ck_assert(kept > 0 && refused > 0);
}
END_TEST

void add_fold_tests(Suite *suite)
{
    TCase *fold = add_case(suite, "fold");

    tcase_add_test(fold, a_cover_fills_its_page_however_small_the_rest_becomes);
    tcase_add_test(fold, a_leaflet_that_is_folded_twice_is_read_upright_and_in_order);
    tcase_add_test(fold, no_two_pages_lie_in_one_place_and_all_paper_is_used);
    tcase_add_test(fold, a_booklet_has_two_pages_on_each_leaf_and_its_sheets_in_each_other);
    tcase_add_test(fold,
                   cards_are_drawn_at_their_share_of_a_cards_size_and_a_fan_as_wide_as_its_cards);
    tcase_add_test(fold, a_title_stands_on_a_bar_as_wide_as_its_page_on_as_few_lines_as_it_needs);
    tcase_add_test(fold, a_list_is_not_cut_where_it_has_room_on_a_page_of_its_own);
    tcase_add_test(fold, all_titles_of_a_kind_and_all_words_of_folded_paper_have_one_size);
    tcase_add_test(fold, captions_of_a_row_begin_at_one_height);
    tcase_add_test(fold, pages_are_equally_full_and_all_becomes_smaller_to_keep_to_their_number);
    tcase_add_test(
        fold, what_is_spare_is_left_out_only_where_nothing_readable_has_room_for_it_the_last_first);
    tcase_add_test(
        fold, type_becomes_no_smaller_than_can_be_read_in_the_hand_and_what_is_longer_is_refused);
}
