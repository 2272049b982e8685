/*
 * The test sheet that shows how far a printer's backs are off: two pages for the two sides of one
 * sheet of paper. On the front are two crosses, A in the middle of the paper and B above it as the
 * back's reader sees it; on the back, behind them, squares of a millimetre with numbers. Where a
 * needle through a cross comes out, one reads dx and dy at A; how much further right it is at B
 * tells the angle. The sheet itself says what to do, as a teacher reads nothing else.
 */
#ifndef BREUK_RENDER_ACCESSORIES_CALIBRATION_H
#define BREUK_RENDER_ACCESSORIES_CALIBRATION_H

#include "base/status.h"
#include "paper/geometry.h"
#include "paper/imposition.h"
#include "paper/offset.h"
#include "render/paper_words.h"

#include <stdbool.h>

struct canvas;
struct press;

struct calibration {
    const struct grid *grid;   /* only its paper matters */
    enum backs backs;          /* neither none nor fold */
    const char *options;       /* what else is to be typed: " --sheet letter", or "" */
    struct back_offset offset; /* of a printer that was measured before, to see whether it fits */
    struct paper_words words;
};

/* The smallest paper with room for the crosses and the words, mm. */
enum { CALIBRATION_WIDTH_LEAST = 140, CALIBRATION_HEIGHT_LEAST = 190 };

/* How many mm more B shows than A for each degree: 2, or 1 on lower paper, so that it is easy to
 * reckon. */
int calibration_mm_per_degree(const struct grid *grid);

/* Draws both pages. STATUS_NO_MEMORY. */
enum status calibration_print(const struct calibration *calibration, struct press *press);

/* Draws one side, as its reader sees it, on a canvas of the whole page. For the tests. */
enum status calibration_draw(const struct calibration *calibration, bool back,
                             struct canvas *canvas);

#endif
