#include "draw/sketch.h"

#include "colour/colour.h"

#include <cairo.h>
#include <math.h>
#include <string.h>

struct sketch sketch_begin(struct look look)
{
    struct sketch sketch = {.canvas = {.look = look}};

    surface_open_pixels(&sketch.surface, SKETCH_SIDE * SKETCH_PIXELS, SKETCH_SIDE * SKETCH_PIXELS);
    canvas_begin(&sketch.canvas, &sketch.surface, SKETCH_PIXELS);
    canvas_clear(&sketch.canvas);
    return sketch;
}

void sketch_end(struct sketch *sketch)
{
    canvas_end(&sketch->canvas);
    surface_close(&sketch->surface);
}

uint32_t sketch_seen(struct sketch *sketch, double x, double y)
{
    cairo_surface_t *picture = sketch->surface.cairo;
    uint32_t pixel;

    cairo_surface_flush(picture);
    const unsigned char *row = cairo_image_surface_get_data(picture) +
                               (int)(y * SKETCH_PIXELS) * cairo_image_surface_get_stride(picture);

    memcpy(&pixel, row + 4 * (int)(x * SKETCH_PIXELS), sizeof pixel);
    return pixel & 0xFFFFFF;
}

double sketch_share(struct sketch *sketch, struct box box, double *contrast)
{
    int inked = 0, all = 0;

    *contrast = 1;
    for (double y = box.y; y < box.y + box.height; y += 1.0 / SKETCH_PIXELS)
        for (double x = box.x; x < box.x + box.width; x += 1.0 / SKETCH_PIXELS) {
            uint32_t colour = sketch_seen(sketch, x, y);
            all++;
            inked += colour != 0xFFFFFF;
            *contrast = fmax(*contrast, colour_contrast(colour, 0xFFFFFF));
        }
    return (double)inked / all;
}
