#include "render/pages/plan.h"

#include "base/memory.h"
#include "draw/lettering.h"
#include "render/pages/planning.h"

#include <math.h>

/* The title is so large, and shrinks so far to stay in one line, points. */
static const double TITLE = 20, SMALLEST_TITLE = 16;
/* mm */
static const double FOLDED_MARGIN = 7;     /* of a part of a sheet that is folded, without a foot */
static const double HALF_MARGIN = 10;      /* of a half of a sheet that is cut */
static const double FOOT_ROOM = 7;         /* between the text and the lower margin */
static const double BETWEEN_COLUMNS = 8;   /* of text */
static const double NARROWEST_COLUMN = 60; /* on narrower paper there is one column */
static const double SPARE_MOST = 12;       /* the most that a row of a filling table grows */

bool plan_is_folded(const struct page_plan *plan)
{
    return plan->job->page->fold == PAGE_MAP || plan->job->page->fold == PAGE_BOOKLET;
}

/* Returns whether nothing stands at the foot of a page. */
static bool is_footless(const struct page *page)
{
    return page->unnumbered && !*page->foot;
}

double plan_bottom(const struct page_plan *plan)
{
    if (plan->page == plan->short_page || plan->short_page == PLAN_ALL_PAGES)
        return plan->short_bottom;
    return plan->job->sheet->grid.paper_height - plan->margin -
           (plan_is_folded(plan) || is_footless(plan->job->page) ? 0 : FOOT_ROOM);
}

double plan_width(const struct page_plan *plan)
{
    return plan->job->sheet->grid.paper_width - 2 * plan->margin;
}

static void place(struct page_plan *plan, const struct page_block *block,
                  const struct page_row *row, double width, double height)
{
    memory_make_room(&plan->placed, plan->count, &plan->capacity);
    double x = plan->margin + plan->column * (plan->column_width + BETWEEN_COLUMNS);
    plan->placed[plan->count++] = (struct placed){
        plan->page, {x, plan->y, width, height}, block, row, plan->at_foot, plan->begins};
    plan->begins = false;
    plan->y += height;
}

static void next_column(struct page_plan *plan)
{
    if (++plan->column == plan->columns) {
        plan->column = 0;
        plan->page++;
        plan->top = plan->margin + plan->title_room;
    }
    plan->y = plan->top;
}

static bool at_top(const struct page_plan *plan)
{
    return plan->y <= plan->top;
}

/* Moves to the next place where a piece of this height fits, with the space above such a block. */
static void make_room(struct page_plan *plan, const struct page_block *block, double height)
{
    double above = at_top(plan) ? 0 : plan_space_above(plan, block);

    plan->y += above;
    while (plan->y + height > plan_bottom(plan) + 0.01) {
        if (at_top(plan) && plan->page > 0) {
            plan->fits = false;
            return;
        }
        next_column(plan);
    }
}

/* Sets *height to that of the rows that must stay together: a table's heads and the first row below
 * them. */
static enum status heads_height(struct page_plan *plan, const struct page_block *block,
                                double *height)
{
    enum status status = STATUS_OK;

    *height = 0;
    for (const struct page_row *row = block->table->rows; row && status == STATUS_OK;
         row = row->next) {
        double own;
        status = plan_row_height(plan, block, row, &own);
        *height += own;
        if (!row->head)
            break;
    }
    return status;
}

/* Chooses the largest type in which the title takes one line, or else the usual type, and sets
 * *height. */
static enum status title_height(struct page_plan *plan, const struct page_block *block,
                                double *height)
{
    double width = plan_width(plan), line;

    if (plan->job->page->titled)
        return plan_block_height(plan, block, width, height);
    for (plan->title = TITLE; plan->title >= SMALLEST_TITLE; plan->title--) {
        enum status status = plan_block_height(plan, block, 10 * width, &line);
        if (status == STATUS_OK)
            status = plan_block_height(plan, block, width, height);
        if (status != STATUS_OK || *height < 1.5 * line)
            return status;
    }
    plan->title = TITLE;
    return plan_block_height(plan, block, width, height);
}

static enum status place_title(struct page_plan *plan, const struct page_block *block)
{
    double height;
    enum status status = title_height(plan, block, &height);

    if (status == STATUS_OK)
        place(plan, block, NULL, plan_width(plan), height);
    plan->y += plan_space_below(plan, block);
    plan->top = plan->y;
    if (plan->job->page->retitled)
        plan->title_room = plan->top - plan->margin;
    return status;
}

