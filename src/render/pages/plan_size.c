/* Chooses how large a document becomes, so that it keeps to its pages, and breaks those of folded
 * paper where it reads well. */
#include "base/memory.h"
#include "draw/fit.h"
#include "render/pages/planning.h"

#include <math.h>

/* Penalties for beginning a page with a piece, on a scale where an empty page, the worst case of
 * space at a page's foot, counts 1. */
static const double BAD_IN_LIST = 1.2, BAD_TORN = 0.9, BAD_IN_TABLE = 0.6, BAD_STUB = 0.5,
                    BAD_LIST = 0.4, BAD_TEXT = 0.35, BAD_TABLE = 0.2, BAD_HEADING = 0.1;
/* The extra penalty where only one piece is left before the next heading. */
static const double BAD_ALONE = 0.25;

/* The pieces that are broken into pages, and the best way to do that. */
struct balance {
    struct page_plan *plan;
    struct placed *pieces;
    size_t count;
    int first, pages; /* the first page, and how many there are at most */
    double room;      /* of a page, mm */
    double *least;    /* by pages and pieces: the least penalty of that many pages with that many
                         pieces */
    size_t *begin;    /* likewise: the first piece of the last of these pages */
};

static bool is_point(const struct placed *piece)
{
    return piece->block->kind == PAGE_POINT;
}

static bool is_heading(const struct placed *piece)
{
    return !piece->row && plan_is_heading(piece->block);
}

/* Returns whether one piece alone stands between a heading and this one. */
static bool is_second(const struct balance *balance, size_t piece)
{
    return piece > 1 && !is_heading(&balance->pieces[piece - 1]) &&
           is_heading(&balance->pieces[piece - 2]);
}

/* Returns whether a piece is the last below its heading. */
static bool is_last(const struct balance *balance, size_t piece)
{
    return piece + 1 < balance->count && is_heading(&balance->pieces[piece + 1]);
}

/* Returns how bad it is to begin a page with a piece that is no heading. */
static double tear(const struct balance *balance, size_t piece)
{
    const struct placed *at = &balance->pieces[piece], *before = at - 1;

    if (is_second(balance, piece))
        return BAD_TORN;
    if (is_point(at))
        return is_point(before) ? BAD_IN_LIST : BAD_LIST;
    if (at->row)
        return at->block == before->block ? BAD_IN_TABLE : BAD_TABLE;
    return BAD_TEXT;
}

/* Returns how bad it is to begin a page with a piece; INFINITY: that must not be. */
static double badness(const struct balance *balance, size_t piece)
{
    const struct placed *at = &balance->pieces[piece], *before = at - 1;

    if (piece == 0)
        return 0;
    if (is_heading(before) || (before->row && before->row->head) ||
        (at->at_foot && before->at_foot))
        return INFINITY;
    if (at->block->kind == PAGE_CHAPTER || at->at_foot)
        return 0;
    if (at->block->kind == PAGE_HEADING)
        return is_second(balance, piece) ? BAD_STUB : BAD_HEADING;
    return tear(balance, piece) + (is_last(balance, piece) ? BAD_ALONE : 0);
}

/* Returns the space between a piece and the one before it: 0 if it is the first of its page, or a
 * part of the same block. */
static double space_before(const struct balance *balance, size_t piece, size_t first)
{
    const struct placed *at = &balance->pieces[piece], *before = at - 1;

    if (piece == first || at->block == before->block)
        return 0;
    return plan_space_below(balance->plan, before->block) +
           plan_space_above(balance->plan, at->block);
}

/* Returns how bad a page of the pieces from `first` up to `end` is; INFINITY: they do not fit. */
static double page_badness(const struct balance *balance, size_t first, size_t end)
{
    double height = 0;
    bool broken = false;

    for (size_t i = first; i < end; i++) {
        height += space_before(balance, i, first) + balance->pieces[i].box.height;
        broken = broken || (i > first && balance->pieces[i].begins);
    }
    if (broken || height > balance->room + 0.01)
        return INFINITY;
    double empty = (balance->room - height) / balance->room;
    return empty * empty;
}

/* Finds the best way to break all pieces into balance->pages pages or fewer. */
static void choose(struct balance *balance)
{
    const size_t width = balance->count + 1;

    for (int page = 0; page <= balance->pages; page++)
        for (size_t end = 0; end <= balance->count; end++) {
            double *least = &balance->least[(size_t)page * width + end];
            *least = end == 0 ? (double)page
                              : (double)INFINITY; /* pages that are not needed stay empty */
            for (size_t first = end; page > 0 && first-- > 0;) {
                double own = page_badness(balance, first, end);
                double all = balance->least[(size_t)(page - 1) * width + first] + own +
                             badness(balance, first);
                if (all < *least) {
                    *least = all;
                    balance->begin[(size_t)page * width + end] = first;
                }
                if (!(own < INFINITY))
                    break;
            }
        }
}

