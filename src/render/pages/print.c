#include "render/pages/print.h"

#include "render/pages/plan.h"

static enum status print_page(struct page_plan *plan, const struct page_job *job, int page,
                              struct press *press)
{
    double width = job->sheet->grid.paper_width, height = job->sheet->grid.paper_height;
    struct press_page paper = {.width = width, .height = height, .trim = {0, 0, width, height}};
    struct canvas *canvas = press_begin_page(press, &paper);
    enum status status = page_plan_draw(plan, canvas, page), ended = press_end_page(press);

    return status == STATUS_OK ? ended : status;
}

enum status page_print(const struct page_job *job, struct press *press, struct diag *diag)
{
    struct page_plan *plan;
    enum status status = page_plan_new(&plan, job, press_type(press), diag);

    for (int i = 0; status == STATUS_OK && i < page_plan_pages(plan); i++)
        status = print_page(plan, job, i, press);
    page_plan_free(plan);
    return status;
}
