/* The picture of a number as a place on a line. Private to the room. */
#ifndef BREUK_RENDER_FACES_NUMBER_LINE_H
#define BREUK_RENDER_FACES_NUMBER_LINE_H

#include "render/faces/picture.h"

/* What a picture shows of a number. */
struct share {
    int parts; /* of one whole */
    int taken; /* of all wholes; below 0: left of it on a number line, which alone can show that */
    int wholes;
    int below; /* wholes left of 0 */
};

/* Draws a number line, which runs a little past both ends of what is numbered. */
enum status number_line_draw(struct canvas *canvas, const struct share *share,
                             const struct picture_look *look);

#endif
