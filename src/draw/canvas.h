/* The canvas for all drawing: a cairo context whose unit is a millimetre, x to the right and y
 * down. For tests it may also keep notes of the drawing: a line for each shape and string, with its
 * box in mm. Angles are in radians, clockwise from the x axis. */
#ifndef BREUK_DRAW_CANVAS_H
#define BREUK_DRAW_CANVAS_H

#include "base/strbuf.h"
#include "draw/ink.h"
#include "draw/path.h"
#include "draw/tags.h"
#include "draw/type.h"
#include "paper/geometry.h"
#include "paper/offset.h"

#include <stdbool.h>
#include <stdint.h>

struct _cairo;
struct surface;

/* A canvas. The caller sets its fields before canvas_begin; a zeroed field asks for nothing. */
struct canvas {
    struct _cairo *cr;    /* set from canvas_begin to canvas_end, or borrowed */
    struct type *type;    /* borrowed */
    struct strbuf *notes; /* borrowed; NULL: no notes are kept */
    const char *prefix;   /* stands before each note: "turned "; NULL: nothing does */
    struct look look;     /* the look of the whole page, including its recordings */
    bool unseen;          /* the page is left out, so nothing need be drawn */
    bool direct; /* no recordings are made, since cairo's SVG surface leaks some of their memory */
    /* On a PDF's page: counts the recordings of the document, for recording.h; elsewhere NULL. */
    int *recordings;
    struct tags *tags;  /* on a PDF's page: the pieces of the document; borrowed; elsewhere NULL */
    bool in_text;       /* words belong to a piece (canvas_begin_text) … */
    enum tag_role role; /* … of this role, … */
    bool text_grouped;  /* … which is a group of spans already, … */
    bool text_said;     /* … and has words */
    bool tag_open;      /* a tag of the piece has begun, … */
    enum tag_role tag;  /* … as this */
    bool in_spoken;     /* it stands for other words */
    bool in_figure;
};

/* Begins to draw on a surface, where a millimetre is `unit` of the surface's units; leaves all
 * other fields of the canvas as they are. The surface must stay open until canvas_end. */
void canvas_begin(struct canvas *canvas, const struct surface *surface, double unit);

/* Ends drawing; nothing can be drawn afterwards. Takes a canvas that was not begun, or has ended,
 * too. */
void canvas_end(struct canvas *canvas);

/* Makes the whole canvas white. */
void canvas_clear(struct canvas *canvas);

/* Puts the pixels of another surface on this one, with their top left corner at (x, y); a pixel is
 * as large as the canvas's unit. */
void canvas_paste(struct canvas *canvas, const struct surface *pixels, double x, double y);

/* canvas_save keeps the state of drawing, and the canvas_restore that goes with it brings that
 * back. The functions below change how everything after them is drawn, up to that
 * canvas_restore. */
void canvas_save(struct canvas *canvas);
void canvas_restore(struct canvas *canvas);
/* Moves the origin to (x, y), and turns the axes about it. */
void canvas_move_origin(struct canvas *canvas, double x, double y, double turn);
/* Makes the unit `scale` times as large. */
void canvas_scale(struct canvas *canvas, double scale);
/* Hides all that is drawn outside the path, and forgets the path. */
void canvas_clip(struct canvas *canvas);

/* Each begins a new path, in mm. A box has round corners when radius > 0; one with a head is wider
 * there, to the right, and the corner below that has a radius of `fillet`, or as much as there is
 * room for; a sector goes clockwise from `from` to `to`. */
void canvas_box(struct canvas *canvas, struct box box, double radius);
void canvas_stepped_box(struct canvas *canvas, struct box box, struct box head, double radius,
                        double fillet);
void canvas_circle(struct canvas *canvas, double x, double y, double radius);
void canvas_sector(struct canvas *canvas, double x, double y, double radius, double from,
                   double to);
void canvas_segment(struct canvas *canvas, double x1, double y1, double x2, double y2);
/* Adds a segment to the path, unconnected to the rest. */
void canvas_add_segment(struct canvas *canvas, double x1, double y1, double x2, double y2);
/* Begins a new path drawn in units of its own: its origin at (x, y), its unit `scale` mm. */
void canvas_path(struct canvas *canvas, const struct path *path, double x, double y, double scale);

