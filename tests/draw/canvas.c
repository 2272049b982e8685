/* What a canvas draws where, in every look, and how it is moved, turned and clipped. */
#include "cases.h"
#include "draw/sketch.h"
#include "draw/typesetter.h"

#include "colour/colour.h"

#include <math.h>

static const uint32_t palette[] = {0xB24B42, 0xFFC32D, 0x52A598, 0x314387, 0x000000, 0xFFFFFF};
enum { PALETTE = sizeof palette / sizeof *palette };

START_TEST(in_grey_a_colour_is_printed_as_light_as_it_is)
{
    struct sketch sketch = sketch_begin((struct look){.grey = true});

    canvas_box(&sketch.canvas, (struct box){0, 0, 10, 10}, 0);
    canvas_field(&sketch.canvas, palette[_i]);
    canvas_segment(&sketch.canvas, 20, 5, 30, 5);
    canvas_stroke(&sketch.canvas, palette[_i], 5);
    for (int x = 5; x <= 25; x += 20) {
        uint32_t grey = sketch_seen(&sketch, x, 5);
        ck_assert_uint_eq(grey, (grey & 255) * 0x010101u);
        ck_assert_double_eq_tol(lab_of_light(colour_light(grey)).lightness,
                                lab_of_light(colour_light(palette[_i])).lightness, 0.3);
    }
    sketch_end(&sketch);
}
END_TEST

START_TEST(with_low_ink_an_area_has_an_outline_inside_its_edge_and_covers_what_lies_under_it)
{
    struct sketch sketch = sketch_begin((struct look){.low_ink = true});

    canvas_box(&sketch.canvas, (struct box){0, 0, 40, 40}, 0);
    canvas_fill(&sketch.canvas, 0x123456);
    canvas_box(&sketch.canvas, (struct box){5, 5, 20, 20}, 0);
    canvas_field(&sketch.canvas, palette[_i]);
    ck_assert_uint_eq(sketch_seen(&sketch, 15, 15), 0xFFFFFF);
    ck_assert_uint_eq(sketch_seen(&sketch, 5.7, 15), palette[_i]);
    ck_assert_uint_eq(sketch_seen(&sketch, 4.8, 15), 0x123456);
    bool edged = sketch_seen(&sketch, 5.1, 15) == COLOUR_DARK;
    ck_assert_int_eq(
        edged, palette[_i] == COLOUR_DARK ||
                   (palette[_i] != COLOUR_PAPER && colour_contrast(palette[_i], COLOUR_PAPER) < 3));
    /* The path is still there. */
    canvas_fill(&sketch.canvas, 0xABCDEF);
    ck_assert_uint_eq(sketch_seen(&sketch, 15, 15), 0xABCDEF);
    sketch_end(&sketch);
}
END_TEST

enum { RED = 0xFF0000, WHITE = 0xFFFFFF };

START_TEST(an_arc_goes_clockwise_or_back_as_its_angles_say)
{
    struct sketch sketch = sketch_begin((struct look){0});
    bool back = _i;

    /* From three to six o'clock, the short way or the long one. */
    canvas_new_path(&sketch.canvas);
    canvas_arc(&sketch.canvas, 40, 40, 20, 0, back ? -1.5 * M_PI : M_PI / 2);
    canvas_stroke(&sketch.canvas, RED, 2);
    double far = 20 * M_SQRT1_2;
    ck_assert_uint_eq(sketch_seen(&sketch, 40 + far, 40 + far), back ? WHITE : RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 40 - far, 40 + far), back ? RED : WHITE);
    ck_assert_uint_eq(sketch_seen(&sketch, 40 - far, 40 - far), back ? RED : WHITE);
    ck_assert_uint_eq(sketch_seen(&sketch, 40 + far, 40 - far), back ? RED : WHITE);
    sketch_end(&sketch);
}
END_TEST

