#include "draw/recording.h"

#include <cairo.h>

/* Nothing but a surface of cairo, which counts who uses it: pages that were painted with it may
 * outlive it. */
static cairo_surface_t *surface_of(struct recording *recording)
{
    return (cairo_surface_t *)recording;
}

/* In points: cairo's PDF surface gives a recording's extent in whole units. */
static enum status record(struct recording **out, const struct canvas *page, struct box extent,
                          recording_draw *draw, void *context)
{
    cairo_rectangle_t points = {extent.x * POINTS_PER_MM, extent.y * POINTS_PER_MM,
                                extent.width * POINTS_PER_MM, extent.height * POINTS_PER_MM};
    cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &points);
    struct canvas canvas = {.cr = cairo_create(surface), .type = page->type, .look = page->look};

    cairo_scale(canvas.cr, POINTS_PER_MM, POINTS_PER_MM);
    enum status status = draw(context, &canvas);
    if (status == STATUS_OK && cairo_status(canvas.cr) != CAIRO_STATUS_SUCCESS)
        status = STATUS_NO_MEMORY;
    cairo_destroy(canvas.cr);
    if (status == STATUS_OK)
        *out = (struct recording *)surface;
    else
        cairo_surface_destroy(surface);
    return status;
}

enum status recording_paint(struct recording **recording, struct canvas *canvas, struct box extent,
                            recording_draw *draw, void *context)
{
    if (canvas->notes || canvas->direct)
        return draw(context, canvas);
    enum status status = *recording ? STATUS_OK : record(recording, canvas, extent, draw, context);
    if (status != STATUS_OK)
        return status;
    cairo_save(canvas->cr);
    cairo_scale(canvas->cr, 1 / POINTS_PER_MM, 1 / POINTS_PER_MM);
    cairo_set_source_surface(canvas->cr, surface_of(*recording), 0, 0);
    cairo_paint(canvas->cr);
    cairo_restore(canvas->cr);
    return STATUS_OK;
}

void recording_free(struct recording *recording)
{
    cairo_surface_destroy(surface_of(recording));
}
