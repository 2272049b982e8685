#include "render/sheets/margin.h"

#include "paper/imposition.h"

#include <math.h>

enum { CUTS_MOST = 200 }; /* two for each of at most 100 columns (the sheet's grammar) */

/* The width of the white line beneath a mark, as a multiple of the mark's. */
static const double HALO = 4;

/* The cards in one direction, across the sheet or down it. */
struct row {
    double first, size, gap, paper; /* first: where the first card begins; all mm */
    int count;
};

struct pen {
    struct canvas *canvas;
    const struct sheet *sheet;
    bool upright; /* the cuts run down the sheet */
};

/* Marks keep this distance (mm) from the ruler and the label, whose words could not be read
 * otherwise. */
static const double CLEAR = 0.6;
/* The rest of a mark beside them must be at least this long (mm); a shorter piece is a speck that
 * guides nobody. */
static const double SHORTEST = 1;
/* The things that margins hold: the ruler (1) and the label (2). */
enum { THINGS = 2 };

/* Returns where a card of the row begins. */
static double begin_of(const struct row *row, int card)
{
    return row->first + card * (row->size + row->gap);
}

/* Lists where a row of cards is cut: once between cards without a gap, otherwise on both sides of
 * each card. */
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

/* Adds a mark on the cut at `at`, leaving out where the first `things` things of the margins stand.
 */
static void add_mark(const struct pen *pen, double at, double from, double to, int things)
{
    const struct sheet *sheet = pen->sheet;

    if (to <= from)
        return;
    if (things == 0) {
        double x = pen->upright ? at : from, y = pen->upright ? from : at;
        canvas_add_segment(pen->canvas, x, y, pen->upright ? at : to, pen->upright ? to : at);
        struct box line = {x, y, pen->upright ? 0 : to - from, pen->upright ? to - from : 0};
        canvas_note(pen->canvas, "mark", line, COLOUR_DARK, "");
        return;
    }
    bool there = things == 1 ? sheet->ruler.there : sheet->labelled;
    struct box thing = box_grown(things == 1 ? ruler_box(&sheet->ruler) : sheet->label, CLEAR);
    double side = pen->upright ? thing.x : thing.y, begin = pen->upright ? thing.y : thing.x;
    double end = begin + (pen->upright ? thing.height : thing.width);
    if (!there || at <= side || at >= side + (pen->upright ? thing.width : thing.height) ||
        from >= end || to <= begin) {
        add_mark(pen, at, from, to, things - 1);
        return;
    }
    if (begin - from >= SHORTEST)
        add_mark(pen, at, from, begin, things - 1);
    if (to - end >= SHORTEST)
        add_mark(pen, at, end, to, things - 1);
}

/* Adds all marks of one cut, which runs past the cards `along`. A gap between them gets one line,
 * or two where it is wide, as far from the cards as other marks are. */
static void mark_cut(const struct pen *pen, double at, const struct row *along)
{
    const struct crop_marks *marks = &pen->sheet->marks;
    double begin = along->first - marks->offset;
    double end = begin_of(along, along->count - 1) + along->size + marks->offset;
    bool extended = marks->style == MARKS_EXTENDED;

    if (marks->style == MARKS_FULL) {
        add_mark(pen, at, begin - marks->length, end + marks->length, THINGS);
        return;
    }
    add_mark(pen, at, extended ? 0 : begin - marks->length, begin, THINGS);
    add_mark(pen, at, end, extended ? along->paper : end + marks->length, THINGS);
    for (int i = 1; i < along->count; i++) {
        double to = begin_of(along, i) - marks->offset;
        double from = begin_of(along, i) - along->gap + marks->offset;
        if (extended || to - from <= 2 * marks->length) {
            add_mark(pen, at, from, to, THINGS);
        } else {
            add_mark(pen, at, from, from + marks->length, THINGS);
            add_mark(pen, at, to - marks->length, to, THINGS);
        }
    }
}

void margin_crop_marks(struct canvas *canvas, const struct sheet *sheet)
{
    const struct crop_marks *marks = &sheet->marks;
    const struct grid *grid = &sheet->grid;
    struct row across = {grid->left, grid->card_width, grid->gap_x, grid->paper_width,
                         grid->columns};
    struct row down = {grid->top, grid->card_height, grid->gap_y, grid->paper_height, grid->rows};
    double x[CUTS_MOST], y[CUTS_MOST];
    double arm = marks->inner;
    int columns = cuts_of(&across, x), rows = cuts_of(&down, y);

    if (marks->length <= 0)
        return;
    canvas_new_path(canvas);
    for (int i = 0; i < columns; i++)
        mark_cut(&(struct pen){canvas, sheet, true}, x[i], &down);
    for (int i = 0; i < rows; i++)
        mark_cut(&(struct pen){canvas, sheet, false}, y[i], &across);
    for (int i = 0; arm > 0 && i < columns * rows; i++) {
        double middle_x = x[i % columns], middle_y = y[i / columns];
        canvas_add_segment(canvas, middle_x - arm, middle_y, middle_x + arm, middle_y);
        canvas_add_segment(canvas, middle_x, middle_y - arm, middle_x, middle_y + arm);
        canvas_note(canvas, "cross", (struct box){middle_x - arm, middle_y - arm, 2 * arm, 2 * arm},
                    COLOUR_DARK, "");
    }
    canvas_stroke(canvas, COLOUR_PAPER, HALO * marks->width);
    canvas_stroke(canvas, COLOUR_DARK, marks->width);
}

