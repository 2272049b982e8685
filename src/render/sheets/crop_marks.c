#include "render/sheets/margin.h"

enum { CUTS_MOST = 200 }; /* two for each of at most 100 columns (the sheet's grammar) */

/* The white line beneath a mark is so many times as wide. */
static const double HALO = 4;

/* Cards in one direction, across the sheet or down it. */
struct row {
    double first, size, gap, paper; /* first: where the first card begins */
    int count;
};

struct pen {
    struct canvas *canvas;
    const struct sheet *sheet;
    bool upright; /* the cuts run down the sheet */
};

/* Marks keep so far from the ruler and the label, or their words could not be read. */
static const double CLEAR = 0.6;
/* What is left of a mark beside them, and shorter than this, is a speck that guides nobody. */
static const double SHORTEST = 1;

static struct row row_across(const struct grid *grid)
{
    return (struct row){grid->left, grid->card_width, grid->gap_x, grid->paper_width,
                        grid->columns};
}

static struct row row_down(const struct grid *grid)
{
    return (struct row){grid->top, grid->card_height, grid->gap_y, grid->paper_height, grid->rows};
}

static double begin_of(const struct row *row, int card)
{
    return row->first + card * (row->size + row->gap);
}

/* Where a row of cards is cut: once between cards without a gap. */
static int cuts_of(const struct row *row, double cuts[static CUTS_MOST])
{
    int count = 0;

    for (int i = 0; i < row->count; i++) {
        cuts[count++] = begin_of(row, i);
        if (row->gap > 0 || i == row->count - 1)
            cuts[count++] = begin_of(row, i) + row->size;
    }
    return count;
}

static void add_line(struct canvas *canvas, const char *note, double x1, double y1, double x2,
                     double y2)
{
    canvas_move_to(canvas, x1, y1);
    canvas_line_to(canvas, x2, y2);
    if (note)
        canvas_note(canvas, note, (struct box){x1, y1, x2 - x1, y2 - y1}, COLOUR_DARK, "");
}

/* A piece of a mark on the cut at `at`, if anything is left of it. */
static void add_piece(const struct pen *pen, double at, double from, double to)
{
    if (to <= from)
        return;
    if (pen->upright)
        add_line(pen->canvas, "mark", at, from, at, to);
    else
        add_line(pen->canvas, "mark", from, at, to, at);
}

/* A mark, but for where what is written in the margins stands: after the things before `things`. */
static void add_mark_beside(const struct pen *pen, double at, double from, double to, int things)
{
    const struct sheet *sheet = pen->sheet;
    struct box thing;

    if (things == 0) {
        add_piece(pen, at, from, to);
        return;
    }
    bool there = things == 1 ? sheet->ruler.there : sheet->labelled;
    thing = box_grown(things == 1 ? ruler_box(&sheet->ruler) : sheet->label, CLEAR);
    double side = pen->upright ? thing.x : thing.y, begin = pen->upright ? thing.y : thing.x;
    double end = begin + (pen->upright ? thing.height : thing.width);
    if (!there || at <= side || at >= side + (pen->upright ? thing.width : thing.height)) {
        add_mark_beside(pen, at, from, to, things - 1);
        return;
    }
    if (from >= end || to <= begin) {
        add_mark_beside(pen, at, from, to, things - 1);
        return;
    }
    if (begin - from >= SHORTEST)
        add_mark_beside(pen, at, from, begin, things - 1);
    if (to - end >= SHORTEST)
        add_mark_beside(pen, at, end, to, things - 1);
}

/* A mark on the cut at `at`, if there is room for one. */
static void add_mark(const struct pen *pen, double at, double from, double to)
{
    add_mark_beside(pen, at, from, to, 2);
}

/* In a gap, as far from the cards at its ends as other marks are: one line, or where it is wide
 * two. */
static void mark_gap(const struct pen *pen, double at, double from, double to)
{
    const struct crop_marks *marks = &pen->sheet->marks;

    from += marks->offset;
    to -= marks->offset;
    if (marks->style == MARKS_EXTENDED || to - from <= 2 * marks->length) {
        add_mark(pen, at, from, to);
    } else {
        add_mark(pen, at, from, from + marks->length);
        add_mark(pen, at, to - marks->length, to);
    }
}

/* All marks of one cut; `along` are the cards that it passes. */
static void mark_cut(const struct pen *pen, double at, const struct row *along)
{
    const struct crop_marks *marks = &pen->sheet->marks;
    double begin = along->first - marks->offset;
    double end = begin_of(along, along->count - 1) + along->size + marks->offset;
    bool extended = marks->style == MARKS_EXTENDED;

    if (marks->style == MARKS_FULL) {
        add_mark(pen, at, begin - marks->length, end + marks->length);
        return;
    }
    add_mark(pen, at, extended ? 0 : begin - marks->length, begin);
    add_mark(pen, at, end, extended ? along->paper : end + marks->length);
    for (int i = 1; i < along->count; i++)
        mark_gap(pen, at, begin_of(along, i) - along->gap, begin_of(along, i));
}

static void add_cross(struct canvas *canvas, double x, double y, double arm)
{
    add_line(canvas, NULL, x - arm, y, x + arm, y);
    add_line(canvas, NULL, x, y - arm, x, y + arm);
    canvas_note(canvas, "cross", (struct box){x - arm, y - arm, 2 * arm, 2 * arm}, COLOUR_DARK, "");
}

void margin_crop_marks(struct canvas *canvas, const struct sheet *sheet)
{
    const struct crop_marks *marks = &sheet->marks;
    struct row across = row_across(&sheet->grid), down = row_down(&sheet->grid);
    double x[CUTS_MOST], y[CUTS_MOST];
    int columns = cuts_of(&across, x), rows = cuts_of(&down, y);

    if (marks->length <= 0)
        return;
    canvas_new_path(canvas);
    for (int i = 0; i < columns; i++)
        mark_cut(&(struct pen){canvas, sheet, true}, x[i], &down);
    for (int i = 0; i < rows; i++)
        mark_cut(&(struct pen){canvas, sheet, false}, y[i], &across);
    for (int i = 0; marks->inner > 0 && i < columns * rows; i++)
        add_cross(canvas, x[i % columns], y[i / columns], marks->inner);
    canvas_stroke(canvas, COLOUR_PAPER, HALO * marks->width);
    canvas_stroke(canvas, COLOUR_DARK, marks->width);
}
