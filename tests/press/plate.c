/* Pages as pictures: how large, what is told in the files, how they are numbered. */
#include "cases.h"
#include "draw/pixels.h"
#include "press/shelf.h"

#include "draw/canvas.h"

#include <string.h>

/* Pages of 25.4 by 50.8 mm, their upper half black. */
static enum status draw_pages(const struct press_job *job, int count, struct diag *diag)
{
    static const struct press_page paper = {.width = 25.4, .height = 50.8};
    struct press *press;
    enum status status = press_open(&press, job, diag);

    ck_assert_int_eq(status, STATUS_OK);
    for (int i = 0; i < count && status == STATUS_OK; i++) {
        struct canvas *canvas = press_begin_page(press, &paper);
        canvas_box(canvas, (struct box){0, 0, 25.4, 25.4}, 0);
        canvas_fill(canvas, 0);
        status = press_end_page(press);
    }
    if (status == STATUS_OK) {
        ck_assert_int_eq(press_made(press).pages, count);
        status = press_finish(press);
    }
    press_close(press);
    return status;
}

START_TEST(a_png_has_so_many_pixels_an_inch_and_says_so)
{
    struct shelf shelf = {0};
    struct press_job job = shelf_job(&shelf, PRESS_PNG, 300);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 1);
    const struct strbuf *png = &shelf.file[0];
    ck_assert_uint_eq(shelf_number(png, 16), 300);
    ck_assert_uint_eq(shelf_number(png, 20), 600);
    /* pHYs: 11811 pixels a metre both ways, and the sum that every program for PNGs gives it. */
    ck_assert_mem_eq(png->text + 33, "\0\0\0\x09pHYs\0\0\x2E\x23\0\0\x2E\x23\1\x78\xA5\x3F\x76",
                     21);
    cairo_surface_t *picture = pixels_of(png);
    ck_assert_uint_eq(pixels_at(picture, 150, 299), 0);
    ck_assert_uint_eq(pixels_at(picture, 150, 300), 0xFFFFFF);
    cairo_surface_destroy(picture);
    shelf_clear(&shelf);
}
END_TEST

START_TEST(an_svg_is_as_large_as_the_page_on_white)
{
    struct shelf shelf = {0};
    struct press_job job = shelf_job(&shelf, PRESS_SVG, 0);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_ptr_nonnull(strstr(shelf.file[0].text, "width=\"72pt\" height=\"144pt\""));
    ck_assert_ptr_nonnull(strstr(shelf.file[0].text, "viewBox=\"0 0 72 144\""));
    shelf_clear(&shelf);
}
END_TEST

START_TEST(several_pages_are_numbered_and_one_is_not)
{
    struct shelf shelf = {0};
    struct press_job job = shelf_job(&shelf, PRESS_PNG, 30);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 1);
    ck_assert_int_eq(shelf.page[0], 0);
    shelf_clear(&shelf);
    ck_assert_int_eq(draw_pages(&job, 3, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 3);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(shelf.page[i], i + 1);
        cairo_surface_destroy(pixels_of(&shelf.file[i]));
    }
    shelf_clear(&shelf);
}
END_TEST

START_TEST(what_the_sink_says_ends_it)
{
    struct diag diag = {0};

    for (int fail_at = 1; fail_at <= 3; fail_at++) {
        struct shelf shelf = {.fail_at = fail_at};
        struct press_job job = shelf_job(&shelf, PRESS_SVG, 0);
        ck_assert_int_eq(draw_pages(&job, 3, &diag), STATUS_IO);
        ck_assert_int_eq(shelf.count, fail_at);
        shelf_clear(&shelf);
    }
}
END_TEST

START_TEST(too_many_pixels_are_refused_with_what_would_do)
{
    struct shelf shelf = {0};
    struct diag diag = {0};
    /* 6324 × 12648 pixels are 79.99 million, 6325 × 12650 are 80.01. */
    struct press_job job = shelf_job(&shelf, PRESS_PNG, 6325);

    ck_assert_int_eq(draw_pages(&job, 2, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    const struct message *message = &diag.entries[0].message;
    ck_assert_str_eq(message->arg[4].name, "enough");
    ck_assert_int_eq(message->arg[4].count, 6324);
    ck_assert_int_eq(shelf.count, 0);
    diag_release(&diag);
}
END_TEST

void add_plate_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "plate");

    tcase_add_test(tests, a_png_has_so_many_pixels_an_inch_and_says_so);
    tcase_add_test(tests, an_svg_is_as_large_as_the_page_on_white);
    tcase_add_test(tests, several_pages_are_numbered_and_one_is_not);
    tcase_add_test(tests, what_the_sink_says_ends_it);
    tcase_add_test(tests, too_many_pixels_are_refused_with_what_would_do);
}
