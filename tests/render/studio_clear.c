/* That the shapes of the template “studio” touch nothing by accident: they keep clear of the tabs,
 * or reach well under them; numbers stand well inside them, or clearly over their edges. */
#include "cases.h"
#include "table.h"

#include "draw/ink.h"
#include "draw/sign.h"
#include "render/faces/part.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

enum { CURVE_POINTS = 24, LINE_POINTS = 40, POINTS = 2000 };

/* The outline of a shape behind a number, half the line round it aside; mm of the card. */
struct rim {
    double x[POINTS], y[POINTS];
    int count;
    double edge; /* half its line */
};

static void add_point(struct rim *rim, double scale, double x, double y)
{
    ck_assert_int_lt(rim->count, POINTS);
    rim->x[rim->count] = 31.5 + scale * x;
    rim->y[rim->count++] = 44 + scale * y;
}

/* Follows the only area of a sign. */
static void follow(struct rim *rim, const struct sign *sign, double scale)
{
    const struct path *path = &sign->strokes[0].path;
    double x = 0, y = 0, start[2] = {0, 0};

    ck_assert_int_eq((int)sign->count, 1);
    for (size_t i = 0; i < path->count; i++) {
        const struct path_step *step = &path->steps[i];
        const double *p = step->verb == PATH_CLOSE ? start : step->at;
        const double *end = step->verb == PATH_CURVE ? p + 4 : p;
        if (step->verb == PATH_MOVE)
            memcpy(start, p, sizeof start);
        int points = step->verb == PATH_MOVE    ? 0
                     : step->verb == PATH_CURVE ? CURVE_POINTS
                                                : LINE_POINTS;
        for (int k = 1; k <= points; k++) {
            double t = (double)k / points, u = 1 - t;
            if (step->verb == PATH_CURVE)
                add_point(
                    rim, scale,
                    u * u * u * x + 3 * u * u * t * p[0] + 3 * u * t * t * p[2] + t * t * t * p[4],
                    u * u * u * y + 3 * u * u * t * p[1] + 3 * u * t * t * p[3] + t * t * t * p[5]);
            else
                add_point(rim, scale, u * x + t * p[0], u * y + t * p[1]);
        }
        x = end[0];
        y = end[1];
    }
}

/* The part of the number cards' layers that is the shape. */
static const struct part *shape_part(const struct template *template)
{
    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++) {
            const struct part *part = &template->layers[i].parts[k];
            if (part->kind == PART_SIGN && part->sign_of == SIGN_OF_SUIT && part_is_emblem(part))
                return part;
        }
    ck_abort_msg("no shape");
    return NULL;
}

static struct rim rim_of(const struct template *template, int shape)
{
    const struct part *part = shape_part(template);
    const struct sign *sign = template_sign(template, deck_shapes[shape]);
    struct emblem emblem = part_emblem(part);
    struct rim rim = {.edge = emblem.edge / 2};

    const struct outline outline = outline_measure(sign);
    double width = emblem_box(&outline, &emblem).width - emblem.edge;
    follow(&rim, sign, width / outline_measure(sign).box.width);
    return rim;
}

/* How far a point is off a box with round corners; negative: inside. */
static double off_box(struct box box, double radius, double x, double y)
{
    double beside = fabs(x - box.x - box.width / 2) - box.width / 2 + radius;
    double above = fabs(y - box.y - box.height / 2) - box.height / 2 + radius;

    return hypot(fmax(beside, 0), fmax(above, 0)) + fmin(fmax(beside, above), 0) - radius;
}

static bool is_edge_of_tab(const struct part *part)
{
    return part->kind == PART_BOX && ink_colour(part->fill, 0x123456) == COLOUR_PAPER &&
           part->fill.kind != INK_NONE && part->stroke.kind == INK_NONE && part->box.x < 4 &&
           !part->turned;
}

