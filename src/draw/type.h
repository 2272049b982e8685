/*
 * Text set in type: each string is shaped once, at one size, and drawn at any. Measures are in em
 * (the size of the type), so that mm = em × size in mm.
 */
#ifndef BREUK_DRAW_TYPE_H
#define BREUK_DRAW_TYPE_H

#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>

struct _PangoLayout;

/* How many lines are kept at least: a line may be used until so many others were asked for. */
enum { LINES_KEPT = 512 };

/* A line of text. Valid until LINES_KEPT others were asked for, or the type is freed. */
struct line {
    struct _PangoLayout *layout;
    double ink_left, ink_width; /* from the line's origin to the first ink, and the ink's width */
    double ink_top, ink_bottom; /* of the ink, from the baseline: up is negative */
    double width;               /* the advance */
    double ascent, descent;     /* of the typeface, both positive */
    bool unknown;               /* a glyph is in none of the fonts */
};

/* Where text stands in its box. */
enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

/* Lines broken to a width. */
struct block {
    struct _PangoLayout *layout;
    double left;          /* from the edge of the width it was broken to, in points */
    double width, height; /* of what is set: in points at the size that was asked for */
    bool unknown;
};

struct type;

/*
 * Opens the typeface that is asked for: the first of `families`, which are separated by commas. If
 * it is missing, the next one stands in, or DejaVu Sans after the last, and diag has a warning that
 * names both; STATUS_NOT_FOUND with an error in diag when none is there; STATUS_NO_MEMORY. `where`
 * is the template's place that asks, or nowhere: an option did. BREUK_FONTS, folders separated by
 * ":", is searched instead of the system's folders. On success *out belongs to the caller:
 * type_free(); on failure it is NULL. One at a time: fontconfig's current configuration belongs to
 * the process.
 */
enum status type_open(struct type **out, const char *families, struct position where,
                      struct diag *diag);
/* Takes NULL. */
void type_free(struct type *type);

/*
 * Sets a line. Lines are kept, so that asking again costs a look-up, but never more than a fixed
 * number of them, so that memory stays flat over any deck. STATUS_NO_MEMORY.
 */
enum status type_line(struct type *type, const char *text, bool bold, struct line *out);

/*
 * Sets text in paragraphs at a size and breaks its lines to a width, both in points, but never
 * between a number and the word after it. Newlines end paragraphs; two of them leave a gap that is
 * lower than a line. What stands between U+0002 and U+0003 is bold. The layout belongs to type,
 * until the next call of this.
 */
enum status type_block(struct type *type, const char *text, bool bold, enum align align,
                       double size, double width, struct block *out);

/* How high digits are above the baseline, in em: measured by the digit 1. */
double type_digit_height(struct type *type);

/* How many points an em of a layout of type_line is. */
#define TYPE_LINE_POINTS 64.0

#endif
