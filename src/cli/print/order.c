#include "cli/print/order.h"

#include "cli/print/page_choice.h"
#include "cli/print/rehearsal.h"
#include "cli/progress.h"
#include "cli/report.h"
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

static enum status draw(struct printing *printing, const struct order *order, struct press *press)
{
    enum status status = STATUS_OK;

    for (int i = 0; i < order->count && status == STATUS_OK; i++) {
        if (order->count > 1)
            press_bookmark(press, text_get(order->pieces[i]->title));
        status = order->pieces[i]->draw(printing, press);
        if (status == STATUS_OK && i + 1 < order->count)
            status = press_fill_sheet(press);
    }
    return status;
}

static struct press_job job_of(const struct printing *printing, const struct order *order,
                               char date[static 32])
{
    return (struct press_job){
        .title = printing_title(printing),
        .author = deck_about(printing->deck)->author,
        .creator = "breuk " BREUK_VERSION,
        .date = source_date(date),
        .language = printing->words.language,
        .family = printing->template->family,
        .family_where = printing->template->family_where,
        .look = printing_look(printing->line),
        .duplex = order_has_cards(order) &&
                  (printing->backs == BACKS_LONG || printing->backs == BACKS_SHORT),
        .short_edge = printing->backs == BACKS_SHORT,
        .pages = printing->pages,
    };
}

/* singles: the cards one by one, instead of the order's pages; NULL: those. */
struct artist {
    struct printing *printing;
    const struct order *order;
    const struct singles *singles;
};

static enum status draw_for_rehearsal(void *context, struct press *press)
{
    const struct artist *artist = context;

    return artist->singles ? singles_print(artist->singles, press, &artist->printing->diag)
                           : draw(artist->printing, artist->order, press);
}

static enum status measure(const struct printing *printing, const struct rehearsal *rehearsal,
                           int pages, struct made *made)
{
    enum status status = rehearse_ink(rehearsal, rehearsal->job->look, pages, &made->ink);

    made->inked = true;
    made->full = made->ink;
    return status == STATUS_OK && print_saves_ink(printing)
               ? rehearse_ink(rehearsal, (struct look){false, false}, pages, &made->full)
               : status;
}

enum exit_code print_order_rehearse(struct printing *printing, const struct order *order,
                                    struct made *made)
{
    char date[32];
    struct artist artist = {printing, order, NULL};
    struct press_job job = job_of(printing, order, date);
    struct rehearsal rehearsal = {&job, draw_for_rehearsal, &artist, &printing->diag};
    struct diag loaded = printing->diag;
    bool ink = option_given(printing->line, "dry-run") || print_saves_ink(printing);
    enum exit_code code = EXIT_DONE;
    int pages = 0;

    if (!ink && !option_given(printing->line, "pages"))
        return EXIT_DONE;
    /* What there is to complain of is said once: here if it is in the way, else by the printing. */
    printing->diag = (struct diag){0};
    enum status status = rehearse_pages(&rehearsal, &pages);
    if (status == STATUS_OK)
        code = page_choice_check(&printing->pages, pages, printing->line);
    if (status == STATUS_OK && code == EXIT_DONE && ink)
        status = measure(printing, &rehearsal, pages, made);
    made->pages = page_set_size(&printing->pages, pages);
    if (status != STATUS_OK || option_given(printing->line, "dry-run"))
        report_diag(printing->line, &printing->diag, NULL);
    diag_release(&printing->diag);
    printing->diag = loaded;
    return status != STATUS_OK ? exit_code_of(status) : code;
}

/* How far it is: the cards' pages, with the few others about a page each. */
struct turning {
    struct progress progress;
    uint64_t done;
};

static void turn(void *context)
{
    struct turning *turning = context;

    progress_show(&turning->progress, ++turning->done);
}

static void begin_turning(struct turning *turning, const struct printing *printing,
                          const struct order *order)
{
    struct print_job job = printing_cards(printing);
    int pages = order->count;

    turning->done = 0;
    if (order_has_cards(order))
        pages += print_summarise(&job, &(struct page_set){0}).pages - 1;
    progress_begin(&turning->progress, printing->line, (uint64_t)pages);
}

enum status print_order_make(struct printing *printing, const struct order *order,
                             struct print_file *file, const struct plates *plates,
                             struct made *made)
{
    char date[32];
    struct press_job job = job_of(printing, order, date);
    struct turning turning;
    struct press *press;

    begin_turning(&turning, printing, order);
    if (plates) {
        job.kind = plates->kind;
        job.dpi = plates->dpi;
    }
    job.sink = print_file_sink(file);
    job.turned = turn;
    job.turned_context = &turning;
    enum status status = press_open(&press, &job, &printing->diag);
    if (status != STATUS_OK)
        return status;
    status = plates && plates->singles ? singles_print(plates->singles, press, &printing->diag)
                                       : draw(printing, order, press);
    progress_end(&turning.progress);
    if (status == STATUS_OK)
        status = press_finish(press);
    made->pages = press_pages(press);
    made->unfinished = press_left_unfinished(press);
    press_close(press);
    return status;
}

enum exit_code print_order_check(struct printing *printing, const struct order *order,
                                 const struct singles *singles)
{
    char date[32];
    struct artist artist = {printing, order, singles};
    struct press_job job = job_of(printing, order, date);
    struct rehearsal rehearsal = {&job, draw_for_rehearsal, &artist, &printing->diag};
    int pages;
    enum status status = rehearse_pages(&rehearsal, &pages);

    if (status == STATUS_OK)
        return EXIT_DONE;
    report_diag(printing->line, &printing->diag, NULL);
    return exit_code_of(status);
}
