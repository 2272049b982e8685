#include "press/press.h"

#include "base/memory.h"
#include "draw/canvas.h"
#include "draw/fonts.h"
#include "draw/surface.h"
#include "press/pdf.h"
#include "press/plate.h"

#include <math.h>

struct press {
    const struct press_job *job;
    struct fonts *fonts;
    struct type *type;
    struct canvas canvas;
    struct surface surface; /* opened by the first page */
    struct strbuf drawn;    /* what cairo wrote and the sink has not got */
    struct strbuf bookmark; /* for the next page; "": none */
    struct pdf_page *pages; /* PRESS_FINISHED of them; NULL when streaming */
    int count;              /* of the pages made */
    int begun;              /* of them and those left out */
    int recordings;         /* painted in the document */
    int bookmarked;         /* the last entry of the outline's top level; 0: none yet */
    struct surface picture; /* of the page in hand, where ink is measured, or that is left out */
    bool streaming;         /* the sink has begun, and gets each page as it is drawn */
    struct press_page last; /* as it was asked for; its label may be gone */
    struct plate plate;     /* of pictures, instead of a document */
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

static void open_page(struct press *press, const struct press_page *page)
{
    const struct press_job *job = press->job;
    struct surface_facts facts = {job->title, job->author, job->creator, job->date};
    double width = page->width * POINTS_PER_MM, height = page->height * POINTS_PER_MM;

    if (surface_is_open(&press->surface)) {
        surface_size_page(&press->surface, width, height);
    } else {
        surface_open(&press->surface, SURFACE_PDF, width, height, &press->drawn);
        surface_describe(&press->surface, &facts);
    }
    if (page->label && press->count < PRESS_FINISHED)
        surface_label_page(&press->surface, page->label);
}

void press_bookmark_here(struct press *press, const char *title)
{
    if (!surface_is_open(&press->picture) && press->job->kind == PRESS_PDF)
        surface_add_bookmark(&press->surface, press->bookmarked, title, press->count);
}

static void add_bookmark(struct press *press)
{
    if (press->bookmark.length == 0)
        return;
    press->bookmarked =
        surface_add_bookmark(&press->surface, 0, press->bookmark.text, press->count);
    strbuf_clear(&press->bookmark);
}

/* A page that is not put into the document: a picture of it in dots, 0 of an inch for none. */
static void open_picture(struct press *press, const struct press_page *page, double dpi)
{
    double scale = dpi / 25.4;
    int width = (int)ceil(page->width * scale), height = (int)ceil(page->height * scale);

    surface_open_pixels(&press->picture, width, height);
    canvas_begin(&press->canvas, &press->picture, dpi > 0 ? scale : 1);
    canvas_clear(&press->canvas);
}

/* Of a length in mm. */
static double whole_points(double length)
{
    return floor(length * POINTS_PER_MM + 1e-6);
}

static void open_document_page(struct press *press, const struct press_page *page)
{
    if (press->job->kind != PRESS_PDF) {
        press->count++;
        plate_begin(&press->plate, press->job, page, press->begun, &press->canvas, press->diag);
        return;
    }
    open_page(press, page);
    if (press->count < PRESS_FINISHED)
        press->pages[press->count] = (struct pdf_page){page->height, page->trim, page->bleed};
    press->count++;
    add_bookmark(press);
    press->canvas.recordings = &press->recordings;
    canvas_begin(&press->canvas, &press->surface, POINTS_PER_MM);
}

struct canvas *press_begin_page(struct press *press, const struct press_page *page)
{
    const struct press_job *job = press->job;
    bool wanted = page_set_has(&job->pages, ++press->begun);

    press->last = *page;
    press->canvas = (struct canvas){
        .type = press->type,
        .look = job->look,
        .unseen = !wanted,
        .direct = job->kind == PRESS_SVG,
    };
    if (!wanted || job->coverage)
        open_picture(press, page, wanted ? COVERAGE_DPI : 0);
    else
        open_document_page(press, page);
    if (job->kind == PRESS_PDF) {
        press->canvas.whole_width = whole_points(page->width);
        press->canvas.whole_height = whole_points(page->height);
    }
    return &press->canvas;
}

static void close_picture(struct press *press)
{
    if (!press->canvas.unseen) {
        coverage_add(press->job->coverage, &press->picture);
        press->count++;
    }
    surface_close(&press->picture);
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
    bool pictured = surface_is_open(&press->picture);
    bool failed = !pictured && press->job->kind == PRESS_PDF &&
                  surface_end_page(&press->surface) != STATUS_OK;

    failed = canvas_end(&press->canvas) != STATUS_OK || failed;
    if (press->job->turned)
        press->job->turned(press->job->turned_context);
    if (failed || press->drawn.failed || press->bookmark.failed)
        return STATUS_NO_MEMORY;
    if (pictured) {
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

    pdf_mend(&press->drawn, facts.dated);
    enum status status = pdf_finish(&press->drawn, &facts, &finished, press->diag);
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
    canvas_end(&press->canvas);
    surface_close(&press->picture);
    surface_close(&press->surface);
    plate_release(&press->plate);
    type_free(press->type);
    fonts_free(press->fonts);
    strbuf_release(&press->bookmark);
    strbuf_release(&press->drawn);
    memory_free(press->pages);
    memory_free(press);
}
