/* The shapes of studio's faces as numbers. Each makes a path or draws with the colour that is set;
 * x and y are points, and a sign stands in a square from −5 to 5. */
#ifndef BREUK_BENCH_STUDIO_SHAPES_H
#define BREUK_BENCH_STUDIO_SHAPES_H

#include <cairo.h>

enum { CIRCLE, TRIANGLE, SQUARE, STAR, SHAPES };

/* The path of a suit's shape round x, y, whose unit is so many points. */
void shape(cairo_t *cr, int kind, double x, double y, double unit);

/* The same with sharp points, as it is where it is small. */
void small_shape(cairo_t *cr, int kind, double x, double y, double unit);

void rounded(cairo_t *cr, double x, double y, double w, double h, double r);

/* The line that comes next has round ends and corners. */
void round_line(cairo_t *cr, double line_width);

/* The signs of actions round 0, 0. */
void reverse(cairo_t *cr);
void draw_two(cairo_t *cr);
void draw_four(cairo_t *cr);
void choose(cairo_t *cr);

#endif
