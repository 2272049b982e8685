/* A document on paper: where its parts stand, how it is broken into pages, what is too large. */
#include "cases.h"
#include "table.h"

#include "render/pages/plan.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A document, the paper it goes on, and the notes of each page that was drawn. */
struct desk {
    struct table table;
    struct page page;
    struct page_plan *plan;
};

enum { NOTES = 1500 };

struct note {
    char word[16], what[96];
    struct box box;
};

static void open_desk(struct desk *desk, int columns, double width, double height)
{
    const struct number_style style = {.decimal_comma = true};

    *desk = (struct desk){.table = table_lay("<numbers values='1/2'/>", NULL)};
    struct table *table = &desk->table;
    table->sheet->grid.paper_width = width;
    table->sheet->grid.paper_height = height;
    ck_assert_int_eq(type_open(&table->type, "Andika", table->template->family_where, &table->diag),
                     STATUS_OK);
    table->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    table->canvas = (struct canvas){
        .cr = cairo_create(table->surface), .type = table->type, .notes = &table->notes};
    page_init(&desk->page, columns, &style);
}

static void close_desk(struct desk *desk)
{
    page_plan_free(desk->plan);
    page_release(&desk->page);
    table_clear(&desk->table);
}

static enum status plan(struct desk *desk)
{
    const struct page_job job = {&desk->page, desk->table.template, desk->table.sheet,
                                 desk->table.words};
    static struct page_job kept; /* the plan borrows it */

    kept = job;
    return page_plan_new(&desk->plan, &kept, desk->table.type, &desk->table.diag);
}

/* Draws a page; its notes in order. */
static int draw(struct desk *desk, int number, struct note notes[NOTES])
{
    int count = 0;

    strbuf_clear(&desk->table.notes);
    ck_assert_int_eq(page_plan_draw(desk->plan, &desk->table.canvas, number), STATUS_OK);
    for (const char *line = strbuf_text(&desk->table.notes); *line;
         line += strcspn(line, "\n") + 1) {
        struct note *note = &notes[count++];
        ck_assert_int_lt(count, NOTES);
        *note = (struct note){.what = ""};
        int read = sscanf(line, "%15s %lf %lf %lf %lf #%*6s %95[^\n]", note->word, &note->box.x,
                          &note->box.y, &note->box.width, &note->box.height, note->what);
        ck_assert_int_ge(read, 5);
    }
    return count;
}

/* Which places a block or row, and not what is in it. */
static bool is_place(const struct note *note)
{
    static const char *const words[] = {"title", "heading", "paragraph", "point", "row", "head"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(note->word, words[i]) == 0)
            return true;
    return false;
}

static bool is_foot(const struct desk *desk, const struct note *note)
{
    return note->box.y > desk->table.sheet->grid.paper_height - 20;
}

static bool apart(struct box one, struct box other)
{
    return one.x + one.width <= other.x + 0.011 || other.x + other.width <= one.x + 0.011 ||
           one.y + one.height <= other.y + 0.011 || other.y + other.height <= one.y + 0.011;
}

static bool inside_some(const struct note *notes, int count, struct box box)
{
    for (int i = 0; i < count; i++)
        if (is_place(&notes[i]) && box_contains(box_grown(notes[i].box, 0.02), box))
            return true;
    return false;
}

/* Blocks and rows are apart, what is in them stays in them, and nothing is near the edge. */
static void check_page(const struct desk *desk, const struct note *notes, int count)
{
    const struct grid *grid = &desk->table.sheet->grid;
    struct box paper = {10, 10, grid->paper_width - 20, grid->paper_height - 20};

    for (int i = 0; i < count; i++) {
        ck_assert_msg(box_contains(paper, notes[i].box), "%s %s at %g %g stands at the edge",
                      notes[i].word, notes[i].what, notes[i].box.x, notes[i].box.y);
        if (!is_place(&notes[i])) {
            ck_assert_msg(is_foot(desk, &notes[i]) || inside_some(notes, count, notes[i].box),
                          "%s %s at %g %g is in no block", notes[i].word, notes[i].what,
                          notes[i].box.x, notes[i].box.y);
            continue;
        }
        for (int k = 0; k < i; k++)
            ck_assert_msg(!is_place(&notes[k]) || apart(notes[i].box, notes[k].box),
                          "%s at %g %g lies on %s", notes[i].word, notes[i].box.x, notes[i].box.y,
                          notes[k].word);
    }
}

static struct notation number(const char *text)
{
    struct notation notation;

