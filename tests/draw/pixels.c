#include "draw/pixels.h"

#include "harness.h"

#include <string.h>

struct reading {
    const struct strbuf *png;
    size_t at;
};

static cairo_status_t hand_on(void *closure, unsigned char *bytes, unsigned length)
{
    struct reading *reading = closure;

    if (length > reading->png->length - reading->at)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(bytes, reading->png->text + reading->at, length);
    reading->at += length;
    return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *pixels_of(const struct strbuf *png)
{
    struct reading reading = {png, 0};
    cairo_surface_t *picture = cairo_image_surface_create_from_png_stream(hand_on, &reading);

    ck_assert_int_eq(cairo_surface_status(picture), CAIRO_STATUS_SUCCESS);
    return picture;
}

uint32_t pixels_at(cairo_surface_t *picture, int x, int y)
{
    uint32_t colour;

    memcpy(&colour,
           cairo_image_surface_get_data(picture) + y * cairo_image_surface_get_stride(picture) +
               4 * x,
           sizeof colour);
    return colour & 0xFFFFFF;
}
