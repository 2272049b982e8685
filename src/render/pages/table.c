#include "render/pages/table.h"

#include "draw/canvas.h"

#include <math.h>

/* The space between a cell's edge and what stands in it, mm in full size. */
static const double SIDE = 1.6, ABOVE = 1.0;
static const double ABOVE_BARE = 0.6; /* where there is no line to keep clear of */
static const double ABOVE_IN_ROOM =
    0.4; /* for rows that are high anyway, as people write in them */
static const double ABOVE_CAPTION = 0.1;           /* em */
static const double RULE = 0.15, HEAD_RULE = 0.35; /* mm */

/* Of a pad, mm in full size: the bar above the last row and the room for it, and of the boxes the
 * space to the cells' edges, their corners and their line. */
static const double BAR = 1.6, BAR_ROOM = 3.4, BOX_INSET = 0.9, BOX_CORNER = 1.8, BOX_LINE = 0.4;

static const uint32_t COLOUR_RULE = 0x8F8F8F, COLOUR_SUM = 0xF1F1F1;

bool table_is_read(const struct page_table *table)
{
    return table->rows && table->rows->head;
}

static bool is_sum(const struct page_table *table, const struct page_row *row)
{
    return table->pad && row == table->last;
}

static double column_width(const struct page_table *table, int column, double width)
{
    double all = 0;

    for (int i = 0; i < table->columns; i++)
        all += table->weights[i];
    return width * table->weights[column] / all;
}

static double space_above(const struct cell_look *look, const struct page_table *table)
{
    return look->scale * (table->row_height > 0 && !table->from_top ? ABOVE_IN_ROOM
                          : table->bare                             ? ABOVE_BARE
                                                                    : ABOVE);
}

static struct cell_look cell_look_of(const struct cell_look *look, const struct page_table *table,
                                     const struct page_row *row, int column)
{
    struct cell_look own = *look;

    own.room = look->scale * table->row_height - 2 * space_above(look, table);
    own.bold = look->bold || row->head;
    own.align = table->centred[column] ? ALIGN_CENTRE : ALIGN_LEFT;
    return own;
}

/* Returns what stands above the caption of a cell. */
static struct page_cell above_caption(const struct page_cell *cell)
{
    struct page_cell above = {0};

    for (struct page_item *item = cell->items; item && item != cell->last; item = item->next) {
        above.items = cell->items;
        above.last = item;
    }
    return above;
}

/* Sets *height to that of what stands above the captions of a row, with the space below it. */
static enum status captions_top(const struct cell_look *look, const struct page_table *table,
                                const struct page_row *row, double width, double *height)
{
    enum status status = STATUS_OK;
    bool fits = true; /* if not, table_row_height says so */

    *height = 0;
    for (int i = 0; i < table->columns && status == STATUS_OK; i++) {
        struct cell_look own = cell_look_of(look, table, row, i);
        struct page_cell above = above_caption(&row->cells[i]);
        double own_height, room = column_width(table, i, width) - 2 * look->scale * SIDE;
        status = cell_set(&own, &above, room, NULL, 0, 0, &own_height, &fits);
        *height = fmax(*height, own_height + ABOVE_CAPTION * look->size);
    }
    return status;
}

/* Sets a cell as cell_set does; its caption begins `top` below it, unless that is 0. */
static enum status set_cell(const struct cell_look *look, const struct page_cell *cell, double top,
                            double width, struct canvas *canvas, double x, double y, double *height,
                            bool *fits)
{
    struct page_cell above = above_caption(cell), caption = {cell->last, cell->last};

    if (!(top > 0) || !cell->last)
        return cell_set(look, cell, width, canvas, x, y, height, fits);
    enum status status = cell_set(look, &above, width, canvas, x, y, height, fits);
    if (status == STATUS_OK)
        status = cell_set(look, &caption, width, canvas, x, y + top, height, fits);
    *height += top;
    return status;
}

enum status table_row_height(const struct cell_look *look, const struct page_table *table,
                             const struct page_row *row, double width, double *height, bool *fits)
{
    double above = space_above(look, table), top = 0;
    enum status status = table->captioned ? captions_top(look, table, row, width, &top) : STATUS_OK;

    *height = look->scale * table->row_height;
    for (int i = 0; i < table->columns && status == STATUS_OK; i++) {
        struct cell_look own = cell_look_of(look, table, row, i);
        double room = column_width(table, i, width) - 2 * look->scale * SIDE, own_height;
        if (room <= 0) {
            *fits = false;
            return STATUS_OK;
        }
        status = set_cell(&own, &row->cells[i], top, room, NULL, 0, 0, &own_height, fits);
        *height = fmax(*height, own_height + 2 * above);
    }
    *height += is_sum(table, row) ? look->scale * BAR_ROOM : 0;
    return status;
}

static void rule(struct canvas *canvas, double x1, double y1, double x2, double y2, double width)
{
    canvas_segment(canvas, x1, y1, x2, y2);
    canvas_stroke(canvas, COLOUR_RULE, width);
}

