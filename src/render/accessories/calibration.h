/* The test sheet that shows how far a printer's backs are off: two pages for the two sides of one
 * sheet of paper. The front has two crosses, A in the middle of the paper and B above it as the
 * back's reader sees it; the back has, behind them, numbered squares of a millimetre. The reader
 * pushes a needle through each cross: where it comes out at A gives dx and dy, and how much further
 * right it comes out at B gives the angle. The sheet itself says what to do, since a teacher reads
 * nothing else. */
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

/* The settings of a test sheet; everything is borrowed. */
struct calibration {
    const struct grid *grid;   /* only its paper matters */
    enum backs backs;          /* neither none nor fold */
    const char *options;       /* options that the reader must type too: " --sheet letter", or "" */
    struct back_offset offset; /* of a printer that was measured before, so that the sheet shows
                                  whether it is right */
    struct paper_words words;
};

/* The smallest paper with room for the crosses and the words, mm. */
enum { CALIBRATION_WIDTH_LEAST = 140, CALIBRATION_HEIGHT_LEAST = 190 };

/* Draws both pages on a press. */
enum status calibration_print(const struct calibration *calibration, struct press *press);

/* Draws one side, as its reader sees it, on a canvas of the whole page; for tests. */
void calibration_draw(const struct calibration *calibration, bool back, struct canvas *canvas);

#endif
