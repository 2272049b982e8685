#include "draw/sign.h"

#include "colour/colour.h"
#include "draw/canvas.h"

#include <cairo.h>
#include <math.h>
#include <string.h>

void sign_draw(struct canvas *canvas, const struct sign *sign, struct box box, uint32_t colour,
               bool field)
{
    double scale = box.width / 10, x = box.x + box.width / 2, y = box.y + box.height / 2;
    cairo_t *cr = canvas->cr;

    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (size_t i = 0; i < sign->count; i++) {
        canvas_path(canvas, &sign->strokes[i].path, x, y, scale);
        if (sign->strokes[i].width > 0)
            canvas_stroke(canvas, colour, scale * sign->strokes[i].width);
        else
            (field ? canvas_field : canvas_fill)(canvas, colour);
    }
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
    canvas_note(canvas, "sign", box, colour, sign->name);
}

/* The number of straight segments that measure a curve, and of points that are tried for a turn. */
enum { CURVE_SEGMENTS = 16, POINTS_TRIED = 400 };

/* A straight segment of an outline. */
struct segment {
    double x1, y1, x2, y2;
    double width; /* of its line; 0: it bounds an area */
};

/* A walk along all segments of a sign. Zeroed but for the sign, it stands before the first. */
struct walk {
    const struct sign *sign;
    size_t stroke, step;
    int curve_segment;       /* of the step in hand, if that is a curve */
    double at[2], corner[2]; /* the pen, and where the path that it draws began */
    double from[2];          /* where the curve in hand began */
};

static double on_curve(double from, const double *p, double t)
{
    double u = 1 - t;

    return u * u * u * from + 3 * u * u * t * p[0] + 3 * u * t * t * p[2] + t * t * t * p[4];
}

/* Takes one step or one segment of a curve; returns false if the pen drew nothing. */
static bool walk_on(struct walk *walk, const struct path_step *step, struct segment *segment)
{
    const double *p = step->at;
    double to[2] = {p[0], p[1]};

    *segment = (struct segment){.x1 = walk->at[0], .y1 = walk->at[1]};
    if (step->verb == PATH_CURVE) {
        if (walk->curve_segment == 0)
            memcpy(walk->from, walk->at, sizeof walk->from);
        double t = (double)++walk->curve_segment / CURVE_SEGMENTS;
        to[0] = on_curve(walk->from[0], p, t);
        to[1] = on_curve(walk->from[1], p + 1, t);
    } else if (step->verb == PATH_CLOSE) {
        memcpy(to, walk->corner, sizeof to);
    }
    if (step->verb != PATH_CURVE || walk->curve_segment == CURVE_SEGMENTS) {
        walk->curve_segment = 0;
        walk->step++;
    }
    memcpy(walk->at, to, sizeof to);
    segment->x2 = to[0];
    segment->y2 = to[1];
    if (step->verb == PATH_MOVE)
        memcpy(walk->corner, to, sizeof to);
    return step->verb != PATH_MOVE;
}

/* Closes an area that its path leaves open, as filling does; returns false if there is nothing to
 * close. */
static bool walk_home(struct walk *walk, struct segment *segment)
{
    if (walk->at[0] == walk->corner[0] && walk->at[1] == walk->corner[1])
        return false;
    *segment = (struct segment){walk->at[0], walk->at[1], walk->corner[0], walk->corner[1], 0};
    memcpy(walk->at, walk->corner, sizeof walk->at);
    return true;
}

