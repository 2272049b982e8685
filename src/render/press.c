#include "render/press.h"

#include "base/memory.h"
#include "render/canvas.h"
#include "render/fonts.h"
#include "render/pdf.h"
#include "render/plate.h"
#include "render/surface.h"

#include <cairo-pdf.h>
#include <math.h>

struct press {
    const struct press_job *job;
    struct fonts *fonts;
    struct type *type;
    struct canvas canvas;
    struct surface surface;   /* opened by the first page */
    struct strbuf drawn;      /* what cairo wrote and the sink has not got */
    struct strbuf bookmark;   /* for the next page; "": none */
    struct pdf_page *pages;   /* PRESS_FINISHED of them; NULL when streaming */
    int count;                /* of the pages made */
    int begun;                /* of them and those left out */
    int bookmarked;           /* the last entry of the outline's top level; 0: none yet */
    cairo_surface_t *picture; /* of the page in hand, where ink is measured, or that is left out */
    bool streaming;           /* the sink has begun, and gets each page as it is drawn */
    struct press_page last;   /* as it was asked for; its label may be gone */
    struct plate plate;       /* of pictures, instead of a document */
    struct diag *diag;
};

enum status press_open(struct press **out, const struct press_job *job, struct diag *diag)
{
    struct press *press = memory_new(1, sizeof *press);

    *out = NULL;
    if (!press)
        return STATUS_NO_MEMORY;
    press->job = job;
    press->diag = diag;
    press->pages = memory_new(PRESS_FINISHED, sizeof *press->pages);
    enum status status = press->pages
                             ? fonts_open(&press->fonts, job->family, job->family_where, diag)
                             : STATUS_NO_MEMORY;
    if (status == STATUS_OK && !(press->type = type_new(press->fonts)))
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        *out = press;
    else
        press_close(press);
    return status;
}

struct type *press_type(const struct press *press)
{
    return press->type;
}

void press_bookmark(struct press *press, const char *title)
{
    strbuf_clear(&press->bookmark);
    strbuf_add(&press->bookmark, title);
}

static void set_metadata(struct press *press)
{
    const struct press_job *job = press->job;
    cairo_surface_t *pdf = press->surface.cairo;

    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, job->title);
    if (*job->author)
        cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_AUTHOR, job->author);
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATOR, job->creator);
    /* Without a date cairo writes the present one; the finishing takes this one out. */
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATE_DATE,
                                   job->date ? job->date : "1970-01-01T00:00:00Z");
}

static void open_page(struct press *press, const struct press_page *page)
{
    double width = page->width * POINTS_PER_MM, height = page->height * POINTS_PER_MM;

    if (press->surface.cairo) {
        cairo_pdf_surface_set_size(press->surface.cairo, width, height);
    } else {
        surface_open(&press->surface, SURFACE_PDF, width, height, &press->drawn);
        set_metadata(press);
    }
    if (page->label && press->count < PRESS_FINISHED)
        cairo_pdf_surface_set_page_label(press->surface.cairo, page->label);
}

static int add_entry(struct press *press, int parent, const char *title)
{
    char target[32];

    snprintf(target, sizeof target, "page=%d", press->count);
    return cairo_pdf_surface_add_outline(press->surface.cairo, parent, title, target, 0);
}

void press_bookmark_here(struct press *press, const char *title)
{
    if (!press->picture && press->job->kind == PRESS_PDF)
        add_entry(press, press->bookmarked ? press->bookmarked : CAIRO_PDF_OUTLINE_ROOT, title);
}

static void add_bookmark(struct press *press)
{
    if (press->bookmark.length == 0)
        return;
    press->bookmarked = add_entry(press, CAIRO_PDF_OUTLINE_ROOT, press->bookmark.text);
    strbuf_clear(&press->bookmark);
}

/* A page that is not put into the document: a picture of it in dots, 0 of an inch for none. */
static cairo_t *open_picture(struct press *press, const struct press_page *page, double dpi)
{
    double scale = dpi / 25.4;
    int width = (int)ceil(page->width * scale), height = (int)ceil(page->height * scale);

    press->picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(press->picture);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    if (dpi > 0)
        cairo_scale(cr, scale, scale);
    return cr;
}

/* Of a length in mm. */
static double whole_points(double length)
{
    return floor(length * POINTS_PER_MM + 1e-6);
}

static cairo_t *open_document_page(struct press *press, const struct press_page *page)
{
    if (press->job->kind != PRESS_PDF) {
        press->count++;
        return plate_begin(&press->plate, press->job, page, press->begun, press->diag);
    }
    open_page(press, page);
    if (press->count < PRESS_FINISHED)
        press->pages[press->count] = (struct pdf_page){page->height, page->trim, page->bleed};
    press->count++;
    add_bookmark(press);
    cairo_t *cr = cairo_create(press->surface.cairo);
    cairo_scale(cr, POINTS_PER_MM, POINTS_PER_MM);
    return cr;
}

