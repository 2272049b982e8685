#include "render/faces/picture.h"

#include "colour/colour.h"

#include <math.h>
#include <stdio.h>

/* A number as a picture shows it. */
struct share {
    int parts; /* of one whole */
    int taken; /* of all wholes; below 0: left of it on a number line, which alone can show that */
    int wholes;
    int below; /* wholes left of 0 */
};

enum { WHOLES = PICTURE_WHOLES, PARTS = PICTURE_PARTS };

/* The most that can be counted at a glance on a picture of 2 cm. */
enum { PIE_PARTS = 12, PIE_WHOLES = 2, BAR_PARTS = 20, BAR_WHOLES = 4 };

static struct share share_of(const struct notation *fraction)
{
    int parts = (int)fraction->denominator, taken = (int)fraction->numerator;
    int wholes = taken <= parts ? 1 : (taken + parts - 1) / parts;

    /* A number below 0 has one whole above 0, which shows where 0 is and how long a whole is. */
    if (fraction->negative)
        return (struct share){parts, -taken, 1, wholes};
    return (struct share){parts, taken, wholes, 0};
}

bool picture_can_show(enum picture picture, const struct notation *notation, struct message *why)
{
    struct notation fraction = notation_as_parts(notation, PARTS);

    if (fraction.negative && picture != PICTURE_LINE) {
        *why = message_of(N_("only a number line can show a number below zero"));
        return false;
    }
    if (picture == PICTURE_SQUARE && PARTS % fraction.denominator != 0) {
        *why = message_of(N_("a hundred square shows hundredths only; choose another picture"));
        return false;
    }
    if (fraction.denominator > PARTS && picture != PICTURE_LINE) {
        *why = message_with(
            N_("a picture can show at most {count} parts of a whole; choose a simpler number"),
            arg_count("count", PARTS));
        return false;
    }
    if (fraction.denominator > RATIONAL_LIMIT / WHOLES ||
        fraction.numerator > WHOLES * fraction.denominator) {
        *why =
            message_with(N_("a picture can show at most {count} wholes; choose a smaller number"),
                         arg_count("count", WHOLES));
        return false;
    }
    return true;
}

/* Returns whether the picture's parts are hatched: with low ink they are, except in a picture so
 * small that it takes little ink when filled and could hardly be read when hatched. */
static bool is_hatched(const struct canvas *canvas, const struct picture_look *look)
{
    static const double smallest = 50; /* mm² */

    return canvas->look.low_ink && look->box.width * look->box.height >= smallest;
}

enum picture picture_suitable(const struct notation *notation)
{
    const struct notation drawn = notation_as_parts(notation, PARTS);
    struct message why;

    if (drawn.denominator == 1 || drawn.negative || !picture_can_show(PICTURE_LINE, notation, &why))
        return PICTURE_LINE;
    struct share share = share_of(&drawn);
    return share.parts <= PIE_PARTS && share.wholes <= PIE_WHOLES   ? PICTURE_PIE
           : share.parts <= BAR_PARTS && share.wholes <= BAR_WHOLES ? PICTURE_BAR
                                                                    : PICTURE_LINE;
}

void picture_divide(struct canvas *canvas, const struct picture_look *look, bool taken,
                    double width, double part)
{
    bool filled = taken && !is_hatched(canvas, look);

    if (filled && colour_contrast(look->stroke, look->fill) < CONTRAST_SHAPE)
        canvas_stroke(canvas, COLOUR_PAPER, width + fmin(fmax(1.6 * width, 0.4), 0.3 * part));
    canvas_stroke(canvas, look->stroke, width);
}

void picture_paint_part(struct canvas *canvas, const struct picture_look *look, bool taken)
{
    double pitch = fmin(1.2, fmax(0.7, 0.05 * fmin(look->box.width, look->box.height)));

    if (taken && is_hatched(canvas, look))
        canvas_shade(canvas, look->fill, pitch);
    else
        canvas_fill(canvas, taken ? look->fill : COLOUR_PAPER);
}

