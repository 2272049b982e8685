#include "tui/screen/card_inside.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

/* How a cell of a pie is made of points, of which one part has each. */
struct grain {
    int across, down; /* points of a cell */
};

static const struct grain grains[] = {
    [FACE_HALVES] = {1, 2}, [FACE_DOTS] = {2, 4}, [FACE_CELLS] = {1, 1}, [FACE_ASCII] = {1, 1}};

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

/* A cell of which the points have these roles, row by row. */
static struct cell cell_of(const enum role *points, const struct grain *grain, int columns, int hue)
{
    struct cell cell = {.role = points[0], .hue = hue};

    if (grain->down == 2 && points[columns] != points[0]) {
        cell.character = U'▀';
        cell.second = points[columns];
    }
    return cell;
}

bool card_pie_put(const struct card_inside *inside, int64_t parts, int64_t counted)
{
    enum picture_face face = inside->looks->face;
    const struct grain *grain = &grains[face];
    int rows = inside->height < inside->width / 2 ? inside->height : inside->width / 2;

    /* Of cells as high as a row an odd number cannot be halved. */
    if (grain->down == 1 && rows > 3)
        rows -= rows % 2;
    if (parts > most_parts(rows, face) || counted < 0 || counted > parts)
        return false;
    if (!inside->cells)
        return true;
    int columns = 2 * rows * grain->across, lines = rows * grain->down;
    size_t size = (size_t)columns * (size_t)lines;
    struct point *points = memory_new(size, sizeof *points);
    enum role *roles = memory_new(size, sizeof *roles);
    if (points && roles) {
        for (size_t i = 0; i < size; i++)
            roles[i] = ROLE_PAPER;
        int count = find_points(points, columns, lines);
        for (int i = 0; i < count; i++)
            roles[points[i].row * columns + points[i].column] =
                tint(i * parts / count, parts, counted);
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < 2 * rows; x++)
                inside_set(inside, (inside->width - 2 * rows) / 2 + x,
                           (inside->height - rows) / 2 + y,
                           cell_of(&roles[y * grain->down * columns + x * grain->across], grain,
                                   columns, inside->hue));
    }
    memory_free(roles);
    memory_free(points);
    return true;
}