    ck_assert_int_eq(notation_parse_canonical(&notation, text, NULL), STATUS_OK);
    return notation;
}

#define SENTENCE "Lay a card that has the same colour or is worth as much as the one on the pile. "

static void add_mixed_row(struct page *page, struct page_table *table)
{
    static const char *const numbers[] = {"1/2", "33 1/3%", "0.(3)", "7/4"};
    struct page_cell *cells = page_add_row(page, table);

    for (int i = 0; i < 4; i++) {
        struct notation n = number(numbers[i]);
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

    open_desk(&desk, papers[_i].columns, papers[_i].width, papers[_i].height);
    fill(&desk.page, 5);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    ck_assert_int_gt(page_plan_pages(desk.plan), 1);
    for (int i = 0; i < page_plan_pages(desk.plan); i++)
        check_page(&desk, notes, draw(&desk, i, notes));
    close_desk(&desk);
}
END_TEST

/* However much stands before it. */
START_TEST(a_heading_has_what_it_heads_below_it)
{
    struct note notes[NOTES];
    struct desk desk;
    int headings = 0;

    open_desk(&desk, 2, 148.5, 120);
    for (int i = 0; i < 40; i++) {
        for (int k = 0; k < i % 5; k++)
            page_add_text(&desk.page, page_add_paragraph(&desk.page), "A line.");
        page_add_heading(&desk.page, "Heading");
        page_add_text(&desk.page, page_add_point(&desk.page), i % 2 ? SENTENCE SENTENCE : "Short.");
    }
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = draw(&desk, i, notes);
        for (int k = 0; k < count; k++) {
            if (strcmp(notes[k].word, "heading") != 0)
                continue;
            headings++;
            int next = k + 1;
            while (next < count && !is_place(&notes[next]))
                next++;
            ck_assert_msg(next < count && notes[next].box.x == notes[k].box.x &&
                              notes[next].box.y > notes[k].box.y,
                          "a heading at %g %g of page %d stands alone", notes[k].box.x,
                          notes[k].box.y, i + 1);
        }
    }
    ck_assert_int_eq(headings, 40);
    close_desk(&desk);
}
END_TEST

START_TEST(a_tables_head_stands_at_the_top_of_each_page_that_it_goes_on_to)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;
    int rows = 0;

    open_desk(&desk, 1, 210, 150);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    page_add_text(&desk.page, &page_add_head(&desk.page, table)[0], "Value");
    for (int i = 0; i < 60; i++)
        page_add_text(&desk.page, &page_add_row(&desk.page, table)[1], "one");
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    ck_assert_int_gt(page_plan_pages(desk.plan), 2);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = draw(&desk, i, notes), heads = 0;
        ck_assert_str_eq(notes[0].word, "head");
        ck_assert_double_eq_tol(notes[0].box.y, PAGE_MARGIN, 0.01);
        for (int k = 0; k < count; k++) {
            heads += strcmp(notes[k].word, "head") == 0;
            rows += strcmp(notes[k].word, "row") == 0;
        }
        ck_assert_int_eq(heads, 1);
    }
    ck_assert_int_eq(rows, 60);
    close_desk(&desk);
}
END_TEST

START_TEST(a_filling_table_reaches_the_foot_with_rows_of_one_height)
{
    static const double weights[] = {1, 1, 1};
    struct note notes[NOTES];
    struct desk desk;
    double height = 0, bottom = 0;

    open_desk(&desk, 1, 210, 297);
    page_add_title(&desk.page, "Points");
    struct page_table *table = page_add_table(&desk.page, 3, weights);
    table->filling = table->ruled = true;
    table->row_height = 8;
    page_add_text(&desk.page, &page_add_head(&desk.page, table)[0], "Round");
    for (int i = 0; i < 13; i++)
        page_add_row(&desk.page, table);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    ck_assert_int_eq(page_plan_pages(desk.plan), 1);
    int count = draw(&desk, 0, notes);
    check_page(&desk, notes, count);
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
    close_desk(&desk);
}
END_TEST