/* Returns how many parts of a whole are taken; the first wholes are full. */
static int taken_of_whole(const struct share *share, int whole)
{
    int left = share->taken - whole * share->parts;

    return left < 0 ? 0 : left < share->parts ? left : share->parts;
}

/* Returns the number of columns in which `count` squares are largest in a box. */
static int best_columns(int count, struct box box)
{
    int best = 1;
    double largest = 0;

    for (int columns = 1; columns <= count; columns++) {
        int rows = (count + columns - 1) / columns;
        double size = fmin(box.width / columns, box.height / rows);
        if (size > largest + 1e-9) {
            largest = size;
            best = columns;
        }
    }
    return best;
}

/* Wholes side by side in rows, each in the middle of its own square; a last row that is not full is
 * centred. */
struct wholes {
    struct box box;
    int count, columns, rows;
    double size; /* of a whole's square */
};

static struct wholes place_wholes(const struct share *share, const struct picture_look *look)
{
    struct box box = box_grown(look->box, -look->stroke_width / 2);
    int columns = best_columns(share->wholes, box);
    int rows = (share->wholes + columns - 1) / columns;

    return (struct wholes){box, share->wholes, columns, rows,
                           fmin(box.width / columns, box.height / rows)};
}

static void middle_of_whole(const struct wholes *wholes, int i, double *x, double *y)
{
    int row = i / wholes->columns, last = wholes->count - (wholes->rows - 1) * wholes->columns;
    int in_row = row == wholes->rows - 1 ? last : wholes->columns;

    *x = wholes->box.x + wholes->box.width / 2 +
         (i % wholes->columns - (in_row - 1) / 2.0) * wholes->size;
    *y = wholes->box.y + wholes->box.height / 2 + (row - (wholes->rows - 1) / 2.0) * wholes->size;
}

/* Returns half the width of a pie or hundred square; several leave space between them. */
static double half_of_whole(const struct wholes *wholes)
{
    return wholes->size * (wholes->count > 1 ? 0.47 : 0.5);
}

/* Returns how wide the parts of a pie are: at the rim, unless the lines between them nearly meet
 * half way to it, so that the pie would be a dark blot; then the gap between the lines there. */
static double pie_part(int parts, double radius, double line)
{
    double rim = 2 * M_PI * radius / parts, between = rim / 2 - line;

    return parts == 1 ? INFINITY : between < PICTURE_SEEN ? fmax(0, between) : rim;
}

static void draw_one_pie(struct canvas *canvas, const struct share *share, int whole, double x,
                         double y, double radius, const struct picture_look *look)
{
    int taken = taken_of_whole(share, whole);
    double top = -M_PI / 2, part = 2 * M_PI / share->parts;
    bool divided =
        share->parts > 1 && pie_part(share->parts, radius, look->stroke_width) >= PICTURE_NARROWEST;

    canvas_circle(canvas, x, y, radius);
    picture_paint_part(canvas, look, taken == share->parts);
    if (taken > 0 && taken < share->parts) {
        canvas_sector(canvas, x, y, radius, top, top + taken * part);
        picture_paint_part(canvas, look, true);
    }
    for (int i = 0; divided && i < share->parts; i++) {
        bool inside = taken == share->parts || (i > 0 && i < taken);
        canvas_segment(canvas, x, y, x + radius * cos(top + i * part),
                       y + radius * sin(top + i * part));
        picture_divide(canvas, look, inside, look->stroke_width, part * radius);
    }
    canvas_circle(canvas, x, y, radius);
    canvas_stroke(canvas, look->stroke, look->stroke_width);
}

static void draw_pies(struct canvas *canvas, const struct share *share,
                      const struct picture_look *look)
{
    struct wholes wholes = place_wholes(share, look);
    double x, y;

    for (int i = 0; i < share->wholes; i++) {
        middle_of_whole(&wholes, i, &x, &y);
        draw_one_pie(canvas, share, i, x, y, half_of_whole(&wholes), look);
    }
}

/* A hundred square has ten columns of ten cells; hundredths are taken from the top of the first
 * column down, then of the second. */
