#include "render/faces/number_line.h"

#include <math.h>
#include <stdio.h>

/* Type of less than 6 points cannot be read. */
static const double SMALLEST_LABEL_MM = 6 * 25.4 / 72;

/* The largest share of the distance between two labels that a label may take. */
static const double LABEL_SHARE = 0.62;

static void set_whole(struct canvas *canvas, int number, struct line *line)
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
    struct line line;

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
/* How much higher the tick at 0 is than one at a whole, if there is something below 0. */
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

enum status number_line_draw(struct canvas *canvas, const struct share *share,
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
        /* Where 0 is not at the left end it is told by its length, since there may be no labels. */
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
    return STATUS_OK;
}