/* All mm; EDGE is the border of the paper that printers leave white. */
static const double EDGE = 4, TYPE = 2.6, DASH = 1.6, SPACE = 0.8, WIDTH = 0.2, OFFSET = 1.5;

/* The fold in one margin. The line begins at the paper's edge, and its y axis runs along the fold,
 * inwards to the cards. */
struct margin_part {
    double x, y;  /* mm on the paper */
    double turn;  /* radians, clockwise */
    double depth; /* mm */
};

static void draw_word(struct canvas *canvas, const struct paper_words *words)
{
    struct strbuf text = {0};
    struct set_line line;

    paper_say(words, message_of(N_("fold")), &text);
    type_line(canvas->type, strbuf_text(&text), false, &line);
    canvas_line(canvas, &line, -TYPE * line.width / 2, EDGE + TYPE * line.ascent, TYPE,
                COLOUR_DARK);
    strbuf_release(&text);
}

static void mark_part(struct canvas *canvas, struct margin_part part, bool named,
                      const struct paper_words *words)
{
    double from = EDGE + (named ? 1.8 * TYPE : 0), to = part.depth - OFFSET;

    canvas_save(canvas);
    canvas_move_origin(canvas, part.x, part.y, part.turn);
    if (to > from) {
        /* A white line lies beneath, because a crop mark may run here where the cards have no gap.
         */
        canvas_segment(canvas, 0, 0, 0, to);
        canvas_stroke(canvas, COLOUR_PAPER, 5 * WIDTH);
        canvas_segment(canvas, 0, from, 0, to);
        canvas_stroke_dashed(canvas, COLOUR_DARK, WIDTH, DASH, SPACE);
    }
    if (named)
        draw_word(canvas, words);
    canvas_restore(canvas);
}

void fold_mark(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words)
{
    const struct grid *grid = &sheet->grid;
    struct box area = box_grown(grid_area(grid), sheet->bleed);
    struct fold fold = imposition_fold(grid);
    double right = grid->paper_width - area.x - area.width,
           below = grid->paper_height - area.y - area.height;
    struct margin_part first = fold.level ? (struct margin_part){0, fold.at, -M_PI / 2, area.x}
                                          : (struct margin_part){fold.at, 0, 0, area.y},
                       last =
                           fold.level
                               ? (struct margin_part){grid->paper_width, fold.at, M_PI / 2, right}
                               : (struct margin_part){fold.at, grid->paper_height, M_PI, below};

    canvas_note(canvas, "fold",
                fold.level ? (struct box){0, fold.at, grid->paper_width, 0}
                           : (struct box){fold.at, 0, 0, grid->paper_height},
                COLOUR_DARK, "");
    mark_part(canvas, first, true, words);
    mark_part(canvas, last, false, words);
}

static const double RULER_TICK = 1.4, RULER_WIDTH = 0.15, RULER_TYPE = 2.2;

/* A ruler that runs down the sheet is drawn turned, its words towards the cards. */
void margin_ruler(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words)
{
    const struct ruler *ruler = &sheet->ruler;
    struct strbuf text = {0};
    struct set_line line;
    char length[32];

    if (!ruler->there)
        return;
    canvas_save(canvas);
    canvas_move_origin(canvas, ruler->x, ruler->y, 0);
    if (ruler->down)
        canvas_move_origin(canvas, 0, ruler->length, -M_PI / 2);
    canvas_segment(canvas, 0, 0, ruler->length, 0);
    for (int mm = 0; mm <= (int)ruler->length; mm += 10) {
        double tick = mm % 50 == 0 ? RULER_TICK : RULER_TICK / 2;
        canvas_add_segment(canvas, mm, 0, mm, tick);
    }
    canvas_stroke(canvas, COLOUR_DARK, RULER_WIDTH);
    canvas_note(canvas, "ruler", ruler_box(ruler), COLOUR_DARK, "");
    snprintf(length, sizeof length, "%.10g", ruler->length);
    paper_say(
        words,
        message_with(N_("this line is {length} mm long; if yours is not, print again at 100%"),
                     arg_number("length", length)),
        &text);
    type_line(canvas->type, strbuf_text(&text), false, &line);
    double em = fmin(RULER_TYPE, ruler->length / line.width);
    canvas_line(canvas, &line, (ruler->length - em * line.width) / 2, RULER_TICK + em * line.ascent,
                em, COLOUR_DARK);
    strbuf_release(&text);
    canvas_restore(canvas);
}

/* A label that runs down the sheet is turned like the ruler. */
void margin_label(struct canvas *canvas, const struct sheet *sheet, const char *text)
{
    struct box box = sheet->label;
    double length = sheet->label_down ? box.height : box.width;
    double depth = sheet->label_down ? box.width : box.height;
    struct set_line line;

    if (!sheet->labelled)
        return;
    type_line(canvas->type, text, false, &line);
    double em = fmin(depth / (line.ascent + line.descent), length / line.width);
    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y, 0);
    if (sheet->label_down)
        canvas_move_origin(canvas, 0, box.height, -M_PI / 2);
    canvas_note(canvas, "label", box, COLOUR_DARK, text);
    canvas_line(canvas, &line, (length - em * line.width) / 2, em * line.ascent, em, COLOUR_DARK);
    canvas_restore(canvas);
}