/* Together these make a path of any shape: canvas_new_path, then its points. An arc about (x, y)
 * goes clockwise from `from` to `to`, or the other way round if `to` is less; a line leads to it
 * from the last point. */
void canvas_new_path(struct canvas *canvas);
void canvas_move_to(struct canvas *canvas, double x, double y);
void canvas_line_to(struct canvas *canvas, double x, double y);
void canvas_arc(struct canvas *canvas, double x, double y, double radius, double from, double to);
void canvas_close_path(struct canvas *canvas);

/* Fill or stroke the path, which stays. colour is 0xRRGGBB as in full colour, which the canvas's
 * look may turn grey; width is in mm. */
void canvas_fill(struct canvas *canvas, uint32_t colour);
void canvas_stroke(struct canvas *canvas, uint32_t colour, double width);
/* Strokes the path in dashes of `dash` mm, `gap` mm apart. */
void canvas_stroke_dashed(struct canvas *canvas, uint32_t colour, double width, double dash,
                          double gap);
/* Strokes the path with round ends and corners. */
void canvas_stroke_round(struct canvas *canvas, uint32_t colour, double width);

/*
 * Fills the path as an area of colour, such as a field, a panel or a sector. With low ink the area
 * is white, with an outline of the colour inside it, and with a thin dark line along its edge where
 * the colour can hardly be seen on paper; so anything on it must take its colour from ink_to_read.
 * The path stays.
 */
void canvas_field(struct canvas *canvas, uint32_t colour);

/* Fills the path as something that counts, such as the parts of a whole that are taken. With low
 * ink it is hatched with lines that can be seen on paper, `pitch` mm apart. The path stays. */
void canvas_shade(struct canvas *canvas, uint32_t colour, double pitch);

/* Draws a line of text with an em of `size` mm, its origin at x on the baseline y. */
void canvas_line(struct canvas *canvas, const struct set_line *line, double x, double y,
                 double size, uint32_t colour);

/* Draws two lines of one size as canvas_line draws each, but faster where they are of few
 * characters and one typeface: a stacked fraction's. */
void canvas_stack(struct canvas *canvas, const struct set_line *upper, double x, double baseline,
                  const struct set_line *lower, double lower_x, double lower_baseline, double size,
                  uint32_t colour);

/* Draws a block, which was set in points, with its top left corner at (x, y) mm. */
void canvas_block(struct canvas *canvas, const struct block *block, double x, double y,
                  uint32_t colour);

/* Shifts and turns all that is drawn from here on, on paper of this size (mm). */
void canvas_offset(struct canvas *canvas, const struct back_offset *offset, double paper_width,
                   double paper_height);

/* Adds a note, if notes are kept: a word, a box in mm, a colour (as the look makes it), and what
 * else there is to say ("" for nothing). */
void canvas_note(struct canvas *canvas, const char *word, struct box box, uint32_t colour,
                 const char *what);

/* The pieces of a page as they are read aloud (tags.h). Where a canvas has no tags, nothing here
 * does anything. */

/* Between the two all words are one piece of the document, from the first of them on. Pieces do not
 * lie in each other, but figures may lie among the words of one. */
void canvas_begin_text(struct canvas *canvas, enum tag_role role);
void canvas_end_text(struct canvas *canvas);
/* Begins another piece of the kind in hand for the words that follow. */
void canvas_next_text(struct canvas *canvas);
/* Between the two everything is a figure, and these words are said instead of it. The box is the
 * figure's, in mm. The next piece of its kind follows it. */
void canvas_begin_figure(struct canvas *canvas, const char *words, struct box box);
void canvas_end_figure(struct canvas *canvas);

/* Begins the tag of words that are read as they stand, in a piece, unless it has begun. Private to
 * draw/. */
void canvas_begin_words(struct canvas *canvas);
/* Between the two, in a piece or a figure, the drawing stands for these words: the digits of a
 * fraction for "3/4". A search of the page finds them; in a figure they are not read aloud. */
void canvas_begin_spoken(struct canvas *canvas, const char *words);
void canvas_end_spoken(struct canvas *canvas);

/* Between the two all pieces belong to a group, such as a row of a table, which belongs to the
 * group round it. It must end on the page that it began on. */
void canvas_begin_group(struct canvas *canvas, enum tag_role role);
void canvas_end_group(struct canvas *canvas);

#endif
