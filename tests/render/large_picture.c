/* Pictures of worksheets: their size, their parts, what a line points at, and what nobody could
 * count. */
#include "cases.h"
#include "draw/sketch.h"
#include "one_page.h"

#include "render/pages/large_picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct shown {
    enum page_picture shape;
    const char *number;
    double width;
    struct page_figure figure;
    const char *note, *what; /* what is drawn */
    int parts, taken;        /* so many are noted in all wholes */
    double drawn_width, drawn_height;
} shown[] = {
    {PAGE_BAR, "3/4", 80, {0}, "bars", "3/4 of 1", 4, 3, 80, 8},
    {PAGE_BAR, "3/4", 20, {0}, "bars", "3/4 of 1", 4, 3, 20, 4},
    {PAGE_BAR, "0/5", 80, {0}, "bars", "0/5 of 1", 5, 0, 80, 8},
    {PAGE_BAR, "2/5", 80, {.blank = true}, "bars", "0/5 of 1", 5, 0, 80, 8},
    {PAGE_BAR, "5/4", 80, {0}, "bars", "5/4 of 2", 8, 5, 80, 12.6},
    {PAGE_BAR, "5/4", 80, {.wholes = 3}, "bars", "5/4 of 3", 12, 5, 80, 14.56},
    {PAGE_BAR, "3", 80, {0}, "bars", "3/1 of 3", 3, 3, 80, 14.56},
    {PAGE_BAR, "88/88", 80, {0}, "bars", "88/88 of 1", 88, 88, 80, 8},
    {PAGE_BAR, "7/100", 80, {0}, "squares", "7/100 of 1", 0, 0, 28, 28},
    {PAGE_BAR, "125/100", 80, {0}, "squares", "125/100 of 2", 0, 0, 59.36, 28},
    {PAGE_BAR, "0.3", 80, {0}, "bars", "3/10 of 1", 10, 3, 80, 8},
    {PAGE_PIE, "7/100", 24, {0}, "squares", "7/100 of 1", 0, 0, 24, 24},
    {PAGE_PIE, "3/8", 24, {0}, "pies", "3/8 of 1", 8, 3, 24, 24},
    {PAGE_PIE, "5/4", 24, {0}, "pies", "5/4 of 2", 8, 5, 50.88, 24},
    {PAGE_PIE, "1/2", 24, {.unequal = true}, "pies", "1/2 of 1", 2, 1, 24, 24},
    {PAGE_DOTS, "3/8", 40, {0}, "dots", "3/8 of 1", 8, 3, 32, 16},
    {PAGE_DOTS, "3/8", 80, {.blank = true}, "dots", "0/8 of 1", 8, 0, 64, 8},
    {PAGE_SQUARE, "27%", 40, {0}, "squares", "27/100 of 1", 0, 0, 40, 40},
};

START_TEST(a_large_picture_has_its_size_and_all_its_parts)
{
    const struct shown *row = &shown[_i];
    struct one_page sheet;
    int parts = 0, taken = 0;

    one_page_begin(&sheet, 1);
    one_page_picture(&sheet, row->shape, row->number, row->width)->figure = row->figure;
    one_page_draw(&sheet);
    const struct note *whole = one_page_find(&sheet, row->note, NULL, 0);
    ck_assert_str_eq(whole->what, row->what);
    ck_assert_double_eq_tol(whole->box.width, row->drawn_width, 0.02);
    ck_assert_double_eq_tol(whole->box.height, row->drawn_height, 0.02);
    for (int i = 0; i < sheet.count; i++) {
        const struct note *note = &sheet.notes[i];
        if (strcmp(note->word, "part") != 0 && strcmp(note->word, "sector") != 0 &&
            strcmp(note->word, "dot") != 0)
            continue;
        ck_assert(box_contains(box_grown(whole->box, 0.02), note->box));
        parts++;
        taken += strcmp(note->what, "taken") == 0;
    }
    ck_assert_int_eq(parts, row->parts);
    ck_assert_int_eq(taken, row->taken);
    ck_assert_uint_eq(sheet.desk.table.diag.count, 0);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(unequal_parts_of_a_bar_are_cut_where_the_screen_cuts_them)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    one_page_picture(&sheet, PAGE_BAR, "2/4", 80)->figure.unequal = true;
    one_page_draw(&sheet);
    double left = one_page_find(&sheet, "bars", NULL, 0)->box.x;
    for (int i = 0; i < 4; i++) {
        struct box part = one_page_find(&sheet, "part", NULL, i)->box;
        ck_assert_double_eq_tol(part.x - left, (double)page_part_edge(true, 4, i, 8000) / 100,
                                0.02);
    }
    desk_close(&sheet.desk);
}
END_TEST

