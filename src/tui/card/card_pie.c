#include "tui/card/card_inside.h"

#include "base/memory.h"
#include "tui/picture.h"

#include <math.h>
#include <stdlib.h>

/*
 * A pie of braille dots, where there are no colours: shaded parts are full, with gaps between them,
 * empty ones have lines between them and a rim. Its centre is a dot, so that lines meet there.
 */

enum {
    DOTS_ACROSS = 2, /* of a cell */
    DOTS_DOWN = 4,
    RADIUS_MOST = 31, /* of a pie of 16 rows */
    SIDE = 2 * RADIUS_MOST + 1
};

struct disc {
    int radius;             /* in dots, on each side of the centre */
    bool line[SIDE][SIDE];  /* between parts */
    bool shown[SIDE][SIDE]; /* row, column */
};

static bool within(const struct disc *disc, int x, int y)
{
    double most = disc->radius + 0.3; /* a rim without single dots that stick out */

    return x * x + y * y <= most * most;
}

static bool on_rim(const struct disc *disc, int x, int y)
{
    return within(disc, x, y) && (!within(disc, x + 1, y) || !within(disc, x - 1, y) ||
                                  !within(disc, x, y + 1) || !within(disc, x, y - 1));
}

/* Calls for each dot from the centre to the rim, in a straight line: no dots are left between two
 * parts. */
static void draw_line(struct disc *disc, double turn)
{
    double right = sin(2 * M_PI * turn), down = -cos(2 * M_PI * turn);
    double longer = fmax(fabs(right), fabs(down));

    for (int i = 0; i <= disc->radius; i++) {
        int x = (int)lround(i * right / longer), y = (int)lround(i * down / longer);
        if (within(disc, x, y))
            disc->line[y + disc->radius][x + disc->radius] = true;
    }
}

/* The part in which a dot lies, or on the line before it. */
static int64_t part_of(int x, int y, int64_t parts)
{
    double turn = atan2(x, -y) / (2 * M_PI);

    turn = turn < -1e-9 ? turn + 1 : turn;
    int64_t part = (int64_t)floor(turn * (double)parts + 1e-6);
    return part < parts ? part : 0;
}

static bool is_shown(const struct disc *disc, int x, int y, int64_t parts, int64_t counted)
{
    /* A dot of a line has its neighbours on either side. */
    double turn = atan2(x, -y) / (2 * M_PI) * (double)parts;
    int64_t line = lround(turn < 0 ? turn + (double)parts : turn);
    bool before = (line + parts - 1) % parts < counted, behind = line % parts < counted;

    if (!within(disc, x, y))
        return false;
    if (disc->line[y + disc->radius][x + disc->radius])
        return (!before && !behind) || (on_rim(disc, x, y) && !(before && behind));
    return part_of(x, y, parts) < counted || on_rim(disc, x, y);
}

static bool is_set(const struct disc *disc, int x, int y)
{
    return abs(x) <= disc->radius && abs(y) <= disc->radius &&
           disc->shown[y + disc->radius][x + disc->radius];
}

/* True if the dot differs from all dots beside it. */
static bool is_single(const struct disc *disc, int x, int y)
{
    bool set = is_set(disc, x, y);

    return set != is_set(disc, x - 1, y) && set != is_set(disc, x + 1, y) &&
           set != is_set(disc, x, y - 1) && set != is_set(disc, x, y + 1);
}

/* Near the centre the lines cut off dots of a part, which alone would look like one. */
static void drop_single_dots(struct disc *disc)
{
    for (int y = -disc->radius; y <= disc->radius; y++)
        for (int x = -disc->radius; x <= disc->radius; x++)
            if (within(disc, x, y) && !on_rim(disc, x, y) &&
                !disc->line[y + disc->radius][x + disc->radius] && is_single(disc, x, y))
                disc->shown[y + disc->radius][x + disc->radius] = !is_set(disc, x, y);
}