/* Draws the boxes of a pad's head, for names, or of its last row, for sums. */
static void draw_boxes(const struct cell_look *look, const struct page_table *table,
                       const struct page_row *row, struct canvas *canvas, struct box box)
{
    double inset = look->scale * BOX_INSET, x = box.x + column_width(table, 0, box.width);

    for (int i = 1; i < table->columns; i++) {
        double width = column_width(table, i, box.width);
        struct box own = box_grown((struct box){x, box.y, width, box.height}, -inset);
        canvas_box(canvas, own, look->scale * BOX_CORNER);
        if (row->head)
            canvas_stroke(canvas, COLOUR_DARK, look->scale * BOX_LINE);
        else
            canvas_field(canvas, COLOUR_SUM);
        canvas_note(canvas, row->head ? "name" : "sum", own, COLOUR_DARK, "");
        x += width;
    }
}

static void draw_sum_bar(const struct cell_look *look, struct canvas *canvas, struct box box)
{
    struct box bar = {box.x, box.y + look->scale * (BAR_ROOM - BAR) / 2, box.width,
                      look->scale * BAR};

    canvas_box(canvas, bar, bar.height / 2);
    canvas_fill(canvas, look->ink);
    canvas_note(canvas, "bar", bar, look->ink, "");
}

/* Draws the lines between the columns of a pad, one for each name. */
static void draw_columns(const struct page_table *table, struct canvas *canvas, struct box box)
{
    double x = box.x;

    for (int i = 0; i + 1 < table->columns; i++) {
        x += column_width(table, i, box.width);
        rule(canvas, x, box.y, x, box.y + box.height, RULE);
        canvas_note(canvas, "column", (struct box){x, box.y, 0, box.height}, COLOUR_RULE, "");
    }
}

static void draw_rules(const struct cell_look *look, const struct page_table *table,
                       const struct page_row *row, struct canvas *canvas, struct box box)
{
    double right = box.x + box.width, bottom = box.y + box.height, x = box.x;

    if (table->pad && (row->head || is_sum(table, row))) {
        draw_boxes(look, table, row, canvas, box);
        return;
    }
    if (table->bare)
        return;
    if (!row->next || !is_sum(table, row->next)) /* a bar follows */
        rule(canvas, box.x, bottom, right, bottom, row->head ? HEAD_RULE : RULE);
    if (table->pad)
        draw_columns(table, canvas, box);
    if (!table->ruled)
        return;
    if (row == table->rows)
        rule(canvas, box.x, box.y, right, box.y, RULE);
    rule(canvas, x, box.y, x, bottom, RULE);
    for (int i = 0; i < table->columns; i++) {
        x += column_width(table, i, box.width);
        rule(canvas, x, box.y, x, bottom, RULE);
    }
}

/* Draws what stands in a cell, which is a paragraph where the table is not read as one. */
static enum status draw_cell(const struct cell_look *look, const struct page_table *table,
                             const struct page_row *row, int column, double top, double width,
                             struct canvas *canvas, double x, double y)
{
    bool fits = true;
    double height;

    if (table_is_read(table))
        canvas_begin_group(canvas, row->head ? TAG_HEAD : TAG_CELL);
    canvas_begin_text(canvas, TAG_PARAGRAPH);
    enum status status =
        set_cell(look, &row->cells[column], top, width, canvas, x, y, &height, &fits);
    canvas_end_text(canvas);
    if (table_is_read(table))
        canvas_end_group(canvas);
    return status;
}

enum status table_draw_row(const struct cell_look *look, const struct page_table *table,
                           const struct page_row *row, struct canvas *canvas, struct box box)
{
    double x = box.x, side = look->scale * SIDE, height, top = 0;
    enum status status =
        table->captioned ? captions_top(look, table, row, box.width, &top) : STATUS_OK;
    bool fits = true;

    canvas_note(canvas, row->head ? "head" : "row", box, COLOUR_RULE, "");
    if (is_sum(table, row)) {
        double room = look->scale * BAR_ROOM;
        draw_sum_bar(look, canvas, box);
        box.y += room;
        box.height -= room;
    }
    draw_rules(look, table, row, canvas, box);
    if (table_is_read(table))
        canvas_begin_group(canvas, TAG_ROW);
    for (int i = 0; i < table->columns && status == STATUS_OK; i++) {
        struct cell_look own = cell_look_of(look, table, row, i);
        double width = column_width(table, i, box.width);
        status = set_cell(&own, &row->cells[i], top, width - 2 * side, NULL, 0, 0, &height, &fits);
        double above = table->from_top || table->captioned ? space_above(look, table)
                                                           : (box.height - height) / 2;
        if (status == STATUS_OK)
            status = draw_cell(&own, table, row, i, top, width - 2 * side, canvas, x + side,
                               box.y + above);
        x += width;
    }
    if (table_is_read(table))
        canvas_end_group(canvas);
    return status;
}