/* As a lesson turns it: the same parts are taken on paper. */
START_TEST(a_bar_that_is_turned_has_other_parts_taken)
{
    static const struct {
        struct page_figure figure;
        const char *taken;
    } rows[] = {{{0}, "##...."},
                {{.turn = 4}, "....##"},
                {{.turn = 2}, "..##.."},
                {{.scattered = true}, "#..#.."}};

    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        one_page_picture(&sheet, PAGE_BAR, "2/6", 80)->figure = rows[r].figure;
        one_page_draw(&sheet);
        for (int i = 0; i < 6; i++)
            ck_assert_int_eq(strcmp(one_page_find(&sheet, "part", NULL, i)->what, "taken") == 0,
                             rows[r].taken[i] == '#');
        desk_close(&sheet.desk);
    }
}
END_TEST

/* What nobody could count: too fine, too small, too many, below zero. */
static const struct {
    enum page_picture shape;
    const char *number;
    double width;
    struct page_figure figure;
} countless[] = {
    {PAGE_BAR, "1/1000", 80, {0}},
    {PAGE_BAR, "1/97", 80, {0}},
    {PAGE_BAR, "1/2", 1e-9, {0}},
    {PAGE_BAR, "13", 80, {0}},
    {PAGE_BAR, "-1/2", 80, {0}},
    {PAGE_BAR, "1/50", 80, {.unequal = true}},
    {PAGE_BAR, "1/2", 80, {.wholes = 99}},
    {PAGE_PIE, "1/97", 24, {0}},
    {PAGE_NUMBER_LINE, "1/2", 5, {0}},
    {PAGE_NUMBER_LINE, "8/999", 80, {.wholes = 7}},
    {PAGE_NUMBER_LINE, "1/9999999", 80, {0}},
    {PAGE_DOTS, "1/60", 80, {.wholes = 2}},
    {PAGE_DOTS, "1/2", 3, {0}},
    {PAGE_SQUARE, "1/3", 40, {0}},
    {PAGE_SQUARE, "1/2", 5, {0}},
    {PAGE_BAR, "1/999999999", 80, {0}},
    {PAGE_DOTS, "999999999", 80, {0}},
    {PAGE_BAR, "999999999/2", 0, {0}},
    {PAGE_PIE, "1/1000", 0, {0}},
};

START_TEST(a_picture_that_nobody_could_count_is_its_number_and_that_is_told)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    one_page_picture(&sheet, countless[_i].shape, countless[_i].number, countless[_i].width)
        ->figure = countless[_i].figure;
    one_page_draw(&sheet);
    ck_assert_int_gt(one_page_count(&sheet, "text", NULL), 2); /* the foot has two */
    ck_assert_int_eq(one_page_count(&sheet, "part", NULL), 0);
    ck_assert_uint_eq(sheet.desk.table.diag.count, 1);
    ck_assert_ptr_nonnull(
        strstr(sheet.desk.table.diag.entries[0].message.id, "more parts than can be counted"));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_picture_of_no_width_is_drawn_as_small_as_among_words)
{
    static const double widths[] = {0, -80, NAN};

    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        one_page_picture(&sheet, PAGE_BAR, "3/4", widths[i]);
        one_page_draw(&sheet);
        ck_assert_int_eq(one_page_count(&sheet, "bar-picture", "3/4"), 1);
        desk_close(&sheet.desk);
    }
}
END_TEST

