#include "cli/print/rehearsal.h"

/* Enough that front and back, full and last pages come in, and below half a second. */
enum { SAMPLE_PAGES = 48 };

static enum status draw(const struct rehearsal *rehearsal, const struct press_job *job, int *begun)
{
    struct press *press;

    diag_release(rehearsal->diag);
    *rehearsal->diag = (struct diag){0};
    enum status status = press_open(&press, job, rehearsal->diag);

    if (status != STATUS_OK)
        return status;
    status = rehearsal->draw(rehearsal->context, press);
    *begun = press_pages_begun(press);
    press_close(press);
    return status;
}

enum status rehearse_pages(const struct rehearsal *rehearsal, int *pages)
{
    struct press_job job = *rehearsal->job;

    job.pages = (struct page_set){.none = true};
    job.turned = NULL;
    return draw(rehearsal, &job, pages);
}

enum status rehearse_ink(const struct rehearsal *rehearsal, struct look look, int pages,
                         struct coverage *coverage)
{
    struct press_job job = *rehearsal->job;
    int wanted = page_set_size(&job.pages, pages);

    *coverage = (struct coverage){0};
    job.look = look;
    job.coverage = coverage;
    job.turned = NULL;
    /* An odd step takes fronts and backs in turn. */
    if (wanted > SAMPLE_PAGES)
        job.pages.stride = (wanted + SAMPLE_PAGES - 1) / SAMPLE_PAGES | 1;
    enum status status = draw(rehearsal, &job, &pages);
    coverage_scale(coverage, wanted);
    return status;
}
