/* What is told beforehand of a document of which some pages are printed. */
#include "cases.h"
#include "table.h"

#include "render/sheets/print.h"

#include <stdio.h>
#include <string.h>

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

void add_summary_tests(Suite *suite)
{
    TCase *summary = add_case(suite, "summary");

    tcase_add_loop_test(summary, a_summary_counts_the_pages_that_are_printed_their_sheets_and_cards,
                        0, sizeof summaries / sizeof *summaries);
}