START_TEST(a_filling_table_of_few_rows_has_none_too_high_to_write_in)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;

    open_desk(&desk, 1, 210, 297);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    table->filling = true;
    table->row_height = 8;
    for (int i = 0; i < 3; i++)
        page_add_row(&desk.page, table);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    int count = draw(&desk, 0, notes), rows = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(notes[i].word, "row") != 0)
            continue;
        ck_assert_double_eq_tol(notes[i].box.height, 20, 0.02);
        rows++;
    }
    ck_assert_int_eq(rows, 3);
    close_desk(&desk);
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
        open_desk(&desk, 1, 210, 297);
        page_add_title(&desk.page, rows[i].title);
        ck_assert_int_eq(plan(&desk), STATUS_OK);
        check_page(&desk, notes, draw(&desk, 0, notes));
        ck_assert_str_eq(notes[0].word, "title");
        ck_assert_msg(notes[0].box.height > rows[i].least && notes[0].box.height < rows[i].most,
                      "%s: %g mm", rows[i].title, notes[0].box.height);
        close_desk(&desk);
    }
}
END_TEST

/* How far down a page is written on, in its left and right column. */
static void reach(const struct desk *desk, const struct note *notes, int count, double bottom[2])
{
    bottom[0] = bottom[1] = 0;
    for (int i = 0; i < count; i++) {
        double *side = &bottom[notes[i].box.x > desk->table.sheet->grid.paper_width / 2];
        if (is_place(&notes[i]))
            *side = fmax(*side, notes[i].box.y + notes[i].box.height);
    }
}

START_TEST(the_columns_of_the_last_page_are_about_as_long)
{
    struct note notes[NOTES];
    struct desk desk;
    double bottom[2];
    int blocks = 3 * _i + 2; /* on the first page, and on the second */

    open_desk(&desk, 2, 210, 297);
    for (int i = 0; i < blocks; i++)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), SENTENCE);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    int pages = page_plan_pages(desk.plan), count = draw(&desk, pages - 1, notes), placed = 0;
    check_page(&desk, notes, count);
    reach(&desk, notes, count, bottom);
    for (int i = 0; i < count; i++)
        placed += is_place(&notes[i]);
    ck_assert_double_ge(bottom[0], bottom[1] - 0.01);
    if (placed > 1)
        ck_assert_double_le(bottom[0] - bottom[1], notes[0].box.height + 2 + 1);
    for (int i = 0; i + 1 < pages; i++) {
        reach(&desk, notes, draw(&desk, i, notes), bottom);
        ck_assert_double_gt(fmin(bottom[0], bottom[1]), 297 - PAGE_MARGIN - 7 - 20);
    }
    close_desk(&desk);
}
END_TEST

START_TEST(the_mark_of_equal_cards_stands_in_its_cell_as_often_as_it_has_signs)
{
    static const double weights[] = {1, 1};
    struct note notes[NOTES];
    struct desk desk;

    open_desk(&desk, 1, 210, 297);
    struct page_table *table = page_add_table(&desk.page, 2, weights);
    page_add_mark(&desk.page, &page_add_row(&desk.page, table)[1], 0, 40);
    page_add_mark(&desk.page, &page_add_row(&desk.page, table)[1], 9, 40);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    int count = draw(&desk, 0, notes), marks = 0;
    check_page(&desk, notes, count);
    for (int i = 0; i < count; i++)
        if (strcmp(notes[i].word, "self-check") == 0)
            ck_assert_str_eq(notes[i].what, marks++ ? "moon moon" : "heart");
    ck_assert_int_eq(marks, 2);
    close_desk(&desk);
}
END_TEST

/* The height of the first paragraph of so many. */
static double first_height(bool large, int most_pages, int paragraphs, int *pages)
{
    struct note notes[NOTES];
    struct desk desk;

    open_desk(&desk, 1, 210, 297);
    desk.page.large = large;
    desk.page.most_pages = most_pages;
    for (int i = 0; i < paragraphs; i++)
        page_add_text(&desk.page, page_add_paragraph(&desk.page), "A word.");
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    *pages = page_plan_pages(desk.plan);
    check_page(&desk, notes, draw(&desk, 0, notes));
    double height = notes[0].box.height;
    close_desk(&desk);
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

    open_desk(&desk, 1, 90, 200);
    struct page_cell *cell = page_add_paragraph(&desk.page);
    for (int i = 0; i < 30; i++) {
        page_add_text(&desk.page, cell, "77");
        page_add_sign(&desk.page, cell, "star", 0xFFC32D, true)->joined = true;
    }
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    int count = draw(&desk, 0, notes);
    check_page(&desk, notes, count);
    for (int i = 1; i < count; i++) {
        if (strcmp(notes[i].word, "field") != 0)
            continue;
        ck_assert_str_eq(notes[i - 1].what, "77");
        ck_assert_double_gt(notes[i].box.x, notes[i - 1].box.x);
        ck_assert_double_lt(fabs(notes[i].box.y - notes[i - 1].box.y), 3);
        joined++;
    }
    ck_assert_int_eq(joined, 30);
    close_desk(&desk);
}
END_TEST

