/*
 * Words and numbers in their boxes: what does not fit at its size is set smaller, but not so small
 * that it cannot be read. For the files of this room.
 */
#ifndef BREUK_RENDER_FIT_H
#define BREUK_RENDER_FIT_H

#include "base/status.h"
#include "render/template.h"
#include "render/type.h"

#include <stdbool.h>

/*
 * The smallest type (an em, mm). Reading becomes slower where letters like x are below 0.2° (G. E.
 * Legge and C. A. Bigelow, Does print size matter for reading? Journal of Vision 11(5), 2011).
 * Words on a card are read in the hand, at 35 cm: an x of 1.2 mm. Numbers are read across a table,
 * at 1 m: digits of 3.5 mm. By Andika's proportions, 0.516 and 0.734 of an em.
 */
#define SMALLEST_WORDS  2.4
#define SMALLEST_NUMBER 4.8

/*
 * The smallest em for this text or number, in mm of the template: one of the above, or what the
 * template asks for if that is less. `scale`: so many mm of the paper is a mm of the template; the
 * limits are those of the paper, so that on small cards it may be above the part's size: then
 * nothing fits.
 */
double fit_smallest(const struct part *part, double scale);

/* The em in mm that a line gets: as large as its box allows, at most the part's size. Where it is
 * below fit_smallest the line does not fit. */
double fit_line(const struct part *part, const struct line *line);

/* Lines broken to the box, as large as fits but not below fit_smallest; *fits says whether that
 * does. */
enum status fit_block(struct type *type, const struct part *part, double scale, const char *text,
                      struct block *out, bool *fits);

/*
 * True when it fits at fit_smallest in any of our typefaces, as far as that can be seen without
 * opening one: letters of western languages, each taken for as wide as the widest of its kind.
 * False says nothing. Numbers: number_surely_fits.
 */
bool fit_surely_line(const struct part *part, double scale, const char *text);
bool fit_surely_block(const struct part *part, double scale, const char *text);

#endif
