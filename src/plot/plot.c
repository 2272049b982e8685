#include "plot/plot.h"

#include "plot/plotter.h"
#include "press/pdf.h"

#include <math.h>

/* The size of the page in mm, and how many pixels or points a mm has. */
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
            need.rows += plot_rows_height(plotter, panel, width);
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
        plot_histogram_draw(plotter, panel, body);
    else
        plot_rows_draw(plotter, panel, body);
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
                               : stretch * plot_rows_height(plotter, panel, box.width));
    }
}

static enum status draw(const struct plot *plot, struct surface *surface, struct type *type,
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
    if (plotter.status != STATUS_OK)
        return plotter.status;
    surface_end(surface);
    return STATUS_OK;
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
    status = draw(plot, &surface, type, notes);
    if (status == STATUS_OK && kind == SURFACE_PDF) {
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
