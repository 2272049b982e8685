/*
 * What faces and sheets are drawn on: a cairo context whose unit is a millimetre. It may also write
 * down what is drawn, for tests: a line for each shape and string, with its box in mm.
 */
#ifndef BREUK_RENDER_CANVAS_H
#define BREUK_RENDER_CANVAS_H

#include "base/strbuf.h"
#include "paper/geometry.h"
#include "paper/offset.h"
#include "render/ink.h"
#include "render/path.h"
#include "render/type.h"

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

struct canvas {
    cairo_t *cr;          /* borrowed */
    struct type *type;    /* borrowed */
    struct strbuf *notes; /* NULL: nothing is written down */
    const char *prefix;   /* stands before each note: "turned " */
    struct look look;     /* of the whole page; a recording for it takes it over */
    bool unseen;          /* of a page that is left out: nothing need be drawn */
    bool direct; /* nothing by way of recordings, of which cairo's SVG surface leaks some memory */
    /* Of a PDF's page, points: what is painted from a recording and clipped to more than the page,
     * cairo (1.16) clips to its whole points. 0: to nothing. */
    double whole_width, whole_height;
};

/* Paths; each begins a new one. A box's corners are round when radius > 0. */
void canvas_box(struct canvas *canvas, struct box box, double radius);
void canvas_circle(struct canvas *canvas, double x, double y, double radius);
void canvas_sector(struct canvas *canvas, double x, double y, double radius, double from,
                   double to);
void canvas_segment(struct canvas *canvas, double x1, double y1, double x2, double y2);
/* A path drawn in units of its own: its origin at (x, y), its unit `scale` mm. */
void canvas_path(struct canvas *canvas, const struct path *path, double x, double y, double scale);

/* Fills or strokes the path; it stays. colour is 0xRRGGBB as in full colour, which the canvas's
 * look may turn grey; width in mm. */
void canvas_fill(struct canvas *canvas, uint32_t colour);
void canvas_stroke(struct canvas *canvas, uint32_t colour, double width);

/*
 * The path as an area of colour, however large: all fields, panels, sectors. Filled; with low ink
 * white, with an outline of the colour inside it, and a thin dark one round that where the colour
 * can hardly be seen on paper. So what stands on it takes its colour from ink_to_read. The path
 * stays.
 */
void canvas_field(struct canvas *canvas, uint32_t colour);

/*
 * The path as something that counts: the parts of a whole that are taken. Filled; with low ink
 * hatched, by lines that are seen on paper, `pitch` mm apart. The path stays.
 */
void canvas_shade(struct canvas *canvas, uint32_t colour, double pitch);

/* A line of text of `size` mm (an em), its origin at x on the baseline y. */
void canvas_line(struct canvas *canvas, const struct line *line, double x, double y, double size,
                 uint32_t colour);

/* A block that was set in points, its top left corner at (x, y) mm. */
void canvas_block(struct canvas *canvas, const struct block *block, double x, double y,
                  uint32_t colour);

/* From here on all that is drawn on paper of this size (mm) is moved so. */
void canvas_offset(struct canvas *canvas, const struct back_offset *offset, double paper_width,
                   double paper_height);

/* One note, if notes are kept: a word, a box in mm, a colour (as the look has it), and what else
 * there is to say ("" for nothing). */
void canvas_note(struct canvas *canvas, const char *word, struct box box, uint32_t colour,
                 const char *what);

#endif
