/* Draws the pages of a plan. */
#include "render/pages/planning.h"

#include "draw/piece.h"
#include "render/pages/cut_line.h"
#include "render/pages/table.h"

#include <math.h>

static const double FOOT = 8.5; /* type, points */

static enum status draw_placed(struct page_plan *plan, const struct placed *placed,
                               struct canvas *canvas)
{
    static const char *const words[] = {
        [PAGE_TITLE] = "title",         [PAGE_CHAPTER] = "chapter", [PAGE_HEADING] = "heading",
        [PAGE_PARAGRAPH] = "paragraph", [PAGE_POINT] = "point",     [PAGE_CUT] = "cut"};
    const struct page_block *block = placed->block;
    struct cell_look look = plan_look(plan, block);
    struct box box = placed->box;
    bool fits = true;
    double height, inset = block->kind == PAGE_POINT ? PLAN_BULLET : 0;

    if (placed->row)
        return table_draw_row(&look, block->table, placed->row, canvas, box);
    if (block->kind == PAGE_SPRING)
        return STATUS_OK;
    struct bar_title title;
    canvas_note(canvas, words[block->kind], box, COLOUR_DARK, "");
    if (plan_is_on_bar(plan, block)) {
        plan_fit_bar_title(plan, block, box.width, &title, &height);
        bar_title_draw(canvas, &title, box.x, box.y);
        return STATUS_OK;
    }
    if (block->kind == PAGE_POINT) {
        canvas_circle(canvas, box.x + 0.35 * PLAN_BULLET, box.y + 0.7 * look.size,
                      0.17 * look.size);
        canvas_fill(canvas, COLOUR_DARK);
    }
    if (block->kind == PAGE_CUT)
        cut_line_draw(canvas, box, plan_scale(plan, block));
    return cell_set(&look, &block->cell, box.width - inset, canvas, box.x + inset, box.y, &height,
                    &fits);
}

/* Writes "Fractions 1.0 · rules" at the left and "page 1 of 2" at the right; smaller if there is
 * little room. */
static void draw_foot(const struct page_plan *plan, struct canvas *canvas, int page)
{
    double width = plan_width(plan), size = FOOT / POINTS_PER_MM;
    double baseline = plan->job->sheet->grid.paper_height - plan->margin - 1;
    struct strbuf text = {0};
    struct line left, right;

    if (!plan->job->page->unnumbered)
        paper_say(&plan->job->words,
                  message_with(N_("page {page} of {pages}"), arg_count("page", page + 1),
                               arg_count("pages", page_plan_pages(plan))),
                  &text);
    type_line(plan->type, strbuf_text(&text), false, &right);
    strbuf_release(&text);
    type_line(plan->type, plan->job->page->foot, false, &left);
    size = fmin(size, width / (left.width + right.width + 2));
    canvas_line(canvas, &left, plan->margin, baseline, size, COLOUR_DARK);
    if (!plan->job->page->unnumbered)
        canvas_line(canvas, &right, plan->margin + width - size * right.width, baseline, size,
                    COLOUR_DARK);
}

/* As what a block is read that is no table. */
static enum tag_role role_of(const struct page_block *block)
{
    enum page_block_kind kind = block->kind;

    return kind == PAGE_TITLE || kind == PAGE_CHAPTER || block->leads ? TAG_TITLE
           : kind == PAGE_HEADING                                     ? TAG_HEADING
           : kind == PAGE_POINT                                       ? TAG_POINT_BODY
                                                                      : TAG_PARAGRAPH;
}

/* Draws what stands at one place, as a piece. */
static enum status draw_piece(struct page_plan *plan, const struct placed *placed,
                              struct canvas *canvas)
{
    enum page_block_kind kind = placed->block->kind;

    if (placed->row)
        return draw_placed(plan, placed, canvas);
    if (kind == PAGE_POINT)
        canvas_begin_group(canvas, TAG_POINT);
    canvas_begin_piece(canvas, role_of(placed->block));
    enum status status = draw_placed(plan, placed, canvas);
    canvas_end_piece(canvas);
    if (kind == PAGE_POINT)
        canvas_end_group(canvas);
    return status;
}

/* Returns whether two places, one after the other, belong to one table that is read as one, or to
 * one list. */
static bool belong_together(const struct placed *one, const struct placed *other)
{
    const struct page_block *block = one->block;

    if (one->row)
        return table_is_read(block->table) && other->block == block;
    return block->kind == PAGE_POINT && other->block->kind == PAGE_POINT;
}

enum status page_plan_draw(struct page_plan *plan, struct canvas *canvas, int page)
{
    const struct placed *group = NULL; /* the last place of the group in hand */
    enum status status = STATUS_OK;

    plan->on_cover = plan->cover_zoom > 0 && page == 0;
    for (size_t i = 0; i < plan->count && status == STATUS_OK; i++) {
        const struct placed *placed = &plan->placed[i];
        bool again = i == 0 && plan->title_room > 0;
        if (placed->page != page && !again)
            continue;
        if (group && !belong_together(group, placed)) {
            canvas_end_group(canvas);
            group = NULL;
        }
        if (belong_together(placed, placed)) {
            if (!group)
                canvas_begin_group(canvas, placed->row ? TAG_TABLE : TAG_LIST);
            group = placed;
        }
        status = draw_piece(plan, placed, canvas);
    }
    if (group)
        canvas_end_group(canvas);
    if (status == STATUS_OK && !plan_is_folded(plan))
        draw_foot(plan, canvas, page);
    return status;
}
