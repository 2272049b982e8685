/* The icons of a wheel: what happens where it stops, as a sign of the template that has the name of
 * the segment's effect. Private to wheel*.c. */
#ifndef BREUK_RENDER_ACCESSORIES_WHEEL_ICON_H
#define BREUK_RENDER_ACCESSORIES_WHEEL_ICON_H

#include "draw/canvas.h"
#include "render/accessories/handwork.h"

/* Returns whether a segment has an icon: a sign of its own, or else that of its suit. */
bool wheel_icon_is_there(const struct handwork *work, const struct wheel_segment *segment);

/* Draws the icon in a square. What a closed line encloses is paper; what the last of them encloses
 * has the colour and the sign of the segment's suit, if there is one. */
void wheel_icon_draw(const struct handwork *work, struct canvas *canvas,
                     const struct wheel_segment *segment, struct box box);

#endif
