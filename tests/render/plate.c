/* Pages as pictures: how large, what is told in the files, how they are numbered; and single cards.
 */
#include "cases.h"
#include "table.h"

#include "render/press.h"
#include "render/single.h"

#include <cairo.h>
#include <stdio.h>
#include <string.h>

enum { FILES = 16 };

/* A sink that keeps files and their numbers. */
struct shelf {
    int count, fail_at; /* the file, from 1; 0: none */
    int page[FILES];
    struct strbuf file[FILES];
};

static enum status begin(void *context, int page)
{
    struct shelf *shelf = context;

    ck_assert_int_lt(shelf->count, FILES);
    shelf->page[shelf->count++] = page;
    return shelf->count == shelf->fail_at ? STATUS_IO : STATUS_OK;
}

static enum status write_bytes(void *context, const char *bytes, size_t length)
{
    struct shelf *shelf = context;

    strbuf_add_bytes(&shelf->file[shelf->count - 1], bytes, length);
    return STATUS_OK;
}

static enum status end(void *context)
{
    (void)context;
    return STATUS_OK;
}

static void clear(struct shelf *shelf)
{
    for (int i = 0; i < shelf->count; i++)
        strbuf_release(&shelf->file[i]);
    *shelf = (struct shelf){0};
}

static struct press_job job_for(struct shelf *shelf, enum press_kind kind, double dpi)
{
    return (struct press_job){
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = "Andika",
        .sink = {shelf, begin, write_bytes, end},
        .kind = kind,
        .dpi = dpi,
    };
}

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
        ck_assert_int_eq(press_pages(press), count);
        status = press_finish(press);
    }
    press_close(press);
    return status;
}

static uint32_t number_at(const struct strbuf *png, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)png->text + at;

    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

struct reading {
    const struct strbuf *png;
    size_t at;
};

static cairo_status_t hand_on(void *closure, unsigned char *bytes, unsigned length)
{
    struct reading *reading = closure;

    if (length > reading->png->length - reading->at)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(bytes, reading->png->text + reading->at, length);
    reading->at += length;
    return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *picture_of(const struct strbuf *png)
{
    struct reading reading = {png, 0};
    cairo_surface_t *picture = cairo_image_surface_create_from_png_stream(hand_on, &reading);

    ck_assert_int_eq(cairo_surface_status(picture), CAIRO_STATUS_SUCCESS);
    return picture;
}

static uint32_t pixel(cairo_surface_t *picture, int x, int y)
{
    uint32_t colour;

    memcpy(&colour,
           cairo_image_surface_get_data(picture) + y * cairo_image_surface_get_stride(picture) +
               4 * x,
           sizeof colour);
    return colour & 0xFFFFFF;
}

START_TEST(a_png_has_so_many_pixels_an_inch_and_says_so)
{
    struct shelf shelf = {0};
    struct press_job job = job_for(&shelf, PRESS_PNG, 300);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 1);
    const struct strbuf *png = &shelf.file[0];
    ck_assert_uint_eq(number_at(png, 16), 300);
    ck_assert_uint_eq(number_at(png, 20), 600);
    /* pHYs: 11811 pixels a metre both ways, and the sum that every program for PNGs gives it. */
    ck_assert_mem_eq(png->text + 33, "\0\0\0\x09pHYs\0\0\x2E\x23\0\0\x2E\x23\1\x78\xA5\x3F\x76",
                     21);
    cairo_surface_t *picture = picture_of(png);
    ck_assert_uint_eq(pixel(picture, 150, 299), 0);
    ck_assert_uint_eq(pixel(picture, 150, 300), 0xFFFFFF);
    cairo_surface_destroy(picture);
    clear(&shelf);
}
END_TEST

START_TEST(an_svg_is_as_large_as_the_page_on_white)
{
    struct shelf shelf = {0};
    struct press_job job = job_for(&shelf, PRESS_SVG, 0);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_ptr_nonnull(strstr(shelf.file[0].text, "width=\"72pt\" height=\"144pt\""));
    ck_assert_ptr_nonnull(strstr(shelf.file[0].text, "viewBox=\"0 0 72 144\""));
    clear(&shelf);
}
END_TEST

