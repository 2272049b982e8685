/* What is drawn once and painted often. */
#include "cases.h"

#include "draw/recording.h"
#include "draw/surface.h"

#include <cairo.h>
#include <string.h>

/* Paper of 20 by 20 mm, a pixel a tenth of a millimetre. */
struct easel {
    cairo_surface_t *surface;
    struct canvas canvas;
    int drawn;          /* how often the drawing was asked for */
    enum status answer; /* what it says */
};

static void easel_open(struct easel *easel, struct look look)
{
    *easel = (struct easel){
        .surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 200, 200),
        .answer = STATUS_OK,
    };
    easel->canvas = (struct canvas){.cr = cairo_create(easel->surface), .look = look};
    cairo_scale(easel->canvas.cr, 10, 10);
}

static void easel_close(struct easel *easel)
{
    cairo_destroy(easel->canvas.cr);
    cairo_surface_destroy(easel->surface);
}

static uint32_t colour_at(const struct easel *easel, double x, double y)
{
    uint32_t pixel;

    cairo_surface_flush(easel->surface);
    memcpy(&pixel,
           cairo_image_surface_get_data(easel->surface) +
               (int)(y * 10) * cairo_image_surface_get_stride(easel->surface) + (int)(x * 10) * 4,
           sizeof pixel);
    return pixel & 0xFFFFFF;
}

static const struct box extent = {0, 0, 20, 20};

/* A red box from (2, 3) to (6, 8) mm. */
static enum status draw_box(void *context, struct canvas *canvas)
{
    struct easel *easel = context;

    easel->drawn++;
    canvas_box(canvas, (struct box){2, 3, 4, 5}, 0);
    canvas_fill(canvas, 0xFF0000);
    return easel->answer;
}

START_TEST(what_is_painted_again_is_not_drawn_again_and_stands_where_the_canvas_is)
{
    struct easel easel;
    struct recording *box = NULL;

    easel_open(&easel, (struct look){0});
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
    cairo_translate(easel.canvas.cr, 10, 10);
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
    ck_assert_int_eq(easel.drawn, 1);
    ck_assert_uint_eq(colour_at(&easel, 2.5, 3.5), 0xFF0000);
    ck_assert_uint_eq(colour_at(&easel, 5.5, 7.5), 0xFF0000);
    ck_assert_uint_eq(colour_at(&easel, 6.5, 7.5), 0);
    ck_assert_uint_eq(colour_at(&easel, 12.5, 13.5), 0xFF0000);
    ck_assert_uint_eq(colour_at(&easel, 11.5, 13.5), 0);
    recording_free(box);
    easel_close(&easel);
}
END_TEST

START_TEST(a_recording_takes_over_the_look)
{
    struct easel easel;
    struct recording *box = NULL;

    easel_open(&easel, (struct look){.grey = true});
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
    uint32_t colour = colour_at(&easel, 4, 5);
    ck_assert_uint_ne(colour, 0);
    ck_assert_uint_eq(colour >> 16, colour & 0xFF);
    ck_assert_uint_eq(colour >> 8 & 0xFF, colour & 0xFF);
    recording_free(box);
    easel_close(&easel);
}
END_TEST

START_TEST(where_notes_are_kept_or_nothing_may_be_recorded_all_is_drawn_each_time)
{
    struct easel easel;
    struct recording *box = NULL;
    struct strbuf notes = {0};

    easel_open(&easel, (struct look){0});
    easel.canvas.direct = true;
    for (int i = 1; i <= 2; i++) {
        ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
        ck_assert_int_eq(easel.drawn, i);
    }
    easel.canvas.direct = false;
    easel.canvas.notes = &notes;
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
    ck_assert_int_eq(easel.drawn, 3);
    ck_assert_ptr_null(box);
    recording_free(box);
    strbuf_release(&notes);
    easel_close(&easel);
}
END_TEST

START_TEST(what_could_not_be_drawn_is_not_kept_nor_painted)
{
    struct easel easel;
    struct recording *box = NULL;

    easel_open(&easel, (struct look){0});
    easel.answer = STATUS_INVALID;
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel),
                     STATUS_INVALID);
    ck_assert_ptr_null(box);
    ck_assert_uint_eq(colour_at(&easel, 4, 5), 0);
    easel.answer = STATUS_OK;
    ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel), STATUS_OK);
    ck_assert_uint_eq(colour_at(&easel, 4, 5), 0xFF0000);
    recording_free(box);
    easel_close(&easel);
}
END_TEST

/* The box on three pages, twice on the second; on the first it is clipped away. */
static void write_document(struct strbuf *out, int *recordings)
{
    struct easel easel = {0};
    struct surface document;
    struct recording *box = NULL;

    surface_open(&document, SURFACE_PDF, 60, 60, &(struct surface_facts){.title = "Boxes"}, out);
    for (int page = 1; page <= 3; page++) {
        canvas_begin(&easel.canvas, &document, 2);
        easel.canvas.recordings = recordings;
        for (int i = 0; i < 1 + (page == 2); i++) {
            canvas_move_origin(&easel.canvas, 3 * i, page, 0);
            canvas_save(&easel.canvas);
            canvas_box(&easel.canvas, (struct box){2, 2, page == 1 ? 0 : 20, 20}, 0);
            canvas_clip(&easel.canvas);
            ck_assert_int_eq(recording_paint(&box, &easel.canvas, extent, draw_box, &easel),
                             STATUS_OK);
            canvas_restore(&easel.canvas);
        }
        canvas_end(&easel.canvas);
        surface_end_page(&document);
    }
    surface_end(&document);
    ck_assert_int_eq(easel.drawn, 1);
    recording_free(box);
    surface_close(&document);
}

START_TEST(a_document_is_the_same_whether_cairo_knows_its_recordings_by_number_or_not)
{
    struct strbuf by_number = {0}, plain = {0};
    int recordings = 0;

    write_document(&by_number, &recordings);
    write_document(&plain, NULL);
    ck_assert_int_eq(recordings, 1);
    ck_assert_uint_eq(by_number.length, plain.length);
    ck_assert_mem_eq(by_number.text, plain.text, plain.length);
    strbuf_release(&by_number);
    strbuf_release(&plain);
}
END_TEST

void add_recording_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "recording");

    tcase_add_test(tests, what_is_painted_again_is_not_drawn_again_and_stands_where_the_canvas_is);
    tcase_add_test(tests, a_recording_takes_over_the_look);
    tcase_add_test(tests, where_notes_are_kept_or_nothing_may_be_recorded_all_is_drawn_each_time);
    tcase_add_test(tests, what_could_not_be_drawn_is_not_kept_nor_painted);
    tcase_add_test(tests,
                   a_document_is_the_same_whether_cairo_knows_its_recordings_by_number_or_not);
}
