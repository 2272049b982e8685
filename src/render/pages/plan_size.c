/* How large a document becomes, so that it keeps to its pages. */
#include "draw/fit.h"
#include "render/pages/planning.h"

#include <math.h>

/* The scales of smaller type, down to 9.5 points, which saves pages (the digits of a mixed number's
 * fraction have SMALLEST_WORDS then); those of all of it; and those of larger type, up to 16
 * points, which can be read from afar. */
static const double scales[] = {1, 10.5 / 11, 10.0 / 11, 9.53 / 11};
static const double zooms[] = {0.98, 0.96, 0.94, 0.92, 0.90, 0.88, 0.86, 0.84,
                               0.82, 0.80, 0.78, 0.76, 0.74, 0.72, 0.70};
static const double large_scales[] = {16.0 / 11, 15.0 / 11, 14.0 / 11, 13.0 / 11, 12.0 / 11};
/* All of folded paper becomes so much larger where it has room for that. */
static const double large_zooms[] = {1.2, 1.16, 1.12, 1.08, 1.04, 1};

/* Type of a leaflet (an em, mm) becomes no smaller than this only to break its pages well. */
static const double EASY_BODY = 2.8;
/* How bad smaller type is, in what plan_balance counts, for each part of its zoom. */
static const double BAD_SMALLER = 4;

static bool keeps_limit(const struct page_plan *plan)
{
    int most = plan->job->page->most_pages;

    return plan->fits && (most == 0 || page_plan_pages(plan) <= most);
}

/* Places all blocks again in the largest type that needs no more pages than they have now. */
static enum status enlarge(struct page_plan *plan)
{
    enum status status = STATUS_OK;
    int pages = page_plan_pages(plan);

    for (size_t i = 0; i < sizeof large_scales / sizeof *large_scales && status == STATUS_OK; i++) {
        status = plan_place_all(plan, large_scales[i]);
        if (plan->fits && page_plan_pages(plan) <= pages)
            return status;
    }
    return status == STATUS_OK ? plan_place_all(plan, 1) : status;
}

/* Places all blocks of folded paper as large as its pages allow. */
static enum status enlarge_folded(struct page_plan *plan)
{
    enum status status = STATUS_OK;

    for (size_t i = 0; i < sizeof large_zooms / sizeof *large_zooms && status == STATUS_OK; i++) {
        plan->chapter_share = plan->heading_share = 1;
        plan->zoom = large_zooms[i];
        plan_fit_headings(plan);
        status = plan_place_all(plan, 1);
        if (keeps_limit(plan))
            break;
    }
    return status;
}

/* Places all blocks in the largest type that keeps to the limit of pages; if none does, in the
 * smallest. */
static enum status shrink_type(struct page_plan *plan)
{
    enum status status = STATUS_OK;

    plan->zoom = 1;
    for (size_t i = 0; i < sizeof scales / sizeof *scales && status == STATUS_OK; i++) {
        status = plan_place_all(plan, scales[i]);
        if (keeps_limit(plan))
            break;
    }
    return status;
}

/* Places all blocks as large as the limit of pages allows, in the smallest type, so that numbers
 * and pictures stay large; if nothing does, as small as may be. The smaller they are the fewer
 * pages they need, so sizes are halved in on. */
static enum status shrink(struct page_plan *plan)
{
    const double smallest = scales[sizeof scales / sizeof *scales - 1];
    size_t first = 0, count = sizeof zooms / sizeof *zooms;

    /* A leaflet is read in the hand. */
    while (plan_is_folded(plan) && count > 1 &&
           zooms[count - 1] * smallest * PAGE_BODY / POINTS_PER_MM < SMALLEST_WORDS)
        count--;
    size_t last = count - 1;
    enum status status = STATUS_OK;

    while (first < last && status == STATUS_OK) {
        size_t middle = (first + last) / 2;
        plan->zoom = zooms[middle];
        status = plan_place_all(plan, smallest);
        if (keeps_limit(plan))
            last = middle;
        else
            first = middle + 1;
    }
    plan->zoom = zooms[first];
    return status == STATUS_OK ? plan_place_all(plan, smallest) : status;
}

/* Returns how many runs of spare blocks a document has. */
static int count_spares(const struct page *page)
{
    int count = 0;
    bool after_spare = false;

    for (const struct page_block *block = page->blocks; block; block = block->next) {
        count += block->spare && !after_spare;
        after_spare = block->spare;
    }
    return count;
}

/* Places all blocks in the largest type that keeps to the document's limit of pages, or smaller as
 * a whole. What is spare is given up only where nothing readable keeps to the limit with it, the
 * last first. If nothing does at all, they are placed in the usual type, or in smaller type where
 * some part of them is too wide else. */
static enum status place_on_few_pages(struct page_plan *plan)
{
    enum status status = STATUS_OK;