static struct cell cell_of(const struct disc *disc, int column, int row)
{
    static const uint32_t bits[DOTS_DOWN][DOTS_ACROSS] = {
        {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    int side = 2 * disc->radius + 1;
    uint32_t dots = 0;

    for (int y = 0; y < DOTS_DOWN; y++)
        for (int x = 0; x < DOTS_ACROSS; x++)
            if (row * DOTS_DOWN + y < side && column * DOTS_ACROSS + x < side &&
                disc->shown[row * DOTS_DOWN + y][column * DOTS_ACROSS + x])
                dots |= bits[y][x];
    return (struct cell){.character = dots ? 0x2800 + dots : 0, .role = ROLE_PAPER};
}

/* Puts a pie of `rows` rows, in braille. */
static void card_pie_dots_put(const struct card_inside *inside, int rows, int64_t parts,
                              int64_t counted)
{
    struct disc disc = {.radius = DOTS_DOWN * rows / 2 - 1};

    disc.radius = disc.radius > RADIUS_MOST ? RADIUS_MOST : disc.radius;
    for (int64_t i = 0; parts > 1 && i < parts; i++)
        draw_line(&disc, (double)i / (double)parts);
    for (int y = -disc.radius; y <= disc.radius; y++)
        for (int x = -disc.radius; x <= disc.radius; x++)
            disc.shown[y + disc.radius][x + disc.radius] = is_shown(&disc, x, y, parts, counted);
    drop_single_dots(&disc);
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < 2 * rows; x++)
            inside_set(inside, (inside->width - 2 * rows) / 2 + x, (inside->height - rows) / 2 + y,
                       cell_of(&disc, x, y));
}

/* The most parts that are still counted where no lines lie between them, by the rows of the pie:
 * docs/design/screen.md, “Pies in cells”. */
static const struct {
    int rows;
    int most[4]; /* by enum picture_face; FACE_HALVES: disc_shows */
} limits[] = {
    {3, {0, 4, 2, 2}},  {4, {0, 6, 4, 2}},  {5, {0, 8, 4, 4}},   {6, {0, 10, 5, 4}},
    {7, {0, 12, 6, 6}}, {8, {0, 12, 8, 6}}, {10, {0, 12, 8, 8}},
};

static bool shows(int rows, enum picture_face face, int64_t parts)
{
    int most = 1;

    if (face == FACE_HALVES)
        return disc_shows(rows, parts);
    for (size_t i = 0; i < sizeof limits / sizeof *limits && limits[i].rows <= rows; i++)
        most = limits[i].most[face];
    return parts <= most;
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
static enum role pie_tint(int64_t part, int64_t parts, int64_t counted)
{
    bool alike = counted >= parts || counted == 0;
    bool third = alike && parts > 1 && parts % 2 == 1 && part == parts - 1;

    return (part < counted ? ROLE_SHADED : ROLE_EMPTY) + (third ? 2 : (enum role)(part % 2));
}

/* Puts a pie of whole cells, each of them of one part. */
static void put_cells(const struct card_inside *inside, int rows, int64_t parts, int64_t counted)
{
    int columns = 2 * rows, left = (inside->width - columns) / 2;
    int top = (inside->height - rows) / 2;
    struct point *points = memory_new((size_t)columns * (size_t)rows, sizeof *points);
    int count = find_points(points, columns, rows);

    for (int i = 0; i < count; i++)
        inside_set(
            inside, left + points[i].column, top + points[i].row,
            (struct cell){.role = pie_tint(i * parts / count, parts, counted), .hue = inside->hue});
    memory_free(points);
}

/* What a half cell is: one tint for all parts that are shaded, as paper lies between them. */
static enum role role_at(const struct figure *figure, int rows, int x, int y)
{
    int side = disc_side(rows);
    int64_t part = x < side && y < side ? disc_part(figure, rows, x, y) : DISC_OUTSIDE;

    return part < 0 ? ROLE_PAPER : figure_shades(figure, part) ? ROLE_SHADED : ROLE_EMPTY;
}

static void put_halves(const struct card_inside *inside, int rows, const struct figure *figure)
{
    int left = (inside->width - disc_side(rows)) / 2, top = (inside->height - rows) / 2;

    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < disc_side(rows); x++) {
            struct cell cell = {.role = role_at(figure, rows, x, 2 * y), .hue = inside->hue};
            enum role below = role_at(figure, rows, x, 2 * y + 1);
            if (below != cell.role) {
                cell.character = U'▀';
                cell.second = below;
            }
            inside_set(inside, left + x, top + y, cell);
        }
    }
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

bool card_pie_put(const struct card_inside *inside, const struct figure *figure)
{
    const int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    enum picture_face face = inside->looks->face;
    int rows = inside->height < inside->width / 2 ? inside->height : inside->width / 2;

    /* An odd number of rows cannot be halved. */
    if ((face == FACE_CELLS || face == FACE_ASCII) && rows > 3)
        rows -= rows % 2;
    if (!shows(rows, face, parts) || counted < 0 || counted > parts)
        return false;
    if (!inside->cells)
        return true;
    if (face == FACE_HALVES)
        put_halves(inside, rows, figure);
    else if (face == FACE_DOTS)
        card_pie_dots_put(inside, rows, parts, counted);
    else
        put_cells(inside, rows, parts, counted);
    add_box(inside, rows, parts, counted);
    return true;
}
