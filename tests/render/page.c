/* A document on paper: where its parts stand, how it is broken into pages, what is too large. */
#include "cases.h"
#include "desk.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SENTENCE "Lay a card that has the same colour or is worth as much as the one on the pile. "

static void add_mixed_row(struct page *page, struct page_table *table)
{
    static const char *const numbers[] = {"1/2", "33 1/3%", "0.(3)", "7/4"};
    struct page_cell *cells = page_add_row(page, table);

    for (int i = 0; i < 4; i++) {
        struct notation n = desk_number(numbers[i]);
        page_add_number(page, &cells[0], &n);
        page_add_picture(page, &cells[1], (enum page_picture)i, &n, 0xB24B42);
        page_add_text(page, &cells[2], "2");
        page_add_sign(page, &cells[2], i % 2 ? "star" : "square", 0xFFC32D, i < 2)->joined = true;
    }
    page_add_text(page, &cells[0], SENTENCE);
    page_add_mark(page, &cells[2], 10, 40);
    page_add_blank(page, &cells[2], 0);
}

/* A document of every kind of block. */
static void fill(struct page *page, int times)
{
    static const double weights[] = {3, 4, 4};

    page_set_foot(page, "Fractions 1.0");
    page_add_title(page, "Equal fractions, ages 9 to 11: the rules of the game at this table");
    for (int i = 0; i < times; i++) {
        page_add_heading(page, "What fits");
        page_add_text(page, page_add_paragraph(page), SENTENCE SENTENCE);
        for (int k = 0; k < 3; k++)
            page_add_text(page, page_add_point(page), SENTENCE);
        struct page_table *table = page_add_table(page, 3, weights);
        table->ruled = i % 2;
        table->centred[1] = true;
        page_add_text(page, &page_add_head(page, table)[0], "On the cards");
        for (int k = 0; k < 4; k++)
            add_mixed_row(page, table);
    }
}

static const struct {
    int columns;
    double width, height;
} papers[] = {{1, 210, 297}, {2, 210, 297},   {1, 215.9, 279.4}, {2, 215.9, 279.4},
              {2, 297, 210}, {2, 148.5, 210}, {1, 105, 148.5}};

START_TEST(nothing_overlaps_or_comes_near_the_edge_on_any_paper)
{
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, papers[_i].columns, papers[_i].width, papers[_i].height);
    fill(&desk.page, 5);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    ck_assert_int_gt(page_plan_pages(desk.plan), 1);
    for (int i = 0; i < page_plan_pages(desk.plan); i++)
        desk_check(&desk, notes, desk_draw(&desk, i, notes));
    desk_close(&desk);
}
END_TEST

/* However much stands before it. */
START_TEST(a_heading_has_what_it_heads_below_it)
{
    struct note notes[NOTES];
    struct desk desk;
    int headings = 0;

    desk_open(&desk, 2, 148.5, 120);
    for (int i = 0; i < 40; i++) {
        for (int k = 0; k < i % 5; k++)
            page_add_text(&desk.page, page_add_paragraph(&desk.page), "A line.");
        page_add_heading(&desk.page, "Heading");
        page_add_text(&desk.page, page_add_point(&desk.page), i % 2 ? SENTENCE SENTENCE : "Short.");
    }
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = desk_draw(&desk, i, notes);
        for (int k = 0; k < count; k++) {
            if (strcmp(notes[k].word, "heading") != 0)
                continue;
            headings++;
            int next = k + 1;
            while (next < count && !note_is_place(&notes[next]))
                next++;
            ck_assert_msg(next < count && notes[next].box.x == notes[k].box.x &&
                              notes[next].box.y > notes[k].box.y,
                          "a heading at %g %g of page %d stands alone", notes[k].box.x,
                          notes[k].box.y, i + 1);
        }
    }
    ck_assert_int_eq(headings, 40);
    desk_close(&desk);
}
END_TEST

