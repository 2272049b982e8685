/* How each block of a plan looks, and how high it is. */
#include "render/pages/planning.h"

#include "render/pages/table.h"

#include <math.h>

static const double HEADING = 13; /* type, points */
/* On bars, an em, mm: of titles and chapters, of chapters of folded paper, and of headings. */
static const double CHAPTER_SIZE = 9, FOLDED_CHAPTER_SIZE = 7.2, HEADING_SIZE = 5;
static const double CHAPTER_BAR = 1.9, HEADING_BAR = 1.1; /* mm */
static const double CUT_ROOM = 6; /* the height of a line to cut along, mm */

/* The space above a block that is not the first in its column, and the space below it, mm. */
static const struct {
    double above, below;
} spaces[] = {
    [PAGE_TITLE] = {0, 4},       [PAGE_CHAPTER] = {5, 2.6}, [PAGE_HEADING] = {2.6, 1.2},
    [PAGE_PARAGRAPH] = {0, 1.7}, [PAGE_POINT] = {0, 1.1},   [PAGE_TABLE] = {0.6, 3},
    [PAGE_CUT] = {0, 1},         [PAGE_SPRING] = {0, 0},    [PAGE_BREAK] = {0, 0},
};

/* Returns how large all of the blocks in hand are. */
static double zoom_of(const struct page_plan *plan)
{
    return plan->on_cover ? plan->cover_zoom : plan->zoom;
}

double plan_scale(const struct page_plan *plan, const struct page_block *block)
{
    return zoom_of(plan) * block->scale;
}

double plan_type_scale(const struct page_plan *plan, const struct page_block *block)
{
    if (plan->on_cover && block->kind == PAGE_CHAPTER)
        return plan->cover_zoom * block->type;
    return plan->scale * plan->zoom * block->type;
}

double plan_space_above(const struct page_plan *plan, const struct page_block *block)
{
    return plan_type_scale(plan, block) * spaces[block->kind].above;
}

double plan_space_below(const struct page_plan *plan, const struct page_block *block)
{
    return plan_type_scale(plan, block) * spaces[block->kind].below;
}

struct cell_look plan_look(struct page_plan *plan, const struct page_block *block)
{
    enum page_block_kind kind = block->kind;
    double scale = kind == PAGE_TITLE ? fmin(plan->scale, 1) * zoom_of(plan) * block->type
                                      : plan_type_scale(plan, block);
    double points = kind == PAGE_TITLE ? plan->title : kind == PAGE_HEADING ? HEADING : PAGE_BODY;

    return (struct cell_look){
        .template = plan->job->template,
        .cards = &plan->cards,
        .style = &plan->job->page->style,
        .type = plan->type,
        .size = scale * points / POINTS_PER_MM,
        .scale = plan_scale(plan, block),
        .unknown = &plan->unknown,
        .ink = plan->job->page->ink,
        .uncounted = &plan->uncounted,
        .bare = &plan->bare,
        .bold = kind == PAGE_TITLE || kind == PAGE_HEADING,
        .align = ALIGN_LEFT,
    };
}

bool plan_is_on_bar(const struct page_plan *plan, const struct page_block *block)
{
    const struct page *page = plan->job->page;

    return block->kind == PAGE_CHAPTER || (block->kind == PAGE_HEADING && page->barred) ||
           (block->kind == PAGE_TITLE && page->titled);
}

/* Returns how large a block that stands on a bar is: a title is no larger where the text is read
 * from afar. */
static double bar_scale(const struct page_plan *plan, const struct page_block *block)
{
    return block->kind == PAGE_TITLE ? fmin(plan->scale, 1) * zoom_of(plan) * block->type
                                     : plan_type_scale(plan, block);
}

/* Returns the size of the type of a block that stands on a bar, an em in mm. */
static double bar_size(const struct page_plan *plan, const struct page_block *block)
{
    bool folded = plan_is_folded(plan);
    double size = bar_scale(plan, block);

    if (block->kind == PAGE_HEADING)
        return size * HEADING_SIZE * plan->heading_share;
    return size * (folded ? FOLDED_CHAPTER_SIZE : CHAPTER_SIZE) *
           (plan->on_cover ? 1 : plan->chapter_share);
}

void plan_fit_bar_title(struct page_plan *plan, const struct page_block *block, double width,
                        struct bar_title *title, double *height)
{
    bool heading = block->kind == PAGE_HEADING;

    *title = (struct bar_title){
        .text = block->cell.items->text,
        .size = bar_size(plan, block),
        .wraps = plan_is_folded(plan),
        .bar = bar_scale(plan, block) * (heading ? HEADING_BAR : CHAPTER_BAR),
        .width = width,
        .ink = heading ? COLOUR_DARK : plan->job->page->ink,
        .beside =
            block->kind == PAGE_TITLE && *plan->job->page->beside ? plan->job->page->beside : NULL,
    };
    bar_title_fit(plan->type, title, height, &plan->fits, &plan->unknown);
}

void plan_fit_headings(struct page_plan *plan)
{
    struct bar_title title;
    bool behind_cover = !plan->job->page->cover;
    double height;

    for (const struct page_block *block = plan->job->page->blocks; block && plan_is_folded(plan);
         block = block->next) {
        double *share = block->kind == PAGE_HEADING ? &plan->heading_share : &plan->chapter_share;
        behind_cover = behind_cover || block->kind == PAGE_BREAK;
        if (!behind_cover || !plan_is_heading(block) || !plan_is_on_bar(plan, block))
            continue;
        const double usual = bar_size(plan, block);
        plan_fit_bar_title(plan, block, plan->column_width, &title, &height);
        *share *= title.size / usual;
    }
}

enum status plan_block_height(struct page_plan *plan, const struct page_block *block, double width,
                              double *height)
{
    struct cell_look look = plan_look(plan, block);
    struct bar_title title;

    *height = 0;
    if (block->kind == PAGE_SPRING || block->kind == PAGE_BREAK)
        return STATUS_OK;
    if (plan_is_on_bar(plan, block)) {
        plan_fit_bar_title(plan, block, width, &title, height);
        return STATUS_OK;
    }
    if (block->kind == PAGE_CUT) {
        *height = plan_scale(plan, block) * CUT_ROOM;
        return STATUS_OK;
    }
    if (block->kind == PAGE_POINT)
        width -= PLAN_BULLET;
    return cell_set(&look, &block->cell, width, NULL, 0, 0, height, &plan->fits);
}

enum status plan_row_height(struct page_plan *plan, const struct page_block *block,
                            const struct page_row *row, double *height)
{
    struct cell_look look = plan_look(plan, block);

    return table_row_height(&look, block->table, row, plan->column_width, height, &plan->fits);
}