struct canvas *press_begin_page(struct press *press, const struct press_page *page)
{
    const struct press_job *job = press->job;
    bool wanted = page_set_has(&job->pages, ++press->begun);

    press->last = *page;
    press->canvas = (struct canvas){
        .cr = !wanted         ? open_picture(press, page, 0)
              : job->coverage ? open_picture(press, page, COVERAGE_DPI)
                              : open_document_page(press, page),
        .type = press->type,
        .look = job->look,
        .unseen = !wanted,
        .direct = job->kind == PRESS_SVG,
    };
    if (job->kind == PRESS_PDF) {
        press->canvas.whole_width = whole_points(page->width);
        press->canvas.whole_height = whole_points(page->height);
    }
    return &press->canvas;
}

static void close_picture(struct press *press)
{
    if (!press->canvas.unseen) {
        coverage_add(press->job->coverage, press->picture);
        press->count++;
    }
    cairo_surface_destroy(press->picture);
    press->picture = NULL;
}

/* Hands what was drawn to the sink. */
static enum status stream(struct press *press)
{
    const struct sink *sink = &press->job->sink;
    enum status status = press->streaming ? STATUS_OK : sink->begin(sink->context, 0);

    press->streaming = true;
    pdf_mend(&press->drawn, press->job->date != NULL);
    if (status == STATUS_OK)
        status = sink->write(sink->context, press->drawn.text, press->drawn.length);
    strbuf_clear(&press->drawn);
    return status;
}

enum status press_end_page(struct press *press)
{
    if (!press->picture && press->job->kind == PRESS_PDF)
        cairo_show_page(press->canvas.cr);
    bool failed = cairo_status(press->canvas.cr) != CAIRO_STATUS_SUCCESS;
    cairo_destroy(press->canvas.cr);
    press->canvas.cr = NULL;
    if (press->job->turned)
        press->job->turned(press->job->turned_context);
    if (failed || press->drawn.failed || press->bookmark.failed)
        return STATUS_NO_MEMORY;
    if (press->picture) {
        close_picture(press);
        return STATUS_OK;
    }
    if (press->job->kind != PRESS_PDF)
        return plate_end(&press->plate);
    return press->count > PRESS_FINISHED ? stream(press) : STATUS_OK;
}

enum status press_fill_sheet(struct press *press)
{
    struct press_page empty = press->last;

    if (press->job->kind != PRESS_PDF || !press->job->duplex || press->begun % 2 == 0)
        return STATUS_OK;
    empty.label = NULL;
    press_begin_page(press, &empty);
    return press_end_page(press);
}

int press_pages(const struct press *press)
{
    return press->count;
}

int press_pages_begun(const struct press *press)
{
    return press->begun;
}

bool press_left_unfinished(const struct press *press)
{
    return press->streaming;
}

static enum status finish(struct press *press)
{
    const struct press_job *job = press->job;
    struct strbuf finished = {0};
    struct pdf_facts facts = {
        .pages = press->pages,
        .page_count = press->count,
        .duplex = !job->duplex      ? PDF_SIMPLEX
                  : job->short_edge ? PDF_FLIP_SHORT_EDGE
                                    : PDF_FLIP_LONG_EDGE,
        .dated = job->date != NULL,
        .language = job->language,
    };
    enum status status = pdf_finish(&press->drawn, &facts, &finished);

    if (status == STATUS_OK)
        status = sink_put(&job->sink, 0, finished.text, finished.length);
    strbuf_release(&finished);
    return status;
}

enum status press_finish(struct press *press)
{
    const struct sink *sink = &press->job->sink;

    if (press->job->kind != PRESS_PDF)
        return plate_finish(&press->plate, sink, press->begun);
    enum status status = surface_end(&press->surface);

    if (status != STATUS_OK)
        return status;
    if (!press->streaming)
        return finish(press);
    status = stream(press);
    return status == STATUS_OK ? sink->end(sink->context) : status;
}

void press_close(struct press *press)
{
    if (!press)
        return;
    cairo_destroy(press->canvas.cr);
    cairo_surface_destroy(press->picture);
    surface_close(&press->surface);
    plate_release(&press->plate);
    type_free(press->type);
    fonts_free(press->fonts);
    strbuf_release(&press->bookmark);
    strbuf_release(&press->drawn);
    memory_free(press->pages);
    memory_free(press);
}
