/* What a picture that is let through must stand: it is drawn, in grey, too. */
#ifndef BREUK_FUZZ_DRAWN_H
#define BREUK_FUZZ_DRAWN_H

#include "draw/canvas.h"
#include "draw/image.h"
#include "draw/surface.h"

static inline void draw_image(struct image *image)
{
    for (int grey = 0; grey <= 1; grey++) {
        struct surface surface;
        struct canvas canvas = {.look = {.grey = grey}};

        surface_open_pixels(&surface, 20, 20);
        canvas_begin(&canvas, &surface, 1);
        image_draw(image, &canvas, (struct box){0, 0, 20, 20});
        canvas_end(&canvas);
        surface_close(&surface);
    }
}

#endif
