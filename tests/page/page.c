/* A document as data: what was put in comes out in that order. */
#include "harness.h"

#include "page/page.h"

#include <string.h>

static struct notation number(const char *text)
{
    struct notation notation;

    ck_assert_int_eq(notation_parse_canonical(&notation, text, NULL), STATUS_OK);
    return notation;
}

/* One of everything. */
static void fill(struct page *page)
{
    static const double weights[] = {1, 3};
    const struct notation half = number("1/2");
    char text[] = "Aim";

    page_set_foot(page, "Fractions 1.0");
    page_add_title(page, "Rules");
    page_add_heading(page, text);
    memset(text, 'x', sizeof text - 1);
    page_add_text(page, page_add_paragraph(page), "Get rid of your cards.");
    page_add_text(page, page_add_point(page), "First of all.");
    struct page_table *table = page_add_table(page, 2, weights);
    page_add_text(page, &page_add_head(page, table)[1], "Head");
    struct page_cell *cells = page_add_row(page, table);
    page_add_number(page, &cells[0], &half);
    page_add_sign(page, &cells[0], "circle", 0x314387, true)->joined = true;
    page_add_picture(page, &cells[1], PAGE_PIE, &half, 0xB24B42);
    page_add_blank(page, &cells[1], 30);
    page_add_row(page, table);
}

START_TEST(a_document_keeps_what_was_added_in_its_order)
{
    const struct number_style style = {.decimal_comma = true};
    struct page page;

    page_init(&page, 2, &style);
    fill(&page);
    ck_assert_int_eq(page.columns, 2);
    ck_assert(page.style.decimal_comma);
    ck_assert_str_eq(page.foot, "Fractions 1.0");
    const struct page_block *block = page.blocks;
    ck_assert_int_eq(block->kind, PAGE_TITLE);
    ck_assert_str_eq(block->cell.items->text, "Rules");
    block = block->next;
    ck_assert_int_eq(block->kind, PAGE_HEADING);
    ck_assert_str_eq(block->cell.items->text, "Aim"); /* a copy */
    block = block->next;
    ck_assert_int_eq(block->kind, PAGE_PARAGRAPH);
    block = block->next;
    ck_assert_int_eq(block->kind, PAGE_POINT);
    block = block->next;
    ck_assert_int_eq(block->kind, PAGE_TABLE);
    ck_assert_ptr_null(block->next);
    ck_assert_ptr_eq(page.last, block);
    page_release(&page);
    ck_assert_ptr_null(page.blocks);
}
END_TEST

START_TEST(cards_chapters_and_breaks_are_kept_as_they_were_added)
{
    static const int hand[] = {4, 7};
    const struct number_style style = {0};
    struct page page;

    page_init(&page, 1, &style);
    page_add_chapter(&page, "Your turn");
    page_set_spare(&page, true);
    struct page_cell *cell = page_add_paragraph(&page);
    page_add_card(&page, cell, 3, 0.28);
    page_add_fan(&page, cell, hand, 2, 0.5)->back = true;
    page_add_tick(&page, cell, false);
    page_set_spare(&page, false);
    page_add_break(&page);
    const struct page_block *block = page.blocks;
    ck_assert_int_eq(block->kind, PAGE_CHAPTER);
    ck_assert(!block->spare);
    ck_assert_str_eq(block->cell.items->text, "Your turn");
    block = block->next;
    ck_assert(block->spare);
    const struct page_item *item = block->cell.items;
    ck_assert_int_eq(item->kind, PAGE_CARD);
    ck_assert_int_eq(item->card_count, 1);
    ck_assert_int_eq(item->cards[0], 3);
    ck_assert(item->reduced == 0.28 && !item->back);
    item = item->next;
    ck_assert_int_eq(item->card_count, 2);
    ck_assert_int_eq(item->cards[1], 7);
    ck_assert(item->back);
    item = item->next;
    ck_assert_int_eq(item->kind, PAGE_TICK);
    ck_assert(!item->right);
    ck_assert_int_eq(block->next->kind, PAGE_BREAK);
    ck_assert(!block->next->spare);
    page_release(&page);
}
END_TEST

START_TEST(a_table_has_its_heads_first_and_cells_of_any_things)
{
    const struct number_style style = {0};
    struct page page;

    page_init(&page, 1, &style);
    fill(&page);
    const struct page_table *table = page.last->table;
    ck_assert_int_eq(table->columns, 2);
    ck_assert(table->weights[1] == 3);
    const struct page_row *row = table->rows;
    ck_assert(row->head);
    ck_assert_ptr_null(row->cells[0].items);
    ck_assert_str_eq(row->cells[1].items->text, "Head");
    row = row->next;
    ck_assert(!row->head);
    const struct page_item *item = row->cells[0].items;
    ck_assert_int_eq(item->kind, PAGE_NUMBER);
    ck_assert_int_eq(item->number.denominator, 2);
    ck_assert(!item->joined);
    item = item->next;
    ck_assert_int_eq(item->kind, PAGE_SIGN);
    ck_assert_str_eq(item->text, "circle");
    ck_assert_uint_eq(item->colour, 0x314387);
    ck_assert(item->field && item->joined);
    ck_assert_ptr_null(item->next);
    item = row->cells[1].items;
    ck_assert_int_eq(item->kind, PAGE_PICTURE);
    ck_assert_int_eq(item->shape, PAGE_PIE);
    ck_assert_int_eq(item->next->kind, PAGE_BLANK);
    ck_assert(item->next->width == 30);
    ck_assert_ptr_null(row->next->cells[0].items);
    ck_assert_ptr_null(row->next->next);
    page_release(&page);
}
END_TEST