enum { ROWS = 10 };

/* The width of the lines between cells, compared with the outline's; the middle lines are as thick
 * as the outline, so that fives can be seen. */
static const double THIN = 0.4;

struct hundred {
    struct box box;
    int columns, rest; /* whole columns that are taken, and cells of the next one */
};

/* Lays a path round the cells that are taken. */
static void take_cells(struct canvas *canvas, const struct hundred *hundred)
{
    double cell = hundred->box.width / ROWS, x = hundred->box.x, y = hundred->box.y;
    double inner = x + hundred->columns * cell, outer = inner + (hundred->rest > 0 ? cell : 0);

    canvas_new_path(canvas);
    canvas_move_to(canvas, x, y);
    canvas_line_to(canvas, outer, y);
    canvas_line_to(canvas, outer, y + hundred->rest * cell);
    canvas_line_to(canvas, inner, y + hundred->rest * cell);
    canvas_line_to(canvas, inner, y + ROWS * cell);
    canvas_line_to(canvas, x, y + ROWS * cell);
    canvas_close_path(canvas);
}

/* Draws every `step`-th line between cells: with `between_taken` where the cells on both sides are
 * taken, otherwise where they are not both, in the colour that shows there. */
static void divide_cells(struct canvas *canvas, const struct hundred *hundred, int step,
                         bool between_taken, const struct picture_look *look, double width)
{
    double cell = hundred->box.width / ROWS, x = hundred->box.x, y = hundred->box.y;

    canvas_new_path(canvas);
    for (int k = step; k < ROWS; k += step) {
        int below = k < hundred->columns ? ROWS : k == hundred->columns ? hundred->rest : 0;
        int beside = hundred->columns + (k < hundred->rest);
        canvas_add_segment(canvas, x + k * cell, y + (between_taken ? 0 : below) * cell,
                           x + k * cell, y + (between_taken ? below : ROWS) * cell);
        canvas_add_segment(canvas, x + (between_taken ? 0 : beside) * cell, y + k * cell,
                           x + (between_taken ? beside : ROWS) * cell, y + k * cell);
    }
    picture_divide(canvas, look, between_taken, width, cell);
}

static void draw_one_square(struct canvas *canvas, const struct hundred *hundred,
                            const struct picture_look *look)
{
    const double cell = hundred->box.width / ROWS;
    struct picture_look own =
        *look; /* is_hatched goes by the square's own size, not by that of the box */

    own.box = hundred->box;
    canvas_box(canvas, hundred->box, 0);
    canvas_fill(canvas, COLOUR_PAPER);
    if (hundred->columns + hundred->rest > 0) {
        take_cells(canvas, hundred);
        picture_paint_part(canvas, &own, true);
        canvas_stroke(canvas, own.stroke, THIN * own.stroke_width);
    }
    for (int taken = 0; taken < 2; taken++) {
        if (cell >= PICTURE_NARROWEST)
            divide_cells(canvas, hundred, 1, taken, &own, THIN * own.stroke_width);
        if (cell * ROWS / 2 >= PICTURE_NARROWEST)
            divide_cells(canvas, hundred, ROWS / 2, taken, &own, own.stroke_width);
    }
    canvas_box(canvas, hundred->box, 0);
    canvas_stroke(canvas, own.stroke, own.stroke_width);
}

static void draw_squares(struct canvas *canvas, const struct share *share,
                         const struct picture_look *look)
{
    struct wholes wholes = place_wholes(share, look);
    double half = half_of_whole(&wholes), x, y;

    for (int i = 0; i < share->wholes; i++) {
        int cells = taken_of_whole(share, i) * (PARTS / share->parts);
        middle_of_whole(&wholes, i, &x, &y);
        draw_one_square(
            canvas,
            &(struct hundred){{x - half, y - half, 2 * half, 2 * half}, cells / ROWS, cells % ROWS},
            look);
    }
}

