/* What ink a page takes. */
#include "cases.h"

#include "colour/colour.h"
#include "draw/canvas.h"
#include "draw/coverage.h"
#include "draw/surface.h"

/* A page of four square inches, a share of it in a colour. */
static struct coverage measured(uint32_t colour, double share, struct look look)
{
    struct coverage coverage = {0};
    struct canvas canvas = {.look = look};
    struct surface page;

    surface_open_pixels(&page, 2 * COVERAGE_DPI, 2 * COVERAGE_DPI);
    canvas_begin(&canvas, &page, COVERAGE_DPI / 25.4);
    canvas_clear(&canvas);
    canvas_box(&canvas, (struct box){0, 0, share * 50.8, 50.8}, 0);
    canvas_field(&canvas, colour);
    canvas_end(&canvas);
    coverage_add(&coverage, &page);
    surface_close(&page);
    return coverage;
}

/* By hand: the sum of 1 − R, 1 − G and 1 − B, less twice the smallest of them. */
static const struct {
    uint32_t colour;
    double share, ink; /* of a page */
} inks[] = {
    {0x000000, 1, 1},
    {0xFFFFFF, 1, 0},
    {0x00FFFF, 1, 1},
    {0xFF0000, 1, 2},
    {0x808080, 1, 0.5},
    {0x000000, 0.25, 0.25},
    {0x000000, 0.333, 0.333}, /* not on a pixel's edge */
    {0x314387, 0.5, (206 + 188 + 120 - 2 * 120) / 255.0 / 2},
};

START_TEST(ink_goes_with_the_area_and_the_four_inks_that_a_colour_is_made_of)
{
    struct coverage coverage = measured(inks[_i].colour, inks[_i].share, (struct look){0});

    ck_assert_int_eq(coverage.pages, 1);
    ck_assert_double_eq_tol(coverage.paper, 50.8 * 50.8, 1e-6);
    ck_assert_double_eq_tol(coverage.ink / coverage.paper, inks[_i].ink, 0.004);
}
END_TEST

START_TEST(grey_takes_black_ink_only_and_outlines_take_little)
{
    double grey = measured(0xB24B42, 1, (struct look){.grey = true}).ink / (50.8 * 50.8);
    double outline = measured(0xB24B42, 1, (struct look){.low_ink = true}).ink;
    double full = measured(0xB24B42, 1, (struct look){0}).ink;

    ck_assert_double_eq_tol(grey, 1 - (colour_grey(0xB24B42) & 255) / 255.0, 0.004);
    /* A border of 1.2 mm round 50.8 mm. */
    ck_assert_double_eq_tol(outline / full, 1 - 48.4 * 48.4 / (50.8 * 50.8), 0.005);
}
END_TEST

START_TEST(a_sample_is_scaled_to_all_pages)
{
    struct coverage coverage = {10, 100, 2}, none = {0};

    coverage_scale(&coverage, 7);
    ck_assert_double_eq_tol(coverage.ink, 35, 1e-9);
    ck_assert_double_eq_tol(coverage.paper, 350, 1e-9);
    ck_assert_int_eq(coverage.pages, 7);
    coverage_scale(&none, 7);
    ck_assert_double_eq(none.ink, 0);
}
END_TEST

void add_coverage_tests(Suite *suite)
{
    TCase *coverage = add_case(suite, "coverage");

    tcase_add_loop_test(coverage, ink_goes_with_the_area_and_the_four_inks_that_a_colour_is_made_of,
                        0, sizeof inks / sizeof *inks);
    tcase_add_test(coverage, grey_takes_black_ink_only_and_outlines_take_little);
    tcase_add_test(coverage, a_sample_is_scaled_to_all_pages);
}
