/* Draws words in a box of their own, as large as fits, and complains where that is too small to be
 * read (fit.h). */
#ifndef BREUK_DRAW_LETTERING_H
#define BREUK_DRAW_LETTERING_H

#include "base/diag.h"
#include "base/status.h"
#include "draw/type.h"
#include "paper/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct canvas;

/* How words stand in their box. */
struct lettering {
    struct box box; /* mm */
    double size;    /* the largest em, mm */
    bool bold;
    bool above; /* puts a block at the top of its box instead of in the middle of its height */
    enum align align;
    uint32_t colour;
    struct position where; /* place of the text in its file; zeroed: it is in no file */
};

/* Draw one line, or a text broken to the width of its box, in the middle of the box's height.
 * STATUS_INVALID: the text does not fit even in the smallest type that can be read, and is not
 * drawn; diag says so (NULL: nobody is told). */
enum status lettering_line(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);
enum status lettering_block(struct canvas *canvas, const struct lettering *look, const char *text,
                            struct diag *diag);

/* Adds a warning that a text has a character that is in no font, unless there is one at that place.
 * Where the place is zeroed any such warning will do; the text may be NULL then. */
void lettering_warn_unknown(const char *text, struct position where, struct diag *diag);

#endif
