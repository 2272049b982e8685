/*
 * Words and numbers in their boxes: what does not fit at its size is set smaller, but not so small
 * that it cannot be read.
 */
#ifndef BREUK_DRAW_FIT_H
#define BREUK_DRAW_FIT_H

#include "base/status.h"
#include "draw/type.h"
#include "paper/geometry.h"

#include <stdbool.h>

/*
 * The smallest type (an em, mm). Reading becomes slower where letters like x are below 0.2° (G. E.
 * Legge and C. A. Bigelow, Does print size matter for reading? Journal of Vision 11(5), 2011).
 * Words on a card are read in the hand, at 35 cm: an x of 1.2 mm. Numbers are read across a table,
 * at 1 m: digits of 3.5 mm. By Andika's proportions, 0.516 and 0.734 of an em.
 */
#define SMALLEST_WORDS  2.4
#define SMALLEST_NUMBER 4.8

/* What is set where. */
struct fit {
    struct box box;
    double size;     /* an em at most, in the box's unit */
    double smallest; /* an em at least, in the same; where it is more than the size nothing fits */
    bool bold;
    enum align align;
};

/* The em that a line gets, in the box's unit: as large as its box allows, at most the size. Where
 * it is below the smallest the line does not fit. */
double fit_line(const struct fit *fit, const struct line *line);

/* Breaks the text into lines as wide as the box, as large as fits but not below the smallest; *fits
 * says whether they do fit. */
enum status fit_block(struct type *type, const struct fit *fit, const char *text, struct block *out,
                      bool *fits);

/*
 * True when it fits at the smallest in any of our typefaces, as far as that can be seen without
 * opening one: letters of western languages, each taken for as wide as the widest of its kind.
 * False means nothing.
 */
bool fit_surely_line(const struct fit *fit, const char *text);
bool fit_surely_block(const struct fit *fit, const char *text);

#endif