bool plan_is_heading(const struct page_block *block)
{
    return block->kind == PAGE_HEADING || block->kind == PAGE_CHAPTER;
}

/* Sets *height to that of what must stand below a heading: the first piece of what follows it, with
 * the space above that. */
static enum status following_height(struct page_plan *plan, const struct page_block *block,
                                    double *height)
{
    const struct page_block *next = block->next;
    double more = 0;
    enum status status = STATUS_OK;

    *height = 0;
    if (next && next->kind == PAGE_TABLE)
        status = heads_height(plan, next, height);
    else if (next)
        status = plan_block_height(plan, next, plan->column_width, height);
    if (next && plan_is_heading(next) && status == STATUS_OK)
        status = following_height(plan, next, &more);
    if (next)
        more += plan_space_above(plan, next);
    *height += more + plan_space_below(plan, block);
    return status;
}

static enum status place_block(struct page_plan *plan, const struct page_block *block)
{
    double height, follows = 0;
    enum status status = plan_block_height(plan, block, plan->column_width, &height);

    if (status == STATUS_OK && plan_is_heading(block))
        status = following_height(plan, block, &follows);
    if (status != STATUS_OK)
        return status;
    make_room(plan, block, height + follows);
    place(plan, block, NULL, plan->column_width, height);
    plan->y += plan_space_below(plan, block);
    return STATUS_OK;
}

static enum status place_heads(struct page_plan *plan, const struct page_block *block, double spare)
{
    enum status status = STATUS_OK;

    for (const struct page_row *row = block->table->rows; row && row->head && status == STATUS_OK;
         row = row->next) {
        double height;
        status = plan_row_height(plan, block, row, &height);
        if (status == STATUS_OK)
            place(plan, block, row, plan->column_width, height + spare);
    }
    return status;
}

/* Sets *spare to the extra height of each row of a filling table, its head included, where players
 * write their names: an equal share of the space left in the column. */
static enum status spare_height(struct page_plan *plan, const struct page_block *block,
                                double *spare)
{
    const struct page_table *table = block->table;
    double all = 0;
    int rows = 0;
    enum status status = STATUS_OK;

    *spare = 0;
    for (const struct page_row *row = table->rows; row && status == STATUS_OK; row = row->next) {
        double height;
        status = plan_row_height(plan, block, row, &height);
        all += height;
        rows++;
    }
    if (table->filling && rows > 0)
        *spare = fmin(fmax(0, plan_bottom(plan) - plan->y - all) / rows, SPARE_MOST);
    return status;
}

static enum status place_table(struct page_plan *plan, const struct page_block *block)
{
    double height, spare = 0;
    enum status status = heads_height(plan, block, &height);

    if (status != STATUS_OK)
        return status;
    make_room(plan, block, height);
    status = spare_height(plan, block, &spare);
    if (status == STATUS_OK)
        status = place_heads(plan, block, spare);
    for (const struct page_row *row = block->table->rows; row && status == STATUS_OK;
         row = row->next) {
        if (row->head)
            continue;
        status = plan_row_height(plan, block, row, &height);
        if (status == STATUS_OK && plan->y + height + spare > plan_bottom(plan) + 0.01) {
            next_column(plan);
            status = place_heads(plan, block, spare);
            plan->fits = plan->fits && plan->y + height <= plan_bottom(plan) + 0.01;
        }
        if (status == STATUS_OK)
            place(plan, block, row, plan->column_width, height + spare);
    }
    plan->y += plan_space_below(plan, block);
    return status;
}

static enum status place_spring(struct page_plan *plan, const struct page_block *block);

static enum status place_any(struct page_plan *plan, const struct page_block *block)
{
    switch (block->kind) {
    case PAGE_TITLE:
        return place_title(plan, block);
    case PAGE_TABLE:
        return place_table(plan, block);
    case PAGE_SPRING:
        return place_spring(plan, block);
    case PAGE_BREAK:
        plan->at_foot = false;
        plan->begins = true;
        if (!at_top(plan) || plan->column > 0)
            plan->column = plan->columns - 1, next_column(plan);
        return STATUS_OK;
    default:
        return place_block(plan, block);
    }
}

/* Pushes the blocks up to the next spring down to the foot of the column. How high they
 * are is found by placing them, and forgetting it again. */