static void draw_bars(struct canvas *canvas, const struct share *share,
                      const struct picture_look *look)
{
    struct box box = box_grown(look->box, -look->stroke_width / 2);
    double pitch = fmin(box.height / share->wholes, 0.4 * box.width);
    double height = share->wholes > 1 ? 0.82 * pitch : pitch;
    double top = box.y + (box.height - (share->wholes - 1) * pitch - height) / 2;
    double part = box.width / share->parts;

    for (int i = 0; i < share->wholes; i++) {
        double y = top + i * pitch;
        int taken = taken_of_whole(share, i);
        canvas_box(canvas, (struct box){box.x, y, box.width, height}, 0);
        canvas_fill(canvas, COLOUR_PAPER);
        if (taken > 0) {
            canvas_box(canvas, (struct box){box.x, y, taken * part, height}, 0);
            picture_paint_part(canvas, look, true);
        }
        for (int k = 1; part >= PICTURE_NARROWEST && k < share->parts; k++) {
            canvas_segment(canvas, box.x + k * part, y, box.x + k * part, y + height);
            picture_divide(canvas, look, k < taken, look->stroke_width, part);
        }
        canvas_box(canvas, (struct box){box.x, y, box.width, height}, 0);
        canvas_stroke(canvas, look->stroke, look->stroke_width);
    }
}

/* The layout of a set of dots: those of each whole in rows, one set above the other. */
struct dots {
    struct box set; /* of the first whole */
    int columns, rows;
    double pitch, radius;
};

static struct dots place_dots(const struct share *share, const struct picture_look *look)
{
    struct box set = look->box;

    set.height /= share->wholes;
    int columns = best_columns(share->parts, set);
    int rows = (share->parts + columns - 1) / columns;
    double pitch = fmin(set.width / columns, set.height / rows);
    /* A few dots should not swell to fill the whole box. */
    double radius = fmin(0.4 * pitch, 0.12 * look->box.width);

    return (struct dots){set, columns, rows, fmin(pitch, 3 * radius), radius};
}

static void draw_dots(struct canvas *canvas, const struct share *share,
                      const struct picture_look *look)
{
    const struct dots dots = place_dots(share, look);
    const struct box set = dots.set;

    for (int whole = 0; whole < share->wholes; whole++) {
        int taken = taken_of_whole(share, whole);
        double middle_y = set.y + (whole + 0.5) * set.height;
        for (int i = 0; i < share->parts; i++) {
            int column = i % dots.columns, row = i / dots.columns;
            double x = set.x + set.width / 2 + (column - (dots.columns - 1) / 2.0) * dots.pitch;
            double y = middle_y + (row - (dots.rows - 1) / 2.0) * dots.pitch;
            canvas_circle(canvas, x, y, dots.radius);
            picture_paint_part(canvas, look, i < taken);
            canvas_stroke(canvas, look->stroke, look->stroke_width);
        }
        if (whole > 0) {
            double y = set.y + whole * set.height;
            canvas_segment(canvas, set.x, y, set.x + set.width, y);
            canvas_stroke(canvas, look->stroke, look->stroke_width / 2);
        }
    }
}

/* --- a number as a place on a line */

/* Type of less than 6 points cannot be read. */
static const double SMALLEST_LABEL_MM = 6 * 25.4 / 72;

/* The largest share of the distance between two labels that a label may take. */
static const double LABEL_SHARE = 0.62;

static void set_whole(struct canvas *canvas, int number, struct set_line *line)
{
    char digits[16];

    snprintf(digits, sizeof digits, "%s%d", number < 0 ? "\u2212" : "",
             number < 0 ? -number : number);
    type_number(canvas->type, digits, false, line);
}

/* Returns the size, in mm of the look, of the smallest type that can be read on the paper. */
static double smallest_label(const struct picture_look *look)
{
    return SMALLEST_LABEL_MM / (look->scale > 0 ? look->scale : 1);
}

/* On a line that is wider than this, the smallest type is as much larger: fewer and larger numbers
 * are read more easily than many small ones. */
static const double USUAL_LINE_MM = 39;

/* Writes the wholes below a number line's ticks, with 0 at x, all on the baseline y + em. Where
 * they are close the type shrinks; where it would become too small to read, only every step-th
 * whole is written, with 0 and the one farthest from it among them, or none at all. */
