/* Draws a template's sign, of a suit or an action, wherever one is wanted. */
#ifndef BREUK_RENDER_SIGN_H
#define BREUK_RENDER_SIGN_H

#include "paper/geometry.h"
#include "render/template.h"

#include <stdint.h>

struct canvas;

/* The sign in one colour (0xRRGGBB), as wide as the box (mm), in the middle of its height. */
void sign_draw(struct canvas *canvas, const struct sign *sign, struct box box, uint32_t colour);

/* The same where the sign is a field of colour rather than something to read: its areas are
 * canvas_field. */
void sign_draw_field(struct canvas *canvas, const struct sign *sign, struct box box,
                     uint32_t colour);

#endif