/* A gap as wide as a pencil's line, or three millimetres both ways under the tab. */
START_TEST(shapes_keep_clear_of_tabs_or_reach_well_under_them)
{
    struct table table = table_lay("<numbers values='1/2'/>", "studio");
    const struct template *template = table.template;
    const struct rim rim = rim_of(template, _i);
    int tabs = 0;

    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++) {
            const struct part *part = &template->layers[i].parts[k];
            if (!(template->layers[i].kinds & 1u << FACE_NUMBER) || !is_edge_of_tab(part))
                continue;
            for (int width = 0; width < part->widths; width++, tabs++) {
                struct box tab = part_box(part, width);
                if (width > 0)
                    tab.height = part->head; /* below it the tab is narrow */
                double gap[2] = {INFINITY, INFINITY};
                struct box covered = {0};
                for (int point = 0; point < rim.count; point++) {
                    double x = rim.x[point], y = rim.y[point];
                    gap[0] = fmin(gap[0], off_box(tab, part->radius, x, y) - rim.edge);
                    gap[1] = fmin(gap[1], off_box(tab, part->radius, 63 - x, 88 - y) - rim.edge);
                    covered.width =
                        fmax(covered.width, off_box(tab, 0, 63 - x, 88 - y) < 0
                                                ? tab.x + tab.width - (63 - x) + rim.edge
                                                : 0);
                    covered.height =
                        fmax(covered.height, off_box(tab, 0, 63 - x, 88 - y) < 0
                                                 ? tab.y + tab.height - (88 - y) + rim.edge
                                                 : 0);
                }
                bool under = fmin(covered.width, covered.height) >= 3;
                ck_assert_msg(gap[1] >= 0.8 || under, "%s: gap %.2f, %.2f × %.2f under the tab",
                              deck_shapes[_i], gap[1], covered.width, covered.height);
                ck_assert_msg(gap[0] >= 0.8 || under, "%s: gap %.2f", deck_shapes[_i], gap[0]);
            }
        }
    ck_assert_int_eq(tabs, 4); /* the tab, and its head in three widths */
    table_clear(&table);
}
END_TEST

/* Whether a point is inside, by the pieces that a ray to the right crosses. */
static bool is_inside(const struct rim *rim, double x, double y)
{
    bool inside = false;

    for (int i = 0, before = rim->count - 1; i < rim->count; before = i++) {
        if ((rim->y[i] > y) != (rim->y[before] > y) &&
            x < rim->x[i] +
                    (rim->x[before] - rim->x[i]) * (y - rim->y[i]) / (rim->y[before] - rim->y[i]))
            inside = !inside;
    }
    return inside;
}

/* Sets *in to the least distance of a box's edge from the rim if all of it is inside, otherwise
 * *out to how far it stands out. */
static void measure(const struct rim *rim, struct box box, double *in, double *out)
{
    for (int i = 0; i < 4 * LINE_POINTS; i++) {
        double t = (double)(i / 4) / LINE_POINTS, off = INFINITY;
        double x = box.x + (i % 4 == 0 ? 0 : i % 4 == 1 ? 1 : t) * box.width;
        double y = box.y + (i % 4 == 2 ? 0 : i % 4 == 3 ? 1 : t) * box.height;
        for (int k = 0; k < rim->count; k++)
            off = fmin(off, hypot(x - rim->x[k], y - rim->y[k]));
        if (is_inside(rim, x, y))
            *in = fmin(*in, off - rim->edge);
        else
            *out = fmax(*out, off + rim->edge);
    }
}

/* The mark round a spin card's number, by the ends of its pieces, and by the circle that its lines
 * run on. */
START_TEST(the_ring_of_a_spin_card_stands_inside_every_shape)
{
    static const double size = 39, least = 1;
    struct table table = table_lay("<numbers values='1/2'/>", "studio");
    const struct sign *ring = template_sign(table.template, "ring");
    const struct rim rim = rim_of(table.template, _i);
    double in = INFINITY, out = 0, circle = 0;

    for (size_t i = 0; i < ring->count; i++)
        for (size_t k = 0; k < ring->strokes[i].path.count; k++) {
            const struct path_step *step = &ring->strokes[i].path.steps[k];
            const double *end = step->verb == PATH_CURVE ? step->at + 4 : step->at;
            if (step->verb == PATH_CLOSE)
                continue;
            if (ring->strokes[i].width > 0)
                circle = fmax(circle, hypot(end[0], end[1]) + ring->strokes[i].width / 2);
            measure(&rim, (struct box){31.5 + size / 10 * end[0], 44 + size / 10 * end[1], 0, 0},
                    &in, &out);
        }
    for (int i = 0; i < 72; i++)
        measure(&rim,
                (struct box){31.5 + size / 10 * circle * cos(i * M_PI / 36),
                             44 + size / 10 * circle * sin(i * M_PI / 36), 0, 0},
                &in, &out);
    ck_assert_msg(in >= least && out == 0, "%s: in %.2f, out %.2f", deck_shapes[_i], in, out);
    table_clear(&table);
}
END_TEST