    for (plan->spares = count_spares(plan->job->page); plan->spares >= 0; plan->spares--) {
        status = shrink_type(plan);
        if (status == STATUS_OK && !keeps_limit(plan) && plan->job->page->shrinks)
            status = shrink(plan);
        if (status != STATUS_OK || keeps_limit(plan))
            return status;
    }
    plan->spares = 0;
    plan->zoom = 1;
    status = plan_place_all(plan, scales[0]);
    for (size_t i = 1; i < sizeof scales / sizeof *scales && status == STATUS_OK && !plan->fits;
         i++)
        status = plan_place_all(plan, scales[i]);
    return status;
}

/* Makes the columns of the last page as short as possible, so that none stays empty; or the pages
 * of a document of one column that has its title on each of them, so that the last has not a line
 * or two. */
static enum status even_out(struct page_plan *plan)
{
    int pages = page_plan_pages(plan), tries = 8;
    double scale = plan->scale, shortest = plan->margin, longest = plan_bottom(plan);
    enum status status = STATUS_OK;

    if (!plan->fits || (plan->columns == 1 && !(plan->job->page->retitled && pages > 1)))
        return STATUS_OK;
    plan->short_page = plan->columns == 1 ? PLAN_ALL_PAGES : pages - 1;
    for (; tries > 0 && status == STATUS_OK; tries--) {
        plan->short_bottom = (shortest + longest) / 2;
        status = plan_place_all(plan, scale);
        if (plan->fits && page_plan_pages(plan) == pages)
            longest = plan->short_bottom;
        else
            shortest = plan->short_bottom;
    }
    plan->short_bottom = longest;
    return status == STATUS_OK ? plan_place_all(plan, scale) : status;
}

/* Returns the break behind the cover; NULL: there is no cover. */
static const struct page_block *behind_cover(const struct page *page)
{
    const struct page_block *block = page->cover ? page->blocks : NULL;

    while (block && block->kind != PAGE_BREAK)
        block = block->next;
    return block;
}

/* Chooses the largest size in which the cover is one page, with words as large as those behind it:
 * it is no smaller where the rest is. */
static enum status fit_cover(struct page_plan *plan)
{
    static const double largest = 1.2, step = 0.04;
    const double scale = plan->scale;
    enum status status = STATUS_OK;
    bool one = false;

    plan->end = behind_cover(plan->job->page);
    if (!plan->end)
        return STATUS_OK;
    plan->cover_zoom = largest + step;
    while (!one && status == STATUS_OK && plan->cover_zoom > step) {
        plan->cover_zoom -= step;
        status = plan_place_all(plan, scale);
        one = plan->fits && page_plan_pages(plan) == 1;
    }
    plan->end = NULL;
    return status;
}

/* Fits the cover again, now that the size of its words is known, and breaks the rest into pages.
 */
static enum status set_folded(struct page_plan *plan, double zoom, double *bad)
{
    const double scale = plan->scale;

    plan->zoom = zoom;
    enum status status = fit_cover(plan);
    if (status == STATUS_OK)
        status = plan_place_all(plan, scale);
    *bad = INFINITY;
    if (status == STATUS_OK && keeps_limit(plan))
        plan_balance(plan, bad);
    return status;
}

/* Does this, in smaller type where its pages then break so much better. */
static enum status finish_folded(struct page_plan *plan)
{
    static const double step = 0.02;
    const double zoom = plan->zoom, em = plan->scale * PAGE_BODY / POINTS_PER_MM;
    double least, best = zoom;
    enum status status = set_folded(plan, zoom, &least);

    for (double less = step;
         status == STATUS_OK && BAD_SMALLER * less < least && (zoom - less) * em >= EASY_BODY;
         less += step) {
        double bad;
        status = set_folded(plan, zoom - less, &bad);
        if (bad + BAD_SMALLER * less < least) {
            least = bad + BAD_SMALLER * less;
            best = zoom - less;
        }
    }
    return plan->zoom != best && status == STATUS_OK ? set_folded(plan, best, &least) : status;
}

enum status plan_choose_size(struct page_plan *plan)
{
    plan_fit_headings(plan);
    enum status status = fit_cover(plan);
    if (status == STATUS_OK)
        status = place_on_few_pages(plan);
    if (status == STATUS_OK && plan->job->page->large && plan->fits && plan->scale >= 1)
        status = plan_is_folded(plan) ? enlarge_folded(plan) : enlarge(plan);
    if (status == STATUS_OK)
        status = even_out(plan);
    if (status == STATUS_OK && plan_is_folded(plan))
        status = finish_folded(plan);
    /* Folded paper has no more pages. */
    plan->fits = plan->fits && (keeps_limit(plan) || !plan_is_folded(plan));
    return status;
}
