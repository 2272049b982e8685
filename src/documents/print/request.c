#include "documents/print/request.h"

#include "console/complaint.h"
#include "console/progress.h"
#include "documents/print/printing.h"
#include "render/deck_letters.h"
#include "text/text.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

/* The date of SOURCE_DATE_EPOCH, which builders of packages set so that the same source gives the
 * same bytes. */
static const char *source_date(char date[static 32])
{
    const char *given = getenv("SOURCE_DATE_EPOCH");
    char *end;
    struct tm utc;

    if (!given || !*given)
        return NULL;
    errno = 0;
    long long seconds = strtoll(given, &end, 10);
    time_t when = (time_t)seconds;
    if (errno || *end || seconds < 0 || !gmtime_r(&when, &utc) || utc.tm_year > 9999 - 1900)
        return NULL;
    strftime(date, 32, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return date;
}

/* Draws the request, or the cards one by one. */
static enum status draw(struct printing *printing, struct press *press)
{
    const struct print_request *request = &printing->request;
    enum status status = STATUS_OK;

    if (printing->singles)
        return singles_print(printing->singles, press, &printing->diag);
    if (printing->deck && !request_is_cards(request))
        status = deck_letters_check(printing->deck, printing->template, printing->words.language,
                                    press_type(press), &printing->diag);
    for (int i = 0; i < request->count && status == STATUS_OK; i++) {
        if (request->count > 1)
            press_bookmark(press, text_get(request->printables[i]->title));
        status = request->printables[i]->draw(printing, press);
        if (status == STATUS_OK && i + 1 < request->count)
            status = press_fill_sheet(press);
    }
    return status;
}

static struct press_job job_of(const struct printing *printing, char date[static 32])
{
    enum page_fold fold = request_fold(printing);
    bool both = printing->backs == BACKS_LONG || printing->backs == BACKS_SHORT;

    return (struct press_job){
        .title = printing_title(printing),
        .author = printing->deck ? deck_about(printing->deck)->author : "",
        .creator = "breuk " BREUK_VERSION,
        .date = source_date(date),
        .language = printing->words.language,
        .family = printing->template->family,
        .family_where = printing->template->family_where,
        .look = printing->options->look,
        .duplex = fold != PAGE_FLAT || (request_has_cards(&printing->request) && both),
        .short_edge = fold == PAGE_BOOKLET || (fold == PAGE_FLAT && printing->backs == BACKS_SHORT),
        .pages = printing->pages,
    };
}

/* Draws on a press that makes no file. Each rehearsal begins with an empty diag. */
static enum status rehearse(struct printing *printing, const struct press_job *job, int *begun)
{
    struct press *press;

    diag_release(&printing->diag);
    enum status status = press_open(&press, job, &printing->diag);
    if (status != STATUS_OK)
        return status;
    status = draw(printing, press);
    *begun = press_made(press).begun;
    press_close(press);
    return status;
}

/* Counts the pages of the whole document. */
static enum status rehearse_pages(struct printing *printing, int *pages)
{
    char date[32];
    struct press_job job = job_of(printing, date);

    job.pages = (struct page_set){.none = true};
    return rehearse(printing, &job, pages);
}

/*
 * Estimates the ink that the chosen pages take in a look. If there are many, only some are drawn,
 * evenly spread over the `pages` pages of the document, and the others are taken to be like them;
 * so it takes a moment, not minutes. The same document gives the same figure.
 */
static enum status rehearse_ink(struct printing *printing, struct look look, int pages,
                                struct coverage *coverage)
{
    enum { SAMPLE = 48 }; /* enough for fronts, backs, full and last pages, and below ½ s */
    char date[32];
    struct press_job job = job_of(printing, date);
    int wanted = page_set_size(&job.pages, pages);

    *coverage = (struct coverage){0};
    job.look = look;
    job.coverage = coverage;
    /* An odd step takes fronts and backs in turn. */
    if (wanted > SAMPLE)
        job.pages.stride = (wanted + SAMPLE - 1) / SAMPLE | 1;
    enum status status = rehearse(printing, &job, &pages);
    coverage_scale(coverage, wanted);
    return status;
}

enum exit_code print_request_rehearse(struct printing *printing, struct made *made)
{
    struct diag loaded = printing->diag;
    bool plan = printing->options->dry_run, saves = printing->options->look.low_ink;
    enum exit_code code = EXIT_DONE;
    int pages = 0;

    if (!plan && !saves && !printing->options->pages)
        return EXIT_DONE;
    /* Complaints are made once: here if they prevent printing, otherwise while printing. */
    printing->diag = (struct diag){0};
    enum status status = rehearse_pages(printing, &pages);
    if (status == STATUS_OK)
        code = page_choice_check(&printing->pages, pages, printing->manner);
    if (status == STATUS_OK && code == EXIT_DONE && (plan || saves)) {
        status = rehearse_ink(printing, printing->options->look, pages, &made->ink);
        made->inked = true;
        made->full = made->ink;
        if (status == STATUS_OK && saves)
            status = rehearse_ink(printing, (struct look){0}, pages, &made->full);
    }
    made->pages = page_set_size(&printing->pages, pages);
    if (status != STATUS_OK || plan)
        complain_diag(printing->manner, &printing->diag, NULL);
    diag_release(&printing->diag);
    printing->diag = loaded;
    return status != STATUS_OK ? exit_code_of(status) : code;
}

enum exit_code print_request_check(struct printing *printing)
{
    int pages;
    enum status status = rehearse_pages(printing, &pages);

    if (status == STATUS_OK)
        return EXIT_DONE;
    complain_diag(printing->manner, &printing->diag, NULL);
    return exit_code_of(status);
}

/* How far the drawing is: the pages of the cards, and about one page for each other piece. */
struct turning {
    struct progress progress;
    uint64_t done;
};

static void turn(void *context)
{
    struct turning *turning = context;

    progress_show(&turning->progress, ++turning->done);
}

enum status print_request_make(struct printing *printing, struct print_file *file,
                               struct made *made)
{
    char date[32];
    struct print_job cards = printing_cards(printing);
    struct press_job job = job_of(printing, date);
    struct turning turning = {.done = 0};
    struct press *press;
    int pages = printing->request.count;

    if (request_has_cards(&printing->request))
        pages += print_summarise(&cards, &(struct page_set){0}).pages - 1;
    progress_begin(&turning.progress, printing->manner, (uint64_t)pages);
    job.kind = printing->format == FORMAT_SVG   ? PRESS_SVG
               : printing->format == FORMAT_PNG ? PRESS_PNG
                                                : PRESS_PDF;
    job.dpi = printing->options->dpi;
    job.sink = print_file_sink(file);
    job.turned = turn;
    job.turned_context = &turning;
    enum status status = press_open(&press, &job, &printing->diag);
    if (status != STATUS_OK)
        return status;
    status = draw(printing, press);
    progress_end(&turning.progress);
    if (status == STATUS_OK)
        status = press_finish(press);
    made->pages = press_made(press).pages;
    made->unfinished = press_made(press).unfinished;
    press_close(press);
    return status;
}