static const char *const wide[] = {"7",        "10",    "3/4",   "5/10",  "10/16",
                                   "25/100",   "0.2",   "0.75",  "12.5%", "33 1/3%",
                                   "125/1000", "2 1/2", "0.(3)", "1.25",  "100%"};

START_TEST(numbers_stand_well_inside_their_shapes_or_clearly_over_the_edge)
{
    char elements[64];
    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", wide[_i]);
    struct table table = table_lay(elements, "studio");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int shape = 0; deck_shapes[shape]; shape++) {
        const struct rim rim = rim_of(table.template, shape);
        double in = INFINITY, out = 0;
        int lines = 0;
        for (const char *at = strbuf_text(&table.notes); *at; at += strcspn(at, "\n") + 1) {
            struct box box;
            if (sscanf(at, "text %lf %lf %lf %lf", &box.x, &box.y, &box.width, &box.height) != 4 ||
                box.x < 15 || box.x + box.width > 48 || box.y < 26 || box.y + box.height > 62)
                continue;
            measure(&rim, box, &in, &out);
            lines++;
        }
        ck_assert_int_ge(lines, 1);
        ck_assert_msg(out > 0 ? out >= 1.9 : in >= 1, "%s on a %s: in %.2f, out %.2f", wide[_i],
                      deck_shapes[shape], in, out);
    }
    table_clear(&table);
}
END_TEST

/* Number, sign and letter stand below each other. */
START_TEST(in_a_tab_nothing_touches_whatever_the_suits_shape)
{
    char elements[64];
    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", wide[_i]);
    struct table table = table_lay(elements, "studio");
    struct box place = {0};
    double number = 0, letter = INFINITY;

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (const char *at = strbuf_text(&table.notes); *at; at += strcspn(at, "\n") + 1) {
        struct box box;
        if (sscanf(at, "sign %lf %lf %lf %lf", &box.x, &box.y, &box.width, &box.height) == 4 &&
            box.y > 10 && box.y < 30)
            place = box;
        if (sscanf(at, "text %lf %lf %lf %lf", &box.x, &box.y, &box.width, &box.height) != 4 ||
            box.y > 30 || box.x > 15)
            continue;
        if (box.y < 17)
            number = fmax(number, box.y + box.height);
        else
            letter = box.y;
    }
    ck_assert_double_gt(place.width, 0);
    for (int shape = 0; deck_shapes[shape]; shape++) {
        struct box ink =
            outline_measure(template_small_sign(table.template, deck_shapes[shape])).box;
        double middle = place.y + place.height / 2, scale = place.width / 10;
        ck_assert_msg(middle + scale * ink.y - number >= 0.8, "%s over a %s: %.2f", wide[_i],
                      deck_shapes[shape], middle + scale * ink.y - number);
        ck_assert_msg(letter - middle - scale * (ink.y + ink.height) >= 0.8,
                      "the letter under a %s: %.2f", deck_shapes[shape],
                      letter - middle - scale * (ink.y + ink.height));
    }
    table_clear(&table);
}
END_TEST

void add_studio_clear_tests(Suite *suite)
{
    TCase *clear = add_case(suite, "studio clear");

    tcase_add_loop_test(clear, shapes_keep_clear_of_tabs_or_reach_well_under_them, 0, 8);
    tcase_add_loop_test(clear, the_ring_of_a_spin_card_stands_inside_every_shape, 0, 8);
    tcase_add_loop_test(clear, in_a_tab_nothing_touches_whatever_the_suits_shape, 0, SIZE(wide));
    tcase_add_loop_test(clear, numbers_stand_well_inside_their_shapes_or_clearly_over_the_edge, 0,
                        SIZE(wide));
}
