/* A page of figures: panels of bars, of points with their intervals, and histograms. The caller
 * gives plain data, words included. Each bar and point is labelled where it stands, so that nothing
 * depends on colour alone and no legend is needed. */
#ifndef BREUK_PLOT_PLOT_H
#define BREUK_PLOT_PLOT_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "draw/surface.h"
#include "rational/notation.h"

#include <stdbool.h>
#include <stdint.h>

/* All texts and arrays here are borrowed; a text is NULL where there is none. */

/* One bar or point, with its label at the left and its figure at the right; neither is NULL. */
struct plot_row {
    const char *label;
    const char *figure;
    double value, low, high; /* the interval is not drawn where it is too narrow to be seen */
    bool striking;           /* drawn hatched, with a bold label */
};

/* A line that marks a place on the axis. */
struct plot_mark {
    double at;
    const char *label;
};

/* How a panel shows its data. */
enum plot_form {
    PLOT_BARS,     /* rows, on an axis from 0 to the highest of them, or to `to` if that is more */
    PLOT_POINTS,   /* rows, on an axis from `from` to `to` */
    PLOT_HISTOGRAM /* bins of equal width from `from` to `to`; their heights are in percent */
};

/* One figure of the page. */
struct plot_panel {
    enum plot_form form;
    int column; /* the column of the page, from 0; its panels stand one below the other in their
                   order */
    const char *title;
    const char *axis;     /* what the axis counts */
    const char *axis_end; /* written after each number of the axis: "%" */
    const char *note;     /* in small type, below the panel */
    const struct plot_row *rows;
    int row_count;
    const double *bins;
    int bin_count;
    double from, to;
    const struct plot_mark *marks;
    int mark_count;
};

/* A page of figures. */
struct plot {
    const char *title, *subtitle;
    const char *language; /* "nl", for programs that read the file aloud */
    const struct number_style *style;
    const struct plot_panel *panels;
    int panel_count;
};

/*
 * Draws the figures on a page with the proportions of A4 landscape and adds the file to `out`. The
 * same input gives the same bytes (an SVG only when it is the first drawing of its process). Text
 * becomes smaller where there is much of it. `notes`, unless NULL, gets a record of the drawing
 * (canvas.h). STATUS_NOT_FOUND: no font is usable, as diag says; diag may have a warning on
 * success, too. STATUS_UNSUPPORTED: a PDF could not be finished (press/pdf.h), as diag says. A
 * process may draw only one at a time (type_open).
 */
enum status plot_draw(const struct plot *plot, enum surface_kind kind, struct strbuf *out,
                      struct strbuf *notes, struct diag *diag);

#endif
