/* A number as it is printed on a card, set to fit its box: 1/2 one above the other, 1 1/2, 0.5, 50
 * %. */
#ifndef BREUK_RENDER_FACES_NUMBER_H
#define BREUK_RENDER_FACES_NUMBER_H

#include "base/status.h"
#include "draw/canvas.h"
#include "rational/notation.h"
#include "render/template/template.h"

/* How one number is to look. */
struct number_look {
    struct box box; /* mm */
    double size;    /* an em, at most; mm */
    enum align align;
    bool in_line;   /* 2/4; otherwise one number above the other */
    bool underline; /* under numbers that upside down read as others, below the box if need be */
    uint32_t colour;
};

/* How a part of a template shows a number, in this colour. */
struct number_look number_look_of(const struct part *part, uint32_t colour);

/* *unknown becomes true when a glyph is in none of the fonts; else it stays. STATUS_NO_MEMORY. */
enum status number_draw(struct canvas *canvas, const struct notation *notation,
                        const struct number_style *style, const struct number_look *look,
                        bool *unknown);

/* The em in mm that the number gets, as large as its box allows. STATUS_NO_MEMORY. */
enum status number_fit(struct type *type, const struct notation *notation,
                       const struct number_style *style, const struct number_look *look,
                       double *em);

/* Measures a number in em; a fraction is stacked. STATUS_NO_MEMORY. */
enum status number_measure(struct type *type, const struct notation *notation,
                           const struct number_style *style, double *width, double *height);

/* True when it fits with an em of so many mm in any of our typefaces. No typeface is opened, so
 * false says nothing. */
bool number_surely_fits(const struct notation *notation, const struct number_style *style,
                        const struct number_look *look, double em);

#endif