START_TEST(several_pages_are_numbered_and_one_is_not)
{
    struct shelf shelf = {0};
    struct press_job job = job_for(&shelf, PRESS_PNG, 30);
    struct diag diag = {0};

    ck_assert_int_eq(draw_pages(&job, 1, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 1);
    ck_assert_int_eq(shelf.page[0], 0);
    clear(&shelf);
    ck_assert_int_eq(draw_pages(&job, 3, &diag), STATUS_OK);
    ck_assert_int_eq(shelf.count, 3);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(shelf.page[i], i + 1);
        cairo_surface_destroy(picture_of(&shelf.file[i]));
    }
    clear(&shelf);
}
END_TEST

START_TEST(what_the_sink_says_ends_it)
{
    struct diag diag = {0};

    for (int fail_at = 1; fail_at <= 3; fail_at++) {
        struct shelf shelf = {.fail_at = fail_at};
        struct press_job job = job_for(&shelf, PRESS_SVG, 0);
        ck_assert_int_eq(draw_pages(&job, 3, &diag), STATUS_IO);
        ck_assert_int_eq(shelf.count, fail_at);
        clear(&shelf);
    }
}
END_TEST

START_TEST(too_many_pixels_are_refused_with_what_would_do)
{
    struct shelf shelf = {0};
    struct diag diag = {0};
    /* 6324 × 12648 pixels are 79.99 million, 6325 × 12650 are 80.01. */
    struct press_job job = job_for(&shelf, PRESS_PNG, 6325);

    ck_assert_int_eq(draw_pages(&job, 2, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    const struct message *message = &diag.entries[0].message;
    ck_assert_str_eq(message->arg[4].name, "enough");
    ck_assert_int_eq(message->arg[4].count, 6324);
    ck_assert_int_eq(shelf.count, 0);
    diag_release(&diag);
}
END_TEST

static enum status print_singles(struct table *table, const int *copies, enum backs backs,
                                 struct shelf *shelf)
{
    struct print_job cards = {.deck = table->deck,
                              .template = table->template,
                              .sheet = table->sheet,
                              .copies = copies,
                              .backs = backs,
                              .words = table->words};
    struct press_job job = job_for(shelf, PRESS_PNG, 254);
    struct singles singles;
    struct press *press;

    ck_assert_int_eq(singles_make(&singles, &cards), STATUS_OK);
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
        ck_assert_uint_eq(number_at(&shelf.file[i], 16), 690);
        ck_assert_uint_eq(number_at(&shelf.file[i], 20), 940);
    }
    cairo_surface_t *face = picture_of(&shelf.file[0]), *back = picture_of(&shelf.file[4]);
    /* The panel behind the number is white, the middle of the back is not. */
    ck_assert_uint_eq(pixel(face, 200, 470), 0xFFFFFF);
    ck_assert_uint_ne(pixel(back, 200, 470), 0xFFFFFF);
    cairo_surface_destroy(face);
    cairo_surface_destroy(back);
    clear(&shelf);
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
    ck_assert_uint_eq(number_at(&shelf.file[0], 16), 630);
    ck_assert_uint_eq(number_at(&shelf.file[0], 20), 880);
    ck_assert_int_eq(print_singles(&table, NULL, BACKS_NONE, &both), STATUS_OK);
    ck_assert_int_eq(both.count, 2);
    /* It is the second card that was printed. */
    ck_assert_uint_eq(both.file[1].length, shelf.file[0].length);
    ck_assert_mem_eq(both.file[1].text, shelf.file[0].text, shelf.file[0].length);
    ck_assert(both.file[0].length != both.file[1].length ||
              memcmp(both.file[0].text, both.file[1].text, both.file[1].length) != 0);
    clear(&shelf);
    clear(&both);
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
    ck_assert_uint_eq(number_at(&shelf.file[0], 16), 630);
    ck_assert_uint_eq(number_at(&shelf.file[0], 20), 880);
    clear(&shelf);
    table_clear(&table);
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
    tcase_add_test(tests, each_kind_of_card_is_there_once_with_its_bleed_and_the_back_last);
    tcase_add_test(tests, cards_without_copies_and_unwanted_backs_are_left_out);
    tcase_add_test(tests, a_card_stands_upright_where_its_place_on_the_sheet_lies);
}
