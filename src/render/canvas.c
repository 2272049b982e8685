#include "render/canvas.h"

#include <math.h>
#include <pango/pangocairo.h>

void canvas_box(struct canvas *canvas, struct box b, double radius)
{
    cairo_t *cr = canvas->cr;

    cairo_new_path(cr);
    if (radius <= 0) {
        cairo_rectangle(cr, b.x, b.y, b.width, b.height);
        return;
    }
    double right = b.x + b.width, bottom = b.y + b.height;
    cairo_arc(cr, right - radius, b.y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cr, right - radius, bottom - radius, radius, 0, M_PI / 2);
    cairo_arc(cr, b.x + radius, bottom - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cr, b.x + radius, b.y + radius, radius, M_PI, 1.5 * M_PI);
    cairo_close_path(cr);
}

void canvas_circle(struct canvas *canvas, double x, double y, double radius)
{
    cairo_new_path(canvas->cr);
    cairo_arc(canvas->cr, x, y, radius, 0, 2 * M_PI);
    cairo_close_path(canvas->cr);
}

void canvas_sector(struct canvas *canvas, double x, double y, double radius, double from, double to)
{
    cairo_new_path(canvas->cr);
    cairo_move_to(canvas->cr, x, y);
    cairo_arc(canvas->cr, x, y, radius, from, to);
    cairo_close_path(canvas->cr);
}

void canvas_segment(struct canvas *canvas, double x1, double y1, double x2, double y2)
{
    cairo_new_path(canvas->cr);
    cairo_move_to(canvas->cr, x1, y1);
    cairo_line_to(canvas->cr, x2, y2);
}

void canvas_path(struct canvas *canvas, const struct path *path, double x, double y, double scale)
{
    cairo_t *cr = canvas->cr;

    cairo_new_path(cr);
    for (size_t i = 0; i < path->count; i++) {
        const double *p = path->steps[i].at;
        switch (path->steps[i].verb) {
        case PATH_MOVE:
            cairo_move_to(cr, x + scale * p[0], y + scale * p[1]);
            break;
        case PATH_LINE:
            cairo_line_to(cr, x + scale * p[0], y + scale * p[1]);
            break;
        case PATH_CURVE:
            cairo_curve_to(cr, x + scale * p[0], y + scale * p[1], x + scale * p[2],
                           y + scale * p[3], x + scale * p[4], y + scale * p[5]);
            break;
        case PATH_CLOSE:
            cairo_close_path(cr);
            break;
        }
    }
}

static void use_colour(struct canvas *canvas, uint32_t colour)
{
    cairo_set_source_rgb(canvas->cr, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0,
                         (colour & 255) / 255.0);
}

void canvas_fill(struct canvas *canvas, uint32_t colour)
{
    use_colour(canvas, colour);
    cairo_fill_preserve(canvas->cr);
}

void canvas_stroke(struct canvas *canvas, uint32_t colour, double width)
{
    use_colour(canvas, colour);
    cairo_set_line_width(canvas->cr, width);
    cairo_stroke_preserve(canvas->cr);
}

void canvas_line(struct canvas *canvas, const struct line *line, double x, double y, double size,
                 uint32_t colour)
{
    cairo_t *cr = canvas->cr;
    double scale = size / TYPE_LINE_POINTS;
    struct box ink = {x + size * line->ink_left, y + size * line->ink_top, size * line->ink_width,
                      size * (line->ink_bottom - line->ink_top)};

    cairo_save(cr);
    use_colour(canvas, colour);
    cairo_translate(cr, x, y);
    cairo_scale(cr, scale, scale);
    cairo_move_to(cr, 0, 0);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(line->layout, 0));
    cairo_restore(cr);
    canvas_note(canvas, "text", ink, colour, pango_layout_get_text(line->layout));
}

void canvas_block(struct canvas *canvas, const struct block *block, double x, double y,
                  uint32_t colour)
{
    cairo_t *cr = canvas->cr;
    struct box box = {x + block->left / POINTS_PER_MM, y, block->width / POINTS_PER_MM,
                      block->height / POINTS_PER_MM};

    cairo_save(cr);
    use_colour(canvas, colour);
    cairo_translate(cr, x, y);
    cairo_scale(cr, 1 / POINTS_PER_MM, 1 / POINTS_PER_MM);
    cairo_move_to(cr, 0, 0);
    pango_cairo_show_layout(cr, block->layout);
    cairo_restore(cr);
    canvas_note(canvas, "block", box, colour, pango_layout_get_text(block->layout));
}

void canvas_note(struct canvas *canvas, const char *word, struct box box, uint32_t colour,
                 const char *what)
{
    if (!canvas->notes)
        return;
    strbuf_addf(canvas->notes, "%s%s %.2f %.2f %.2f %.2f #%06X",
                canvas->prefix ? canvas->prefix : "", word, box.x, box.y, box.width, box.height,
                colour);
    for (strbuf_add(canvas->notes, *what ? " " : ""); *what; what++)
        strbuf_add_char(canvas->notes, *what == '\n' ? '|' : *what);
    strbuf_add_char(canvas->notes, '\n');
}
