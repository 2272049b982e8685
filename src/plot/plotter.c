#include "plot/plotter.h"

#include "rational/notation.h"

#include <math.h>
#include <stdio.h>

static bool get_line(struct plotter *plotter, const char *text, bool bold, struct set_line *line)
{
    if (!text)
        return false;
    type_line(plotter->canvas.type, text, bold, line);
    return line->width > 0;
}

/* Sets a block at the size at which it is drawn. */
static bool get_block(struct plotter *plotter, const char *text, bool bold, double size,
                      double width, struct block *block)
{
    if (!text || !*text)
        return false;
    type_block(plotter->canvas.type, text, bold, ALIGN_LEFT, size * plotter->scale * POINTS_PER_MM,
               width * POINTS_PER_MM, block);
    return true;
}

double plotter_width(struct plotter *plotter, const char *text, bool bold, double size)
{
    struct set_line line;

    return get_line(plotter, text, bold, &line) ? line.width * size * plotter->scale : 0;
}

double plotter_height(struct plotter *plotter, const char *text, bool bold, double size,
                      double width)
{
    struct block block;

    return get_block(plotter, text, bold, size, width, &block) ? block.height / POINTS_PER_MM : 0;
}

double plotter_leading(const struct plotter *plotter, double size)
{
    return 1.45 * size * plotter->scale;
}

void plotter_line(struct plotter *plotter, const char *text, bool bold, enum align align,
                  double size, struct box box, uint32_t colour)
{
    struct set_line line;

    if (!get_line(plotter, text, bold, &line))
        return;
    double digit = type_capital_height(plotter->canvas.type);
    double em = fmin(size * plotter->scale, box.width / line.width),
           spare = box.width - em * line.width, x = box.x + align_left(align, spare),
           middle = em * digit / 2;
    canvas_line(&plotter->canvas, &line, x, box.y + box.height / 2 + middle, em, colour);
}

void plotter_block(struct plotter *plotter, const char *text, bool bold, double size,
                   struct box box, uint32_t colour)
{
    struct block block;

    if (get_block(plotter, text, bold, size, box.width, &block))
        canvas_block(&plotter->canvas, &block, box.x, box.y, colour);
}

double plotter_step(double length, int most)
{
    static const double steps[] = {1, 2, 5, 10};
    double unit = pow(10, floor(log10(length / most)));

    for (int i = 0; i < 3; i++)
        if (length <= most * steps[i] * unit * (1 + 1e-9))
            return steps[i] * unit;
    return 10 * unit;
}

void plotter_say_number(const struct plotter *plotter, double number, double step, const char *end,
                        struct strbuf *out)
{
    char text[64];
    int decimals = step < 1 ? (int)ceil(-log10(step) - 1e-9) : 0;

    /* Rounding may leave a sum of 0 a little below it. */
    snprintf(text, sizeof text, "%.*f%s", decimals, fabs(number) < step / 2 ? 0 : number,
             end ? end : "");
    notation_print_number(text, plotter->style, out);
}

/* Draws lines at 45°, cut off at the box's edges. */
static void hatch(struct plotter *plotter, struct box box)
{
    static const double step = 1.3, width = 0.45;
    double right = box.x + box.width, bottom = box.y + box.height;

    for (double x = box.x + step / 2; x < right + box.height; x += step) {
        double over = fmax(0, x - right), short_of = fmin(box.height, x - box.x);
        canvas_segment(&plotter->canvas, x - over, box.y + over, x - short_of, box.y + short_of);
        if (over < short_of)
            canvas_stroke(&plotter->canvas, PLOT_BLUE, width);
    }
    canvas_box(&plotter->canvas,
               (struct box){box.x + width / 2, box.y + width / 2, fmax(0, box.width - width),
                            bottom - box.y - width},
               0);
    canvas_stroke(&plotter->canvas, PLOT_BLUE, width);
}

void plotter_bar(struct plotter *plotter, struct box box, bool hatched, const char *word,
                 const char *label)
{
    if (hatched && box.width > 1) {
        hatch(plotter, box);
    } else {
        canvas_box(&plotter->canvas, box, 0);
        canvas_fill(&plotter->canvas, PLOT_BLUE);
    }
    canvas_note(&plotter->canvas, hatched ? "hatched" : word, box, PLOT_BLUE, label);
}

void plotter_rule(struct plotter *plotter, double x1, double y1, double x2, double y2,
                  uint32_t colour, double width, bool dashed)
{
    canvas_segment(&plotter->canvas, x1, y1, x2, y2);
    if (dashed)
        canvas_stroke_dashed(&plotter->canvas, colour, width, 1.2, 0.9);
    else
        canvas_stroke(&plotter->canvas, colour, width);
}

double plotter_at(const struct plot_axis *axis, double value)
{
    return axis->x + (value - axis->from) * axis->per;
}

void plotter_axis(struct plotter *plotter, const struct plot_axis *axis, double y, bool whole)
{
    double length = axis->to - axis->from, height = plotter_leading(plotter, PLOT_SMALL),
           width = length * axis->per, most = width / (9 * plotter->scale);
    double step = plotter_step(length, most < 3 ? 3 : most > 12 ? 12 : (int)most);

    if (whole)
        step = fmax(1, step);
    plotter_rule(plotter, axis->x, y, axis->x + width, y, PLOT_QUIET, 0.25, false);
    for (double at = ceil(axis->from / step - 1e-9) * step; at <= axis->to + step * 1e-6;
         at += step) {
        double x = plotter_at(axis, at);
        struct strbuf text = {0};
        plotter_say_number(plotter, at, step, axis->end, &text);
        plotter_rule(plotter, x, y, x, y + 0.9, PLOT_QUIET, 0.25, false);
        plotter_line(plotter, strbuf_text(&text), false, ALIGN_CENTRE, PLOT_SMALL,
                     (struct box){x - 10, y + 0.9, 20, height}, PLOT_QUIET);
        strbuf_release(&text);
    }
}
