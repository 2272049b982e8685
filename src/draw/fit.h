/* Fits words and numbers into their boxes: what does not fit at its size is set smaller, but not
 * too small to be read. Why: docs/design/cards.md, “Sizes of type”. */
#ifndef BREUK_DRAW_FIT_H
#define BREUK_DRAW_FIT_H

#include "draw/type.h"
#include "paper/geometry.h"

#include <stdbool.h>

/*
 * The smallest type (an em, mm). Reading becomes slower where letters like x are below 0.2° (G. E.
 * Legge and C. A. Bigelow, Does print size matter for reading? Journal of Vision 11(5), 2011).
 * Words on a card are read in the hand, at 35 cm: their x must have 1.2 mm. Numbers are read across
 * a table, at 1 m: their digits must have 3.5 mm. In Andika an x has 0.50 of an em, and a digit
 * 0.73; type of any other typeface is set so that it has as much (type_open).
 */
#define SMALLEST_WORDS  2.4
#define SMALLEST_NUMBER 4.8
/* The same for the index in a card's tab, which is read in a fan in the hand: also the digits of a
 * mixed number's fraction, which are smaller than its whole, have 1.2 mm then. */
#define SMALLEST_INDEX 2.4

/* The box of a text, and the type that it may be set in. */
struct fit {
    struct box box;
    double size;     /* the largest em, in the box's unit */
    double smallest; /* the smallest em, likewise; above the size nothing fits */
    bool bold;
    enum align align;
};

/* Returns the em of a line in its box, in the box's unit: the size, or less where the box does not
 * allow that. Where it is below the smallest the line does not fit. */
double fit_line(const struct fit *fit, const struct set_line *line);

/* Returns whether the letters that stand for a suit can be read at that em: it is not below the
 * smallest, or capitals that are higher than those of our typefaces make up for that. Of words the
 * x counts, so that nothing makes up for an em below the smallest. */
bool fit_letters_read(const struct fit *fit, const struct set_line *line);

/* Breaks the text into lines as wide as the box, in the largest type that fits, but not below the
 * smallest; returns whether they do fit. */
bool fit_block(struct type *type, const struct fit *fit, const char *text, struct block *out);

/* Returns whether a typeface is one of ours, of which the next two know the widest letters. */
bool fit_knows(const char *family);

/* Each returns true only when the text fits at the smallest size in any of our typefaces, as far as
 * that can be told without opening one: it must have letters of western languages, each of which
 * counts as wide as the widest of its kind. False means nothing. */
bool fit_surely_line(const struct fit *fit, const char *text);
bool fit_surely_block(const struct fit *fit, const char *text);

#endif
