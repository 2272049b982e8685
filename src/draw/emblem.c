#include "draw/emblem.h"

#include "colour/colour.h"
#include "draw/canvas.h"

#include <cairo.h>
#include <math.h>

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
