/* Sets the look and the height of each block of a plan, and draws the pages. */
#include "draw/canvas.h"
#include "render/pages/fold.h"
#include "render/pages/planning.h"
#include "render/pages/table.h"

#include <math.h>

static const double HEADING = 13, FOOT = 8.5; /* type, points */
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

/* Returns how large a block is, without its type. */
static double scale_of(const struct page_plan *plan, const struct page_block *block)
{
    return zoom_of(plan) * block->scale;
}

/* Returns how large a block's type and the space round it are. */
static double type_scale(const struct page_plan *plan, const struct page_block *block)
{
    if (plan->on_cover && block->kind == PAGE_CHAPTER)
        return plan->cover_zoom * block->type;
    return plan->scale * plan->zoom * block->type;
}

double plan_space_above(const struct page_plan *plan, const struct page_block *block)
{
    return type_scale(plan, block) * spaces[block->kind].above;
}

double plan_space_below(const struct page_plan *plan, const struct page_block *block)
{
    return type_scale(plan, block) * spaces[block->kind].below;
}

/* Returns how the words of a block are set. */
static struct cell_look look_of(struct page_plan *plan, const struct page_block *block)
{
    enum page_block_kind kind = block->kind;
    double scale = kind == PAGE_TITLE ? fmin(plan->scale, 1) * zoom_of(plan) * block->type
                                      : type_scale(plan, block);
    double points = kind == PAGE_TITLE ? plan->title : kind == PAGE_HEADING ? HEADING : PAGE_BODY;

    return (struct cell_look){
        .template = plan->job->template,
        .cards = &plan->cards,
        .style = &plan->job->page->style,
        .type = plan->type,
        .size = scale * points / POINTS_PER_MM,
        .scale = scale_of(plan, block),
        .unknown = &plan->unknown,
        .ink = plan->job->page->ink,
        .uncounted = &plan->uncounted,
        .bare = &plan->bare,
        .bold = kind == PAGE_TITLE || kind == PAGE_HEADING,
        .align = ALIGN_LEFT,
    };
}

/* Returns whether a block's words stand on a bar of colour. */
static bool is_on_bar(const struct page_plan *plan, const struct page_block *block)
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
                                     : type_scale(plan, block);
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

/* Sets the title of a block that stands on a bar of this width, and its height, mm. */
static void fit_bar_title(struct page_plan *plan, const struct page_block *block, double width,
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
        if (!behind_cover || !plan_is_heading(block) || !is_on_bar(plan, block))
            continue;
        const double usual = bar_size(plan, block);
        fit_bar_title(plan, block, plan->column_width, &title, &height);
        *share *= title.size / usual;
    }
}

enum status plan_block_height(struct page_plan *plan, const struct page_block *block, double width,
                              double *height)
{
    struct cell_look look = look_of(plan, block);
    struct bar_title title;

    *height = 0;
    if (block->kind == PAGE_SPRING || block->kind == PAGE_BREAK)
        return STATUS_OK;
    if (is_on_bar(plan, block)) {
        fit_bar_title(plan, block, width, &title, height);
        return STATUS_OK;
    }
    if (block->kind == PAGE_CUT) {
        *height = scale_of(plan, block) * CUT_ROOM;
        return STATUS_OK;
    }
    if (block->kind == PAGE_POINT)
        width -= PLAN_BULLET;
    return cell_set(&look, &block->cell, width, NULL, 0, 0, height, &plan->fits);
}

enum status plan_row_height(struct page_plan *plan, const struct page_block *block,
                            const struct page_row *row, double *height)
{
    struct cell_look look = look_of(plan, block);

    return table_row_height(&look, block->table, row, plan->column_width, height, &plan->fits);
}

static enum status draw_placed(struct page_plan *plan, const struct placed *placed,
                               struct canvas *canvas)
{
    static const char *const words[] = {
        [PAGE_TITLE] = "title",         [PAGE_CHAPTER] = "chapter", [PAGE_HEADING] = "heading",
        [PAGE_PARAGRAPH] = "paragraph", [PAGE_POINT] = "point",     [PAGE_CUT] = "cut"};
    const struct page_block *block = placed->block;
    struct cell_look look = look_of(plan, block);
    struct box box = placed->box;
    bool fits = true;
    double height, inset = block->kind == PAGE_POINT ? PLAN_BULLET : 0;

    if (placed->row)
        return table_draw_row(&look, block->table, placed->row, canvas, box);
    if (block->kind == PAGE_SPRING)
        return STATUS_OK;
    struct bar_title title;
    canvas_note(canvas, words[block->kind], box, COLOUR_DARK, "");
    if (is_on_bar(plan, block)) {
        fit_bar_title(plan, block, box.width, &title, &height);
        bar_title_draw(canvas, &title, box.x, box.y);
        return STATUS_OK;
    }
    if (block->kind == PAGE_POINT) {
        canvas_circle(canvas, box.x + 0.35 * PLAN_BULLET, box.y + 0.7 * look.size,
                      0.17 * look.size);
        canvas_fill(canvas, COLOUR_DARK);
    }
    if (block->kind == PAGE_CUT)
        cut_line_draw(canvas, box, scale_of(plan, block));
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
    struct set_line left, right;

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
    canvas_begin_text(canvas, role_of(placed->block));
    enum status status = draw_placed(plan, placed, canvas);
    canvas_end_text(canvas);
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