/* A ring of two arcs, the inner one back, is open in its middle; a line leads to the first arc. */
START_TEST(a_path_has_the_shape_of_its_points)
{
    struct sketch sketch = sketch_begin((struct look){0});

    canvas_new_path(&sketch.canvas);
    canvas_arc(&sketch.canvas, 40, 40, 20, 0, M_PI);
    canvas_arc(&sketch.canvas, 40, 40, 10, M_PI, 0);
    canvas_close_path(&sketch.canvas);
    canvas_fill(&sketch.canvas, RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 40, 55), RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 40, 45), WHITE);
    ck_assert_uint_eq(sketch_seen(&sketch, 40, 25), WHITE);
    canvas_new_path(&sketch.canvas);
    canvas_move_to(&sketch.canvas, 5, 5);
    canvas_line_to(&sketch.canvas, 15, 5);
    canvas_line_to(&sketch.canvas, 15, 15);
    canvas_close_path(&sketch.canvas);
    canvas_stroke(&sketch.canvas, RED, 1);
    ck_assert_uint_eq(sketch_seen(&sketch, 10, 10), RED); /* the side that closes it */
    ck_assert_uint_eq(sketch_seen(&sketch, 12, 8), WHITE);
    sketch_end(&sketch);
}
END_TEST

START_TEST(the_origin_moves_turns_and_scales_until_it_is_restored)
{
    struct sketch sketch = sketch_begin((struct look){0});

    canvas_save(&sketch.canvas);
    canvas_move_origin(&sketch.canvas, 40, 30, M_PI / 2); /* x now runs down, y to the left */
    canvas_scale(&sketch.canvas, 2);
    canvas_box(&sketch.canvas, (struct box){5, 1, 5, 1}, 0);
    canvas_fill(&sketch.canvas, RED);
    canvas_restore(&sketch.canvas);
    ck_assert_uint_eq(sketch_seen(&sketch, 37, 45), RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 37, 39), WHITE);
    ck_assert_uint_eq(sketch_seen(&sketch, 39, 45), WHITE);
    canvas_box(&sketch.canvas, (struct box){5, 1, 5, 1}, 0);
    canvas_fill(&sketch.canvas, RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 7, 1.5), RED);
    sketch_end(&sketch);
}
END_TEST

START_TEST(beyond_a_clip_nothing_is_seen_until_it_is_restored)
{
    struct sketch sketch = sketch_begin((struct look){0});

    canvas_save(&sketch.canvas);
    canvas_box(&sketch.canvas, (struct box){10, 10, 10, 10}, 0);
    canvas_clip(&sketch.canvas);
    canvas_clear(&sketch.canvas);
    canvas_box(&sketch.canvas, (struct box){0, 0, 90, 90}, 0);
    canvas_fill(&sketch.canvas, RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 15, 15), RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 25, 15), WHITE);
    canvas_restore(&sketch.canvas);
    canvas_box(&sketch.canvas, (struct box){20, 10, 10, 10}, 0);
    canvas_fill(&sketch.canvas, RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 25, 15), RED);
    sketch_end(&sketch);
}
END_TEST

START_TEST(dashes_leave_gaps_and_the_next_line_has_none)
{
    struct sketch sketch = sketch_begin((struct look){0});

    canvas_segment(&sketch.canvas, 10, 10, 60, 10);
    canvas_stroke_dashed(&sketch.canvas, RED, 2, 4, 2);
    for (int i = 0; i < 8; i++) {
        ck_assert_uint_eq(sketch_seen(&sketch, 12 + 6 * i, 10), RED);
        ck_assert_uint_eq(sketch_seen(&sketch, 15 + 6 * i, 10), WHITE);
    }
    canvas_segment(&sketch.canvas, 10, 20, 60, 20);
    canvas_stroke(&sketch.canvas, RED, 2);
    ck_assert_uint_eq(sketch_seen(&sketch, 15, 20), RED);
    sketch_end(&sketch);
}
END_TEST