/* Sets *segment to the next one; returns false after the last. */
static bool walk_next(struct walk *walk, struct segment *segment)
{
    while (walk->stroke < walk->sign->count) {
        const struct sign_stroke *stroke = &walk->sign->strokes[walk->stroke];
        const struct path *path = &stroke->path;
        bool area = stroke->width <= 0;
        while (walk->step < path->count) {
            const struct path_step *step = &path->steps[walk->step];
            if (area && step->verb == PATH_MOVE && walk_home(walk, segment))
                return true;
            if (walk_on(walk, step, segment)) {
                segment->width = stroke->width;
                return true;
            }
        }
        if (area && walk_home(walk, segment))
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
    struct segment p;

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
static double distance(double x, double y, const struct segment *p)
{
    double dx = p->x2 - p->x1, dy = p->y2 - p->y1, length = dx * dx + dy * dy;
    double t = length > 0 ? ((x - p->x1) * dx + (y - p->y1) * dy) / length : 0;

    t = fmax(0, fmin(1, t));
    double off_x = x - p->x1 - t * dx, off_y = y - p->y1 - t * dy;
    return off_x * off_x + off_y * off_y;
}

/* Returns whether a point lies on the outline, on a segment of this width. The search begins at
 * *near, and sets it to where the segment was found: the next point is likely to lie there, too. */
static bool is_on(struct walk *near, double x, double y, double width, double tolerance)
{
    struct walk walk = *near, before = walk;
    struct segment p;

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
    struct segment p;
    int segments = 0, nth = 0;

    while (walk_next(&walk, &p))
        segments++;
    const int stride = 1 + segments / POINTS_TRIED;
    for (walk = (struct walk){.sign = sign}; walk_next(&walk, &p); nth++) {
        /* The ends of a segment follow from its neighbours. */
        for (double t = 0.125; nth % stride == 0 && t < 1; t += 0.25) {
            double x = p.x1 + t * (p.x2 - p.x1), y = p.y1 + t * (p.y2 - p.y1);
            if (!is_on(&near, x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn), p.width,
                       tolerance))
                return false;
        }
    }
    return true;
}

/* The outline of an emblem with low ink, mm; a colour that can hardly be seen on paper needs a
 * broader one. */
static const double thin = 0.6, thick = 1.2;

/* Returns the size of the sign's unit, mm. */
static double scale_of(const struct outline *outline, const struct emblem *emblem)
{
    double room_x = emblem->box.width - emblem->edge, room_y = emblem->box.height - emblem->edge;
    double scale =
        fmin(room_x / fmax(outline->box.width, 0.01), room_y / fmax(outline->box.height, 0.01));

    if (emblem->most > 0 && outline->area > 0)
        scale = fmin(scale, sqrt(emblem->most / outline->area));
    return fmax(scale, 0);
}

/* Cuts from `from` mm off the centre beyond the edge. */
static void cut(struct canvas *canvas, const struct sign *sign, double x, double y, double reach,
                double from, double width)
{
    canvas_new_path(canvas);
    for (int i = 0; i < sign->parts; i++) {
        double turn = (sign->first / 360 + (double)i / sign->parts) * 2 * M_PI - M_PI / 2;
        double x1 = x + from * cos(turn), y1 = y + from * sin(turn);
        double x2 = x + reach * cos(turn), y2 = y + reach * sin(turn);
        canvas_add_segment(canvas, x1, y1, x2, y2);
        struct box box = {fmin(x1, x2), fmin(y1, y2), fabs(x2 - x1), fabs(y2 - y1)};
        canvas_note(canvas, "cut", box_grown(box, width / 2), COLOUR_PAPER, sign->name);
    }
    canvas_stroke(canvas, COLOUR_PAPER, width);
}

struct box emblem_box(const struct outline *outline, const struct emblem *emblem)
{
    double scale = scale_of(outline, emblem);
    double x = emblem->box.x + emblem->box.width / 2, y = emblem->box.y + emblem->box.height / 2;
    struct box box = {x + scale * outline->box.x, y + scale * outline->box.y,
                      scale * outline->box.width, scale * outline->box.height};

    return box_grown(box, emblem->edge / 2);
}

/* Draws the sign itself: fills its areas, strokes its lines. */
static void draw_strokes(struct canvas *canvas, const struct sign *sign, double x, double y,
                         double scale, const struct emblem *emblem)
{
    for (size_t i = 0; i < sign->count; i++) {
        double width = scale * sign->strokes[i].width;
        canvas_path(canvas, &sign->strokes[i].path, x, y, scale);
        if (width > 0)
            canvas_stroke_round(canvas, emblem->colour, width);
        else
            canvas_fill(canvas, emblem->colour);
    }
}

static void draw_edge(struct canvas *canvas, const struct sign *sign, double x, double y,
                      double scale, const struct emblem *emblem)
{
    for (size_t i = 0; emblem->edge > 0 && i < sign->count; i++)
        if (sign->strokes[i].width <= 0) {
            canvas_path(canvas, &sign->strokes[i].path, x, y, scale);
            canvas_stroke_round(canvas, emblem->edge_colour, emblem->edge);
        }
}

/* Returns what low ink makes of an emblem. */
static struct emblem thinned(const struct emblem *emblem)
{
    struct emblem thinned = *emblem;
    double contrast = colour_contrast(emblem->edge_colour, COLOUR_PAPER);

    thinned.edge = contrast >= CONTRAST_SHAPE ? thin : thick;
    thinned.colour = COLOUR_PAPER;
    thinned.cut = 0;
    return thinned;
}

void emblem_draw(struct canvas *canvas, const struct sign *sign, const struct emblem *emblem)
{
    struct outline outline = outline_measure(sign);
    double scale = scale_of(&outline, emblem);
    double x = emblem->box.x + emblem->box.width / 2, y = emblem->box.y + emblem->box.height / 2;
    bool saving = canvas->look.low_ink && emblem->field;
    struct emblem drawn = saving ? thinned(emblem) : *emblem;
    bool one_colour = drawn.colour == drawn.edge_colour;

    cairo_set_fill_rule(canvas->cr, CAIRO_FILL_RULE_EVEN_ODD);
    draw_strokes(canvas, sign, x, y, scale, &drawn);
    if (one_colour)
        draw_edge(canvas, sign, x, y, scale, &drawn);
    if (drawn.cut > 0 && sign->parts > 1)
        cut(canvas, sign, x, y, scale * outline.reach + (one_colour ? drawn.edge : 0),
            drawn.cut_from, drawn.cut);
    if (!one_colour)
        draw_edge(canvas, sign, x, y, scale, &drawn);
    cairo_set_fill_rule(canvas->cr, CAIRO_FILL_RULE_WINDING);
    struct box box = box_grown(emblem_box(&outline, emblem), (drawn.edge - emblem->edge) / 2);
    if (!saving)
        canvas_note(canvas, "emblem", box, drawn.colour, sign->name);
    if (!one_colour && drawn.edge > 0)
        canvas_note(canvas, "emblem-edge", box, drawn.edge_colour, sign->name);
}