START_TEST(every_page_has_its_foot)
{
    struct note notes[NOTES];
    struct desk desk;

    open_desk(&desk, 2, 210, 297);
    fill(&desk.page, 6);
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    for (int i = 0; i < page_plan_pages(desk.plan); i++) {
        int count = draw(&desk, i, notes);
        ck_assert_str_eq(notes[count - 2].what, "Fractions 1.0");
        ck_assert_str_eq(notes[count - 1].what, "page {page} of {pages}");
        ck_assert_double_eq_tol(notes[count - 2].box.x, PAGE_MARGIN, 0.5);
    }
    close_desk(&desk);
}
END_TEST

/* As long as it can be read. */
START_TEST(type_is_set_smaller_to_save_a_page)
{
    struct note notes[NOTES];
    struct desk desk;
    double usual = 0, small = 0;

    for (int round = 0; round < 3; round++) {
        open_desk(&desk, 2, 210, 297);
        desk.page.most_pages = round; /* any number, one, two */
        for (int i = 0; i < (round == 2 ? 60 : 43); i++)
            page_add_text(&desk.page, page_add_paragraph(&desk.page), SENTENCE);
        ck_assert_int_eq(plan(&desk), STATUS_OK);
        ck_assert_int_eq(page_plan_pages(desk.plan), round == 1 ? 1 : 2);
        int count = draw(&desk, 0, notes);
        check_page(&desk, notes, count);
        usual = round == 0 ? notes[0].box.height : usual;
        small = round == 1 ? notes[0].box.height : small;
        if (round == 2)
            ck_assert_double_eq_tol(notes[0].box.height, usual, 0.01);
        close_desk(&desk);
    }
    ck_assert_double_ge(small, 0.9 * usual);
    ck_assert_double_le(small, 0.96 * usual);
}
END_TEST

START_TEST(a_character_that_no_font_has_is_told_once)
{
    struct desk desk;

    open_desk(&desk, 1, 210, 297);
    for (int i = 0; i < 2; i++) {
        struct page_cell *cell = page_add_paragraph(&desk.page);
        page_add_text(&desk.page, cell, "\U0010FFFD");
        if (i == 1)
            page_add_text(&desk.page, cell, "word");
    }
    ck_assert_int_eq(plan(&desk), STATUS_OK);
    ck_assert_uint_eq(desk.table.diag.warnings, 1);
    close_desk(&desk);
}
END_TEST

START_TEST(a_paper_that_is_too_small_is_told)
{
    static const double weights[] = {1, 1, 1, 1, 1, 1, 1, 1};
    struct desk desk;

    open_desk(&desk, 1, _i == 0 ? 30 : 60, _i == 1 ? 40 : 100);
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
    ck_assert_int_eq(plan(&desk), STATUS_INVALID);
    ck_assert_ptr_null(desk.plan);
    ck_assert_uint_eq(desk.table.diag.count, 1);
    ck_assert_ptr_nonnull(strstr(desk.table.diag.entries[0].message.id, "too small"));
    close_desk(&desk);
}
END_TEST

START_TEST(a_document_that_ran_out_of_memory_is_not_drawn)
{
    struct desk desk;

    open_desk(&desk, 1, 210, 297);
    page_add_title(&desk.page, "Points");
    desk.page.failed = true;
    ck_assert_int_eq(plan(&desk), STATUS_NO_MEMORY);
    close_desk(&desk);
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
    tcase_add_test(tests, a_title_that_is_a_little_too_long_is_set_smaller_and_keeps_to_one_line);
    tcase_add_loop_test(tests, the_columns_of_the_last_page_are_about_as_long, 0, 28);
    tcase_add_test(tests, the_mark_of_equal_cards_stands_in_its_cell_as_often_as_it_has_signs);
    tcase_add_test(tests, what_is_read_from_afar_is_set_larger_where_that_takes_no_more_pages);
    tcase_add_test(tests, things_that_are_joined_stay_on_one_line);
    tcase_add_test(tests, every_page_has_its_foot);
    tcase_add_test(tests, type_is_set_smaller_to_save_a_page);
    tcase_add_test(tests, a_character_that_no_font_has_is_told_once);
    tcase_add_loop_test(tests, a_paper_that_is_too_small_is_told, 0, 3);
    tcase_add_test(tests, a_document_that_ran_out_of_memory_is_not_drawn);
}
