#include "studio_shapes.h"

#include <math.h>

struct point {
    double x, y, radius; /* it is reached by an arc, clockwise; 0: straight on */
};

static void arc_to(cairo_t *cr, double x, double y, double radius)
{
    double from_x, from_y;

    cairo_get_current_point(cr, &from_x, &from_y);
    double half = hypot(x - from_x, y - from_y) / 2;
    double off = sqrt(fmax(0, radius * radius - half * half)) / (2 * half);
    double cx = (x + from_x) / 2 - off * (y - from_y), cy = (y + from_y) / 2 + off * (x - from_x);
    cairo_arc(cr, cx, cy, radius, atan2(from_y - cy, from_x - cx), atan2(y - cy, x - cx));
}

static void outline(cairo_t *cr, const struct point *points, int count)
{
    cairo_new_path(cr);
    for (int i = 0; i < count; i++)
        if (points[i].radius > 0)
            arc_to(cr, points[i].x, points[i].y, points[i].radius);
        else
            cairo_line_to(cr, points[i].x, points[i].y);
    cairo_close_path(cr);
}

#define OUTLINE(cr, points) outline(cr, points, (int)(sizeof(points) / sizeof *(points)))

static void begin_shape(cairo_t *cr, double x, double y, double unit)
{
    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, unit, unit);
    cairo_new_path(cr);
}

void shape(cairo_t *cr, int kind, double x, double y, double unit)
{
    static const struct point square[] = {
        {-2.512, -3.32, 0},    {2.512, -3.32, 13.891},  {3.32, -2.512, 1.007},
        {3.32, 2.512, 13.891}, {2.512, 3.32, 1.007},    {-2.512, 3.32, 13.891},
        {-3.32, 2.512, 1.007}, {-3.32, -2.512, 13.891}, {-2.512, -3.32, 1.007}};
    static const struct point triangle[] = {
        {.37, -4.872, 0},    {4.404, 2.115, 19.086}, {4.034, 2.757, .5}, {-4.034, 2.757, 19.086},
        {-4.404, 2.115, .5}, {-.37, -4.872, 19.086}, {.37, -4.872, .5}};
    static const struct point star[] = {
        {.362, -4.359, 0},    {1.955, -2.69, 0},   {4.033, -1.691, 0}, {4.257, -1.003, .5},
        {3.163, 1.028, 0},    {2.854, 3.314, 0},   {2.269, 3.739, .5}, {0, 3.326, 0},
        {-2.269, 3.739, 0},   {-2.854, 3.314, .5}, {-3.163, 1.028, 0}, {-4.257, -1.003, 0},
        {-4.033, -1.691, .5}, {-1.955, -2.69, 0},  {-.362, -4.359, 0}, {.362, -4.359, .5}};

    begin_shape(cr, x, y, unit);
    switch (kind) {
    case CIRCLE:
        cairo_arc(cr, 0, 0, 3.83, 0, 2 * M_PI);
        break;
    case SQUARE:
        OUTLINE(cr, square);
        break;
    case TRIANGLE:
        OUTLINE(cr, triangle);
        break;
    default:
        OUTLINE(cr, star);
        break;
    }
    cairo_restore(cr);
}

void small_shape(cairo_t *cr, int kind, double x, double y, double unit)
{
    static const struct point triangle[] = {
        {0, -5.521, 0}, {4.781, 2.76, 20}, {-4.781, 2.76, 20}, {0, -5.521, 20}};
    static const struct point star[] = {
        {0, -5.595, 0},      {1.644, -2.263, 0},  {5.321, -1.729, 0}, {2.661, .864, 0},
        {3.289, 4.526, 0},   {0, 2.797, 0},       {-3.289, 4.526, 0}, {-2.661, .864, 0},
        {-5.321, -1.729, 0}, {-1.644, -2.263, 0}, {0, -5.595, 0}};

    begin_shape(cr, x, y, unit);
    switch (kind) {
    case CIRCLE:
        cairo_arc(cr, 0, 0, 3.83, 0, 2 * M_PI);
        break;
    case SQUARE:
        cairo_rectangle(cr, -3.39, -3.39, 6.78, 6.78);
        break;
    case TRIANGLE:
        OUTLINE(cr, triangle);
        break;
    default:
        OUTLINE(cr, star);
        break;
    }
    cairo_restore(cr);
}

void rounded(cairo_t *cr, double x, double y, double w, double h, double r)
{
    cairo_new_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_close_path(cr);
}

void round_line(cairo_t *cr, double line_width)
{
    cairo_set_line_width(cr, line_width);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
}

static void arrow(cairo_t *cr)
{
    static const struct point points[] = {{-4.8, -3.1, 0}, {1.5, -3.1, 0}, {1.5, -4.5, 0},
                                          {4.8, -2.2, 0},  {1.5, .1, 0},   {1.5, -1.3, 0},
                                          {-4.8, -1.3, 0}};

    OUTLINE(cr, points);
    cairo_fill(cr);
}

void reverse(cairo_t *cr)
{
    arrow(cr);
    cairo_scale(cr, -1, -1);
    arrow(cr);
}

static void plus(cairo_t *cr)
{
    cairo_new_path(cr);
    cairo_move_to(cr, -4.4, .2);
    cairo_line_to(cr, -1.2, .2);
    cairo_move_to(cr, -2.8, -1.4);
    cairo_line_to(cr, -2.8, 1.8);
}

void draw_two(cairo_t *cr)
{
    plus(cr);
    cairo_new_sub_path(cr);
    cairo_arc(cr, 2.55, -1.3, 1.75, M_PI, 2 * M_PI);
    cairo_curve_to(cr, 4.3, .4, .8, 1.4, .8, 3);
    cairo_line_to(cr, 4.4, 3);
    round_line(cr, 1.3);
    cairo_stroke(cr);
}

void draw_four(cairo_t *cr)
{
    plus(cr);
    cairo_move_to(cr, 3.5, 3);
    cairo_line_to(cr, 3.5, -3);
    cairo_line_to(cr, .6, 1.3);
    cairo_line_to(cr, 4.5, 1.3);
    round_line(cr, 1.3);
    cairo_stroke(cr);
}

void choose(cairo_t *cr)
{
    cairo_new_path(cr);
    cairo_move_to(cr, -2.4, -2.2);
    cairo_curve_to(cr, -2.2, -5.4, 2.6, -5.2, 2.6, -2.2);
    cairo_curve_to(cr, 2.6, 0, 0, -.2, 0, 1.6);
    round_line(cr, 1.5);
    cairo_stroke(cr);
    cairo_arc(cr, 0, 4.1, .98, 0, 2 * M_PI);
    cairo_fill(cr);
}