/* Puts the pieces from `first` up to `end` on a page. */
static void fill_page(struct balance *balance, size_t first, size_t end, int page)
{
    struct placed *pieces = balance->pieces;
    double y = balance->plan->margin;

    for (size_t i = first; i < end; i++) {
        y += space_before(balance, i, first);
        pieces[i].page = balance->first + page;
        pieces[i].box.y = y;
        y += pieces[i].box.height;
    }
    double left = balance->plan->margin + balance->room - y;
    for (size_t i = first; i < end; i++)
        pieces[i].box.y += pieces[i].at_foot ? left : 0;
}

/* Breaks the pieces into the best pages. */
static void break_pages(struct balance *balance)
{
    size_t starts[64], end = balance->count;
    int pages = 0, page = balance->pages;

    while (end > 0 && pages < (int)(sizeof starts / sizeof *starts)) {
        starts[pages++] = balance->begin[(size_t)page-- * (balance->count + 1) + end];
        end = starts[pages - 1];
    }
    for (int i = 0; i < pages; i++)
        fill_page(balance, starts[pages - 1 - i],
                  i + 1 < pages ? starts[pages - 2 - i] : balance->count, i);
}

/* Breaks what was placed on folded paper into pages anew, so that they are equally full and break
 * where it reads well. Sets *bad to how bad that is: a list that goes on on the next page is worse
 * than 1, a page that is half empty 0.25; INFINITY: they cannot be broken so. */
static void balance_pages(struct page_plan *plan, double *bad)
{
    const struct sheet *sheet = plan->job->sheet;
    int most = plan->job->page->most_pages;
    struct balance balance = {.plan = plan, .pieces = plan->placed, .count = plan->count};

    *bad = 0;
    if (plan->cover_zoom > 0) {
        balance.first = 1;
        while (balance.count > 0 && balance.pieces->page == 0)
            balance.pieces++, balance.count--;
    }
    balance.pages = (most > 0 ? most : page_plan_pages(plan)) - balance.first;
    balance.room = sheet->grid.paper_height - 2 * plan->margin;
    if (balance.count == 0 || balance.pages < 1)
        return;
    size_t places = (size_t)(balance.pages + 1) * (balance.count + 1);
    balance.least = memory_new(places, sizeof *balance.least);
    balance.begin = memory_new(places, sizeof *balance.begin);
    choose(&balance);
    *bad = balance.least[places - 1];
    if (*bad < INFINITY)
        break_pages(&balance);
    memory_free(balance.least);
    memory_free(balance.begin);
}

/* The scales of smaller type, down to 9.5 points, which saves pages (the digits of a mixed number's
 * fraction have SMALLEST_WORDS then); the zooms of the whole document; and the scales of larger
 * type, up to 16 points, which can be read from afar. */
static const double scales[] = {1, 10.5 / 11, 10.0 / 11, 9.53 / 11};
static const double zooms[] = {0.98, 0.96, 0.94, 0.92, 0.90, 0.88, 0.86, 0.84,
                               0.82, 0.80, 0.78, 0.76, 0.74, 0.72, 0.70};
static const double large_scales[] = {16.0 / 11, 15.0 / 11, 14.0 / 11, 13.0 / 11, 12.0 / 11};
/* The zooms of folded paper, which takes the largest that it has room for. */
static const double large_zooms[] = {1.2, 1.16, 1.12, 1.08, 1.04, 1};

/* Type of a leaflet (an em, mm) becomes no smaller than this only to break its pages well. */
static const double EASY_BODY = 2.8;
/* The penalty for smaller type, on the scale of balance_pages, for each unit of zoom that is lost.
 */
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
 * a whole. Runs of spare blocks are given up, the last first, only if no readable size keeps to the
 * limit with them. If no size does at all, the other blocks are placed in the usual type, or in
 * smaller type if some part of them is too wide otherwise. */
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

/* Makes the columns of the last page as short as possible, so that none stays empty; or, in a
 * document of one column with its title on each page, makes all pages so, so that the last does not
 * have only a line or two. */
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
        balance_pages(plan, bad);
    return status;
}

/* Does the same, in smaller type where better page breaks outweigh the penalty for it. */
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
