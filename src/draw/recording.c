#include "draw/recording.h"

#include "base/memory.h"
#include "draw/type.h"

#include <cairo.h>

/* Each time a recording is painted cairo goes through all that it holds, though a PDF has it only
 * once, by its number (CAIRO_MIME_TYPE_UNIQUE_ID). So once the PDF has it, a blank surface of the
 * same number and extent takes its place. */
struct recording {
    cairo_surface_t *surface; /* referenced; pages painted with it may outlive this */
    int number;               /* its number in the document; 0: it is not there */
    bool blank;               /* the document has what it stands for */
};

/* Draws into a new recording. The unit of its surface is a point, since cairo's PDF surface writes
 * its extent in whole units. */
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
        memory_give_up();
    cairo_destroy(canvas.cr);
    if (status == STATUS_OK) {
        *out = memory_new(1, sizeof **out);
        (*out)->surface = surface;
    } else {
        cairo_surface_destroy(surface);
    }
    return status;
}

static void set_number(const struct recording *recording)
{
    int *number = memory_new(1, sizeof *number);

    *number = recording->number;
    if (cairo_surface_set_mime_data(recording->surface, CAIRO_MIME_TYPE_UNIQUE_ID,
                                    (const unsigned char *)number, sizeof *number, memory_free,
                                    number) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
}

enum status recording_paint(struct recording **recording, struct canvas *canvas, struct box extent,
                            recording_draw *draw, void *context)
{
    enum status status = STATUS_OK;
    double x1, y1, x2, y2;

    /* Of a typeface with colours cairo 1.16 loses text on the way from a recording to a picture. */
    bool loses_text = !canvas->recordings && canvas->type && type_is_coloured(canvas->type);
    if (canvas->notes || canvas->direct || loses_text)
        return draw(context, canvas);
    if (!*recording)
        status = record(recording, canvas, extent, draw, context);
    if (status == STATUS_OK && canvas->recordings && (*recording)->number == 0) {
        double width, height;
        cairo_recording_surface_ink_extents((*recording)->surface, &x1, &y1, &width, &height);
        /* cairo leaves out an empty recording, as long as it has no number. */
        if (width > 0 && height > 0) {
            (*recording)->number = ++*canvas->recordings;
            set_number(*recording);
        }
    }
    if (status != STATUS_OK)
        return status;
    cairo_save(canvas->cr);
    cairo_scale(canvas->cr, 1 / POINTS_PER_MM, 1 / POINTS_PER_MM);
    cairo_set_source_surface(canvas->cr, (*recording)->surface, 0, 0);
    cairo_paint(canvas->cr);
    cairo_restore(canvas->cr);
    /* Now the document has what was painted, unless cairo left it out because none of it is
     * seen. */
    cairo_clip_extents(canvas->cr, &x1, &y1, &x2, &y2);
    bool embedded = canvas->recordings && (*recording)->number > 0 && x1 < x2 && y1 < y2;
    if (!embedded || (*recording)->blank)
        return STATUS_OK;
    cairo_rectangle_t points;
    cairo_recording_surface_get_extents((*recording)->surface, &points);
    cairo_surface_destroy((*recording)->surface);
    (*recording)->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &points);
    (*recording)->blank = true;
    /* Something must be drawn on it, or cairo would leave it out. */
    cairo_t *cr = cairo_create((*recording)->surface);
    cairo_paint(cr);
    cairo_destroy(cr);
    set_number(*recording);
    return STATUS_OK;
}

void recording_free(struct recording *recording)
{
    if (!recording)
        return;
    cairo_surface_destroy(recording->surface);
    memory_free(recording);
}
