#include "tui/disc.h"

#include <math.h>

enum { TURN = 1 << 20, CROWDED = 8 /* parts, beyond which they are slivers near the centre */ };

bool disc_shows(int rows, int64_t parts)
{
    static const struct {
        int rows, most;
    } limits[] = {{2, 1}, {3, 4}, {4, 8}, {5, 10}, {6, 12}};
    int most = 0;

    for (size_t i = 0; i < sizeof limits / sizeof *limits && limits[i].rows <= rows; i++)
        most = limits[i].most;
    return parts <= most;
}

/* How far from the top the figure's part begins, clockwise, as a share of a turn. */
static double begin_of(const struct figure *figure, int64_t part)
{
    return (double)figure_edge(figure, part, TURN) / TURN +
           (double)figure->turn / (double)figure_parts(figure);
}

/* Whether a point, so far from the centre, lies on a line between two parts. */
static bool is_on_line(const struct figure *figure, int right, int up)
{
    int64_t parts = figure_parts(figure);
    double hub = parts > CROWDED ? 0.3 * (double)parts : 0.5;

    if (parts == 1)
        return false;
    if (right * right + up * up < hub * hub)
        return true;
    for (int64_t i = 0; i < parts; i++) {
        double angle = 2 * M_PI * begin_of(figure, i);
        double along = right * sin(angle) + up * cos(angle);
        double beside = fabs(right * cos(angle) - up * sin(angle));
        if (along > 0 && beside < 0.5 - 1e-4)
            return true;
    }
    return false;
}

int64_t disc_part(const struct figure *figure, int rows, int x, int y)
{
    int right = x - (rows - 1), up = rows - 1 - y;
    double radius = rows - 0.5;
    int64_t part = 0;

    /* A little more than the radius, so that the top row is as wide as it looks. */
    if (right * right + up * up > radius * radius + 0.3)
        return DISC_OUTSIDE;
    if (is_on_line(figure, right, up))
        return DISC_LINE;
    double turn = atan2(right, up) / (2 * M_PI) - begin_of(figure, 0) + 2;
    turn -= floor(turn);
    while (part + 1 < figure_parts(figure) &&
           figure_edge(figure, part + 1, TURN) <= (int64_t)(turn * TURN))
        part++;
    return part;
}
