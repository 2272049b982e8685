#include "studio_shapes.h"

#include <math.h>

static void path(cairo_t *cr, const double (*points)[2], int count)
{
    for (int i = 0; i < count; i++)
        cairo_line_to(cr, points[i][0], points[i][1]);
    cairo_close_path(cr);
}

void shape(cairo_t *cr, int kind, double x, double y, double unit)
{
    static const double star[][2] = {
        {0, -4.746}, {1.939, -2.668}, {4.513, -1.466}, {3.137, 1.019},   {2.789, 3.839},
        {0, 3.298},  {-2.789, 3.839}, {-3.137, 1.019}, {-4.513, -1.466}, {-1.939, -2.668}};

    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, unit, unit);
    cairo_new_path(cr);
    switch (kind) {
    case CIRCLE:
        cairo_arc(cr, 0, 0, 3.83, 0, 2 * M_PI);
        break;
    case SQUARE:
        cairo_rectangle(cr, -3.39, -3.39, 6.78, 6.78);
        break;
    case TRIANGLE: /* its sides are arcs of 20 */
        cairo_move_to(cr, 0, -5.521);
        cairo_curve_to(cr, 2.240, -3.188, 3.880, -.346, 4.781, 2.76);
        cairo_curve_to(cr, 1.640, 3.533, -1.640, 3.533, -4.781, 2.76);
        cairo_curve_to(cr, -3.880, -.346, -2.240, -3.188, 0, -5.521);
        cairo_close_path(cr);
        break;
    case STAR:
        path(cr, star, sizeof star / sizeof *star);
        break;
    default:
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
    static const double points[][2] = {{-4.8, -3.1}, {1.5, -3.1}, {1.5, -4.5}, {4.8, -2.2},
                                       {1.5, .1},    {1.5, -1.3}, {-4.8, -1.3}};

    cairo_new_path(cr);
    path(cr, points, sizeof points / sizeof *points);
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