static void label_wholes(struct canvas *canvas, const struct share *share, double x, double y,
                         double em, double unit, const struct picture_look *look)
{
    const int below = share->below, farthest = below > 0 ? below : share->wholes;
    struct set_line line;

    set_whole(canvas, below > 0 ? -below : farthest, &line); /* the widest */
    double least =
        line.width * fmin(em, smallest_label(look) * fmax(1, look->box.width / USUAL_LINE_MM));
    int step = 1;
    while (step < farthest && (farthest % step != 0 || LABEL_SHARE * step * unit < least))
        step++;
    if (LABEL_SHARE * step * unit < least)
        return;
    em = fmin(em, LABEL_SHARE * step * unit / line.width);
    for (int i = -below; i <= share->wholes; i += step) {
        set_whole(canvas, i, &line);
        /* A minus at the left end stays within the box: beside it may be another colour. */
        canvas_line(canvas, &line, fmax(look->box.x, x + i * unit - em * line.width / 2), y + em,
                    em, look->stroke);
    }
}

/* The pin stands above the line, the ticks and the wholes below it; their sizes are shares of the
 * line's length, limited by the height of the box. */
static const double PIN = 0.085, TICK = 0.06, LABEL = 0.14, PIN_HEIGHT = 3.2;
/* The pin and the ticks of a line without numbers. */
static const double LARGE = 1.9;
/* The height of the tick at 0, as a multiple of one at a whole, if there is something below 0. */
static const double ZERO = 1.5;

/* Returns the length that the pin and the ticks are shares of, and sets *em to the size of the
 * labels. In a card's corner labels are larger than their share, as long as the pin still has room;
 * 0: it has none left, or the line is to have none, so there are no labels. */
static double line_size(const struct picture_look *look, double *em)
{
    const struct box box = look->box;
    const double smallest = smallest_label(look);

    *em = 0;
    if (look->plain)
        return fmin(LARGE * box.width, box.height / (PIN_HEIGHT * PIN + TICK));
    double size = fmin(box.width, box.height / (PIN_HEIGHT * PIN + TICK + LABEL));
    *em = LABEL * size;
    if (*em >= smallest)
        return size;
    *em = box.height < 3 * smallest ? 0 : smallest;
    return fmin(box.width, (box.height - *em) / (PIN_HEIGHT * PIN + TICK));
}

/* Returns the number of parts from tick to tick. Where parts are too narrow, as hundredths are, the
 * line has ticks for tenths; 0: it has none. */
static int tick_step(int parts, double part)
{
    if (part >= PICTURE_NARROWEST)
        return 1;
    return parts % 10 == 0 && part * parts / 10 >= PICTURE_NARROWEST ? parts / 10 : 0;
}

/* Draws a number line, which runs a little past both ends of its numbers. */
static void number_line_draw(struct canvas *canvas, const struct share *share,
                             const struct picture_look *look)
{
    struct box box = look->box;
    double unit = 0.88 * box.width / (share->below + share->wholes);
    double zero = box.x + 0.06 * box.width + share->below * unit;
    double em, size = line_size(look, &em);
    double r = PIN * size, tick = TICK * size;
    double y = box.y + (box.height + PIN_HEIGHT * r - tick - em) / 2;
    double part = unit / share->parts, width = fmax(look->stroke_width, 0.3);
    int step = tick_step(share->parts, part);
    char ticks[16]; /* of a whole */

    canvas_segment(canvas, box.x, y, box.x + box.width, y);
    canvas_stroke(canvas, look->stroke, 1.6 * width);
    canvas_new_path(canvas);
    for (int i = -share->below * share->parts; step > 0 && i <= share->wholes * share->parts;
         i += step)
        canvas_add_segment(canvas, zero + i * part, y - tick / 2, zero + i * part, y + tick / 2);
    canvas_stroke(canvas, look->stroke, width);
    snprintf(ticks, sizeof ticks, "%d", step > 0 ? share->parts / step : 0);
    canvas_note(canvas, "ticks", look->box, look->stroke, ticks);
    canvas_new_path(canvas);
    for (int i = -share->below; i <= share->wholes; i++) {
        /* If 0 is not at the left end, its longer tick tells it, since there may be no labels. */
        double length = i == 0 && share->below > 0 ? ZERO * tick : tick;
        canvas_add_segment(canvas, zero + i * unit, y - length, zero + i * unit, y + tick);
    }
    canvas_stroke(canvas, look->stroke, 1.6 * width);
    if (em > 0)
        label_wholes(canvas, share, zero, y + tick, em, unit, look);
    /* The pin: a drop whose point touches the place. */
    double x = zero + share->taken * part;
    canvas_new_path(canvas);
    canvas_move_to(canvas, x, y);
    canvas_arc(canvas, x, y - (PIN_HEIGHT - 1) * r, r, M_PI - 0.45, 2 * M_PI + 0.45);
    canvas_close_path(canvas);
    canvas_fill(canvas, look->fill);
    canvas_stroke(canvas, look->stroke, width);
}

