#include "press/press.h"

#include "base/memory.h"
#include "draw/canvas.h"
#include "draw/surface.h"
#include "press/pdf.h"

#include <math.h>

bool page_set_has(const struct page_set *set, int page)
{
    int stride = set->stride > 1 ? set->stride : 1;

    if (set->none)
        return false;
    for (int i = 0; i < set->count; i++)
        if (page >= set->ranges[i].first && page <= set->ranges[i].last &&
            (page - set->ranges[i].first) % stride == 0)
            return true;
    return set->count == 0 && (page - 1) % stride == 0;
}

int page_set_size(const struct page_set *set, int pages)
{
    int size = 0;

    for (int page = 1; page <= pages; page++)
        size += page_set_has(set, page);
    return size;
}

int page_set_beyond(const struct page_set *set, int pages)
{
    for (int i = 0; i < set->count; i++)
        if (set->ranges[i].last > pages)
            return set->ranges[i].first > pages ? set->ranges[i].first : pages + 1;
    return 0;
}

enum status sink_put(const struct sink *sink, int page, const char *bytes, size_t length)
{
    enum status status = sink->begin(sink->context, page);

    if (status == STATUS_OK)
        status = sink->write(sink->context, bytes, length);
    return status == STATUS_OK ? sink->end(sink->context) : status;
}

/* The pictures of a document, a file for each page, as it is drawn. The latest one is always kept
 * back until it is known whether the document has other pages, drawn or left out, because an only
 * page gets no number. A zeroed struct has no pages. */
struct plate {
    struct surface surface; /* surface of the page in hand */
    struct strbuf last;     /* the picture that is kept back */
    int count;              /* how many pages were begun */
    int number;             /* number of the last one */
    enum status status;     /* that of the first failure, after which no picture is kept */
};

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

/* Begins a page with this number, from 1, and the canvas on it, which must be ended before
 * plate_end. Complains in diag of a page with more than PRESS_PIXELS pixels; plate_end returns any
 * failure. */
static void plate_begin(struct plate *plate, const struct press_job *job,
                        const struct press_page *page, int number, struct canvas *canvas,
                        struct diag *diag)
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

/* Ends the page. STATUS_INVALID: a page has too many pixels. Or what the sink returned. */
static enum status plate_end(struct plate *plate)
{
    surface_end(&plate->surface);
    surface_close(&plate->surface);
    return plate->status;
}

/* Gives the sink the picture that was kept back. `begun` is how many pages the document has, drawn
 * or left out. Errors as plate_end. */
static enum status plate_finish(struct plate *plate, const struct sink *sink, int begun)
{
    if (plate->status == STATUS_OK && plate->count > 0)
        plate->status = put_last(plate, sink, begun > 1 ? plate->number : 0);
    return plate->status;
}

/* Frees all that is open, whether or not it was finished. */
static void plate_release(struct plate *plate)
{
    surface_close(&plate->surface);
    strbuf_release(&plate->last);
}

struct press {
    const struct press_job *job;
    struct type *type;
    struct canvas canvas;
    struct surface surface; /* opened by the first page */
    struct strbuf drawn;    /* what cairo wrote and the sink does not have yet */
    struct strbuf bookmark; /* outline entry for the next page; "": none */
    struct pdf_page *pages; /* room for PRESS_FINISHED of them */
    int count;              /* how many pages were made */
    int begun;              /* how many pages were made or left out */
    int recordings;         /* how many were painted in the document */
    struct tags tags;       /* the pieces of the document */
    int bookmarked;         /* the last entry on the outline's top level; 0: none yet */
    struct surface picture; /* dots of the page in hand, if its ink is measured or it is left out */
    bool streaming;         /* the sink has begun, and gets each page as it is drawn */
    struct press_page last; /* the last page as it was asked for; its label may be gone */
    struct plate plate;     /* makes pictures instead of a document */
    struct diag *diag;
};

enum status press_open(struct press **out, const struct press_job *job, struct diag *diag)
{
    struct press *press = memory_new(1, sizeof *press);

