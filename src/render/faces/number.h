/* A number as a card prints it, set to fit its box: 1/2 one above the other, 1 1/2, 0.5, 50 %.
 * Why: docs/design/cards.md, “Numbers and marks”. */
#ifndef BREUK_RENDER_FACES_NUMBER_H
#define BREUK_RENDER_FACES_NUMBER_H

#include "draw/canvas.h"
#include "rational/notation.h"
#include "render/template/template.h"

/* How one number is to look. */
struct number_look {
    struct box box; /* mm */
    double size;    /* the largest em, mm */
    enum align align;
    bool in_line;   /* true: 2/4; false: one number above the other */
    bool level;     /* the whole of a mixed number is no larger than its fraction's digits */
    bool tight;     /* a fraction's digits stand close to its bar, and marks to theirs */
    bool underline; /* draws a line under numbers such as 6 that read as another upside down, which
                       may lie below the box, or right of a tight fraction a dot */
    uint32_t colour;
};

/* The size of a mixed number's whole; its fraction's digits have size 1. */
#define NUMBER_WHOLE 1.4

/* Returns the look that a part of a template gives a number, in this colour and in its width of
 * this number (part_box). */
struct number_look number_look_of(const struct part *part, int width, uint32_t colour);

/* Draws the number as large as its box allows. If a character is in none of the fonts, *unknown
 * becomes true; otherwise it is left alone. */
void number_draw(struct canvas *canvas, const struct notation *notation,
                 const struct number_style *style, const struct number_look *look, bool *unknown);

/* Sets *em to the size that the number gets, as large as its box allows, in mm. Of a mixed number
 * that of its whole counts, since its fraction's digits are smaller but as easy to tell apart once
 * the whole is read. */
void number_fit(struct type *type, const struct notation *notation,
                const struct number_style *style, const struct number_look *look, double *em);

/* Measures a number in em, with fractions stacked; `level` as in a look. */
void number_measure(struct type *type, const struct notation *notation,
                    const struct number_style *style, bool level, double *width, double *height);

/* Returns how many characters the number has when it is written in one line, blanks and the
 * parentheses of recurring digits included: 33 1/3% has 7. */
int number_characters(const struct notation *notation, const struct number_style *style);

/* Returns true if the number surely fits with an em of `em` mm in either typeface of ours, Andika
 * or DejaVu Sans. It opens no typeface, so false means only that it may not fit. */
bool number_surely_fits(const struct notation *notation, const struct number_style *style,
                        const struct number_look *look, double em);

#endif
