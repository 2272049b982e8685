#include "draw/canvas.h"

#include "colour/colour.h"
#include "draw/surface.h"

#include <math.h>
#include <pango/pangocairo.h>

void canvas_begin(struct canvas *canvas, const struct surface *surface, double unit)
{
    canvas->cr = cairo_create(surface->cairo);
    cairo_scale(canvas->cr, unit, unit);
}

void canvas_end(struct canvas *canvas)
{
    if (canvas->cr && cairo_status(canvas->cr) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
    cairo_destroy(canvas->cr);
    canvas->cr = NULL;
}

void canvas_clear(struct canvas *canvas)
{
    cairo_set_source_rgb(canvas->cr, 1, 1, 1);
    cairo_paint(canvas->cr);
}

void canvas_paste(struct canvas *canvas, const struct surface *pixels, double x, double y)
{
    cairo_set_source_surface(canvas->cr, pixels->cairo, x, y);
    cairo_paint(canvas->cr);
}

void canvas_save(struct canvas *canvas)
{
    cairo_save(canvas->cr);
}

void canvas_restore(struct canvas *canvas)
{
    cairo_restore(canvas->cr);
}

void canvas_move_origin(struct canvas *canvas, double x, double y, double turn)
{
    cairo_translate(canvas->cr, x, y);
    if (turn != 0)
        cairo_rotate(canvas->cr, turn);
}

void canvas_scale(struct canvas *canvas, double scale)
{
    if (scale != 1)
        cairo_scale(canvas->cr, scale, scale);
}

void canvas_clip(struct canvas *canvas)
{
    cairo_clip(canvas->cr);
}

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

void canvas_stepped_box(struct canvas *canvas, struct box b, struct box head, double radius,
                        double fillet)
{
    cairo_t *cr = canvas->cr;
    double bottom = b.y + b.height, side = b.x + b.width;
    double right = head.x + head.width, ledge = head.y + head.height;

    if (head.width <= b.width || head.height >= b.height - radius) {
        b.width = fmax(b.width, head.width);
        canvas_box(canvas, b, radius);
        return;
    }
    fillet = fmax(0, fmin(fillet, fmin(right - side, bottom - ledge - radius)));
    double top = fmin(radius, head.height / 2);
    double round = fmax(0, fmin(top, right - side - fillet));

    cairo_new_path(cr);
    cairo_arc(cr, right - top, b.y + top, top, -M_PI / 2, 0);
    cairo_arc(cr, right - round, ledge - round, round, 0, M_PI / 2);
    cairo_arc_negative(cr, side + fillet, ledge + fillet, fillet, -M_PI / 2, -M_PI);
    cairo_arc(cr, side - radius, bottom - radius, radius, 0, M_PI / 2);
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
    canvas_add_segment(canvas, x1, y1, x2, y2);
}

void canvas_add_segment(struct canvas *canvas, double x1, double y1, double x2, double y2)
{
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

void canvas_new_path(struct canvas *canvas)
{
    cairo_new_path(canvas->cr);
}

void canvas_move_to(struct canvas *canvas, double x, double y)
{
    cairo_move_to(canvas->cr, x, y);
}

void canvas_line_to(struct canvas *canvas, double x, double y)
{
    cairo_line_to(canvas->cr, x, y);
}

void canvas_arc(struct canvas *canvas, double x, double y, double radius, double from, double to)
{
    (to < from ? cairo_arc_negative : cairo_arc)(canvas->cr, x, y, radius, from, to);
}

void canvas_close_path(struct canvas *canvas)
{
    cairo_close_path(canvas->cr);
}

static void use_colour(struct canvas *canvas, uint32_t colour)
{
    colour = look_colour(canvas->look, colour);
    cairo_set_source_rgb(canvas->cr, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0,
                         (colour & 255) / 255.0);
}

void canvas_fill(struct canvas *canvas, uint32_t colour)
{
    use_colour(canvas, colour);
    /* Without this cairo's PDF surface goes back to where a closed path began. With low ink cairo
     * may have to clip to the path, too, which needs a point then. */
    if (!canvas->look.low_ink)
        cairo_new_sub_path(canvas->cr);
    cairo_fill_preserve(canvas->cr);
}

/* Returns how many of the surface's units a length has. All scales are the same both ways. */
static double surface_length(const struct canvas *canvas, double length)
{
    double x = length, y = 0;

    cairo_user_to_device_distance(canvas->cr, &x, &y);
    return hypot(x, y);
}

void canvas_stroke(struct canvas *canvas, uint32_t colour, double width)
{
    cairo_matrix_t units;

    use_colour(canvas, colour);
    cairo_set_line_width(canvas->cr, surface_length(canvas, width));
    /* In other units than the surface's, cairo's PDF surface writes a matrix for each stroke. */
    cairo_get_matrix(canvas->cr, &units);
    cairo_identity_matrix(canvas->cr);
    cairo_stroke_preserve(canvas->cr);
    cairo_set_matrix(canvas->cr, &units);
}

void canvas_stroke_dashed(struct canvas *canvas, uint32_t colour, double width, double dash,
                          double gap)
{
    double lengths[] = {surface_length(canvas, dash), surface_length(canvas, gap)};

    cairo_set_dash(canvas->cr, lengths, 2, 0);
    canvas_stroke(canvas, colour, width);
    cairo_set_dash(canvas->cr, NULL, 0, 0);
}

void canvas_stroke_round(struct canvas *canvas, uint32_t colour, double width)
{
    cairo_set_line_join(canvas->cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(canvas->cr, CAIRO_LINE_CAP_ROUND);
    canvas_stroke(canvas, colour, width);
    cairo_set_line_cap(canvas->cr, CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(canvas->cr, CAIRO_LINE_JOIN_MITER);
}

/* Strokes the inner side of the path: half of a stroke of twice the width. */
static void stroke_inside(struct canvas *canvas, uint32_t colour, double width)
{
    cairo_save(canvas->cr);
    cairo_clip_preserve(canvas->cr);
    canvas_stroke(canvas, colour, 2 * width);
    cairo_restore(canvas->cr);
}

static bool seen_on_paper(uint32_t colour)
{
    return colour_contrast(colour, COLOUR_PAPER) >= CONTRAST_SHAPE;
}

static struct box path_box(struct canvas *canvas)
{
    double x1, y1, x2, y2;

    cairo_path_extents(canvas->cr, &x1, &y1, &x2, &y2);
    return (struct box){x1, y1, x2 - x1, y2 - y1};
}

void canvas_field(struct canvas *canvas, uint32_t colour)
{
    /* The outline is broad enough to show the colour, but not so broad that it fills a small
     * area. */
    static const double broadest = 1.2, share = 0.1, hairline = 0.2;

    if (!canvas->look.low_ink || colour == COLOUR_PAPER) {
        canvas_fill(canvas, colour);
        return;
    }
    struct box box = path_box(canvas);
    canvas_fill(canvas, COLOUR_PAPER); /* covers what lies under it, as a field does */
    stroke_inside(canvas, colour, fmin(broadest, share * fmin(box.width, box.height)));
    if (!seen_on_paper(colour))
        stroke_inside(canvas, COLOUR_DARK, hairline);
}

/* Makes a path of lines that rise three for every four, so that no division of a pie or a bar runs
 * along them. They lie the same way whatever the box, so that parts side by side make one
 * pattern. */
static void hatch(struct canvas *canvas, struct box box, double pitch)
{
    static const double along_x = 0.8, along_y = -0.6, across_x = 0.6, across_y = 0.8;
    double right = box.x + box.width, bottom = box.y + box.height;
    double from = along_x * box.x + along_y * bottom, to = along_x * right + along_y * box.y;
    double last = across_x * right + across_y * bottom;

    cairo_new_path(canvas->cr);
    for (double at = pitch * ceil((across_x * box.x + across_y * box.y) / pitch); at < last;
         at += pitch) {
        cairo_move_to(canvas->cr, at * across_x + from * along_x, at * across_y + from * along_y);
        cairo_line_to(canvas->cr, at * across_x + to * along_x, at * across_y + to * along_y);
    }
}

void canvas_shade(struct canvas *canvas, uint32_t colour, double pitch)
{
    static const double line = 0.25; /* as a part of the pitch */

    if (!canvas->look.low_ink) {
        canvas_fill(canvas, colour);
        return;
    }
    cairo_path_t *path = cairo_copy_path(canvas->cr);
    canvas_fill(canvas, COLOUR_PAPER);
    cairo_save(canvas->cr);
    cairo_clip_preserve(canvas->cr);
    hatch(canvas, path_box(canvas), pitch);
    canvas_stroke(canvas, seen_on_paper(colour) ? colour : COLOUR_DARK, line * pitch);
    cairo_restore(canvas->cr);
    cairo_new_path(canvas->cr);
    cairo_append_path(canvas->cr, path);
    cairo_path_destroy(path);
}

/* Draws a space in the type of a line, at (x, y) in its units: it is invisible, but a screen reader
 * takes words without a space between them for one. */
static void add_space(struct canvas *canvas, const PangoLayoutLine *line, double x, double y)
{
    PangoFont *font = ((PangoGlyphItem *)line->runs->data)->item->analysis.font;
    char space[] = " "; /* cairo (1.16) writes into the text if the typeface has colours */

    cairo_set_scaled_font(canvas->cr, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
    cairo_move_to(canvas->cr, x, y);
    cairo_show_text(canvas->cr, space);
}

/* Draws a line that is one of a piece's, with a space before it if something was said before. */
static void show_line(struct canvas *canvas, PangoLayoutLine *line, double x, double y)
{
    if (!line->runs)
        return;
    if (canvas->text_said && canvas->tag_open)
        add_space(canvas, line, x, y);
    cairo_move_to(canvas->cr, x, y);
    pango_cairo_show_layout_line(canvas->cr, line);
    canvas->text_said = canvas->tag_open && !canvas->in_spoken;
}

/* Prepares for words that begin at (x, y), in units of `unit` mm; cairo_restore ends that. An
 * earlier path must be gone, because Pango strokes the box of a character that no font has. */
static void begin_words(struct canvas *canvas, double x, double y, double unit, uint32_t colour)
{
    canvas_begin_words(canvas);
    cairo_save(canvas->cr);
    use_colour(canvas, colour);
    cairo_translate(canvas->cr, x, y);
    cairo_scale(canvas->cr, unit, unit);
    cairo_new_path(canvas->cr);
    cairo_move_to(canvas->cr, 0, 0);
}

static void note_line(struct canvas *canvas, const struct set_line *line, double x, double y,
                      double size, uint32_t colour)
{
    struct box ink = {x + size * line->ink_left, y + size * line->ink_top, size * line->ink_width,
                      size * (line->ink_bottom - line->ink_top)};

    canvas_note(canvas, "text", ink, colour, pango_layout_get_text(line->layout));
}

void canvas_line(struct canvas *canvas, const struct set_line *line, double x, double y,
                 double size, uint32_t colour)
{
    begin_words(canvas, x, y, size / TYPE_LINE_POINTS, colour);
    show_line(canvas, pango_layout_get_line_readonly(line->layout, 0), 0, 0);
    cairo_restore(canvas->cr);
    note_line(canvas, line, x, y, size, colour);
}

enum { STACK_GLYPHS = 24 };

/* Glyphs of two lines of one typeface, and their characters, as cairo takes them. */
struct glyphs {
    cairo_scaled_font_t *font;
    cairo_glyph_t glyphs[STACK_GLYPHS];
    cairo_text_cluster_t clusters[STACK_GLYPHS];
    char text[STACK_GLYPHS];
    int count;
};

/* Adds a line of ASCII, which stands at (x, y) in its units. Returns false if it is of several
 * typefaces, or not of that before, or too long, or has ligatures. */
static bool add_glyphs(struct glyphs *all, const struct set_line *line, double x, double y)
{
    PangoLayoutLine *runs = pango_layout_get_line_readonly(line->layout, 0);
    const char *text = pango_layout_get_text(line->layout);

    if (!runs->runs || runs->runs->next)
        return false;
    const PangoGlyphItem *run = runs->runs->data;
    cairo_scaled_font_t *font =
        pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font));
    int count = run->glyphs->num_glyphs;
    if ((all->font && all->font != font) || all->count + count > STACK_GLYPHS ||
        strlen(text) != (size_t)count)
        return false;
    all->font = font;
    for (int i = 0; i < count; i++) {
        const PangoGlyphInfo *info = &run->glyphs->glyphs[i];
        if (info->glyph & PANGO_GLYPH_UNKNOWN_FLAG || (unsigned char)text[i] > 127)
            return false;
        all->glyphs[all->count] =
            (cairo_glyph_t){info->glyph, x + (double)info->geometry.x_offset / PANGO_SCALE,
                            y + (double)info->geometry.y_offset / PANGO_SCALE};
        all->clusters[all->count] = (cairo_text_cluster_t){1, 1};
        all->text[all->count++] = text[i];
        x += (double)info->geometry.width / PANGO_SCALE;
    }
    return true;
}

void canvas_stack(struct canvas *canvas, const struct set_line *upper, double x, double baseline,
                  const struct set_line *lower, double lower_x, double lower_baseline, double size,
                  uint32_t colour)
{
    double unit = size / TYPE_LINE_POINTS;
    struct glyphs all = {0};

    if (canvas->tag_open || !add_glyphs(&all, upper, 0, 0) ||
        !add_glyphs(&all, lower, (lower_x - x) / unit, (lower_baseline - baseline) / unit)) {
        canvas_line(canvas, upper, x, baseline, size, colour);
        canvas_line(canvas, lower, lower_x, lower_baseline, size, colour);
        return;
    }
    begin_words(canvas, x, baseline, unit, colour);
    cairo_set_scaled_font(canvas->cr, all.font);
    /* cairo 1.16 draws nothing of a typeface with colours where text goes to a picture. */
    if (cairo_surface_has_show_text_glyphs(cairo_get_target(canvas->cr)))
        cairo_show_text_glyphs(canvas->cr, all.text, all.count, all.glyphs, all.count, all.clusters,
                               all.count, 0);
    else
        cairo_show_glyphs(canvas->cr, all.glyphs, all.count);
    cairo_restore(canvas->cr);
    note_line(canvas, upper, x, baseline, size, colour);
    note_line(canvas, lower, lower_x, lower_baseline, size, colour);
}

/* Draws all lines of a layout. */
static void show_lines(struct canvas *canvas, PangoLayout *layout)
{
    PangoLayoutIter *lines = pango_layout_get_iter(layout);
    PangoRectangle logical;

    do {
        pango_layout_iter_get_line_extents(lines, NULL, &logical);
        show_line(canvas, pango_layout_iter_get_line_readonly(lines),
                  (double)logical.x / PANGO_SCALE,
                  (double)pango_layout_iter_get_baseline(lines) / PANGO_SCALE);
    } while (pango_layout_iter_next_line(lines));
    pango_layout_iter_free(lines);
}

void canvas_block(struct canvas *canvas, const struct block *block, double x, double y,
                  uint32_t colour)
{
    struct box box = {x + block->left / POINTS_PER_MM, y, block->width / POINTS_PER_MM,
                      block->height / POINTS_PER_MM};

    begin_words(canvas, x, y, 1 / POINTS_PER_MM, colour);
    show_lines(canvas, block->layout);
    cairo_restore(canvas->cr);
    canvas_note(canvas, "block", box, colour, pango_layout_get_text(block->layout));
}

void canvas_offset(struct canvas *canvas, const struct back_offset *offset, double paper_width,
                   double paper_height)
{
    if (offset->dx == 0 && offset->dy == 0 && offset->angle == 0)
        return;
    cairo_translate(canvas->cr, paper_width / 2 + offset->dx, paper_height / 2 + offset->dy);
    cairo_rotate(canvas->cr, offset->angle * M_PI / 180);
    cairo_translate(canvas->cr, -paper_width / 2, -paper_height / 2);
}

void canvas_note(struct canvas *canvas, const char *word, struct box box, uint32_t colour,
                 const char *what)
{
    if (!canvas->notes)
        return;
    strbuf_addf(canvas->notes, "%s%s %.2f %.2f %.2f %.2f #%06X",
                canvas->prefix ? canvas->prefix : "", word, box.x, box.y, box.width, box.height,
                look_colour(canvas->look, colour));
    for (strbuf_add(canvas->notes, *what ? " " : ""); *what; what++)
        strbuf_add_char(canvas->notes, *what == '\n' ? '|' : *what);
    strbuf_add_char(canvas->notes, '\n');
}
