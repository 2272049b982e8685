/* Sets text in type: each string is shaped once, at one size, and drawn at any size. Measures are
 * in em (the size of the type), so that mm = em × size in mm. */
#ifndef BREUK_DRAW_TYPE_H
#define BREUK_DRAW_TYPE_H

#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>

struct _PangoLayout;

/* The least number of lines kept: a line may be used until this many others were asked for. */
enum { LINES_KEPT = 512 };

/* A line of text, with measures in em. Valid until LINES_KEPT others were asked for, or the type is
 * freed. */
struct set_line {
    struct _PangoLayout *layout;
    double ink_left, ink_width; /* from the line's origin to the first ink, and the ink's width */
    double ink_top, ink_bottom; /* top and bottom of the ink, from the baseline: up is negative */
    double width;               /* the advance */
    double ascent, descent;     /* of the typeface, both positive */
    bool unknown;               /* none of the fonts has one of its characters */
};

/* Where text stands in its box. */
enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

/* Returns how much of the room beside a line is left of it. */
static inline double align_left(enum align align, double room)
{
    return (double)align * room / 2;
}

/* Text in lines broken to a width. */
struct block {
    struct _PangoLayout *layout;
    double left;          /* from the edge of that width, in points */
    double width, height; /* of the text, in points at the size that was asked for */
    bool unknown;
};

/* An open typeface, and the lines set in it. */
struct type;

/*
 * Opens the first typeface of `families`, which are separated by commas. If it is missing, the next
 * one stands in, or DejaVu Sans after the last, and diag has a warning that names both. Sizes are
 * those of Andika: a typeface whose digits or small letters are lower, or far higher, is set larger
 * or smaller until they are as high, numbers by their digits and words by their x. Where it has no
 * bold type diag has a note. STATUS_NOT_FOUND, with an error in diag: none is installed. `where` is
 * the place in the template that asks for it; zeroed, an option did. The folders of BREUK_FONTS,
 * separated by ":", are searched instead of the system's. On success *out belongs to the caller:
 * type_free(); on failure it is NULL. Only one may be open at a time, because fontconfig's current
 * configuration belongs to the process.
 */
enum status type_open(struct type **out, const char *families, struct position where,
                      struct diag *diag);

/* A typeface that is opened when something must be measured. A zeroed struct is not open yet. */
struct type_on_demand {
    struct type *type;  /* one that is open already, borrowed, or `own` */
    struct type *own;   /* one that was opened: type_free() */
    enum status status; /* of opening it */
};
/* Opens it the first time, as type_open does, but without messages. */
enum status type_demand(struct type_on_demand *demand, const char *families, struct position where);
/* Takes NULL. */
void type_free(struct type *type);

/* Sets a line. Lines are kept, so that asking again costs a look-up, but never more than a fixed
 * number of them, so that memory stays the same over any deck. */
void type_line(struct type *type, const char *text, bool bold, struct set_line *out);

/* The same for a number, the digits of which may be set at another size than those in words. */
void type_number(struct type *type, const char *text, bool bold, struct set_line *out);

/*
 * Sets text in paragraphs at a size and breaks its lines to a width, both in points, but never
 * between a number and the word after it. Newlines end paragraphs; two of them leave a gap that is
 * lower than a line. What stands between U+0002 and U+0003 is bold. The layout belongs to type,
 * until the next call of this function or the next.
 */
void type_block(struct type *type, const char *text, bool bold, enum align align, double size,
                double width, struct block *out);

/* The same, but a word of LONG_WORD letters or more that is wider than the width is broken where
 * the line ends, with a hyphen. Only authors have such words: breuk's own are shorter in all its
 * languages. */
void type_block_broken(struct type *type, const char *text, bool bold, enum align align,
                       double size, double width, struct block *out);
enum { LONG_WORD = 24 };

/* Returns the distance of lines, as a part of the typeface's own ascent and descent: as small as
 * looks well, but large enough that letters of two lines do not touch where those are too small. */
double type_leading(const struct type *type);

/* Returns how high the digits of a number (type_number) are above the baseline, in em, in bold
 * type: as the 1, or as the highest of them where others are clearly higher. */
double type_digit_height(const struct type *type);

/* Returns the same for words: their capitals are about as high as their digits. */
double type_capital_height(const struct type *type);

/* Returns whether the typeface has glyphs in colours of their own. */
bool type_is_coloured(const struct type *type);

/* Adds a note for each other typeface that stood in where this one lacks a character of what has
 * been set. */
void type_tell_stand_ins(const struct type *type, struct position where, struct diag *diag);

/* The size of an em in a layout of type_line, in points. */
#define TYPE_LINE_POINTS 64.0

#endif
