#include "draw/outline.h"

#include <math.h>
#include <string.h>

/* A curve is measured by so many straight pieces, and so many points are tried for a turn. */
enum { CURVE_PIECES = 16, POINTS_TRIED = 400 };

/* A straight piece of an outline. */
struct piece {
    double x1, y1, x2, y2;
    double width; /* of its line; 0: it bounds an area */
};

/* A walk along all pieces of a sign. Zeroed but for the sign, it stands before the first. */
struct walk {
    const struct sign *sign;
    size_t stroke, step;
    int curve_piece;         /* of the step in hand, if that is a curve */
    double at[2], corner[2]; /* the pen, and where the path that it draws began */
    double from[2];          /* where the curve in hand began */
};

static double on_curve(double from, const double *p, double t)
{
    double u = 1 - t;

    return u * u * u * from + 3 * u * u * t * p[0] + 3 * u * t * t * p[2] + t * t * t * p[4];
}

/* Takes one step or one piece of a curve; returns false if the pen drew nothing. */
static bool walk_on(struct walk *walk, const struct path_step *step, struct piece *piece)
{
    const double *p = step->at;
    double to[2] = {p[0], p[1]};

    *piece = (struct piece){.x1 = walk->at[0], .y1 = walk->at[1]};
    if (step->verb == PATH_CURVE) {
        if (walk->curve_piece == 0)
            memcpy(walk->from, walk->at, sizeof walk->from);
        double t = (double)++walk->curve_piece / CURVE_PIECES;
        to[0] = on_curve(walk->from[0], p, t);
        to[1] = on_curve(walk->from[1], p + 1, t);
    } else if (step->verb == PATH_CLOSE) {
        memcpy(to, walk->corner, sizeof to);
    }
    if (step->verb != PATH_CURVE || walk->curve_piece == CURVE_PIECES) {
        walk->curve_piece = 0;
        walk->step++;
    }
    memcpy(walk->at, to, sizeof to);
    piece->x2 = to[0];
    piece->y2 = to[1];
    if (step->verb == PATH_MOVE)
        memcpy(walk->corner, to, sizeof to);
    return step->verb != PATH_MOVE;
}

/* Closes an area that its path leaves open, as filling does; returns false if there is nothing to
 * close. */
static bool walk_home(struct walk *walk, struct piece *piece)
{
    if (walk->at[0] == walk->corner[0] && walk->at[1] == walk->corner[1])
        return false;
    *piece = (struct piece){walk->at[0], walk->at[1], walk->corner[0], walk->corner[1], 0};
    memcpy(walk->at, walk->corner, sizeof walk->at);
    return true;
}

/* Sets *piece to the next one; returns false after the last. */
static bool walk_next(struct walk *walk, struct piece *piece)
{
    while (walk->stroke < walk->sign->count) {
        const struct sign_stroke *stroke = &walk->sign->strokes[walk->stroke];
        const struct path *path = &stroke->path;
        bool area = stroke->width <= 0;
        while (walk->step < path->count) {
            const struct path_step *step = &path->steps[walk->step];
            if (area && step->verb == PATH_MOVE && walk_home(walk, piece))
                return true;
            if (walk_on(walk, step, piece)) {
                piece->width = stroke->width;
                return true;
            }
        }
        if (area && walk_home(walk, piece))
            return true;
        *walk = (struct walk){.sign = walk->sign, .stroke = walk->stroke + 1};
    }
    return false;
}

struct outline outline_measure(const struct sign *sign)
{
    double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY, twice = 0;
    struct outline outline = {0};
    struct walk walk = {.sign = sign};
    struct piece p;

    while (walk_next(&walk, &p)) {
        double half = p.width / 2;
        left = fmin(left, fmin(p.x1, p.x2) - half);
        right = fmax(right, fmax(p.x1, p.x2) + half);
        top = fmin(top, fmin(p.y1, p.y2) - half);
        bottom = fmax(bottom, fmax(p.y1, p.y2) + half);
        outline.reach = fmax(outline.reach, fmax(hypot(p.x1, p.y1), hypot(p.x2, p.y2)) + half);
        twice += p.width > 0 ? 0 : p.x1 * p.y2 - p.x2 * p.y1;
    }
    if (left <= right)
        outline.box = (struct box){left, top, right - left, bottom - top};
    outline.area = fabs(twice) / 2;
    return outline;
}

/* The square of it. */
static double distance(double x, double y, const struct piece *p)
{
    double dx = p->x2 - p->x1, dy = p->y2 - p->y1, length = dx * dx + dy * dy;
    double t = length > 0 ? ((x - p->x1) * dx + (y - p->y1) * dy) / length : 0;

    t = fmax(0, fmin(1, t));
    double off_x = x - p->x1 - t * dx, off_y = y - p->y1 - t * dy;
    return off_x * off_x + off_y * off_y;
}

/* Returns whether a point lies on the outline, on a piece of this width. The search begins at
 * *near, and sets it to where the piece was found: the next point is likely to lie there, too. */
static bool is_on(struct walk *near, double x, double y, double width, double tolerance)
{
    struct walk walk = *near, before = walk;
    struct piece p;

    for (int round = 0; round < 2; round++) {
        for (; walk_next(&walk, &p); before = walk) {
            if (fabs(p.width - width) <= 2 * tolerance &&
                distance(x, y, &p) <= tolerance * tolerance) {
                *near = before;
                return true;
            }
        }
        before = walk = (struct walk){.sign = near->sign};
    }
    return false;
}

bool outline_turns(const struct sign *sign, int parts)
{
    const double turn = 2 * M_PI / parts, tolerance = 0.01 * outline_measure(sign).reach;
    struct walk walk = {.sign = sign}, near = walk;
    struct piece p;
    int pieces = 0, nth = 0;

    while (walk_next(&walk, &p))
        pieces++;
    const int stride = 1 + pieces / POINTS_TRIED;
    for (walk = (struct walk){.sign = sign}; walk_next(&walk, &p); nth++) {
        /* The ends of a piece follow from its neighbours. */
        for (double t = 0.125; nth % stride == 0 && t < 1; t += 0.25) {
            double x = p.x1 + t * (p.x2 - p.x1), y = p.y1 + t * (p.y2 - p.y1);
            if (!is_on(&near, x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn), p.width,
                       tolerance))
                return false;
        }
    }
    return true;
}
