#include "tui/card/card_inside.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

/* The most parts that are still counted, by the rows of the pie: TABLE, 3. */
static const struct {
    int rows;
    int most[4]; /* by enum picture_face */
} limits[] = {
    {3, {4, 4, 2, 2}},   {4, {4, 6, 4, 2}},   {5, {6, 8, 4, 4}},    {6, {8, 10, 5, 4}},
    {7, {10, 12, 6, 6}}, {8, {12, 12, 8, 6}}, {10, {12, 12, 8, 8}},
};

static int64_t most_parts(int rows, enum picture_face face)
{
    int most = 1;

    for (size_t i = 0; i < sizeof limits / sizeof *limits && limits[i].rows <= rows; i++)
        most = limits[i].most[face];
    return most;
}

/* A point of the disc, and how far it is from the top, clockwise. */
struct point {
    double turn, distance;
    int column, row;
};

static int compare_points(const void *left, const void *right)
{
    const struct point *one = left, *other = right;

    if (one->turn != other->turn)
        return one->turn < other->turn ? -1 : 1;
    return one->distance < other->distance ? -1 : one->distance > other->distance;
}

/* The points of a disc that lie within a grid, clockwise from the top; returns how many. */
static int find_points(struct point *points, int columns, int rows)
{
    int count = 0;

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            double right = (2 * column + 1 - columns) / (double)columns;
            double up = (rows - 2 * row - 1) / (double)rows;
            double distance = right * right + up * up;
            /* A little more than the radius, so that the top row is as wide as it looks. */
            if (distance > 1 + 0.28 / rows)
                continue;
            double turn = atan2(right, up) / (2 * M_PI);
            points[count++] = (struct point){.turn = round((turn < 0 ? turn + 1 : turn) * 1e9),
                                             .distance = distance,
                                             .column = column,
                                             .row = row};
        }
    }
    qsort(points, (size_t)count, sizeof *points, compare_points);
    return count;
}

/* Neighbours have different tints: of an odd number of parts that are all alike the last is the
 * neighbour of the first. */
static enum role tint(int64_t part, int64_t parts, int64_t counted)
{
    bool alike = counted >= parts || counted == 0;
    bool third = alike && parts > 1 && parts % 2 == 1 && part == parts - 1;

    return (part < counted ? ROLE_SHADED : ROLE_EMPTY) + (third ? 2 : (enum role)(part % 2));
}

/* Puts a pie whose rows are cut in so many points, each of them of one part. */
static void put_points(const struct card_inside *inside, int rows, int down, int64_t parts,
                       int64_t counted)
{
    int columns = 2 * rows, lines = down * rows, left = (inside->width - columns) / 2;
    int top = (inside->height - rows) / 2;
    size_t size = (size_t)columns * (size_t)lines;
    struct point *points = memory_new(size, sizeof *points);
    enum role *roles = memory_new(size, sizeof *roles);

    for (size_t i = 0; roles && i < size; i++)
        roles[i] = ROLE_PAPER;
    int count = points && roles ? find_points(points, columns, lines) : 0;
    for (int i = 0; i < count; i++)
        roles[points[i].row * columns + points[i].column] = tint(i * parts / count, parts, counted);
    for (int i = 0; count > 0 && i < columns * rows; i++) {
        int x = i % columns, y = i / columns;
        struct cell cell = {.role = roles[y * down * columns + x], .hue = inside->hue};
        enum role below = roles[(y * down + down - 1) * columns + x];
        if (below != cell.role) {
            cell.character = U'▀';
            cell.second = below;
        }
        inside_set(inside, left + x, top + y, cell);
    }
    memory_free(roles);
    memory_free(points);
}

/* Remembers the box of a pie that has been drawn. */
static void add_box(const struct card_inside *inside, int rows, int64_t parts, int64_t counted)
{
    cells_add_pie(inside->cells, (struct cell_pie){.x = inside->x + (inside->width - 2 * rows) / 2,
                                                   .y = inside->y + (inside->height - rows) / 2,
                                                   .columns = 2 * rows,
                                                   .rows = rows,
                                                   .parts = (int)parts,
                                                   .counted = (int)counted,
                                                   .hue = inside->hue,
                                                   .paper = ROLE_PAPER});
}

bool card_pie_put(const struct card_inside *inside, int64_t parts, int64_t counted)
{
    enum picture_face face = inside->looks->face;
    bool whole_cells = face == FACE_CELLS || face == FACE_ASCII;
    int rows = inside->height < inside->width / 2 ? inside->height : inside->width / 2;

    /* An odd number of rows cannot be halved. */
    if (whole_cells && rows > 3)
        rows -= rows % 2;
    if (parts > most_parts(rows, face) || counted < 0 || counted > parts)
        return false;
    if (inside->cells && face == FACE_DOTS)
        card_pie_dots_put(inside, rows, parts, counted);
    else if (inside->cells)
        put_points(inside, rows, whole_cells ? 1 : 2, parts, counted);
    if (inside->cells)
        add_box(inside, rows, parts, counted);
    return true;
}
