#include "render/pages/print.h"

#include "render/pages/plan.h"

enum status page_print(const struct page_job *job, struct press *press, struct diag *diag)
{
    double width = job->sheet->grid.paper_width, height = job->sheet->grid.paper_height;
    struct press_page paper = {.width = width, .height = height, .trim = {0, 0, width, height}};
    struct page_plan *plan;
    enum status status = page_plan_new(&plan, job, press_type(press), diag);

    for (int i = 0; status == STATUS_OK && i < page_plan_pages(plan); i++) {
        struct canvas *canvas = press_begin_page(press, &paper);
        enum status drawn = page_plan_draw(plan, canvas, i), ended = press_end_page(press);
        status = drawn == STATUS_OK ? ended : drawn;
    }
    page_plan_free(plan);
    return status;
}
