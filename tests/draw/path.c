/* Path data: what they mean, and where they are refused. */
#include "cases.h"

#include "draw/path.h"

#include <math.h>
#include <string.h>

static struct path read_path(const char *text, struct arena *arena)
{
    struct path path = {0};
    struct message why;
    size_t offset;

    ck_assert_int_eq(path_read(&path, text, arena, &offset, &why), STATUS_OK);
    return path;
}

START_TEST(small_letters_count_from_the_pen)
{
    struct arena arena = {0};
    struct path path = read_path("m 1,2 l3-1h-2 v.5 z m1 1 2 2", &arena);
    static const struct {
        enum path_verb verb;
        double x, y;
    } want[] = {{PATH_MOVE, 1, 2},  {PATH_LINE, 4, 1}, {PATH_LINE, 2, 1}, {PATH_LINE, 2, 1.5},
                {PATH_CLOSE, 0, 0}, {PATH_MOVE, 2, 3}, {PATH_LINE, 4, 5}};

    ck_assert_uint_eq(path.count, 7);
    for (size_t i = 0; i < path.count; i++) {
        ck_assert_int_eq(path.steps[i].verb, want[i].verb);
        ck_assert_double_eq_tol(path.steps[i].at[0], want[i].x, 1e-9);
        ck_assert_double_eq_tol(path.steps[i].at[1], want[i].y, 1e-9);
    }
    arena_release(&arena);
}
END_TEST

/* A point of a cubic curve at parameter t. */
static double bezier(double a, double b, double c, double d, double t)
{
    double s = 1 - t;

    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/* Flags and the way round: each of the four arcs between two points has its own centre and length.
 */
START_TEST(an_arc_keeps_its_distance_from_its_centre)
{
    static const struct {
        const char *text;
        double cx, cy;
        size_t pieces;
    } arcs[] = {
        {"M 5 0 A 5 5 0 0 1 0 5", 0, 0, 1},   {"M 5 0 A 5 5 0 1 0 0 5", 0, 0, 3},
        {"M 5 0 A 5 5 0 0 0 0 5", 5, 5, 1},   {"M 5 0 A 5 5 0 1 1 0 5", 5, 5, 3},
        {"M -5 0 a 1 1 0 0 1 10 0", 0, 0, 2}, /* too small a radius grows until it reaches */
    };
    struct arena arena = {0};

    for (size_t k = 0; k < sizeof arcs / sizeof *arcs; k++) {
        struct path path = read_path(arcs[k].text, &arena);
        double x = path.steps[0].at[0], y = path.steps[0].at[1];
        ck_assert_uint_eq(path.count, 1 + arcs[k].pieces);
        for (size_t i = 1; i < path.count; i++) {
            const double *p = path.steps[i].at;
            for (double t = 0; t <= 1; t += 0.125)
                ck_assert_double_eq_tol(hypot(bezier(x, p[0], p[2], p[4], t) - arcs[k].cx,
                                              bezier(y, p[1], p[3], p[5], t) - arcs[k].cy),
                                        5, 0.002);
            x = p[4];
            y = p[5];
        }
    }
    arena_release(&arena);
}
END_TEST

START_TEST(a_turned_ellipse_and_a_quadratic_curve_end_where_they_should)
{
    struct arena arena = {0};
    struct path ellipse = read_path("M 0 0 A 4 2 30 0 1 3 3", &arena);
    struct path curve = read_path("M 0 0 Q 3 6 6 0", &arena);
    struct path flat = read_path("M 0 0 A 0 2 0 0 1 3 3", &arena);

    ck_assert_double_eq(ellipse.steps[ellipse.count - 1].at[4], 3);
    ck_assert_double_eq(ellipse.steps[ellipse.count - 1].at[5], 3);
    ck_assert_double_eq_tol(bezier(0, curve.steps[1].at[1], curve.steps[1].at[3], 0, 0.5), 3, 1e-9);
    ck_assert_int_eq(flat.steps[1].verb, PATH_LINE);
    arena_release(&arena);
}
END_TEST

START_TEST(wrong_path_data_are_refused_at_their_place)
{
    static const struct {
        const char *text, *id;
        size_t offset;
    } cases[] = {
        {"", "path data must begin with M", 0},
        {"  L 1 1", "path data must begin with M", 2},
        {"M 1", "a number is missing", 3},
        {"M 1 1 L 2 x", "a number is missing", 10},
        {"M 1 1 T 2 2", "this is not a path command", 6},
        {"M 1 1 Z ,", NULL, 0},
        {"M 1 1 Z 3", "this is not a path command", 8},
        {"M 1 1 L inf 2", "this is not a path command", 8},
        {"M 1 1 L 1e5 2", "a number is missing", 9},
        {"M 1 1234567890123456", "a number is missing", 4},
    };
    struct arena arena = {0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct path path;
        struct message why;
        size_t offset;
        enum status status = path_read(&path, cases[i].text, &arena, &offset, &why);
        if (!cases[i].id) {
            ck_assert_int_eq(status, STATUS_OK);
            continue;
        }
        ck_assert_msg(status == STATUS_INVALID, "“%s” was taken", cases[i].text);
        ck_assert_msg(strstr(why.id, cases[i].id) == why.id, "“%s”: %s", cases[i].text, why.id);
        ck_assert_msg(offset == cases[i].offset, "“%s”: at %zu", cases[i].text, offset);
    }
    arena_release(&arena);
}
END_TEST

void add_path_tests(Suite *suite)
{
    TCase *path = add_case(suite, "path");

    tcase_add_test(path, small_letters_count_from_the_pen);
    tcase_add_test(path, an_arc_keeps_its_distance_from_its_centre);
    tcase_add_test(path, a_turned_ellipse_and_a_quadratic_curve_end_where_they_should);
    tcase_add_test(path, wrong_path_data_are_refused_at_their_place);
}