START_TEST(a_tables_head_stands_at_the_top_of_each_page_that_it_goes_on_to)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;
    int rows = 0;

    desk_open(&desk, 1, 210, 150);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    page_add_text(&desk.page, &page_add_head(&desk.page, table)[0], "Value");
    for (int i = 0; i < 60; i++)
        page_add_text(&desk.page, &page_add_row(&desk.page, table)[1], "one");
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    ck_assert_int_gt(page_plan_pages(desk.plan), 2);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = desk_draw(&desk, i, notes), heads = 0;
        ck_assert_str_eq(notes[0].word, "head");
        ck_assert_double_eq_tol(notes[0].box.y, PAGE_MARGIN, 0.01);
        for (int k = 0; k < count; k++) {
            heads += strcmp(notes[k].word, "head") == 0;
            rows += strcmp(notes[k].word, "row") == 0;
        }
        ck_assert_int_eq(heads, 1);
    }
    ck_assert_int_eq(rows, 60);
    desk_close(&desk);
}
END_TEST

START_TEST(a_filling_table_reaches_the_foot_with_rows_of_one_height)
{
    static const double weights[] = {1, 1, 1};
    struct note notes[NOTES];
    struct desk desk;
    double height = 0, bottom = 0;

    desk_open(&desk, 1, 210, 297);
    page_add_title(&desk.page, "Points");
    struct page_table *table = page_add_table(&desk.page, 3, weights);
    table->filling = table->ruled = true;
    table->row_height = 8;
    page_add_text(&desk.page, &page_add_head(&desk.page, table)[0], "Round");
    for (int i = 0; i < 13; i++)
        page_add_row(&desk.page, table);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    ck_assert_int_eq(page_plan_pages(desk.plan), 1);
    int count = desk_draw(&desk, 0, notes);
    desk_check(&desk, notes, count);
    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, "row") != 0 && strcmp(notes[i].word, "head") != 0)
            continue; /* the head is as high: names are written there */
        if (height > 0)
            ck_assert_double_eq_tol(notes[i].box.height, height, 0.02);
        height = notes[i].box.height;
        bottom = notes[i].box.y + height;
    }
    ck_assert_double_gt(height, 15);
    ck_assert_double_eq_tol(bottom, 297 - PAGE_MARGIN - 7, 0.1);
    desk_close(&desk);
}
END_TEST

/* Checks the boxes of a pad's head or last row: one below each name, none in the first column. */
static int count_boxes(const struct note *notes, int count, const char *word, struct box row)
{
    double right = row.x + row.width / 4;
    int boxes = 0;

    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, word) != 0)
            continue;
        ck_assert(box_contains(row, notes[i].box));
        ck_assert_double_gt(notes[i].box.x, right);
        right = notes[i].box.x + notes[i].box.width;
        boxes++;
    }
    return boxes;
}

START_TEST(a_pad_has_boxes_for_names_and_sums_and_a_bar_above_these)
{
    static const double weights[] = {1, 1, 1, 1};
    struct note notes[NOTES], head = {0}, last = {0}, bars[2] = {0};
    struct desk desk;
    int drawn = 0;

    desk_open(&desk, 1, 210, 297);
    page_add_title(&desk.page, "Points");
    desk.page.titled = true;
    desk.page.ink = 0x314387;
    struct page_table *table = page_add_table(&desk.page, 4, weights);
    table->filling = table->pad = true;
    table->row_height = 8;
    page_add_text(&desk.page, &page_add_head(&desk.page, table)[0], "Name");
    for (int i = 0; i < 5; i++)
        page_add_row(&desk.page, table);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes);
    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, "bar") == 0) {
            ck_assert_int_lt(drawn, 2);
            bars[drawn++] = notes[i];
        }
        if (strcmp(notes[i].word, "head") == 0)
            head = notes[i];
        if (strcmp(notes[i].word, "row") == 0)
            last = notes[i];
    }
    ck_assert_int_eq(drawn, 2); /* below the title, and above the sums */
    /* Three lines in each of the four rows between names and sums, as high as the row. */
    int columns = 0;
    for (int i = 0; i < count; i++)
        if (strcmp(notes[i].word, "column") == 0) {
            columns++;
            ck_assert_double_ge(notes[i].box.y, head.box.y + head.box.height - 0.01);
            ck_assert_double_ge(notes[i].box.height, 8);
        }
    ck_assert_int_eq(columns, 3 * 4);
    ck_assert_double_lt(bars[0].box.y, head.box.y);
    ck_assert_double_eq_tol(bars[0].box.width, 210 - 2 * PAGE_MARGIN, 0.01);
    ck_assert(box_contains(last.box, bars[1].box));
    ck_assert_int_eq(count_boxes(notes, count, "name", head.box), 3);
    ck_assert_int_eq(count_boxes(notes, count, "sum", last.box), 3);
    for (int i = 0; i < count; i++)
        if (strcmp(notes[i].word, "sum") == 0)
            ck_assert_double_gt(notes[i].box.y, bars[1].box.y + bars[1].box.height);
    desk_close(&desk);
}
END_TEST

