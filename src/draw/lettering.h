/*
 * Words in a box of their own, as large as fits, and a complaint where that is too small to be read
 * (fit.h).
 */
#ifndef BREUK_DRAW_LETTERING_H
#define BREUK_DRAW_LETTERING_H

#include "base/diag.h"
#include "base/status.h"
#include "draw/type.h"
#include "paper/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct canvas;

struct lettering {
    struct box box; /* mm */
    double size;    /* an em at most, mm */
    bool bold;
    bool above; /* a block stands at the top of its box, not in the middle of its height */
    enum align align;
    uint32_t colour;
    struct position where; /* of the text in its file; zeroed: it is of no file */
};

/*
 * Draws one line, or a text broken to the width of its box, in the middle of the box's height.
 * STATUS_INVALID: it does not fit even in the smallest type that can be read, as diag says (NULL:
 * nobody is told), and is not drawn; STATUS_NO_MEMORY.
 */
enum status lettering_line(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);
enum status lettering_block(struct canvas *canvas, const struct lettering *look, const char *text,
                            struct diag *diag);

#endif
