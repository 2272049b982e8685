#include "render/press.h"

#include "base/memory.h"
#include "render/canvas.h"
#include "render/fonts.h"
#include "render/pdf.h"
#include "render/surface.h"

#include <cairo-pdf.h>

struct press {
    const struct press_job *job;
    struct fonts *fonts;
    struct type *type;
    struct canvas canvas;
    struct surface surface; /* opened by the first page */
    struct strbuf drawn;    /* what cairo wrote */
    struct strbuf bookmark; /* for the next page; "": none */
    struct pdf_page *pages;
    int count, capacity;
    bool no_memory;
};

enum status press_open(struct press **out, const struct press_job *job, struct diag *diag)
{
    struct press *press = memory_new(1, sizeof *press);

    *out = NULL;
    if (!press)
        return STATUS_NO_MEMORY;
    press->job = job;
    enum status status = fonts_open(&press->fonts, job->family, job->family_where, diag);
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

/* Keeps what libqpdf is told of the page. */
static void note_page(struct press *press, const struct press_page *page)
{
    if (press->count == press->capacity) {
        int capacity = press->capacity ? 2 * press->capacity : 64;
        struct pdf_page *pages =
            memory_resize(press->pages, (size_t)capacity, sizeof *press->pages);
        if (!pages) {
            press->no_memory = true;
            return;
        }
        press->pages = pages;
        press->capacity = capacity;
    }
    press->pages[press->count++] = (struct pdf_page){page->height, page->trim, page->bleed};
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
    if (page->label)
        cairo_pdf_surface_set_page_label(press->surface.cairo, page->label);
}

static void add_bookmark(struct press *press)
{
    char target[32];

    if (press->bookmark.length == 0)
        return;
    snprintf(target, sizeof target, "page=%d", press->count);
    cairo_pdf_surface_add_outline(press->surface.cairo, CAIRO_PDF_OUTLINE_ROOT,
                                  press->bookmark.text, target, 0);
    strbuf_clear(&press->bookmark);
}

struct canvas *press_begin_page(struct press *press, const struct press_page *page)
{
    open_page(press, page);
    note_page(press, page);
    add_bookmark(press);
    press->canvas = (struct canvas){
        .cr = cairo_create(press->surface.cairo), .type = press->type, .look = press->job->look};
    cairo_scale(press->canvas.cr, POINTS_PER_MM, POINTS_PER_MM);
    return &press->canvas;
}

enum status press_end_page(struct press *press)
{
    cairo_show_page(press->canvas.cr);
    bool failed = cairo_status(press->canvas.cr) != CAIRO_STATUS_SUCCESS;
    cairo_destroy(press->canvas.cr);
    press->canvas.cr = NULL;
    return failed || press->no_memory || press->drawn.failed || press->bookmark.failed
               ? STATUS_NO_MEMORY
               : STATUS_OK;
}

int press_pages(const struct press *press)
{
    return press->count;
}

enum status press_finish(struct press *press, struct strbuf *out)
{
    const struct press_job *job = press->job;
    enum status status = surface_end(&press->surface);
    struct pdf_facts facts = {
        .pages = press->pages,
        .page_count = press->count,
        .duplex = !job->duplex      ? PDF_SIMPLEX
                  : job->short_edge ? PDF_FLIP_SHORT_EDGE
                                    : PDF_FLIP_LONG_EDGE,
        .dated = job->date != NULL,
        .language = job->language,
    };

    return status == STATUS_OK ? pdf_finish(&press->drawn, &facts, out) : status;
}

void press_close(struct press *press)
{
    if (!press)
        return;
    cairo_destroy(press->canvas.cr);
    surface_close(&press->surface);
    type_free(press->type);
    fonts_free(press->fonts);
    strbuf_release(&press->bookmark);
    strbuf_release(&press->drawn);
    memory_free(press->pages);
    memory_free(press);
}