/* What a title is about ends where its bar does, on its line, and leaves it room. */
START_TEST(a_title_has_beside_it_what_it_is_about_on_each_page)
{
    static const char *const names[] = {"Fractions",
                                        "De breukenkaarten van groep 7b van De Regenboog"};
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, 1, 148.5, 210);
    page_add_title(&desk.page, "Equal cards");
    page_set_beside(&desk.page, names[_i]);
    desk.page.titled = desk.page.retitled = true;
    page_add_text(&desk.page, page_add_paragraph(&desk.page), "first");
    page_add_break(&desk.page);
    page_add_text(&desk.page, page_add_paragraph(&desk.page), "second");
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    for (int page = 0; page < 2; page++) {
        struct note title = {0}, beside = {0}, bar = {0}, text = {0};
        int count = desk_draw(&desk, page, notes);
        for (int i = 0; i < count; i++) {
            if (strcmp(notes[i].word, "bar") == 0)
                bar = notes[i];
            else if (strcmp(notes[i].what, "Equal cards") == 0)
                title = notes[i];
            else if (strcmp(notes[i].what, names[_i]) == 0)
                beside = notes[i];
            else if (strcmp(notes[i].what, page == 0 ? "first" : "second") == 0)
                text = notes[i];
        }
        ck_assert_double_gt(title.box.width, 0);
        ck_assert_double_gt(beside.box.x, title.box.x + title.box.width + 2);
        ck_assert_double_eq_tol(beside.box.x + beside.box.width, bar.box.x + bar.box.width, 0.7);
        ck_assert_double_lt(beside.box.y + beside.box.height, bar.box.y);
        ck_assert_double_lt(beside.box.height, title.box.height);
        ck_assert_double_gt(text.box.y, bar.box.y + bar.box.height);
    }
    desk_close(&desk);
}
END_TEST

/* Three quarters: rows of 4, 8 … bricks, with low ink as well. */
START_TEST(a_wall_shows_its_number_also_with_low_ink)
{
    struct note notes[NOTES];
    struct desk desk;
    int bricks = 0;

    desk_open(&desk, 1, 105, 148.5);
    desk.table.look.low_ink = _i;
    page_add_wall(&desk.page, page_add_paragraph(&desk.page), 24)->number =
        notation_of_fraction(3, 4);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes);
    for (int i = 0; i < count; i++)
        bricks += strcmp(notes[i].word, "brick") == 0;
    ck_assert_int_eq(bricks, 4 + 8 + 12 + 16);
    desk_close(&desk);
}
END_TEST

START_TEST(a_wall_is_as_wide_as_its_column)
{
    struct note notes[NOTES];
    struct desk desk;
    double left = INFINITY, right = 0, top = INFINITY, bottom = 0;
    int bricks = 0;

    desk_open(&desk, 1, 105, 148.5);
    page_add_wall(&desk.page, page_add_paragraph(&desk.page), 24);
    page_add_text(&desk.page, page_add_paragraph(&desk.page), "below");
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes);
    desk_check(&desk, notes, count);
    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, "brick") != 0)
            continue;
        left = fmin(left, notes[i].box.x);
        right = fmax(right, notes[i].box.x + notes[i].box.width);
        top = fmin(top, notes[i].box.y);
        bottom = fmax(bottom, notes[i].box.y + notes[i].box.height);
        bricks++;
    }
    ck_assert_int_gt(bricks, 10);
    ck_assert_double_eq_tol(right - left, 105 - 2 * PAGE_MARGIN, 0.02);
    ck_assert_double_eq_tol(bottom - top, 24, 0.02);
    desk_close(&desk);
}
END_TEST

