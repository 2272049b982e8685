/* Draws what the panels of a plot have in common: text, axes and bars. Private to plot/. */
#ifndef BREUK_PLOT_PLOTTER_H
#define BREUK_PLOT_PLOTTER_H

#include "draw/canvas.h"
#include "plot/plot.h"

/* Colours. Neighbouring ones differ in grey, too; those of text have a contrast of at least 4.5. */
#define PLOT_TEXT  0x20232Au
#define PLOT_QUIET 0x5F646Du
#define PLOT_BLUE  0x2B68B0u
#define PLOT_RULE  0xD5D8DDu

/* Sizes of type: an em, in mm. */
#define PLOT_HEADING 4.3
#define PLOT_BODY    3.4
#define PLOT_SMALL   2.9

/* The state of drawing a page. */
struct plotter {
    struct canvas canvas;
    const struct number_style *style;
    double scale; /* scales all text and all lengths measured by it */
};

/* Each returns a length in mm: the width of a line of text, and the height of a block that is
 * broken to a width. `size` is the em before scaling. 0 when the text is NULL. */
double plotter_width(struct plotter *plotter, const char *text, bool bold, double size);
double plotter_height(struct plotter *plotter, const char *text, bool bold, double size,
                      double width);
/* Returns the distance from one line to the next, in mm. */
double plotter_leading(const struct plotter *plotter, double size);

/* Draws a line in the middle of its box's height, smaller where it is too wide. */
void plotter_line(struct plotter *plotter, const char *text, bool bold, enum align align,
                  double size, struct box box, uint32_t colour);
/* Draws a block from the top of its box. */
void plotter_block(struct plotter *plotter, const char *text, bool bold, double size,
                   struct box box, uint32_t colour);

/* Returns the smallest of 1, 2, 5, 10, … (or 0.1, 0.2, …) that divides the length into at most
 * `most` steps. */
double plotter_step(double length, int most);
/* Adds a number of an axis with this step, and `end`, which stands after it and may be NULL. */
void plotter_say_number(const struct plotter *plotter, double number, double step, const char *end,
                        struct strbuf *out);

/* Each draws in mm: a bar, filled or hatched, which the notes call `word` and `label`; and a
 * line. */
void plotter_bar(struct plotter *plotter, struct box box, bool hatched, const char *word,
                 const char *label);
void plotter_rule(struct plotter *plotter, double x1, double y1, double x2, double y2,
                  uint32_t colour, double width, bool dashed);

/* A horizontal axis with its numbers below. `from` lies at x mm, and a unit takes `per` mm. */
struct plot_axis {
    double from, to;
    double x, per;
    const char *end;
};
/* Returns where a value lies on the axis, in mm. */
double plotter_at(const struct plot_axis *axis, double value);
/* Draws an axis at height y. With `whole`, its steps are whole numbers. */
void plotter_axis(struct plotter *plotter, const struct plot_axis *axis, double y, bool whole);

#endif
