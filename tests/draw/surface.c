/* Files that are drawn: what they say of themselves. */
#include "cases.h"

#include "draw/canvas.h"
#include "draw/surface.h"

#include <string.h>

static bool has(const struct strbuf *file, const char *text)
{
    size_t length = strlen(text);

    for (size_t i = 0; i + length <= file->length; i++)
        if (memcmp(file->text + i, text, length) == 0)
            return true;
    return false;
}

static int times(const struct strbuf *file, const char *text)
{
    int count = 0;

    for (size_t i = 0; i + strlen(text) <= file->length; i++)
        count += memcmp(file->text + i, text, strlen(text)) == 0;
    return count;
}

static void draw_box(struct surface *surface)
{
    struct canvas canvas = {0};

    canvas_begin(&canvas, surface, POINTS_PER_MM);
    canvas_box(&canvas, (struct box){1, 1, 2, 3}, 0);
    canvas_fill(&canvas, 0xFF0000);
    canvas_end(&canvas);
}

START_TEST(a_pdf_tells_what_it_was_given_and_an_old_date_rather_than_todays)
{
    static const struct surface_facts facts[] = {{"Cards", "Ada", "breuk", "2026-01-02T03:04:05Z"},
                                                 {.title = "Cards", .author = ""}};
    struct strbuf file = {0};
    struct surface surface;

    surface_open(&surface, SURFACE_PDF, 100, 200, &facts[_i], &file);
    draw_box(&surface);
    surface_end_page(&surface);
    surface_end(&surface);
    surface_close(&surface);
    ck_assert(has(&file, "/Title (Cards)"));
    ck_assert(has(&file, "/Author (Ada)") == (_i == 0));
    ck_assert(has(&file, "/Author") == (_i == 0));
    ck_assert(has(&file, "/Creator (breuk)") == (_i == 0));
    ck_assert(has(&file, _i == 0 ? "(20260102030405" : "(19700101000000"));
    strbuf_release(&file);
}
END_TEST

START_TEST(pages_have_their_sizes_labels_and_bookmarks)
{
    struct strbuf file = {0};
    struct surface surface;

    surface_open(&surface, SURFACE_PDF, 100, 200, &(struct surface_facts){0}, &file);
    surface_begin_page(&surface, 100, 200, "Front");
    int top = surface_add_bookmark(&surface, 0, "Cards", 1);
    ck_assert_int_eq(top, 1);
    draw_box(&surface);
    surface_end_page(&surface);
    surface_begin_page(&surface, 300, 400, NULL);
    ck_assert_int_eq(surface_add_bookmark(&surface, top, "Red", 2), 2);
    draw_box(&surface);
    surface_end_page(&surface);
    surface_end(&surface);
    surface_close(&surface);
    ck_assert_int_eq(times(&file, "/MediaBox [ 0 0 100 200 ]"), 1);
    ck_assert_int_eq(times(&file, "/MediaBox [ 0 0 300 400 ]"), 1);
    ck_assert(has(&file, "(Front)"));
    ck_assert(has(&file, "/Title (Cards)"));
    ck_assert(has(&file, "/Title (Red)"));
    ck_assert_int_eq(times(&file, "/First"), 2); /* the outline's, and that of its only top entry */
    strbuf_release(&file);
}
END_TEST

START_TEST(an_svg_has_the_unit_that_it_was_opened_with)
{
    static const struct {
        enum surface_kind kind;
        const char *width;
    } units[] = {{SURFACE_SVG, "width=\"100px\""}, {SURFACE_SVG_POINTS, "width=\"100pt\""}};
    struct strbuf file = {0};
    struct surface surface;

    surface_open(&surface, units[_i].kind, 100, 200, NULL, &file);
    draw_box(&surface);
    surface_end(&surface);
    surface_close(&surface);
    surface_close(&surface); /* closed already */
    ck_assert_msg(has(&file, units[_i].width), "%.200s", file.text);
    strbuf_release(&file);
}
END_TEST

void add_surface_tests(Suite *suite)
{
    TCase *surface = add_case(suite, "surface");

    tcase_add_loop_test(surface, a_pdf_tells_what_it_was_given_and_an_old_date_rather_than_todays,
                        0, 2);
    tcase_add_test(surface, pages_have_their_sizes_labels_and_bookmarks);
    tcase_add_loop_test(surface, an_svg_has_the_unit_that_it_was_opened_with, 0, 2);
}
