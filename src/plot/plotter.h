/* Draws the text, axes and bars of a plot: what its panels have in common. */
#ifndef BREUK_PLOT_PLOTTER_H
#define BREUK_PLOT_PLOTTER_H

#include "draw/canvas.h"
#include "plot/plot.h"

/* Neighbours can be told apart in grey, too; text has a contrast of at least 4.5. */
#define PLOT_TEXT  0x20232Au
#define PLOT_QUIET 0x5F646Du
#define PLOT_BLUE  0x2B68B0u
#define PLOT_RULE  0xD5D8DDu

/* Ems, in mm. */
#define PLOT_HEADING 4.3
#define PLOT_BODY    3.4
#define PLOT_SMALL   2.9

struct plotter {
    struct canvas canvas;
    const struct number_style *style;
    double scale;       /* of all text and of what is measured by it */
    enum status status; /* of the first failure; afterwards nothing more is drawn */
};

/* The advance of a line, and the height of a block that is broken to a width; all in mm, size
 * before scaling; 0 for a text of NULL. */
double plotter_width(struct plotter *plotter, const char *text, bool bold, double size);
double plotter_height(struct plotter *plotter, const char *text, bool bold, double size,
                      double width);
/* From one line to the next. */
double plotter_leading(const struct plotter *plotter, double size);

/* A line in the middle of its box's height; smaller where it is too wide. */
void plotter_line(struct plotter *plotter, const char *text, bool bold, enum align align,
                  double size, struct box box, uint32_t colour);
/* A block from the top of its box. */
void plotter_block(struct plotter *plotter, const char *text, bool bold, double size,
                   struct box box, uint32_t colour);

/* The least of 1, 2, 5, 10, … (or 0.1, 0.2, …) that divides the length into so many at most. */
double plotter_step(double length, int most);
/* A number of an axis with this step, with what stands after it. */
void plotter_say_number(const struct plotter *plotter, double number, double step, const char *end,
                        struct strbuf *out);

/* A bar, filled or hatched, and a thin line. */
void plotter_bar(struct plotter *plotter, struct box box, bool hatched, const char *word,
                 const char *label);
void plotter_rule(struct plotter *plotter, double x1, double y1, double x2, double y2,
                  uint32_t colour, double width, bool dashed);

/* A horizontal axis with its numbers below. `x` is where `from` lies, and `per` how many mm a unit
 * is. */
struct plot_axis {
    double from, to;
    double x, per;
    const char *end;
};
double plotter_at(const struct plot_axis *axis, double value);
void plotter_axis(struct plotter *plotter, const struct plot_axis *axis, double y, bool whole);

/* The height that a panel's rows need, and a panel drawn in a box that is high enough. */
double plot_rows_height(struct plotter *plotter, const struct plot_panel *panel, double width);
void plot_rows_draw(struct plotter *plotter, const struct plot_panel *panel, struct box box);
void plot_histogram_draw(struct plotter *plotter, const struct plot_panel *panel, struct box box);

#endif