START_TEST(a_filling_table_of_few_rows_has_none_too_high_to_write_in)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, 1, 210, 297);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    table->filling = true;
    table->row_height = 8;
    for (int i = 0; i < 3; i++)
        page_add_row(&desk.page, table);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes), rows = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, "row") != 0)
            continue;
        ck_assert_double_eq_tol(notes[i].box.height, 20, 0.02);
        rows++;
    }
    ck_assert_int_eq(rows, 3);
    desk_close(&desk);
}
END_TEST

START_TEST(a_title_that_is_a_little_too_long_is_set_smaller_and_keeps_to_one_line)
{
    static const struct {
        const char *title;
        double least, most; /* mm */
    } rows[] = {{"Points", 11, 12},
                {"So wird gespielt: Gemischte Schreibweisen, 11 bis 13 Jahre", 9, 11},
                {"Comment jouer : Fractions plus grandes que 1, 10 à 12 ans", 9, 11},
                {SENTENCE SENTENCE, 30, 50}};
    struct note notes[NOTES];

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct desk desk;
        desk_open(&desk, 1, 210, 297);
        page_add_title(&desk.page, rows[i].title);
        ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
        desk_check(&desk, notes, desk_draw(&desk, 0, notes));
        ck_assert_str_eq(notes[0].word, "title");
        ck_assert_msg(notes[0].box.height > rows[i].least && notes[0].box.height < rows[i].most,
                      "%s: %g mm", rows[i].title, notes[0].box.height);
        desk_close(&desk);
    }
}
END_TEST

/* How far down a page is written on, in its left and right column. */
static void reach(const struct desk *desk, const struct note *notes, int count, double bottom[2])
{
    bottom[0] = bottom[1] = 0;
    for (int i = 0; i < count; i++) {
        double *side = &bottom[notes[i].box.x > desk->table.sheet->grid.paper_width / 2];
        if (note_is_place(&notes[i]))
            *side = fmax(*side, notes[i].box.y + notes[i].box.height);
    }
}

START_TEST(the_columns_of_the_last_page_are_about_as_long)
{
    struct note notes[NOTES];
    struct desk desk;
    double bottom[2];
    int blocks = 3 * _i + 2; /* on the first page, and on the second */

    desk_open(&desk, 2, 210, 297);
    for (int i = 0; i < blocks; i++)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), SENTENCE);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int pages = page_plan_pages(desk.plan), count = desk_draw(&desk, pages - 1, notes), placed = 0;
    desk_check(&desk, notes, count);
    reach(&desk, notes, count, bottom);
    for (int i = 0; i < count; i++)
        placed += note_is_place(&notes[i]);
    ck_assert_double_ge(bottom[0], bottom[1] - 0.01);
    if (placed > 1)
        ck_assert_double_le(bottom[0] - bottom[1], notes[0].box.height + 2 + 1);
    for (int i = 0; i + 1 < pages; i++) {
        reach(&desk, notes, desk_draw(&desk, i, notes), bottom);
        ck_assert_double_gt(fmin(bottom[0], bottom[1]), 297 - PAGE_MARGIN - 7 - 20);
    }
    desk_close(&desk);
}
END_TEST

START_TEST(the_mark_of_equal_cards_stands_in_its_cell_as_often_as_it_has_signs)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, 1, 210, 297);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    page_add_mark(&desk.page, &page_add_row(&desk.page, table)[1], 0, 40);
    page_add_mark(&desk.page, &page_add_row(&desk.page, table)[1], 9, 40);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes), marks = 0;
    desk_check(&desk, notes, count);
    for (int i = 0; i < count; i++)
        if (strcmp(notes[i].word, "self-check") == 0)
            ck_assert_str_eq(notes[i].what, marks++ ? "moon moon" : "heart");
    ck_assert_int_eq(marks, 2);
    desk_close(&desk);
}
END_TEST

