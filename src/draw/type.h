/*
 * Text set in type: each string is shaped once, at one size, and drawn at any. Measures are in em
 * (the size of the type), so that mm = em × size in mm.
 */
#ifndef BREUK_DRAW_TYPE_H
#define BREUK_DRAW_TYPE_H

#include "base/status.h"
#include "draw/fonts.h"

#include <stdbool.h>

struct _PangoLayout;

/* Lines that are kept at least; so many more may be asked for while one is in use. */
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

/* `fonts` is borrowed. NULL when out of memory. */
struct type *type_new(struct fonts *fonts);
/* Takes NULL. */
void type_free(struct type *type);

/*
 * Lines are kept: asking again costs a look-up. No more than a fixed number is kept, so that memory
 * stays flat over any deck. STATUS_NO_MEMORY.
 */
enum status type_line(struct type *type, const char *text, bool bold, struct line *out);

/*
 * Text in paragraphs (newlines; two of them leave a gap that is lower than a line), those parts of
 * it bold that stand between U+0002 and U+0003, broken to a width, but not between a number and the
 * word after it, and set at a size, both in points, its lines aligned in it. The layout belongs to
 * type, until the next call of this.
 */
enum status type_block(struct type *type, const char *text, bool bold, enum align align,
                       double size, double width, struct block *out);

/* Height of the digits and where they stand on the baseline, in em: from the digit 1. */
double type_digit_height(struct type *type);

/* The points that a layout of type_line is set at: what an em of it is. */
#define TYPE_LINE_POINTS 64.0

#endif
