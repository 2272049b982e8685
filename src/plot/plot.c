#include "plot/plot.h"

#include "plot/plotter.h"
#include "press/pdf.h"

#include <math.h>

/* --- a histogram: bins side by side, and marks whose labels stand above them, each on a line
 * of its own */

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

    plotter_rule(plotter, x, top, x, bottom, COLOUR_PAPER, 0.9, false);
    plotter_rule(plotter, x, top, x, bottom, PLOT_TEXT, 0.5, false);
    canvas_box(&plotter->canvas, (struct box){start, strip.y, width, strip.height}, 0);
    canvas_fill(&plotter->canvas, COLOUR_PAPER);
    plotter_line(plotter, mark->label, true, ALIGN_LEFT, PLOT_SMALL,
                 (struct box){start, strip.y, width, strip.height}, PLOT_TEXT);
    canvas_note(&plotter->canvas, "mark", (struct box){x, top, 0, bottom - top}, PLOT_TEXT,
                mark->label);
}

/* Draws a histogram in a box that is high enough. */
static void draw_histogram(struct plotter *plotter, const struct plot_panel *panel, struct box box)
{
    double line = plotter_leading(plotter, PLOT_SMALL), head = panel->mark_count * line + 1,
           ceiling = 0;
    struct box area = {box.x + gutter, box.y + head, box.width - gutter - 2,
                       box.height - head - 2 * line - 1.5};
    struct plot_axis axis = {panel->from, panel->to, area.x, area.width / (panel->to - panel->from),
                             panel->axis_end};

    for (int i = 0; i < panel->bin_count; i++)
        ceiling = fmax(ceiling, 1.04 * panel->bins[i]);
    if (ceiling <= 0)
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

/*
 * --- bars or points below each other:
 *
 *             in turn: 25%            marks, above
 *                  :
 *   first player   :   |--o--|  30%   label, interval and point, figure
 *   next      |--o--|           22%
 *           -------+---------         axis, under points only
 *          20%    25%   30%
 */

/* The most of the width that labels take; the share of a row's height that its bar takes; and a gap
 * in mm. */
static const double label_share = 0.46, bar_share = 0.62, gap = 2;
static const double whisker_width = 0.4, point_radius = 1.25;
/* An interval narrower than this, twice the width of its own lines, would be a blot. */
static const double narrowest = 0.8;

/* The places of the parts of each row, in mm from the panel's left. */
struct columns {
    double label;       /* the label's width */
    double left, right; /* the edges of the drawing */
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

static double marks_height(const struct plotter *plotter, const struct plot_panel *panel)
{
    return panel->mark_count > 0 ? plotter_leading(plotter, PLOT_SMALL) : 0;
}

static double foot_height(const struct plotter *plotter, const struct plot_panel *panel)
{
    return panel->form == PLOT_POINTS ? 1 + plotter_leading(plotter, PLOT_SMALL) : 0;
}

/* Returns the height in mm that a panel's rows need. */
static double rows_height(struct plotter *plotter, const struct plot_panel *panel, double width)
{
    struct columns columns = columns_of(plotter, panel, width);
    double height = marks_height(plotter, panel) + foot_height(plotter, panel);

    for (int i = 0; i < panel->row_count; i++)
        height += row_height(plotter, &panel->rows[i], columns.label);
    return height;
}

static void draw_interval(struct plotter *plotter, const struct plot_axis *axis,
                          const struct plot_row *row, double y, double cap)
{
    double left = plotter_at(axis, row->low), right = plotter_at(axis, row->high);

    if (right - left < narrowest)
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
    double height = marks_height(plotter, panel);

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

/* Draws rows in a box that is high enough. */
static void draw_rows(struct plotter *plotter, const struct plot_panel *panel, struct box box)
{
    struct columns columns = columns_of(plotter, panel, box.width);
    struct plot_axis axis = {panel->from, panel->to, box.x + columns.left, 0, panel->axis_end};
    double width = columns.right - columns.left;
    bool bars = panel->form == PLOT_BARS;
    double head = marks_height(plotter, panel), foot = foot_height(plotter, panel),
           needed = rows_height(plotter, panel, box.width) - head - foot,
           stretch = needed > 0 ? (box.height - head - foot) / needed : 1, y = box.y + head;

    if (bars)
        axis.from = 0;
    for (int i = 0; bars && i < panel->row_count; i++)
        axis.to = fmax(axis.to, fmax(panel->rows[i].value, panel->rows[i].high));
    axis.per = axis.to > axis.from ? width / (axis.to - axis.from) : 0;
    draw_marks(plotter, panel, &axis, box, box.y + box.height - foot);
    for (int i = 0; i < panel->row_count; i++) {
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

/* --- the page */

/* Its size in mm, and how many pixels or points a mm has. */
static const double page_width = 297, page_height = 210, margin = 13;
static const double units_per_mm[] = {
    [SURFACE_PNG] = 6, [SURFACE_SVG] = 4, [SURFACE_PDF] = POINTS_PER_MM};

static const double column_gap = 13, panel_gap = 7, head_height = 21, title_size = 7,
                    subtitle_size = 3.6;
static const double histogram_least = 52, histogram_most = 100; /* in mm, before scaling */
static const double stretch_most = 1.5; /* how far rows may be stretched where there is room */
static const double scale_least = 0.4, scale_step = 0.95;

static int column_count(const struct plot *plot)
{
    int count = 1;

    for (int i = 0; i < plot->panel_count; i++)
        if (plot->panels[i].column >= count)
            count = plot->panels[i].column + 1;
    return count;
}

static struct box column_box(const struct plot *plot, int column)
{
    int count = column_count(plot);
    double width = (page_width - 2 * margin - (count - 1) * column_gap) / count;

    return (struct box){margin + column * (width + column_gap), margin + head_height, width,
                        page_height - 2 * margin - head_height};
}

static double title_height(struct plotter *plotter, const struct plot_panel *panel, double width)
{
    return plotter_height(plotter, panel->title, true, PLOT_HEADING, width) + 1.5 * plotter->scale;
}

static double note_height(struct plotter *plotter, const struct plot_panel *panel, double width)
{
    double height = plotter_height(plotter, panel->note, false, PLOT_SMALL, width);

    return height > 0 ? height + 1.5 * plotter->scale : 0;
}

/* The height that the panels of a column need, and which part of it can grow. */
struct need {
    double fixed;      /* titles, notes and gaps */
    double rows;       /* may be stretched */
    double histograms; /* how many there are */
};

static struct need need_of(struct plotter *plotter, const struct plot *plot, int column)
{
    double width = column_box(plot, column).width;
    struct need need = {-panel_gap * plotter->scale, 0, 0};

    for (int i = 0; i < plot->panel_count; i++) {
        const struct plot_panel *panel = &plot->panels[i];
        if (panel->column != column)
            continue;
        need.fixed += title_height(plotter, panel, width) + note_height(plotter, panel, width) +
                      panel_gap * plotter->scale;
        if (panel->form == PLOT_HISTOGRAM)
            need.histograms++;
        else
            need.rows += rows_height(plotter, panel, width);
    }
    return need;
}

static double needed(const struct plotter *plotter, const struct need *need)
{
    return need->fixed + need->rows + need->histograms * histogram_least * plotter->scale;
}

/* Makes the scale the largest at which every column fits. */
static void choose_scale(struct plotter *plotter, const struct plot *plot)
{
    int columns = column_count(plot);

    for (int i = 0; i < columns && plotter->scale > scale_least; i++) {
        struct need need = need_of(plotter, plot, i);
        while (needed(plotter, &need) > column_box(plot, i).height &&
               plotter->scale > scale_least) {
            plotter->scale *= scale_step;
            need = need_of(plotter, plot, i);
        }
    }
}

/* Draws a panel whose top is at y, and returns where the next one begins. */
static double draw_panel(struct plotter *plotter, const struct plot_panel *panel, struct box column,
                         double y, double height)
{
    double width = column.width, title = title_height(plotter, panel, width),
           note = note_height(plotter, panel, width);
    struct box body = {column.x, y + title, width, height};

    plotter_block(plotter, panel->title, true, PLOT_HEADING,
                  (struct box){column.x, y, width, title}, PLOT_TEXT);
    if (panel->form == PLOT_HISTOGRAM)
        draw_histogram(plotter, panel, body);
    else
        draw_rows(plotter, panel, body);
    plotter_block(plotter, panel->note, false, PLOT_SMALL,
                  (struct box){column.x, body.y + height + 1.5 * plotter->scale, width, note},
                  PLOT_QUIET);
    canvas_note(&plotter->canvas, "panel", (struct box){column.x, y, width, title + height + note},
                COLOUR_PAPER, panel->title);
    return y + title + height + note + panel_gap * plotter->scale;
}

/* Draws the panels of a column. Histograms take the spare height first, as far as looks well; rows
 * stretch into the rest. */
static void draw_column(struct plotter *plotter, const struct plot *plot, int column)
{
    struct box box = column_box(plot, column);
    struct need need = need_of(plotter, plot, column);
    double histogram = histogram_least * plotter->scale,
           spare = fmax(0, box.height - needed(plotter, &need)), y = box.y, stretch = 1;

    if (need.histograms > 0) {
        double more = fmin(spare / need.histograms, histogram_most - histogram);
        histogram += more;
        spare -= more * need.histograms;
    }
    if (need.rows > 0)
        stretch = fmin(stretch_most, 1 + spare / need.rows);
    for (int i = 0; i < plot->panel_count; i++) {
        const struct plot_panel *panel = &plot->panels[i];
        if (panel->column == column)
            y = draw_panel(plotter, panel, box, y,
                           panel->form == PLOT_HISTOGRAM
                               ? histogram
                               : stretch * rows_height(plotter, panel, box.width));
    }
}

static void draw(const struct plot *plot, struct surface *surface, struct type *type,
                 struct strbuf *notes)
{
    double unit = units_per_mm[surface->kind];
    struct box title = {margin, margin - 2, page_width - 2 * margin, 9},
               subtitle = {margin, margin + 8, page_width - 2 * margin, 5};
    struct plotter plotter = {
        .canvas = {.type = type, .notes = notes}, .style = plot->style, .scale = 1};

    canvas_begin(&plotter.canvas, surface, unit);
    canvas_box(&plotter.canvas, (struct box){0, 0, page_width, page_height}, 0);
    canvas_fill(&plotter.canvas, COLOUR_PAPER);
    plotter_line(&plotter, plot->title, true, ALIGN_LEFT, title_size, title, PLOT_TEXT);
    plotter_line(&plotter, plot->subtitle, false, ALIGN_LEFT, subtitle_size, subtitle, PLOT_QUIET);
    choose_scale(&plotter, plot);
    for (int i = 0; i < column_count(plot); i++)
        draw_column(&plotter, plot, i);
    canvas_end(&plotter.canvas);
    surface_end(surface);
}

enum status plot_draw(const struct plot *plot, enum surface_kind kind, struct strbuf *out,
                      struct strbuf *notes, struct diag *diag)
{
    double unit = units_per_mm[kind];
    struct strbuf drawn = {0};
    struct surface surface;
    struct type *type;
    enum status status = type_open(&type, "Andika", (struct position){0}, diag);

    if (status != STATUS_OK)
        return status;
    surface_open(&surface, kind, page_width * unit, page_height * unit,
                 &(struct surface_facts){.title = plot->title}, kind == SURFACE_PDF ? &drawn : out);
    draw(plot, &surface, type, notes);
    if (kind == SURFACE_PDF) {
        struct pdf_page page = {.width = page_width, .height = page_height};
        struct pdf_facts facts = {
            .pages = &page, .page_count = 1, .title = plot->title, .language = plot->language};
        status = pdf_finish(&drawn, &facts, out, diag);
    }
    surface_close(&surface);
    type_free(type);
    strbuf_release(&drawn);
    return status;
}
