/* Single cards, a picture each. */
#include "cases.h"
#include "draw/pixels.h"
#include "press/shelf.h"
#include "table.h"

#include "render/sheets/print.h"

#include <string.h>

static enum status print_singles(struct table *table, const int *copies, enum backs backs,
                                 struct shelf *shelf)
{
    struct print_job cards = {.deck = table->deck,
                              .template = table->template,
                              .sheet = table->sheet,
                              .copies = copies,
                              .backs = backs,
                              .words = table->words};
    struct press_job job = shelf_job(shelf, PRESS_PNG, 254);
    struct singles singles;
    struct press *press;

    singles_make(&singles, &cards);
    ck_assert_int_eq(press_open(&press, &job, &table->diag), STATUS_OK);
    enum status status = singles_print(&singles, press, &table->diag);
    if (status == STATUS_OK)
        status = press_finish(press);
    press_close(press);
    singles_release(&singles);
    return status;
}

START_TEST(each_kind_of_card_is_there_once_with_its_bleed_and_the_back_last)
{
    struct table table = table_lay("<numbers values='1/2; 2/4' copies='3'/>", NULL);
    struct shelf shelf = {0};

    table.sheet->bleed = 3;
    ck_assert_int_eq(print_singles(&table, NULL, BACKS_LONG, &shelf), STATUS_OK);
    ck_assert_int_eq(shelf.count, deck_card_count(table.deck) + 1);
    for (int i = 0; i < shelf.count; i++) {
        ck_assert_uint_eq(shelf_number(&shelf.file[i], 16), 690);
        ck_assert_uint_eq(shelf_number(&shelf.file[i], 20), 940);
    }
    cairo_surface_t *face = pixels_of(&shelf.file[0]), *back = pixels_of(&shelf.file[4]);
    /* The panel behind the number is white, the middle of the back is not. */
    ck_assert_uint_eq(pixels_at(face, 200, 470), 0xFFFFFF);
    ck_assert_uint_ne(pixels_at(back, 200, 470), 0xFFFFFF);
    cairo_surface_destroy(face);
    cairo_surface_destroy(back);
    shelf_clear(&shelf);
    table_clear(&table);
}
END_TEST

START_TEST(cards_without_copies_and_unwanted_backs_are_left_out)
{
    struct table table = table_lay("<numbers values='1/2; 2/4' suits='red'/>", NULL);
    static const int copies[] = {0, 2};
    struct shelf shelf = {0}, both = {0};

    ck_assert_int_eq(print_singles(&table, copies, BACKS_NONE, &shelf), STATUS_OK);
    ck_assert_int_eq(shelf.count, 1);
    ck_assert_uint_eq(shelf_number(&shelf.file[0], 16), 630);
    ck_assert_uint_eq(shelf_number(&shelf.file[0], 20), 880);
    ck_assert_int_eq(print_singles(&table, NULL, BACKS_NONE, &both), STATUS_OK);
    ck_assert_int_eq(both.count, 2);
    /* It is the second card that was printed. */
    ck_assert_uint_eq(both.file[1].length, shelf.file[0].length);
    ck_assert_mem_eq(both.file[1].text, shelf.file[0].text, shelf.file[0].length);
    ck_assert(both.file[0].length != both.file[1].length ||
              memcmp(both.file[0].text, both.file[1].text, both.file[1].length) != 0);
    shelf_clear(&shelf);
    shelf_clear(&both);
    table_clear(&table);
}
END_TEST

START_TEST(a_card_stands_upright_where_its_place_on_the_sheet_lies)
{
    struct table table = table_lay("<numbers values='1/2' suits='red'/>", NULL);
    struct shelf shelf = {0};

    table.sheet->grid.card_width = 88;
    table.sheet->grid.card_height = 63;
    ck_assert_int_eq(print_singles(&table, NULL, BACKS_NONE, &shelf), STATUS_OK);
    ck_assert_uint_eq(shelf_number(&shelf.file[0], 16), 630);
    ck_assert_uint_eq(shelf_number(&shelf.file[0], 20), 880);
    shelf_clear(&shelf);
    table_clear(&table);
}
END_TEST

void add_single_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "single");

    tcase_add_test(tests, each_kind_of_card_is_there_once_with_its_bleed_and_the_back_last);
    tcase_add_test(tests, cards_without_copies_and_unwanted_backs_are_left_out);
    tcase_add_test(tests, a_card_stands_upright_where_its_place_on_the_sheet_lies);
}
