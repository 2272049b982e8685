#include "paper/geometry.h"

#include <math.h>
#include <stdio.h>

/* Decimal fractions of a millimetre are not exact. This tolerance is far below what any cutter can
 * do. */
static const double ROUNDING_MM = 1e-6;

int grid_places(const struct grid *grid)
{
    return grid->columns * grid->rows;
}

struct box grid_area(const struct grid *grid)
{
    return (struct box){
        .x = grid->left,
        .y = grid->top,
        .width = grid->columns * grid->card_width + (grid->columns - 1) * grid->gap_x,
        .height = grid->rows * grid->card_height + (grid->rows - 1) * grid->gap_y,
    };
}

struct box grid_front(const struct grid *grid, int place)
{
    return (struct box){
        .x = grid->left + place % grid->columns * (grid->card_width + grid->gap_x),
        .y = grid->top + place / grid->columns * (grid->card_height + grid->gap_y),
        .width = grid->card_width,
        .height = grid->card_height,
    };
}

struct box box_inside(struct box outer, double width, double height)
{
    double scale_x = outer.width / width, scale_y = outer.height / height;
    double scale = scale_x < scale_y ? scale_x : scale_y;

    return (struct box){
        .x = outer.x + (outer.width - scale * width) / 2,
        .y = outer.y + (outer.height - scale * height) / 2,
        .width = scale * width,
        .height = scale * height,
    };
}

struct box box_grown(struct box box, double by)
{
    return (struct box){box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

bool box_contains(struct box outer, struct box inner)
{
    return inner.x >= outer.x - ROUNDING_MM && inner.y >= outer.y - ROUNDING_MM &&
           inner.x + inner.width <= outer.x + outer.width + ROUNDING_MM &&
           inner.y + inner.height <= outer.y + outer.height + ROUNDING_MM;
}

bool box_overlaps(struct box a, struct box b)
{
    return a.x + a.width > b.x + ROUNDING_MM && b.x + b.width > a.x + ROUNDING_MM &&
           a.y + a.height > b.y + ROUNDING_MM && b.y + b.height > a.y + ROUNDING_MM;
}

struct message_arg arg_mm(const char *name, double mm)
{
    char text[32];

    snprintf(text, sizeof text, "%.10g", mm);
    return arg_number(name, text);
}

struct message_arg arg_measured(const char *name, double mm)
{
    return arg_mm(name, round(100 * mm) / 100);
}
