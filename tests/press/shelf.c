#include "press/shelf.h"

#include "harness.h"

#include <string.h>

static enum status begin(void *context, int page)
{
    struct shelf *shelf = context;

    ck_assert_int_lt(shelf->count, SHELF_FILES);
    shelf->page[shelf->count++] = page;
    return shelf->count == shelf->fail_at ? STATUS_IO : STATUS_OK;
}

static enum status write_bytes(void *context, const char *bytes, size_t length)
{
    struct shelf *shelf = context;

    strbuf_add_bytes(&shelf->file[shelf->count - 1], bytes, length);
    return STATUS_OK;
}

static enum status end(void *context)
{
    (void)context;
    return STATUS_OK;
}

void shelf_clear(struct shelf *shelf)
{
    for (int i = 0; i < shelf->count; i++)
        strbuf_release(&shelf->file[i]);
    *shelf = (struct shelf){0};
}

struct press_job shelf_job(struct shelf *shelf, enum press_kind kind, double dpi)
{
    return (struct press_job){
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = "Andika",
        .sink = {shelf, begin, write_bytes, end},
        .kind = kind,
        .dpi = dpi,
    };
}

uint32_t shelf_number(const struct strbuf *png, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)png->text + at;

    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

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

cairo_surface_t *shelf_picture(const struct strbuf *png)
{
    struct reading reading = {png, 0};
    cairo_surface_t *picture = cairo_image_surface_create_from_png_stream(hand_on, &reading);

    ck_assert_int_eq(cairo_surface_status(picture), CAIRO_STATUS_SUCCESS);
    return picture;
}

uint32_t shelf_pixel(cairo_surface_t *picture, int x, int y)
{
    uint32_t colour;

    memcpy(&colour,
           cairo_image_surface_get_data(picture) + y * cairo_image_surface_get_stride(picture) +
               4 * x,
           sizeof colour);
    return colour & 0xFFFFFF;
}