static double middle_of(const struct note *note)
{
    return note->box.x + note->box.width / 2;
}

START_TEST(an_arrow_stands_at_the_number_and_wholes_are_written_below)
{
    static const struct {
        const char *number;
        int wholes, last;
        double share; /* of the way from 0 to the last whole */
    } rows[] = {{"3/4", 0, 1, 0.75}, {"7/3", 0, 3, 7.0 / 9}, {"37/100", 0, 1, 0.37},
                {"3", 5, 5, 0.6},    {"0/4", 0, 1, 0},       {"3/4", 2, 2, 0.375}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        char last[4];
        one_page_begin(&sheet, 1);
        one_page_picture(&sheet, PAGE_NUMBER_LINE, rows[i].number, 80)->figure.wholes =
            rows[i].wholes;
        one_page_draw(&sheet);
        snprintf(last, sizeof last, "%d", rows[i].last);
        double from = middle_of(one_page_find(&sheet, "text", "0", 0));
        double to = middle_of(one_page_find(&sheet, "text", last, 0));
        ck_assert_double_eq_tol(to - from, 74, 0.05);
        ck_assert_double_eq_tol(middle_of(one_page_find(&sheet, "arrow", NULL, 0)),
                                from + rows[i].share * 74, 0.05);
        ck_assert_double_eq_tol(one_page_find(&sheet, "number-line", NULL, 0)->box.width, 80, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(an_empty_line_has_no_arrow_and_room_for_a_cross)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    one_page_picture(&sheet, PAGE_NUMBER_LINE, "0/8", 80)->figure.blank = true;
    one_page_draw(&sheet);
    ck_assert_int_eq(one_page_count(&sheet, "arrow", NULL), 0);
    struct box ticks = one_page_find(&sheet, "ticks", "8", 0)->box;
    ck_assert_double_ge(ticks.y - one_page_find(&sheet, "number-line", NULL, 0)->box.y, 2);
    desk_close(&sheet.desk);
}
END_TEST

/* So many parts that ticks would be a black bar: the line has those of wholes, and its arrow. */
START_TEST(a_line_of_very_many_parts_has_no_ticks_for_them_and_that_is_told)
{
    static const struct {
        const char *number;
        double width;
        double share;
    } rows[] = {{"333/999", 80, 1 / 3.0}, {"1500/1000", 80, 0.75}, {"25/100", 40, 0.25}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        one_page_picture(&sheet, PAGE_NUMBER_LINE, rows[i].number, rows[i].width);
        one_page_draw(&sheet);
        ck_assert_int_eq(one_page_count(&sheet, "ticks", "1"), 1);
        struct box line = one_page_find(&sheet, "ticks", "1", 0)->box;
        ck_assert_double_eq_tol(middle_of(one_page_find(&sheet, "arrow", NULL, 0)),
                                line.x + rows[i].share * line.width, 0.05);
        ck_assert_int_eq(one_page_count(&sheet, "bar", NULL), 0);
        ck_assert_uint_eq(sheet.desk.table.diag.count, 1);
        ck_assert_ptr_nonnull(
            strstr(sheet.desk.table.diag.entries[0].message.id, "it has no marks for them"));
        desk_close(&sheet.desk);
    }
}
END_TEST

/* Two of them beside each other on a line of hundredths, one off the line. */
START_TEST(letters_stand_over_their_places_and_keep_off_each_other)
{
    static const struct {
        const char *number;
        int at[6], all;
    } rows[] = {{"1/8", {3, 7, 6, 1, 0, 8}, 8}, {"1/100", {30, 31, 33, 80, 100, 32}, 100}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        struct page_item *item = one_page_picture(&sheet, PAGE_NUMBER_LINE, rows[i].number, 80);
        item->figure.letters = 8;
        memcpy(item->figure.letter_at, rows[i].at, sizeof rows[i].at);
        item->figure.letter_at[6] = -1;
        item->figure.letter_at[7] = rows[i].all + 1;
        one_page_draw(&sheet);
        double zero = middle_of(one_page_find(&sheet, "text", "0", 0));
        ck_assert_int_eq(one_page_count(&sheet, "arrow", NULL), 6); /* one below each letter */
        for (int k = 0; k < 6; k++) {
            const char letter[] = {(char)('a' + k), '\0'};
            const struct note *note = one_page_find(&sheet, "text", letter, 0);
            ck_assert_double_eq_tol(middle_of(note), zero + 74.0 * rows[i].at[k] / rows[i].all,
                                    0.05);
            for (int other = 0; other < k; other++) {
                const char before[] = {(char)('a' + other), '\0'};
                struct box box = one_page_find(&sheet, "text", before, 0)->box;
                ck_assert(
                    note->box.x >= box.x + box.width || box.x >= note->box.x + note->box.width ||
                    note->box.y >= box.y + box.height || box.y >= note->box.y + note->box.height);
            }
        }
        ck_assert_int_eq(one_page_count(&sheet, "text", "g") + one_page_count(&sheet, "text", "h"),
                         0);
        desk_close(&sheet.desk);
    }
}
END_TEST

/* Shaded parts are seen in every look, in grey and with low ink too; others are white. */
START_TEST(what_is_shaded_is_seen_in_every_look)
{
    static const struct look looks[] = {
        {0}, {.grey = true}, {.low_ink = true}, {.grey = true, .low_ink = true}};
    static const struct {
        enum page_picture shape;
        const char *number;
        struct box taken, left;
    } rows[] = {{PAGE_BAR, "1/4", {3, 2, 14, 4}, {43, 2, 14, 4}},
                {PAGE_PIE, "1/4", {43, 20, 15, 15}, {20, 43, 15, 15}},
                {PAGE_DOTS, "1/4", {2.5, 2.5, 3, 3}, {10.5, 2.5, 3, 3}}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sketch sketch = sketch_begin(looks[_i]);
        struct notation number = desk_number(rows[i].number);
        struct page_item item = {.kind = PAGE_PICTURE,
                                 .shape = rows[i].shape,
                                 .number = number,
                                 .width = 80,
                                 .colour = COUNTED};
        struct box box = {0, 0, 0, 0};
        double contrast, none;
        large_picture_measure(&item, 1, &box.width, &box.height);
        large_picture_draw(&sketch.canvas, &item, 1, box);
        double share = sketch_share(&sketch, rows[i].taken, &contrast);
        ck_assert_msg(share > 0.15 && (looks[_i].low_ink || share == 1), "%d: %f", rows[i].shape,
                      share);
        ck_assert_double_ge(contrast, 2.9);
        ck_assert_double_eq(sketch_share(&sketch, rows[i].left, &none), 0);
        sketch_end(&sketch);
    }
}
END_TEST

void add_large_picture_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "large picture");

    tcase_add_loop_test(tests, a_large_picture_has_its_size_and_all_its_parts, 0,
                        sizeof shown / sizeof *shown);
    tcase_add_test(tests, unequal_parts_of_a_bar_are_cut_where_the_screen_cuts_them);
    tcase_add_test(tests, a_bar_that_is_turned_has_other_parts_taken);
    tcase_add_loop_test(tests, a_picture_that_nobody_could_count_is_its_number_and_that_is_told, 0,
                        sizeof countless / sizeof *countless);
    tcase_add_test(tests, a_picture_of_no_width_is_drawn_as_small_as_among_words);
    tcase_add_test(tests, an_arrow_stands_at_the_number_and_wholes_are_written_below);
    tcase_add_test(tests, an_empty_line_has_no_arrow_and_room_for_a_cross);
    tcase_add_test(tests, a_line_of_very_many_parts_has_no_ticks_for_them_and_that_is_told);
    tcase_add_test(tests, letters_stand_over_their_places_and_keep_off_each_other);
    tcase_add_loop_test(tests, what_is_shaded_is_seen_in_every_look, 0, 4);
}
