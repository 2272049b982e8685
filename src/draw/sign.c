#include "draw/sign.h"

#include "draw/canvas.h"

#include <cairo.h>

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