/* All that a worksheet needs. */
static void fill_sheet(struct page *page)
{
    const struct notation half = number("1/2");
    char text[] = "15";

    page_add_title(page, "Worksheet");
    page_set_foot(page, "form A");
    page_add_spring(page);
    page_set_scale(page, 0.8);
    page_add_cut(page);
    struct page_cell *cell = page_add_paragraph(page);
    page_write(page, page_add_box(page, cell, 12), text);
    page_frame(page, page_add_boxed(page, cell, &half, PAGE_HOLE_BELOW), text);
    page_add_picture(page, cell, PAGE_BAR, &half, 0xB24B42)->figure.blank = true;
    memset(text, 'x', sizeof text - 1);
}

START_TEST(a_worksheet_has_cuts_and_what_stands_at_the_foot)
{
    static const enum page_block_kind kinds[] = {PAGE_TITLE, PAGE_SPRING, PAGE_CUT, PAGE_PARAGRAPH};
    const struct number_style style = {0};
    struct page page;

    page_init(&page, 1, &style);
    fill_sheet(&page);
    const struct page_block *block = page.blocks;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++, block = block->next) {
        ck_assert_int_eq(block->kind, kinds[i]);
        ck_assert(block->scale == (i < 2 ? 1 : 0.8));
    }
    ck_assert_ptr_null(block);
    ck_assert_str_eq(page.foot, "form A");
    page_release(&page);
}
END_TEST

START_TEST(what_is_written_in_boxes_and_above_frames_is_a_copy)
{
    const struct number_style style = {0};
    struct page page;

    page_init(&page, 1, &style);
    fill_sheet(&page);
    const struct page_item *item = page.last->cell.items;
    ck_assert_int_eq(item->kind, PAGE_BOX);
    ck_assert(item->width == 12);
    ck_assert_str_eq(item->text, "15");
    ck_assert(!item->framed);
    item = item->next;
    ck_assert_int_eq(item->kind, PAGE_BOXED);
    ck_assert_int_eq(item->hole, PAGE_HOLE_BELOW);
    ck_assert_int_eq(item->number.denominator, 2);
    ck_assert(item->framed);
    ck_assert_str_eq(item->label, "15");
    ck_assert(item->next->figure.blank);
    ck_assert_str_eq(item->next->label, "");
    page_release(&page);
}
END_TEST

START_TEST(unequal_parts_grow_to_three_times_the_first)
{
    static const struct {
        bool unequal;
        int64_t parts, whole, edges[5];
    } rows[] = {{false, 4, 100, {0, 25, 50, 75, 100}},
                {true, 2, 100, {0, 25, 100}},
                {true, 4, 120, {0, 15, 40, 75, 120}},
                {true, 1, 80, {0, 80}}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int64_t part = 0; part <= rows[i].parts; part++)
            ck_assert_int_eq(page_part_edge(rows[i].unequal, rows[i].parts, part, rows[i].whole),
                             rows[i].edges[part]);
}
END_TEST

START_TEST(so_many_parts_of_a_turned_bar_are_taken)
{
    static const struct {
        int turn;
        bool scattered;
        int64_t parts, taken;
        const char *shown;
    } rows[] = {{0, false, 5, 2, "##..."}, {3, false, 5, 2, "...##"},   {1, false, 5, 2, ".##.."},
                {4, false, 5, 2, "#...#"}, {0, true, 8, 4, "#.#.#.#."}, {1, true, 4, 1, "...#"},
                {0, true, 5, 3, "#.#.#"},  {7, false, 5, 5, "#####"},   {-2, false, 5, 1, "...#."},
                {-3, true, 3, 0, "..."},   {2, false, 1, 1, "#"}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char shown[16] = "";
        for (int64_t part = 0; part < rows[i].parts; part++)
            shown[part] =
                page_part_taken(rows[i].turn, rows[i].scattered, rows[i].parts, rows[i].taken, part)
                    ? '#'
                    : '.';
        ck_assert_str_eq(shown, rows[i].shown);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("page");
    TCase *tests = add_case(suite, "document");

    tcase_add_test(tests, a_document_keeps_what_was_added_in_its_order);
    tcase_add_test(tests, cards_chapters_and_breaks_are_kept_as_they_were_added);
    tcase_add_test(tests, a_table_has_its_heads_first_and_cells_of_any_things);
    tcase_add_test(tests, a_worksheet_has_cuts_and_what_stands_at_the_foot);
    tcase_add_test(tests, what_is_written_in_boxes_and_above_frames_is_a_copy);
    tcase_add_test(tests, unequal_parts_grow_to_three_times_the_first);
    tcase_add_test(tests, so_many_parts_of_a_turned_bar_are_taken);
    return run_suite(suite);
}
