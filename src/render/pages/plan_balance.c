/* Where the pages of folded paper end: what was placed on them is broken into pages anew. */
#include "base/memory.h"
#include "render/pages/planning.h"

#include <math.h>

/* How bad it is to begin a page with a piece, where the worst that space at a page's foot can be,
 * an empty page, is 1. */
static const double BAD_IN_LIST = 1.2, BAD_TORN = 0.9, BAD_IN_TABLE = 0.6, BAD_STUB = 0.5,
                    BAD_LIST = 0.4, BAD_TEXT = 0.35, BAD_TABLE = 0.2, BAD_HEADING = 0.1;
/* How much worse it is where one piece alone is left for the page. */
static const double BAD_ALONE = 0.25;

/* The pieces that are broken into pages, and the best way to do that. */
struct balance {
    struct page_plan *plan;
    struct placed *pieces;
    size_t count;
    int first, pages; /* the first page, and how many there are at most */
    double room;      /* of a page, mm */
    double *least; /* by pages and pieces: how bad so many pages with so many pieces are at best */
    size_t *begin; /* likewise: the first piece of the last of these pages */
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

/* Returns the height of a piece with the space round it: above it if it is not the first of a page
 * nor of what is pushed to its foot, below it if it is not the last. */
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

/* Finds the best pages for all pieces, so many or fewer. */
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

void plan_balance(struct page_plan *plan, double *bad)
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
