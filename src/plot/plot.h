/*
 * A page of figures: panels of bars, of points with their intervals, and histograms. The caller
 * brings plain data, words included. What a thing is stands beside it, so that nothing is told by
 * colour alone and no legend is needed.
 */
#ifndef BREUK_PLOT_PLOT_H
#define BREUK_PLOT_PLOT_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "draw/surface.h"
#include "rational/style.h"

#include <stdbool.h>
#include <stdint.h>

/* All texts here are borrowed; NULL where there is none. */

/* One bar or point, with its name at the left and its figure at the right; it has both. */
struct plot_row {
    const char *label;
    const char *figure;
    double value, low, high; /* an interval too narrow to be seen is not drawn */
    bool striking;           /* hatched, and its label bold */
};

/* A line that marks a place on the axis. */
struct plot_mark {
    double at;
    const char *label;
};

enum plot_form {
    PLOT_BARS,     /* rows, on an axis from 0 to their highest, or `to` if that is more */
    PLOT_POINTS,   /* rows, on an axis from `from` to `to` */
    PLOT_HISTOGRAM /* bins from `from` to `to`, all of one width; their heights in percent */
};

struct plot_panel {
    enum plot_form form;
    int column; /* of the page, from 0; panels of one stand below each other in their order */
    const char *title;
    const char *axis;     /* what is counted along it */
    const char *axis_end; /* written after each number of the axis: "%" */
    const char *note;     /* small, below */
    const struct plot_row *rows;
    int row_count;
    const double *bins;
    int bin_count;
    double from, to;
    const struct plot_mark *marks;
    int mark_count;
};

struct plot {
    const char *title, *subtitle;
    const char *language; /* "nl", for whoever reads the file aloud */
    const struct number_style *style;
    const struct plot_panel *panels;
    int panel_count;
};

/*
 * Draws it on a page with the proportions of A4 landscape and adds the file to `out`; the same
 * input gives the same bytes (of an SVG: as the first drawing of its process). Text becomes smaller
 * where there is much of it. Unless notes is NULL, what is drawn is written down there (canvas.h).
 * STATUS_NOT_FOUND: no font is usable, as diag says; diag may have a warning on success, too.
 * STATUS_UNSUPPORTED: a PDF could not be finished (press/pdf.h), as diag says.
 * STATUS_NO_MEMORY. One at a time in a process (type_open).
 */
enum status plot_draw(const struct plot *plot, enum surface_kind kind, struct strbuf *out,
                      struct strbuf *notes, struct diag *diag);

#endif
