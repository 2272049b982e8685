/*
 * Bars or points below each other:
 *
 *             in turn: 25%            marks, above
 *                  :
 *   first player   :   |--o--|  30%   label, interval and point, figure
 *   next      |--o--|           22%
 *           -------+---------         axis, under points only
 *          20%    25%   30%
 */
#include "plot/plotter.h"

#include <math.h>

/* The most of the width that labels take; the share of a row's height that its bar takes; and a gap
 * in mm. */
static const double label_share = 0.46, bar_share = 0.62, gap = 2;
static const double whisker_width = 0.4, point_radius = 1.25;
/* An interval narrower than this, twice the width of its own lines, would be a blot. */
static const double narrowest = 0.8;

/* Where the parts of each row stand, in mm from the panel's left. */
struct columns {
    double label;       /* the label's width */
    double left, right; /* the edges of what is drawn */
};

static struct columns columns_of(struct plotter *plotter, const struct plot_panel *panel,
                                 double width)
{
    double label = 0, figure = 0;

    for (int i = 0; i < panel->row_count; i++) {
        const struct plot_row *row = &panel->rows[i];
        label = fmax(label, plotter_width(plotter, row->label, row->striking, PLOT_BODY));
        figure = fmax(figure, plotter_width(plotter, row->figure, row->striking, PLOT_BODY));
    }
    label = fmin(label + 0.2, label_share * width);
    return (struct columns){label, label + gap, width - figure - gap};
}

static double row_height(struct plotter *plotter, const struct plot_row *row, double label)
{
    double text = plotter_height(plotter, row->label, row->striking, PLOT_BODY, label);

    return fmax(text + 1.6 * plotter->scale, 6.2 * plotter->scale);
}

static double head_height(const struct plotter *plotter, const struct plot_panel *panel)
{
    return panel->mark_count > 0 ? plotter_leading(plotter, PLOT_SMALL) : 0;
}

static double foot_height(const struct plotter *plotter, const struct plot_panel *panel)
{
    return panel->form == PLOT_POINTS ? 1 + plotter_leading(plotter, PLOT_SMALL) : 0;
}

double plot_rows_height(struct plotter *plotter, const struct plot_panel *panel, double width)
{
    struct columns columns = columns_of(plotter, panel, width);
    double height = head_height(plotter, panel) + foot_height(plotter, panel);

    for (int i = 0; i < panel->row_count; i++)
        height += row_height(plotter, &panel->rows[i], columns.label);
    return height;
}

static void draw_interval(struct plotter *plotter, const struct plot_axis *axis,
                          const struct plot_row *row, double y, double cap)
{
    double left = plotter_at(axis, row->low), right = plotter_at(axis, row->high);

    if (right - left < narrowest || plotter->status != STATUS_OK)
        return;
    plotter_rule(plotter, left, y, right, y, PLOT_TEXT, whisker_width, false);
    plotter_rule(plotter, left, y - cap, left, y + cap, PLOT_TEXT, whisker_width, false);
    plotter_rule(plotter, right, y - cap, right, y + cap, PLOT_TEXT, whisker_width, false);
    canvas_note(&plotter->canvas, "interval", (struct box){left, y - cap, right - left, 2 * cap},
                PLOT_TEXT, row->label);
}

/* Draws a row's bar, or interval and point, and returns where its figure may begin. */
static double draw_value(struct plotter *plotter, const struct plot_panel *panel,
                         const struct plot_axis *axis, const struct plot_row *row, struct box box)
{
    double middle = box.y + box.height / 2, value = plotter_at(axis, row->value);
    double thick = fmin(bar_share * box.height, 4.6 * plotter->scale);

    if (panel->form == PLOT_BARS) {
        struct box bar = {axis->x, middle - thick / 2, value - axis->x, thick};
        plotter_bar(plotter, bar, row->striking, "bar", row->label);
        draw_interval(plotter, axis, row, middle, 0.2 * thick);
        return fmax(value, row->high > row->low ? plotter_at(axis, row->high) : value);
    }
    draw_interval(plotter, axis, row, middle, 0.8);
    canvas_circle(&plotter->canvas, value, middle, point_radius);
    canvas_fill(&plotter->canvas, PLOT_BLUE);
    canvas_note(&plotter->canvas, "point",
                (struct box){value - point_radius, middle - point_radius, 2 * point_radius,
                             2 * point_radius},
                PLOT_BLUE, row->label);
    return box.x + box.width;
}

static void draw_marks(struct plotter *plotter, const struct plot_panel *panel,
                       const struct plot_axis *axis, struct box box, double bottom)
{
    double height = head_height(plotter, panel);

    for (int i = 0; i < panel->mark_count; i++) {
        double x = plotter_at(axis, panel->marks[i].at),
               width = plotter_width(plotter, panel->marks[i].label, false, PLOT_SMALL),
               left = fmax(box.x, fmin(x - width / 2, box.x + box.width - width));
        plotter_rule(plotter, x, box.y + height, x, bottom, PLOT_TEXT, 0.3, true);
        plotter_line(plotter, panel->marks[i].label, false, ALIGN_LEFT, PLOT_SMALL,
                     (struct box){left, box.y, width + 0.1, height}, PLOT_TEXT);
        canvas_note(&plotter->canvas, "mark", (struct box){x, box.y + height, 0, bottom - box.y},
                    PLOT_TEXT, panel->marks[i].label);
    }
}

void plot_rows_draw(struct plotter *plotter, const struct plot_panel *panel, struct box box)
{
    struct columns columns = columns_of(plotter, panel, box.width);
    struct plot_axis axis = {panel->from, panel->to, box.x + columns.left, 0, panel->axis_end};
    double width = columns.right - columns.left;
    bool bars = panel->form == PLOT_BARS;
    double head = head_height(plotter, panel), foot = foot_height(plotter, panel),
           needed = plot_rows_height(plotter, panel, box.width) - head - foot,
           stretch = needed > 0 ? (box.height - head - foot) / needed : 1, y = box.y + head;

    if (bars)
        axis.from = 0;
    for (int i = 0; bars && i < panel->row_count; i++)
        axis.to = fmax(axis.to, fmax(panel->rows[i].value, panel->rows[i].high));
    axis.per = axis.to > axis.from ? width / (axis.to - axis.from) : 0;
    draw_marks(plotter, panel, &axis, box, box.y + box.height - foot);
    for (int i = 0; i < panel->row_count && plotter->status == STATUS_OK; i++) {
        const struct plot_row *row = &panel->rows[i];
        double height = stretch * row_height(plotter, row, columns.label),
               text = plotter_height(plotter, row->label, row->striking, PLOT_BODY, columns.label);
        struct box label = {box.x, y + (height - text) / 2, columns.label, text};
        plotter_block(plotter, row->label, row->striking, PLOT_BODY, label, PLOT_TEXT);
        double end =
            1.2 + draw_value(plotter, panel, &axis, row, (struct box){axis.x, y, width, height});
        struct box figure = {end, y, fmax(1, box.x + box.width - end), height};
        plotter_line(plotter, row->figure, row->striking, bars ? ALIGN_LEFT : ALIGN_RIGHT,
                     PLOT_BODY, figure, PLOT_TEXT);
        y += height;
    }
    if (panel->form == PLOT_POINTS)
        plotter_axis(plotter, &axis, y, false);
    else
        plotter_rule(plotter, axis.x, box.y + head, axis.x, y, PLOT_QUIET, 0.25, false);
}