    *out = NULL;
    press->job = job;
    press->diag = diag;
    press->pages = memory_new(PRESS_FINISHED, sizeof *press->pages);
    enum status status = type_open(&press->type, job->family, job->family_where, diag);
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

void press_bookmark_here(struct press *press, const char *title)
{
    if (!press->picture.cairo && press->job->kind == PRESS_PDF)
        surface_add_bookmark(&press->surface, press->bookmarked, title, press->count);
}

static void begin_pdf_page(struct press *press, const struct press_page *page)
{
    const struct press_job *job = press->job;
    double width = page->width * POINTS_PER_MM, height = page->height * POINTS_PER_MM;

    if (!press->surface.cairo) {
        struct surface_facts facts = {job->title, job->author, job->creator, job->date};
        surface_open(&press->surface, SURFACE_PDF, width, height, &facts, &press->drawn);
    }
    bool finished = press->count < PRESS_FINISHED;
    surface_begin_page(&press->surface, width, height, finished ? page->label : NULL);
    if (finished)
        press->pages[press->count] = (struct pdf_page){page->width, page->height, page->bleed};
    press->count++;
    if (press->bookmark.length > 0) {
        press->bookmarked =
            surface_add_bookmark(&press->surface, 0, press->bookmark.text, press->count);
        strbuf_clear(&press->bookmark);
    }
    press->canvas.recordings = &press->recordings;
    press->canvas.tags = finished ? &press->tags : NULL;
    press->tags.page = press->count;
    canvas_begin(&press->canvas, &press->surface, POINTS_PER_MM);
    /* cairo (1.16) forgets what came before the first thing that is painted on a page from a
     * recording, including a tag; so something invisible is drawn first. */
    canvas_box(&press->canvas, (struct box){0, 0, 0.01, 0.01}, 0);
    canvas_fill(&press->canvas, COLOUR_PAPER);
    canvas_new_path(&press->canvas);
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
    if (!wanted || job->coverage) {
        /* The page is drawn in dots, which are measured and thrown away; a page that is left out
         * has none. */
        double scale = wanted ? COVERAGE_DPI / 25.4 : 0;
        surface_open_pixels(&press->picture, (int)ceil(page->width * scale),
                            (int)ceil(page->height * scale));
        canvas_begin(&press->canvas, &press->picture, wanted ? scale : 1);
        canvas_clear(&press->canvas);
    } else if (job->kind == PRESS_PDF) {
        begin_pdf_page(press, page);
    } else {
        press->count++;
        plate_begin(&press->plate, job, page, press->begun, &press->canvas, press->diag);
    }
    return &press->canvas;
}

/* Gives the sink what was drawn. */
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
    bool pictured = press->picture.cairo != NULL;

    if (!pictured && press->job->kind == PRESS_PDF)
        surface_end_page(&press->surface);
    canvas_end(&press->canvas);
    if (press->job->turned)
        press->job->turned(press->job->turned_context);
    if (pictured) {
        if (!press->canvas.unseen) {
            coverage_add(press->job->coverage, &press->picture);
            press->count++;
        }
        surface_close(&press->picture);
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

struct press_made press_made(const struct press *press)
{
    return (struct press_made){press->count, press->begun, press->streaming};
}

enum status press_finish(struct press *press)
{
    const struct press_job *job = press->job;

    type_tell_stand_ins(press->type, job->family_where, press->diag);
    if (job->kind != PRESS_PDF)
        return plate_finish(&press->plate, &job->sink, press->begun);
    surface_end(&press->surface);
    if (press->streaming) {
        pdf_untag(&press->drawn);
        enum status status = stream(press);
        return status == STATUS_OK ? job->sink.end(job->sink.context) : status;
    }
    struct strbuf finished = {0};
    struct pdf_facts facts = {
        .pages = press->pages,
        .page_count = press->count,
        .duplex = !job->duplex      ? PDF_SIMPLEX
                  : job->short_edge ? PDF_FLIP_SHORT_EDGE
                                    : PDF_FLIP_LONG_EDGE,
        .dated = job->date != NULL,
        .title = job->title,
        .language = job->language,
        .tags = &press->tags,
    };
    pdf_mend(&press->drawn, facts.dated);
    enum status status = pdf_finish(&press->drawn, &facts, &finished, press->diag);
    if (status == STATUS_OK)
        status = sink_put(&job->sink, 0, finished.text, finished.length);
    strbuf_release(&finished);
    return status;
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
    strbuf_release(&press->bookmark);
    strbuf_release(&press->drawn);
    tags_release(&press->tags);
    memory_free(press->pages);
    memory_free(press);
}