START_TEST(round_ends_go_beyond_a_line_and_the_next_one_ends_at_its_end)
{
    struct sketch sketch = sketch_begin((struct look){0});

    canvas_segment(&sketch.canvas, 10, 10, 60, 10);
    canvas_stroke_round(&sketch.canvas, RED, 6);
    ck_assert_uint_eq(sketch_seen(&sketch, 62, 10), RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 62.7, 12.7), WHITE);
    canvas_segment(&sketch.canvas, 10, 30, 60, 30);
    canvas_stroke(&sketch.canvas, RED, 6);
    ck_assert_uint_eq(sketch_seen(&sketch, 62, 30), WHITE);
    sketch_end(&sketch);
}
END_TEST

START_TEST(pixels_are_put_where_they_are_wanted)
{
    struct sketch sketch = sketch_begin((struct look){0});
    struct surface stamp;
    struct canvas canvas = {0};

    surface_open_pixels(&stamp, 10, 10);
    ck_assert_ptr_nonnull(stamp.cairo);
    canvas_begin(&canvas, &stamp, 1);
    canvas_box(&canvas, (struct box){0, 0, 5, 10}, 0);
    canvas_fill(&canvas, RED);
    canvas_end(&canvas);
    canvas_end(&canvas); /* once more is as good */
    canvas_paste(&sketch.canvas, &stamp, 20, 40);
    ck_assert_uint_eq(sketch_seen(&sketch, 22, 45), RED);
    ck_assert_uint_eq(sketch_seen(&sketch, 27, 45), 0); /* nothing was drawn there */
    ck_assert_uint_eq(sketch_seen(&sketch, 31, 45), WHITE);
    ck_assert_uint_eq(sketch_seen(&sketch, 22, 39), WHITE);
    surface_close(&stamp);
    ck_assert_ptr_null(stamp.cairo);
    sketch_end(&sketch);
}
END_TEST

/* Of a character that no font has a box is stroked: not along a path that was filled before. */
START_TEST(words_leave_an_earlier_path_as_it_is)
{
    struct typesetter setter = typesetter_open(typesetter_families[0]);
    struct sketch sketch = sketch_begin((struct look){0});
    struct set_line line;
    double contrast;

    canvas_box(&sketch.canvas, (struct box){10, 10, 20, 20}, 0);
    canvas_fill(&sketch.canvas, 0xFFFFFF);
    type_line(setter.type, "\U0010FFFD", false, &line);
    canvas_line(&sketch.canvas, &line, 50, 60, 12, 0x000000);
    ck_assert_double_gt(sketch_share(&sketch, (struct box){45, 40, 40, 40}, &contrast), 0);
    ck_assert_double_eq(sketch_share(&sketch, (struct box){5, 5, 30, 30}, &contrast), 0);
    sketch_end(&sketch);
    typesetter_close(&setter);
}
END_TEST

void add_canvas_tests(Suite *suite)
{
    TCase *look = add_case(suite, "look"), *canvas = add_case(suite, "canvas");

    tcase_add_loop_test(look, in_grey_a_colour_is_printed_as_light_as_it_is, 0, PALETTE);
    tcase_add_loop_test(
        look, with_low_ink_an_area_has_an_outline_inside_its_edge_and_covers_what_lies_under_it, 0,
        PALETTE);
    tcase_add_loop_test(canvas, an_arc_goes_clockwise_or_back_as_its_angles_say, 0, 2);
    tcase_add_test(canvas, a_path_has_the_shape_of_its_points);
    tcase_add_test(canvas, words_leave_an_earlier_path_as_it_is);
    tcase_add_test(canvas, the_origin_moves_turns_and_scales_until_it_is_restored);
    tcase_add_test(canvas, beyond_a_clip_nothing_is_seen_until_it_is_restored);
    tcase_add_test(canvas, dashes_leave_gaps_and_the_next_line_has_none);
    tcase_add_test(canvas, round_ends_go_beyond_a_line_and_the_next_one_ends_at_its_end);
    tcase_add_test(canvas, pixels_are_put_where_they_are_wanted);
}