static enum status place_spring(struct page_plan *plan, const struct page_block *block)
{
    static const double below_top = 0.02; /* so that they have the space above them in any case */
    const struct page_plan before = *plan;
    enum status status = STATUS_OK;

    plan->y += below_top;
    for (block = block->next; block && block->kind != PAGE_SPRING && block->kind != PAGE_BREAK &&
                              status == STATUS_OK && plan->fits;
         block = block->next)
        status = place_any(plan, block);
    if (status != STATUS_OK || plan->count == before.count)
        return status;
    const struct placed *last = &plan->placed[plan->count - 1];
    bool here = plan->fits && plan->page == before.page && plan->column == before.column;
    double bottom = last->box.y + last->box.height;
    plan->count = before.count;
    plan->page = before.page;
    plan->column = before.column;
    plan->top = before.top;
    plan->y = before.y;
    plan->fits = before.fits;
    plan->at_foot = true;
    if (here)
        plan->y += below_top + plan_bottom(plan) - bottom;
    else if (!at_top(plan))
        next_column(plan);
    return STATUS_OK;
}

enum status plan_place_all(struct page_plan *plan, double scale)
{
    const struct page_block *block = plan->job->page->blocks;
    enum status status = STATUS_OK;
    bool after_spare = false;
    int spares = 0;

    plan->scale = scale;
    plan->count = 0;
    plan->page = plan->column = 0;
    plan->top = plan->y = plan->margin;
    plan->title_room = 0;
    plan->at_foot = plan->begins = false;
    plan->fits = plan->column_width > 2 * PLAN_BULLET && plan_bottom(plan) > plan->margin;
    plan->on_cover = plan->cover_zoom > 0;
    for (; block != plan->end && status == STATUS_OK && plan->fits; block = block->next) {
        plan->on_cover = plan->on_cover && block->kind != PAGE_BREAK;
        spares += block->spare && !after_spare;
        after_spare = block->spare;
        if (!block->spare || spares <= plan->spares)
            status = place_any(plan, block);
    }
    return status;
}

enum status page_plan_new(struct page_plan **out, const struct page_job *job, struct type *type,
                          struct diag *diag)
{
    struct page_plan *plan = memory_new(1, sizeof *plan);

    *out = NULL;
    plan->job = job;
    plan->type = type;
    plan->short_page = -1;
    plan->scale = plan->zoom = plan->chapter_share = plan->heading_share = 1;
    plan->margin = plan_is_folded(plan)             ? FOLDED_MARGIN
                   : job->page->fold == PAGE_HALVES ? HALF_MARGIN
                                                    : PAGE_MARGIN;
    plan->columns = job->page->columns;
    double width = plan_width(plan);
    plan->column_width = (width - (plan->columns - 1) * BETWEEN_COLUMNS) / plan->columns;
    if (plan->column_width < NARROWEST_COLUMN) {
        plan->columns = 1;
        plan->column_width = width;
    }
    enum status status = page_cards_open(&plan->cards, job, type, diag);
    if (status == STATUS_OK)
        status = plan_choose_size(plan);
    if (status == STATUS_OK && !plan->fits) {
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(N_("the paper of the sheet “{sheet}” is too small for this page; "
                                 "choose a larger one with --sheet"),
                              arg_text("sheet", job->sheet->name)));
        status = STATUS_INVALID;
    }
    if (status == STATUS_OK && plan->unknown)
        lettering_warn_unknown(NULL, (struct position){0}, diag);
    if (status == STATUS_OK && plan->uncounted)
        diag_add(diag, SEVERITY_WARNING, (struct position){0},
                 message_of(N_("a picture on this page has more parts than can be counted; its "
                               "number is printed instead")));
    if (status == STATUS_OK && plan->bare)
        diag_add(diag, SEVERITY_WARNING, (struct position){0},
                 message_of(N_("a line on this page has more parts than can be counted; it has no "
                               "marks for them")));
    if (status == STATUS_OK)
        *out = plan;
    else
        page_plan_free(plan);
    return status;
}

void page_plan_free(struct page_plan *plan)
{
    if (!plan)
        return;
    page_cards_close(&plan->cards);
    memory_free(plan->placed);
    memory_free(plan);
}

int page_plan_pages(const struct page_plan *plan)
{
    return plan->count ? plan->placed[plan->count - 1].page + 1 : 1;
}

double page_plan_zoom(const struct page_plan *plan)
{
    return plan->zoom;
}

double page_plan_type(const struct page_plan *plan)
{
    return plan->scale;
}
