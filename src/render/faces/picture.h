/* A value as a picture: sectors of a pie, parts of a bar, a place on the number line, some of a set
 * of dots, cells of a hundred square. */
#ifndef BREUK_RENDER_FACES_PICTURE_H
#define BREUK_RENDER_FACES_PICTURE_H

#include "base/message.h"
#include "base/status.h"
#include "draw/canvas.h"
#include "rational/notation.h"
#include "render/template/template.h"

struct picture_look {
    struct box box;      /* mm */
    uint32_t fill;       /* the parts that count */
    uint32_t stroke;     /* outlines, divisions, the line */
    double stroke_width; /* mm */
};

/* False when the picture cannot show the number; *why says why. */
bool picture_can_show(enum picture picture, const struct notation *notation, struct message *why);

/*
 * The picture in which a number's parts can be counted: a disc for at most 12 parts of 1 or 2
 * wholes, a bar for at most 20 parts of up to 4, else a number line, which shows whole numbers,
 * too. It may be one that cannot show the number: then none can.
 */
enum picture picture_suitable(const struct notation *notation);

/* False when the parts would be so narrow that the picture is drawn without the cuts between them.
 * The number must be one that picture_can_show. */
bool picture_shows_parts(enum picture picture, const struct notation *notation,
                         const struct picture_look *look);

/* The number must be one that picture_can_show. STATUS_NO_MEMORY. */
enum status picture_draw(struct canvas *canvas, enum picture picture,
                         const struct notation *notation, const struct picture_look *look);

#endif