/* The height of the first paragraph of so many. */
static double first_height(bool large, int most_pages, int paragraphs, int *pages)
{
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, 1, 210, 297);
    desk.page.large = large;
    desk.page.most_pages = most_pages;
    for (int i = 0; i < paragraphs; i++)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), "A word.");
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    *pages = page_plan_pages(desk.plan);
    desk_check(&desk, notes, desk_draw(&desk, 0, notes));
    double height = notes[0].box.height;
    desk_close(&desk);
    return height;
}

START_TEST(what_is_read_from_afar_is_set_larger_where_that_takes_no_more_pages)
{
    static const struct {
        int most_pages, paragraphs, pages;
        double least, most; /* points */
    } rows[] = {{0, 3, 1, 16, 16},  {0, 26, 1, 12, 15},   {0, 32, 1, 11, 11}, {0, 40, 2, 16, 16},
                {1, 26, 1, 12, 15}, {1, 35, 1, 10, 10.5}, {1, 60, 2, 12, 12}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int pages, large_pages;
        double usual = first_height(false, 0, rows[i].paragraphs, &pages);
        double large = first_height(true, rows[i].most_pages, rows[i].paragraphs, &large_pages);
        ck_assert_int_ge(pages, rows[i].pages);
        ck_assert_int_eq(large_pages, rows[i].pages);
        ck_assert_msg(large / usual > rows[i].least / 11 - 0.02 &&
                          large / usual < rows[i].most / 11 + 0.02,
                      "%d paragraphs: %g pt", rows[i].paragraphs, 11 * large / usual);
    }
}
END_TEST

START_TEST(things_that_are_joined_stay_on_one_line)
{
    struct note notes[NOTES];
    struct desk desk;
    int joined = 0;

    desk_open(&desk, 1, 90, 200);
    struct page_cell *cell = page_add_paragraph(&desk.page);
    for (int i = 0; i < 30; i++) {
        page_add_text(&desk.page, cell, "77");
        page_add_sign(&desk.page, cell, "star", 0xFFC32D, true)->joined = true;
    }
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    int count = desk_draw(&desk, 0, notes);
    desk_check(&desk, notes, count);
    for (int i = 1; i < count; i++) {
        if (strcmp(notes[i].word, "field") != 0)
            continue;
        ck_assert_str_eq(notes[i - 1].what, "77");
        ck_assert_double_gt(notes[i].box.x, notes[i - 1].box.x);
        ck_assert_double_lt(fabs(notes[i].box.y - notes[i - 1].box.y), 3);
        joined++;
    }
    ck_assert_int_eq(joined, 30);
    desk_close(&desk);
}
END_TEST

START_TEST(every_page_has_its_foot)
{
    struct note notes[NOTES];
    struct desk desk;

    desk_open(&desk, 2, 210, 297);
    fill(&desk.page, 6);
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = desk_draw(&desk, i, notes);
        ck_assert_str_eq(notes[count - 2].what, "Fractions 1.0");
        ck_assert_str_eq(notes[count - 1].what, "page {page} of {pages}");
        ck_assert_double_eq_tol(notes[count - 2].box.x, PAGE_MARGIN, 0.5);
    }
    desk_close(&desk);
}
END_TEST

/* As long as it can be read. */
START_TEST(type_is_set_smaller_to_save_a_page)
{
    struct note notes[NOTES];
    struct desk desk;
    double usual = 0, small = 0;

    for (int round = 0; round < 3; round++) {
        desk_open(&desk, 2, 210, 297);
        desk.page.most_pages = round; /* any number, one, two */
        for (int i = 0; i < (round == 2 ? 60 : 43); i++)
            page_add_text(&desk.page, page_add_paragraph(&desk.page), SENTENCE);
        ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
        ck_assert_int_eq(page_plan_pages(desk.plan), round == 1 ? 1 : 2);
        int count = desk_draw(&desk, 0, notes);
        desk_check(&desk, notes, count);
        usual = round == 0 ? notes[0].box.height : usual;
        small = round == 1 ? notes[0].box.height : small;
        if (round == 2)
            ck_assert_double_eq_tol(notes[0].box.height, usual, 0.01);
        desk_close(&desk);
    }
    ck_assert_double_ge(small, 0.9 * usual);
    ck_assert_double_le(small, 0.96 * usual);
}
END_TEST

