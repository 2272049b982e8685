/* Which pages are printed, and what is told of those that are left out. */
#include "cases.h"
#include "table.h"

#include "render/page_set.h"
#include "render/print.h"

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

/* Twelve cards in two suits, nine to a sheet: two sheets. */
static const struct {
    const char *name;
    enum backs backs;
    int times;
    struct page_set pages;
    struct print_summary summary;
} summaries[] = {
    {"all", BACKS_LONG, 0, {.count = 0}, {12, 2, 4}},
    {"without backs", BACKS_NONE, 1, {.count = 0}, {12, 2, 2}},
    {"three sets", BACKS_LONG, 3, {.count = 0}, {36, 4, 8}},
    {"the second sheet", BACKS_SHORT, 1, {.ranges = {{3, 4}}, .count = 1}, {3, 1, 2}},
    {"two backs", BACKS_LONG, 1, {.ranges = {{2, 2}, {4, 4}}, .count = 2}, {12, 2, 2}},
    {"a front and its back by hand",
     BACKS_MANUAL,
     1,
     {.ranges = {{1, 1}, {3, 3}}, .count = 2},
     {9, 1, 2}},
    {"backs by hand", BACKS_MANUAL, 1, {.ranges = {{3, 4}}, .count = 1}, {12, 2, 2}},
};

START_TEST(a_summary_counts_the_pages_that_are_printed_their_sheets_and_cards)
{
    struct table table = table_lay("<numbers values='1/2 1/3 2/3 1/4 2/4 3/4'/>", NULL);
    struct print_job job = {.deck = table.deck,
                            .template = table.template,
                            .sheet = table.sheet,
                            .times = summaries[_i].times,
                            .backs = summaries[_i].backs,
                            .words = table.words};
    struct print_summary summary = print_summarise(&job, &summaries[_i].pages);

    ck_assert_msg(summary.cards == summaries[_i].summary.cards, "%s: %d cards", summaries[_i].name,
                  summary.cards);
    ck_assert_msg(summary.sheets == summaries[_i].summary.sheets, "%s: %d sheets",
                  summaries[_i].name, summary.sheets);
    ck_assert_msg(summary.pages == summaries[_i].summary.pages, "%s: %d pages", summaries[_i].name,
                  summary.pages);
    table_clear(&table);
}
END_TEST

static void count_turn(void *context)
{
    ++*(int *)context;
}

START_TEST(a_page_that_is_left_out_may_be_drawn_on_in_vain_and_is_turned_too)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    int turned = 0;
    struct coverage coverage = {0};
    struct press_job job = {
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = table.template->family,
        .family_where = table.template->family_where,
        .pages = {.ranges = {{2, 2}}, .count = 1},
        .coverage = &coverage,
        .turned = count_turn,
        .turned_context = &turned,
    };
    struct press_page page = {.width = 50.8, .height = 50.8};
    struct press *press;

    ck_assert_int_eq(press_open(&press, &job, &table.diag), STATUS_OK);
    for (int i = 1; i <= 3; i++) {
        struct canvas *canvas = press_begin_page(press, &page);
        ck_assert_int_eq(canvas->unseen, i != 2);
        canvas_box(canvas, (struct box){0, 0, 50.8, 50.8}, 0);
        canvas_fill(canvas, i == 2 ? 0x808080 : 0x000000);
        ck_assert_int_eq(press_end_page(press), STATUS_OK);
    }
    ck_assert_int_eq(turned, 3);
    ck_assert_int_eq(press_pages(press), 1);
    ck_assert_int_eq(press_pages_begun(press), 3);
    ck_assert_double_eq_tol(coverage.ink / coverage.paper, 127 / 255.0, 0.001);
    press_close(press);
    table_clear(&table);
}
END_TEST

void add_coverage_tests(Suite *suite)
{
    TCase *coverage = tcase_create("coverage");

    tcase_add_loop_test(coverage, a_set_of_pages_holds_what_its_ranges_say, 0,
                        sizeof sets / sizeof *sets);
    tcase_add_loop_test(coverage,
                        a_summary_counts_the_pages_that_are_printed_their_sheets_and_cards, 0,
                        sizeof summaries / sizeof *summaries);
    tcase_add_test(coverage, a_page_that_is_left_out_may_be_drawn_on_in_vain_and_is_turned_too);
    suite_add_tcase(suite, coverage);
}
