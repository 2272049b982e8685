/* Outlines of signs: what they measure, and which turns map them onto themselves. */
#include "cases.h"

#include "draw/path.h"
#include "draw/sign.h"

#include <math.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* A sign of one area or line; its path lives until the arena is released. */
static struct sign sign_of(struct sign_stroke *stroke, const char *d, double width,
                           struct arena *arena)
{
    struct message why;
    size_t offset;

    ck_assert_int_eq(path_read(&stroke->path, d, arena, &offset, &why), STATUS_OK);
    stroke->width = width;
    return (struct sign){.name = "sign", .strokes = stroke, .count = 1};
}

static const struct {
    const char *d;
    double width, area, left, top, across, down, reach;
} measures[] = {
    {"M -3 -3 H 3 V 3 H -3 Z", 0, 36, -3, -3, 6, 6, 4.243},
    {"M 0 -4 A 4 4 0 1 1 0 4 A 4 4 0 1 1 0 -4 Z", 0, 50.27, -4, -4, 8, 8, 4},
    {"M 1 0 L 5 0", 2, 0, 0, -1, 6, 2, 6},
    {"M 2 2 L 2 4 L 6 4", 0, 4, 2, 2, 4, 2, 7.211}, /* an area that nobody closed */
};

START_TEST(a_sign_is_measured_with_its_curves_and_the_width_of_its_lines)
{
    struct arena arena = {0};
    struct sign_stroke stroke;
    struct sign sign = sign_of(&stroke, measures[_i].d, measures[_i].width, &arena);
    struct outline outline = outline_measure(&sign);

    ck_assert_double_eq_tol(outline.area, measures[_i].area, 0.01 * measures[_i].area + 1e-9);
    ck_assert_double_eq_tol(outline.box.x, measures[_i].left, 0.01);
    ck_assert_double_eq_tol(outline.box.y, measures[_i].top, 0.01);
    ck_assert_double_eq_tol(outline.box.width, measures[_i].across, 0.02);
    ck_assert_double_eq_tol(outline.box.height, measures[_i].down, 0.02);
    ck_assert_double_eq_tol(outline.reach, measures[_i].reach, 0.01);
    arena_release(&arena);
}
END_TEST

static const struct {
    const char *d;
    double width;
    int parts;
    bool turns;
} turns[] = {
    {"M -3 -3 H 3 V 3 H -3 Z", 0, 4, true},
    {"M -3 -3 H 3 V 3 H -3 Z", 0, 2, true},
    {"M -3 -3 H 3 V 3 H -3 Z", 0, 3, false},
    {"M -3 -3 H 3 V 3 H -3 Z", 0, 8, false},
    {"M -3 -2.8 H 3 V 3.2 H -3 Z", 0, 4, false}, /* two tenths too low */
    {"M -3 -2 H 3 V 2 H -3 Z", 0, 4, false},
    {"M -3 -2 H 3 V 2 H -3 Z", 0, 2, true},
    {"M 0 -4 A 4 4 0 1 1 0 4 A 4 4 0 1 1 0 -4 Z", 0, 7, true},
    {"M 0 -5.95 L 5.153 2.975 L -5.153 2.975 Z", 0, 3, true},
    {"M 0 -4.7 L 5 4 H -5 Z", 0, 3, false},
    {"M 0 0 L 0 -5 M 0 0 L 4.33 2.5 M 0 0 L -4.33 2.5", 1, 3, true},
    {"M 0 0 L 0 -5 M 0 0 L 4.33 2.5", 1, 3, false},
    {"M 0 -5 C 1.6 -2 3.7 -0.6 3.7 1.5 A 3.7 3.5 0 0 1 -3.7 1.5 C -3.7 -0.6 -1.6 -2 0 -5 Z", 0, 2,
     false},
};

START_TEST(only_what_falls_on_itself_when_turned_has_equal_parts)
{
    struct arena arena = {0};
    struct sign_stroke stroke;
    struct sign sign = sign_of(&stroke, turns[_i].d, turns[_i].width, &arena);

    ck_assert_msg(outline_turns(&sign, turns[_i].parts) == turns[_i].turns, "%s in %d parts",
                  turns[_i].d, turns[_i].parts);
    arena_release(&arena);
}
END_TEST

void add_outline_tests(Suite *suite)
{
    TCase *outline = add_case(suite, "outline");

    tcase_add_loop_test(outline, a_sign_is_measured_with_its_curves_and_the_width_of_its_lines, 0,
                        SIZE(measures));
    tcase_add_loop_test(outline, only_what_falls_on_itself_when_turned_has_equal_parts, 0,
                        SIZE(turns));
}