/* Returns the visible width of `count` adjoining parts; INFINITY for none. The line at each end
 * covers half of its own width; unless `divided`, there is none between parts that count and parts
 * that do not. */
static double shown_of(int count, double part, bool divided, double line)
{
    return count == 0 ? INFINITY : count * part - (divided ? line : line / 2);
}

struct picture_measure picture_measure(enum picture picture, const struct notation *notation,
                                       const struct picture_look *look)
{
    const struct notation drawn = notation_as_parts(notation, PARTS);
    const struct share share = share_of(&drawn);
    const struct wholes wholes = place_wholes(&share, look);
    const double half = half_of_whole(&wholes), line = look->stroke_width;
    /* The smaller of what counts in a whole that is not full, and what does not count. */
    const int taken = share.taken % share.parts;
    const int count = taken < share.parts - taken ? taken : share.parts - taken;
    struct picture_measure mm = {INFINITY, INFINITY};

    switch (picture) {
    case PICTURE_PIE:
        mm.part = pie_part(share.parts, half, line);
        /* Divisions on both sides of a sector, or none. */
        if (count > 0)
            mm.shown =
                count * 2 * M_PI * half / share.parts - (mm.part >= PICTURE_NARROWEST ? line : 0);
        break;
    case PICTURE_BAR:
        mm.part = wholes.box.width / share.parts;
        mm.shown = shown_of(count, mm.part, mm.part >= PICTURE_NARROWEST, line);
        break;
    case PICTURE_SQUARE:
        mm.part = 2 * half / ROWS;
        mm.shown = shown_of(count > 0, mm.part, mm.part >= PICTURE_NARROWEST, THIN * line);
        break;
    case PICTURE_DOTS: {
        struct dots dots = place_dots(&share, look);
        mm.part = share.parts > 1 ? dots.pitch : INFINITY;
        mm.shown = 2 * dots.radius - line;
        break;
    }
    default: /* a number line shows a place */
        break;
    }
    return mm;
}

void picture_draw(struct canvas *canvas, enum picture picture, const struct notation *notation,
                  const struct picture_look *look)
{
    static const struct {
        const char *note;
        void (*draw)(struct canvas *, const struct share *, const struct picture_look *);
    } kinds[PICTURES] = {[PICTURE_PIE] = {"pie", draw_pies},
                         [PICTURE_BAR] = {"bar-picture", draw_bars},
                         [PICTURE_LINE] = {"line", number_line_draw},
                         [PICTURE_DOTS] = {"dots", draw_dots},
                         [PICTURE_SQUARE] = {"square-picture", draw_squares}};
    const struct notation drawn = notation_as_parts(notation, PARTS);
    struct share share = share_of(&drawn);
    char text[NOTATION_TEXT_SIZE];

    if (picture == PICTURE_NONE)
        return;
    kinds[picture].draw(canvas, &share, look);
    notation_canonical(&drawn, text);
    canvas_note(canvas, kinds[picture].note, look->box, look->fill, text);
}
