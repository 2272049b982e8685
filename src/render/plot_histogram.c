/* Bins beside each other, with marks whose labels stand above, a line for each. */
#include "render/plotter.h"

#include <math.h>

static const double gutter = 11; /* for the numbers at the left */

static double tallest(const struct plot_panel *panel)
{
    double top = 0;

    for (int i = 0; i < panel->bin_count; i++)
        top = fmax(top, panel->bins[i]);
    return top;
}

/* Rules behind the bars, each with its number; the last at or above the tallest bin. */
static double draw_scale(struct plotter *plotter, struct box area, double top)
{
    double step = plotter_step(top, 4), ceiling = step * ceil(top / step - 1e-9),
           height = plotter_leading(plotter, PLOT_SMALL);

    for (int i = 1; i * step <= ceiling * (1 + 1e-9); i++) {
        double y = area.y + area.height * (1 - i * step / ceiling);
        struct strbuf text = {0};
        plotter_say_number(plotter, i * step, step, "%", &text);
        plotter_rule(plotter, area.x, y, area.x + area.width, y, PLOT_RULE, 0.2, false);
        plotter_line(plotter, strbuf_text(&text), false, ALIGN_RIGHT, PLOT_SMALL,
                     (struct box){area.x - gutter, y - height / 2, gutter - 1.2, height},
                     PLOT_QUIET);
        if (text.failed)
            plotter->status = STATUS_NO_MEMORY;
        strbuf_release(&text);
    }
    return ceiling;
}

static void draw_bins(struct plotter *plotter, const struct plot_panel *panel, struct box area,
                      double ceiling)
{
    double width = area.width / panel->bin_count, air = fmin(0.35, 0.1 * width);

    for (int i = 0; i < panel->bin_count; i++) {
        double height = area.height * panel->bins[i] / ceiling;
        if (height <= 0)
            continue;
        plotter_bar(plotter,
                    (struct box){area.x + i * width + air / 2, area.y + area.height - height,
                                 width - air, height},
                    false, "bin", "");
    }
}

/* Right of its line, or left of it where there is no room; white behind it, where another mark's
 * line may pass. */
static void draw_mark(struct plotter *plotter, const struct plot_mark *mark,
                      const struct plot_axis *axis, struct box label, double bottom)
{
    double x = plotter_at(axis, mark->at),
           width = plotter_width(plotter, mark->label, true, PLOT_SMALL) + 0.1,
           end = label.x + label.width;
    bool left = x + 1.2 + width > end;
    struct box text = {left ? fmax(label.x, x - 1.2 - width) : x + 1.2, label.y, width,
                       label.height};

    canvas_box(&plotter->canvas, text, 0);
    canvas_fill(&plotter->canvas, COLOUR_PAPER);
    plotter_rule(plotter, x, label.y + 0.15 * label.height, x, bottom, COLOUR_PAPER, 1.1, false);
    plotter_rule(plotter, x, label.y + 0.15 * label.height, x, bottom, PLOT_TEXT, 0.5, false);
    plotter_line(plotter, mark->label, true, ALIGN_LEFT, PLOT_SMALL, text, PLOT_TEXT);
    canvas_note(&plotter->canvas, "mark", (struct box){x, label.y, 0, bottom - label.y}, PLOT_TEXT,
                mark->label);
}

void plot_histogram_draw(struct plotter *plotter, const struct plot_panel *panel, struct box box)
{
    double line = plotter_leading(plotter, PLOT_SMALL), head = panel->mark_count * line + 1,
           top = tallest(panel);
    struct box area = {box.x + gutter, box.y + head, box.width - gutter - 2,
                       box.height - head - 2 * line - 1.5};
    struct plot_axis axis = {panel->from, panel->to, area.x, area.width / (panel->to - panel->from),
                             panel->axis_end};

    if (top <= 0 || plotter->status != STATUS_OK)
        return;
    draw_bins(plotter, panel, area, draw_scale(plotter, area, top));
    plotter_axis(plotter, &axis, area.y + area.height, true);
    plotter_line(plotter, panel->axis, false, ALIGN_CENTRE, PLOT_SMALL,
                 (struct box){area.x, area.y + area.height + line + 0.6, area.width, line},
                 PLOT_QUIET);
    for (int i = panel->mark_count - 1; i >= 0; i--)
        draw_mark(
            plotter, panel, &panel->marks[i], &axis,
            (struct box){area.x, box.y + (panel->mark_count - 1 - i) * line, area.width, line},
            area.y + area.height);
}
