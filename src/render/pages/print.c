#include "render/pages/print.h"

#include "render/pages/fold.h"
#include "render/pages/plan.h"

#include <math.h>

/* The parts of an A4 sheet that is folded twice or once, mm: on larger paper all of a page is as
 * much larger. */
static const struct {
    double width, height;
} usual[] = {[PAGE_MAP] = {105, 148.5}, [PAGE_BOOKLET] = {148.5, 210}};

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
    struct press_page paper = {.width = width, .height = height, .trim = {0, 0, width, height}};
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

/* A document on paper that is folded. */
struct folded {
    struct page_plan *plan;
    enum page_fold fold;
    int pages, places;
    double width, height; /* of the paper, mm */
    double scale;         /* of its pages */
};

/* Draws the page that lies in a place: the last place has the last page, and what is missing is
 * before it. */
static enum status draw_place(const struct folded *folded, struct canvas *canvas, int place)
{
    struct fold_place at =
        fold_place_of(folded->fold, place, folded->places, folded->width, folded->height);
    int page = place == folded->places - 1 ? folded->pages - 1 : place;

    if (page == folded->pages - 1 && place != folded->places - 1)
        return STATUS_OK;
    if (page >= folded->pages)
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
        .trim = {0, 0, folded->width, folded->height},
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

static enum status print_folded(const struct page_job *job, struct press *press, struct diag *diag)
{
    struct sheet part = *job->sheet; /* on which a page is planned */
    struct page_job own = *job;
    struct folded folded = {
        .fold = job->page->fold, .width = part.grid.paper_width, .height = part.grid.paper_height};
    double width, height;

    fold_paper(folded.fold, &folded.width, &folded.height, &width, &height);
    folded.scale =
        fmax(1, fmin(width / usual[folded.fold].width, height / usual[folded.fold].height));
    part.grid.paper_width = width / folded.scale;
    part.grid.paper_height = height / folded.scale;
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

enum status page_print(const struct page_job *job, struct press *press, struct diag *diag)
{
    return job->page->fold == PAGE_FLAT ? print_flat(job, press, diag)
                                        : print_folded(job, press, diag);
}
