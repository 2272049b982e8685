#include "render/margin.h"

#include <math.h>

static const double RULER_TICK = 1.4, RULER_WIDTH = 0.15, RULER_TYPE = 2.2;

/* One mark; it stands outside the bleed, on bare paper. */
static void draw_mark(struct canvas *canvas, double x1, double y1, double x2, double y2,
                      double width)
{
    canvas_segment(canvas, x1, y1, x2, y2);
    canvas_stroke(canvas, COLOUR_DARK, width);
    canvas_note(canvas, "mark", (struct box){x1, y1, x2 - x1, y2 - y1}, COLOUR_DARK, "");
}

static void mark_column(struct canvas *canvas, const struct sheet *sheet, double x)
{
    struct box area = grid_area(&sheet->grid);
    const struct crop_marks *marks = &sheet->marks;
    double bottom = area.y + area.height;

    draw_mark(canvas, x, area.y - marks->offset - marks->length, x, area.y - marks->offset,
              marks->width);
    draw_mark(canvas, x, bottom + marks->offset, x, bottom + marks->offset + marks->length,
              marks->width);
}

static void mark_row(struct canvas *canvas, const struct sheet *sheet, double y)
{
    struct box area = grid_area(&sheet->grid);
    const struct crop_marks *marks = &sheet->marks;
    double right = area.x + area.width;

    draw_mark(canvas, area.x - marks->offset - marks->length, y, area.x - marks->offset, y,
              marks->width);
    draw_mark(canvas, right + marks->offset, y, right + marks->offset + marks->length, y,
              marks->width);
}

/* A cross that stays after the first cut, white beneath so that it shows on a dark ground. */
static void mark_corner(struct canvas *canvas, double x, double y, double arm, double width)
{
    for (int pass = 0; pass < 2; pass++) {
        canvas_segment(canvas, x - arm, y, x + arm, y);
        cairo_move_to(canvas->cr, x, y - arm);
        cairo_line_to(canvas->cr, x, y + arm);
        canvas_stroke(canvas, pass ? COLOUR_DARK : COLOUR_PAPER, pass ? width : 4 * width);
    }
    canvas_note(canvas, "cross", (struct box){x - arm, y - arm, 2 * arm, 2 * arm}, COLOUR_DARK, "");
}

/* Where this card, those beside and above it and the one between them meet: one cross, or one for
 * each card where there are gaps. */
static void mark_corners(struct canvas *canvas, const struct sheet *sheet, struct box card)
{
    const struct grid *grid = &sheet->grid;

    for (int left = 0; left <= (grid->gap_x > 0); left++)
        for (int above = 0; above <= (grid->gap_y > 0); above++)
            mark_corner(canvas, card.x - left * grid->gap_x, card.y - above * grid->gap_y,
                        sheet->marks.inner, sheet->marks.width);
}

void margin_crop_marks(struct canvas *canvas, const struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    const struct crop_marks *marks = &sheet->marks;

    if (marks->length <= 0)
        return;
    for (int i = 0; i < grid->columns; i++) {
        struct box card = grid_front(grid, i);
        mark_column(canvas, sheet, card.x);
        if (grid->gap_x > 0 || i == grid->columns - 1)
            mark_column(canvas, sheet, card.x + card.width);
    }
    for (int i = 0; i < grid->rows; i++) {
        struct box card = grid_front(grid, i * grid->columns);
        mark_row(canvas, sheet, card.y);
        if (grid->gap_y > 0 || i == grid->rows - 1)
            mark_row(canvas, sheet, card.y + card.height);
    }
    for (int i = 0; marks->inner > 0 && i < grid_places(grid); i++) {
        if (i % grid->columns > 0 && i / grid->columns > 0)
            mark_corners(canvas, sheet, grid_front(grid, i));
    }
}

static enum status label_ruler(struct canvas *canvas, const struct ruler *ruler,
                               const struct paper_words *words)
{
    struct message message = message_of(
        N_("this line is {length} mm long: if it measures otherwise, print again at 100 %"));
    struct strbuf text = {0};
    struct line line;
    char length[32];

    snprintf(length, sizeof length, "%.10g", ruler->length);
    message_add_number(&message, "length", length);
    paper_say(words, &message, &text);
    enum status status =
        text.failed ? STATUS_NO_MEMORY : type_line(canvas->type, strbuf_text(&text), false, &line);
    if (status == STATUS_OK) {
        double em = fmin(RULER_TYPE, ruler->length / line.width);
        canvas_line(canvas, &line, (ruler->length - em * line.width) / 2,
                    RULER_TICK + em * line.ascent, em, COLOUR_DARK);
    }
    strbuf_release(&text);
    return status;
}

/* Drawn along its own x axis; one that runs down is turned, its words to the inside. */
enum status margin_ruler(struct canvas *canvas, const struct sheet *sheet,
                         const struct paper_words *words)
{
    const struct ruler *ruler = &sheet->ruler;
    cairo_t *cr = canvas->cr;

    if (!ruler->there)
        return STATUS_OK;
    cairo_save(cr);
    cairo_translate(cr, ruler->x, ruler->y);
    if (ruler->down) {
        cairo_translate(cr, 0, ruler->length);
        cairo_rotate(cr, -M_PI / 2);
    }
    canvas_segment(canvas, 0, 0, ruler->length, 0);
    for (int mm = 0; mm <= (int)ruler->length; mm += 10) {
        double tick = mm % 50 == 0 ? RULER_TICK : RULER_TICK / 2;
        cairo_move_to(cr, mm, 0);
        cairo_line_to(cr, mm, tick);
    }
    canvas_stroke(canvas, COLOUR_DARK, RULER_WIDTH);
    canvas_note(canvas, "ruler",
                (struct box){ruler->x, ruler->y, ruler->down ? 0 : ruler->length,
                             ruler->down ? ruler->length : 0},
                COLOUR_DARK, "");
    enum status status = label_ruler(canvas, ruler, words);
    cairo_restore(cr);
    return status;
}

enum status margin_label(struct canvas *canvas, const struct sheet *sheet, const char *text)
{
    struct box box = sheet->label;
    struct line line;

    if (!sheet->labelled)
        return STATUS_OK;
    enum status status = type_line(canvas->type, text, false, &line);
    if (status != STATUS_OK)
        return status;
    double em = fmin(box.height / (line.ascent + line.descent), box.width / line.width);
    canvas_line(canvas, &line, box.x + (box.width - em * line.width) / 2, box.y + em * line.ascent,
                em, COLOUR_DARK);
    return STATUS_OK;
}
