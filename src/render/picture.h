/* A value as a picture: sectors of a pie, parts of a bar, a place on the number line, some of a set
 * of dots. */
#ifndef BREUK_RENDER_PICTURE_H
#define BREUK_RENDER_PICTURE_H

#include "base/message.h"
#include "base/status.h"
#include "rational/notation.h"
#include "render/canvas.h"
#include "render/template.h"

struct picture_look {
    struct box box;      /* mm */
    uint32_t fill;       /* the parts that count */
    uint32_t stroke;     /* outlines, divisions, the line */
    double stroke_width; /* mm */
};

/* False when the picture cannot show the number; *why says why. */
bool picture_can_show(enum picture picture, const struct notation *notation, struct message *why);

/* The number must be one that picture_can_show. STATUS_NO_MEMORY. */
enum status picture_draw(struct canvas *canvas, enum picture picture,
                         const struct notation *notation, const struct picture_look *look);

#endif
