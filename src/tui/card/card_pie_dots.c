/*
 * A pie of braille dots, where there are no colours: shaded parts are full, with gaps between them,
 * empty ones have lines between them and a rim. Its centre is a dot, so that lines meet there.
 */
#include "tui/card/card_inside.h"

#include <math.h>
#include <stdlib.h>

enum {
    DOTS_ACROSS = 2, /* of a cell */
    DOTS_DOWN = 4,
    RADIUS_MOST = 31, /* of a pie of 16 rows */
    SIDE = 2 * RADIUS_MOST + 1
};

struct disc {
    int radius;             /* in dots: the centre and so many more on each side */
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

/* Whether none of the dots beside it is as it is. */
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

void card_pie_dots_put(const struct card_inside *inside, int rows, int64_t parts, int64_t counted)
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
