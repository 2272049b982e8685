#include "render/pages/print.h"

#include "render/pages/fold.h"
#include "render/pages/plan.h"

#include <math.h>

/* The parts of an A4 sheet that is folded twice or once, or cut in half, mm: on larger paper all of
 * a page is as much larger. */
static const struct {
    double width, height;
} usual[] = {
    [PAGE_MAP] = {105, 148.5}, [PAGE_BOOKLET] = {148.5, 210}, [PAGE_HALVES] = {148.5, 210}};

static enum status print_flat(const struct page_job *job, struct press *press, struct diag *diag)
{
    struct sheet sheet = *job->sheet;
    struct page_job own = *job;
    double width = sheet.grid.paper_width, height = sheet.grid.paper_height;

    if (job->page->across) {
        width = fmax(sheet.grid.paper_width, sheet.grid.paper_height);
        height = fmin(sheet.grid.paper_width, sheet.grid.paper_height);
    }
    sheet.grid.paper_width = width;
    sheet.grid.paper_height = height;
    own.sheet = &sheet;
    struct press_page paper = {.width = width, .height = height};
    struct page_plan *plan;
    enum status status = page_plan_new(&plan, &own, press_type(press), diag);

    for (int i = 0; status == STATUS_OK && i < page_plan_pages(plan); i++) {
        struct canvas *canvas = press_begin_page(press, &paper);
        enum status drawn = page_plan_draw(plan, canvas, i), ended = press_end_page(press);
        status = drawn == STATUS_OK ? ended : drawn;
    }
    page_plan_free(plan);
    return status;
}

/* A document on paper that is folded or cut in half. */
struct folded {
    struct page_plan *plan;
    enum page_fold fold;
    int pages, places;
    double width, height; /* of the paper, mm */
    double scale;         /* of its pages */
};

/* Returns the page that lies in a place, −1 if it is empty: the last place has the last page, and
 * the empty places are just before it. */
static int page_in(const struct folded *folded, int place)
{
    bool last = place == folded->places - 1;

    if (folded->fold == PAGE_HALVES)
        return place / 2;
    return last ? folded->pages - 1 : place < folded->pages - 1 ? place : -1;
}

/* Draws the page that lies in a place. */
static enum status draw_place(const struct folded *folded, struct canvas *canvas, int place)
{
    struct fold_place at =
        fold_place_of(folded->fold, place, folded->places, folded->width, folded->height);
    int page = page_in(folded, place);

    if (page < 0)
        return STATUS_OK;
    canvas_save(canvas);
    canvas_move_origin(canvas, at.box.x + (at.turned ? at.box.width : 0),
                       at.box.y + (at.turned ? at.box.height : 0), at.turned ? M_PI : 0);
    canvas_scale(canvas, folded->scale);
    enum status status = page_plan_draw(folded->plan, canvas, page);
    canvas_restore(canvas);
    return status;
}

static enum status draw_side(const struct folded *folded, struct press *press, int side)
{
    struct press_page paper = {
        .width = folded->width,
        .height = folded->height,
    };
    struct canvas *canvas = press_begin_page(press, &paper);
    enum status status = STATUS_OK;

    for (int place = 0; place < folded->places && status == STATUS_OK; place++)
        if (fold_place_of(folded->fold, place, folded->places, folded->width, folded->height)
                .side == side)
            status = draw_place(folded, canvas, place);
    fold_draw_marks(folded->fold, canvas, folded->width, folded->height);
    enum status ended = press_end_page(press);
    return status == STATUS_OK ? ended : status;
}

/* Sets *part to a sheet as large as a page is planned on, *width and *height to the size of the
 * paper as it is printed, mm; returns how much larger a page is printed. */
static double set_part(const struct page_job *job, struct sheet *part, double *width,
                       double *height)
{
    const enum page_fold fold = job->page->fold;
    double page_width, page_height;

    *part = *job->sheet;
    *width = part->grid.paper_width;
    *height = part->grid.paper_height;
    fold_paper(fold, width, height, &page_width, &page_height);
    double scale = fmax(1, fmin(page_width / usual[fold].width, page_height / usual[fold].height));
    part->grid.paper_width = page_width / scale;
    part->grid.paper_height = page_height / scale;
    return scale;
}

static enum status print_folded(const struct page_job *job, struct press *press, struct diag *diag)
{
    struct sheet part;
    struct page_job own = *job;
    struct folded folded = {.fold = job->page->fold};

    folded.scale = set_part(job, &part, &folded.width, &folded.height);
    own.sheet = &part;
    enum status status = page_plan_new(&folded.plan, &own, press_type(press), diag);
    if (status != STATUS_OK)
        return status;
    folded.pages = page_plan_pages(folded.plan);
    folded.places = fold_places(folded.fold, folded.pages);
    int sides = folded.fold == PAGE_MAP ? 2 : folded.places / 2;
    for (int side = 0; side < sides && status == STATUS_OK; side++)
        status = draw_side(&folded, press, side);
    page_plan_free(folded.plan);
    return status;
}

/* Plans the pages of paper that is folded or cut in half, without complaints; *plan is NULL if they
 * do not fit. Sets *scale as set_part returns it. */
static enum status plan_unheard(const struct page_job *job, struct type *type,
                                struct page_plan **plan, double *scale)
{
    struct sheet part;
    struct page_job own = *job;
    struct diag unheard = {0};
    double width, height;

    *scale = set_part(job, &part, &width, &height);
    own.sheet = &part;
    enum status status = page_plan_new(plan, &own, type, &unheard);
    diag_release(&unheard);
    return status == STATUS_INVALID ? STATUS_OK : status;
}

/* Sets *fit to whether the document has room on a half of its sheet, on as many pages as it may
 * have. */
static enum status fits_half(const struct page_job *job, struct type *type, bool *fit)
{
    struct page_plan *plan;
    double scale;
    int most = job->page->most_pages;
    enum status status = plan_unheard(job, type, &plan, &scale);

    *fit = plan && (most == 0 || page_plan_pages(plan) <= most);
    page_plan_free(plan);
    return status;
}

enum status page_words_size(const struct page_job *job, struct press *press, double *size)
{
    struct page_plan *plan;
    double scale;
    enum status status = plan_unheard(job, press_type(press), &plan, &scale);

    *size =
        plan ? scale * page_plan_zoom(plan) * page_plan_type(plan) * PAGE_BODY / POINTS_PER_MM : 0;
    page_plan_free(plan);
    return status;
}

enum status page_print(const struct page_job *job, struct press *press, struct diag *diag)
{
    bool folded = job->page->fold != PAGE_FLAT;
    enum status status = STATUS_OK;

    if (job->page->fold == PAGE_HALVES)
        status = fits_half(job, press_type(press), &folded);
    if (status != STATUS_OK)
        return status;
    return folded ? print_folded(job, press, diag) : print_flat(job, press, diag);
}