START_TEST(a_character_that_no_font_has_is_told_once)
{
    struct desk desk;

    desk_open(&desk, 1, 210, 297);
    for (int i = 0; i < 2; i++) {
        struct page_cell *cell = page_add_paragraph(&desk.page);
        page_add_text(&desk.page, cell, "\U0010FFFD");
        if (i == 1)
            page_add_text(&desk.page, cell, "word");
    }
    ck_assert_int_eq(desk_plan(&desk), STATUS_OK);
    ck_assert_uint_eq(desk.table.diag.warnings, 1);
    desk_close(&desk);
}
END_TEST

START_TEST(a_paper_that_is_too_small_is_told)
{
    static const double weights[] = {1, 1, 1, 1, 1, 1, 1, 1};
    struct desk desk;

    desk_open(&desk, 1, _i == 0 ? 30 : 60, _i == 1 ? 40 : 100);
    page_add_title(&desk.page, "Points");
    if (_i == 0)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), "unbreakable");
    else if (_i == 1)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), SENTENCE SENTENCE);
    else
        page_add_row(&desk.page, page_add_table(&desk.page, 8, weights));
    if (_i == 2) {
        page_plan_free(desk.plan);
        page_add_text(&desk.page, &desk.page.last->table->rows->cells[0], "wide");
    }
    ck_assert_int_eq(desk_plan(&desk), STATUS_INVALID);
    ck_assert_ptr_null(desk.plan);
    ck_assert_uint_eq(desk.table.diag.count, 1);
    ck_assert_ptr_nonnull(strstr(desk.table.diag.entries[0].message.id, "too small"));
    desk_close(&desk);
}
END_TEST

void add_page_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "page");

    tcase_add_loop_test(tests, nothing_overlaps_or_comes_near_the_edge_on_any_paper, 0,
                        sizeof papers / sizeof *papers);
    tcase_add_test(tests, a_heading_has_what_it_heads_below_it);
    tcase_add_test(tests, a_tables_head_stands_at_the_top_of_each_page_that_it_goes_on_to);
    tcase_add_test(tests, a_filling_table_reaches_the_foot_with_rows_of_one_height);
    tcase_add_test(tests, a_filling_table_of_few_rows_has_none_too_high_to_write_in);
    tcase_add_loop_test(tests, a_wall_shows_its_number_also_with_low_ink, 0, 2);
    tcase_add_test(tests, a_wall_is_as_wide_as_its_column);
    tcase_add_test(tests, a_pad_has_boxes_for_names_and_sums_and_a_bar_above_these);
    tcase_add_loop_test(tests, a_title_has_beside_it_what_it_is_about_on_each_page, 0, 2);
    tcase_add_test(tests, a_title_that_is_a_little_too_long_is_set_smaller_and_keeps_to_one_line);
    add_sample(tests, the_columns_of_the_last_page_are_about_as_long, 28);
    tcase_add_test(tests, the_mark_of_equal_cards_stands_in_its_cell_as_often_as_it_has_signs);
    tcase_add_test(tests, what_is_read_from_afar_is_set_larger_where_that_takes_no_more_pages);
    tcase_add_test(tests, things_that_are_joined_stay_on_one_line);
    tcase_add_test(tests, every_page_has_its_foot);
    tcase_add_test(tests, type_is_set_smaller_to_save_a_page);
    tcase_add_test(tests, a_character_that_no_font_has_is_told_once);
    tcase_add_loop_test(tests, a_paper_that_is_too_small_is_told, 0, 3);
}
