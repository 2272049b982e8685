#include "draw/emblem.h"

#include "colour/colour.h"
#include "draw/canvas.h"
#include "draw/outline.h"

#include <cairo.h>
#include <math.h>

/* The outline of an emblem with low ink, mm; a colour that can hardly be seen on paper needs a
 * broader one. */
static const double thin = 0.6, thick = 1.2;

/* Returns the size of the sign's unit, mm. */
static double scale_of(const struct outline *outline, const struct emblem *emblem)
{
    double room_x = emblem->box.width - emblem->round, room_y = emblem->box.height - emblem->round;
    double scale =
        fmin(room_x / fmax(outline->box.width, 0.01), room_y / fmax(outline->box.height, 0.01));

    if (emblem->most > 0 && outline->area > 0)
        scale = fmin(scale, sqrt(emblem->most / outline->area));
    return fmax(scale, 0);
}

/* Cuts from the centre beyond the edge. */
static void cut(struct canvas *canvas, const struct sign *sign, double x, double y, double reach,
                double width)
{
    canvas_new_path(canvas);
    for (int i = 0; i < sign->parts; i++) {
        double turn = (sign->first / 360 + (double)i / sign->parts) * 2 * M_PI - M_PI / 2;
        canvas_add_segment(canvas, x, y, x + reach * cos(turn), y + reach * sin(turn));
    }
    canvas_stroke(canvas, COLOUR_PAPER, width);
}

struct box emblem_box(const struct sign *sign, const struct emblem *emblem)
{
    struct outline outline = outline_measure(sign);
    double scale = scale_of(&outline, emblem);
    double x = emblem->box.x + emblem->box.width / 2, y = emblem->box.y + emblem->box.height / 2;
    struct box box = {x + scale * outline.box.x, y + scale * outline.box.y,
                      scale * outline.box.width, scale * outline.box.height};

    return box_grown(box, emblem->round / 2);
}

void emblem_draw(struct canvas *canvas, const struct sign *sign, const struct emblem *emblem)
{
    struct outline outline = outline_measure(sign);
    double scale = scale_of(&outline, emblem);
    double x = emblem->box.x + emblem->box.width / 2, y = emblem->box.y + emblem->box.height / 2;
    bool outlined = emblem->edge > 0 || (canvas->look.low_ink && emblem->field);
    double edge = emblem->edge > 0                                                  ? emblem->edge
                  : colour_contrast(emblem->colour, COLOUR_PAPER) >= CONTRAST_SHAPE ? thin
                                                                                    : thick;
    cairo_t *cr = canvas->cr;

    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (size_t i = 0; i < sign->count; i++) {
        double width = scale * sign->strokes[i].width;
        canvas_path(canvas, &sign->strokes[i].path, x, y, scale);
        if (width > 0) {
            canvas_stroke_round(canvas, emblem->colour, width);
            cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
        } else if (outlined) {
            canvas_fill(canvas, COLOUR_PAPER);
            canvas_stroke(canvas, emblem->colour, edge);
        } else {
            canvas_fill(canvas, emblem->colour);
            if (emblem->round > 0)
                canvas_stroke(canvas, emblem->colour, emblem->round);
        }
    }
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
    if (!outlined && emblem->cut > 0 && sign->parts > 1)
        cut(canvas, sign, x, y, scale * outline.reach + emblem->round, emblem->cut);
    canvas_note(canvas, outlined ? "emblem-edge" : "emblem",
                box_grown(emblem_box(sign, emblem), outlined ? (edge - emblem->round) / 2 : 0),
                emblem->colour, sign->name);
}
