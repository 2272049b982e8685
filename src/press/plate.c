#include "press/plate.h"

#include <math.h>

static const double MM_PER_INCH = 25.4;

static int pixels(double mm, double dpi)
{
    return (int)fmax(1, round(mm * dpi / MM_PER_INCH));
}

/* Complains of too many pixels, and says which resolution would do. */
static enum status refuse_size(const struct press_job *job, const struct press_page *page,
                               struct diag *diag)
{
    double square_inches = page->width * page->height / (MM_PER_INCH * MM_PER_INCH);

    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(
                 N_("a page of {width} by {height} mm at {dpi} dpi would have more than {most} "
                    "million pixels; choose --dpi {enough} or less, or --format svg"),
                 arg_mm("width", page->width), arg_mm("height", page->height),
                 arg_count("dpi", (int64_t)job->dpi), arg_count("most", PRESS_PIXELS / 1000000),
                 arg_count("enough", (int64_t)floor(sqrt(PRESS_PIXELS / square_inches) - 0.5))));
    return STATUS_INVALID;
}

/* Gives the sink the picture that is kept back, as page `number`; 0: it is the only one. */
static enum status put_last(struct plate *plate, const struct sink *sink, int number)
{
    enum status status = sink_put(sink, number, strbuf_text(&plate->last), plate->last.length);

    strbuf_clear(&plate->last);
    return status;
}

void plate_begin(struct plate *plate, const struct press_job *job, const struct press_page *page,
                 int number, struct canvas *canvas, struct diag *diag)
{
    double scale = job->kind == PRESS_SVG ? POINTS_PER_MM : job->dpi / MM_PER_INCH;

    if (plate->count > 0 && plate->status == STATUS_OK)
        plate->status = put_last(plate, &job->sink, plate->number);
    plate->count++;
    plate->number = number;
    if (job->kind == PRESS_SVG) {
        surface_open(&plate->surface, SURFACE_SVG_POINTS, page->width * POINTS_PER_MM,
                     page->height * POINTS_PER_MM, NULL, &plate->last);
    } else {
        double width = pixels(page->width, job->dpi), height = pixels(page->height, job->dpi);
        if (plate->status == STATUS_OK && width * height > PRESS_PIXELS)
            plate->status = refuse_size(job, page, diag);
        if (plate->status != STATUS_OK) /* it will not be kept, so one pixel is enough */
            width = height = 1;
        surface_open(&plate->surface, SURFACE_PNG, width, height, NULL, &plate->last);
        plate->surface.dpi = job->dpi;
    }
    canvas_begin(canvas, &plate->surface, scale);
    canvas_clear(canvas);
}

enum status plate_end(struct plate *plate)
{
    surface_end(&plate->surface);
    surface_close(&plate->surface);
    return plate->status;
}

enum status plate_finish(struct plate *plate, const struct sink *sink, int begun)
{
    if (plate->status == STATUS_OK && plate->count > 0)
        plate->status = put_last(plate, sink, begun > 1 ? plate->number : 0);
    return plate->status;
}

void plate_release(struct plate *plate)
{
    surface_close(&plate->surface);
    strbuf_release(&plate->last);
}
