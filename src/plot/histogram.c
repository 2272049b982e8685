/* Draws a histogram: bins side by side, and marks whose labels stand above them, each on a line of
 * its own. */
#include "plot/plotter.h"

#include <math.h>

static const double gutter = 11;  /* room for the numbers at the left */
static const double beside = 1.2; /* the distance from a line to its label */

/* Draws rules behind the bars, each with its number. */
static void draw_scale(struct plotter *plotter, struct box area, double ceiling)
{
    double step = plotter_step(ceiling, 4), height = plotter_leading(plotter, PLOT_SMALL);

    for (int i = 1; i * step <= ceiling; i++) {
        double y = area.y + area.height * (1 - i * step / ceiling);
        struct strbuf text = {0};
        plotter_say_number(plotter, i * step, step, "%", &text);
        plotter_rule(plotter, area.x, y, area.x + area.width, y, PLOT_RULE, 0.2, false);
        plotter_line(plotter, strbuf_text(&text), false, ALIGN_RIGHT, PLOT_SMALL,
                     (struct box){area.x - gutter, y - height / 2, gutter - 1.2, height},
                     PLOT_QUIET);
        strbuf_release(&text);
    }
}

/* Draws a mark with its label: left of its line, so that it is clear of the next mark's line, but
 * right of it for the last mark; where there is no room for that, above the line's end. The label
 * has white behind it, because the line of another mark may pass there. */
static void draw_mark(struct plotter *plotter, const struct plot_mark *mark, double x, bool left,
                      struct box strip, double bottom)
{
    double width = plotter_width(plotter, mark->label, true, PLOT_SMALL) + 0.1,
           start = left ? fmax(strip.x, x - beside - width)
                        : fmin(x + beside, strip.x + strip.width - width);
    bool above = start < x && x < start + width;
    double top = above ? strip.y + strip.height : strip.y + 0.15 * strip.height;

    if (plotter->status != STATUS_OK)
        return;
    plotter_rule(plotter, x, top, x, bottom, COLOUR_PAPER, 0.9, false);
    plotter_rule(plotter, x, top, x, bottom, PLOT_TEXT, 0.5, false);
    canvas_box(&plotter->canvas, (struct box){start, strip.y, width, strip.height}, 0);
    canvas_fill(&plotter->canvas, COLOUR_PAPER);
    plotter_line(plotter, mark->label, true, ALIGN_LEFT, PLOT_SMALL,
                 (struct box){start, strip.y, width, strip.height}, PLOT_TEXT);
    canvas_note(&plotter->canvas, "mark", (struct box){x, top, 0, bottom - top}, PLOT_TEXT,
                mark->label);
}

void plot_histogram_draw(struct plotter *plotter, const struct plot_panel *panel, struct box box)
{
    double line = plotter_leading(plotter, PLOT_SMALL), head = panel->mark_count * line + 1,
           ceiling = 0;
    struct box area = {box.x + gutter, box.y + head, box.width - gutter - 2,
                       box.height - head - 2 * line - 1.5};
    struct plot_axis axis = {panel->from, panel->to, area.x, area.width / (panel->to - panel->from),
                             panel->axis_end};

    for (int i = 0; i < panel->bin_count; i++)
        ceiling = fmax(ceiling, 1.04 * panel->bins[i]);
    if (ceiling <= 0 || plotter->status != STATUS_OK)
        return;
    draw_scale(plotter, area, ceiling);
    double width = area.width / panel->bin_count, air = fmin(0.35, 0.1 * width);
    for (int i = 0; i < panel->bin_count; i++) {
        double height = area.height * panel->bins[i] / ceiling;
        struct box bin = {area.x + i * width + air / 2, area.y + area.height - height, width - air,
                          height};
        if (height > 0)
            plotter_bar(plotter, bin, false, "bin", "");
    }
    plotter_axis(plotter, &axis, area.y + area.height, true);
    plotter_line(plotter, panel->axis, false, ALIGN_CENTRE, PLOT_SMALL,
                 (struct box){area.x, area.y + area.height + line + 0.6, area.width, line},
                 PLOT_QUIET);
    /* Each mark's label has a strip of its own, the last mark's uppermost. */
    for (int i = panel->mark_count - 1; i >= 0; i--) {
        struct box strip = {box.x, box.y + (panel->mark_count - 1 - i) * line, box.width, line};
        draw_mark(plotter, &panel->marks[i], plotter_at(&axis, panel->marks[i].at),
                  i + 1 < panel->mark_count, strip, area.y + area.height);
    }
}
