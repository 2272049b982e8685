#include "render/pages/answer.h"

#include "base/strbuf.h"
#include "draw/canvas.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* mm in full size. A box to write a number in; boxes are no higher than that. */
static const double BOX_WIDTH = 12, BOX_HEIGHT = 10, SQUARE_MOST = 14, BOX_LINE = 0.35,
                    BOX_CORNER = 0.8;
static const double INSIDE = 1;               /* between a box and the writing in it */
static const double BAR = 0.5, BAR_GAP = 1.2; /* of a fraction with boxes */
static const double BAR_OVERHANG = 0.8;       /* of a fraction bar over a box or digits */
static const double BESIDE = 1.5;             /* before the fraction of a mixed number */
/* A pen's strokes, and how they keep off lines. */
static const double PEN = 0.6, CROSS = 0.4, PEN_TO_LINE = 1;
/* The size of writing on a line, in em. */
static const double WRITING = 1.1;

/* A fraction with boxes: its pieces in type, and where they go, all mm from its left edge and the
 * middle of its bar. Without a fraction bar there is one box, which `above` stands in. */
struct boxed {
    char before[32], above[64], below[24], after[12];
    bool stacked, box_above, box_below;
    double em, digits; /* an em, and the height of a digit */
    double before_width, stack_width, after_width;
};

static double box_width(const struct page_item *item)
{
    return item->width > 0 ? item->width : BOX_WIDTH;
}

void answer_box_size(const struct page_item *item, double scale, double *width, double *height)
{
    *width = scale * box_width(item);
    *height = scale * fmin(box_width(item), SQUARE_MOST);
}

/* Draws a tick, as a pen makes it. */
static void draw_tick(struct canvas *canvas, struct box box, double scale)
{
    double size = fmin(box.width, box.height), x = box.x + box.width / 2;
    double y = box.y + box.height / 2;

    canvas_new_path(canvas);
    canvas_move_to(canvas, x - 0.3 * size, y);
    canvas_line_to(canvas, x - 0.08 * size, y + 0.28 * size);
    canvas_line_to(canvas, x + 0.34 * size, y - 0.32 * size);
    canvas_stroke_round(canvas, COLOUR_PEN, scale * PEN);
    canvas_note(canvas, "tick", box, COLOUR_PEN, "");
}

/* Writes a text into the middle of a box, as large as the box allows. */
static void write_in(const struct cell_look *look, struct canvas *canvas, const char *text,
                     double em, struct box box)
{
    double room = box.width - 2 * look->scale * INSIDE, digits = type_capital_height(look->type);
    struct set_line line;

    if (!*text || room <= 0)
        return;
    type_line(look->type, text, false, &line);
    em = fmin(em, room / fmax(line.ink_width, 0.01));
    em = fmin(em, box.height * 0.8 / fmax(digits, 0.1));
    canvas_line(canvas, &line, box.x + (box.width - em * line.ink_width) / 2 - em * line.ink_left,
                box.y + (box.height + em * digits) / 2, em, COLOUR_PEN);
}

static void draw_frame(const struct cell_look *look, struct canvas *canvas, struct box box,
                       const char *what)
{
    canvas_box(canvas, box, fmin(look->scale * BOX_CORNER, fmin(box.width, box.height) / 4));
    canvas_fill(canvas, COLOUR_PAPER);
    canvas_stroke(canvas, COLOUR_DARK, look->scale * BOX_LINE);
    canvas_note(canvas, "box", box, COLOUR_DARK, what);
}

void answer_box_draw(const struct cell_look *look, struct canvas *canvas,
                     const struct page_item *item, struct box box)
{
    double em = look->scale * ANSWER_DIGITS / fmax(type_digit_height(look->type), 0.1);

    draw_frame(look, canvas, box, item->filled ? "ticked" : item->text);
    if (item->filled)
        draw_tick(canvas, box, look->scale);
    write_in(look, canvas, item->text, em, box);
}

/* --- a fraction with boxes */

/* Splits a number without a fraction bar into its box and its sign: 20 and %. */
static void take_plain_apart(const struct cell_look *look, const struct notation *number,
                             struct boxed *boxed)
{
    const char *sign = notation_forms[number->kind].sign;
    struct strbuf text = {0};

    notation_print(number, look->style, &text);
    if (*sign) {
        snprintf(boxed->after, sizeof boxed->after, "%s%s", notation_sign_space(look->style), sign);
        size_t length = strlen(boxed->after);
        if (text.length >= length && strcmp(text.text + text.length - length, boxed->after) == 0)
            text.text[text.length - length] = '\0';
    }
    snprintf(boxed->above, sizeof boxed->above, "%s", text.text);
    strbuf_release(&text);
    boxed->box_above = true;
}

static void take_fraction_apart(const struct cell_look *look, const struct page_item *item,
                                struct boxed *boxed)
{
    const struct notation *number = &item->number;
    const char *minus = !number->negative ? "" : look->style->minus_sign ? "\u2212" : "-";
    const char *sign = notation_forms[number->kind].sign;

    boxed->stacked = true;
    boxed->box_above = item->hole == PAGE_HOLE_TOP || item->hole == PAGE_HOLE_BOTH;
    boxed->box_below = item->hole == PAGE_HOLE_BELOW || item->hole == PAGE_HOLE_BOTH;
    if (notation_prints_whole(number))
        snprintf(boxed->before, sizeof boxed->before, "%s%" PRId64 "%s", minus, number->whole,
                 notation_joint(number, look->style));
    else
        snprintf(boxed->before, sizeof boxed->before, "%s", minus);
    snprintf(boxed->above, sizeof boxed->above, "%" PRId64, number->numerator);
    snprintf(boxed->below, sizeof boxed->below, "%" PRId64, number->denominator);
    if (*sign)
        snprintf(boxed->after, sizeof boxed->after, "%s%s", notation_sign_space(look->style), sign);
}

/* Sets the width of a text, in mm; of "" 0. */
static void width_of(const struct cell_look *look, const char *text, double em, double *width)
{
    struct set_line line;

    *width = 0;
    if (*text) {
        type_number(look->type, text, true, &line);
        *width = em * line.width;
        *look->unknown |= line.unknown;
    }
}

static void set_boxed(const struct cell_look *look, const struct page_item *item, double em,
                      struct boxed *boxed)
{
    const struct notation *number = &item->number;
    double above, below, box = look->scale * BOX_WIDTH;

    *boxed = (struct boxed){.em = em, .digits = em * type_digit_height(look->type)};
    if (number->denominator > 0 && notation_forms[number->kind].bar == '/')
        take_fraction_apart(look, item, boxed);
    else
        take_plain_apart(look, number, boxed);
    width_of(look, boxed->above, em, &above);
    width_of(look, boxed->below, em, &below);
    width_of(look, boxed->before, em, &boxed->before_width);
    width_of(look, boxed->after, em, &boxed->after_width);
    if (boxed->before_width > 0)
        boxed->before_width += look->scale * BESIDE;
    if (boxed->after_width > 0)
        boxed->after_width += look->scale * BESIDE;
    boxed->stack_width = fmax(boxed->box_above ? box : above, boxed->box_below ? box : below) +
                         (boxed->stacked ? 2 * look->scale * BAR_OVERHANG : 0);
}

/* Returns how far a number or its box reaches from the middle of the fraction bar. */
static double reach(const struct cell_look *look, const struct boxed *boxed, bool is_box)
{
    if (!boxed->stacked)
        return look->scale * BOX_HEIGHT / 2;
    return look->scale * (BAR / 2 + BAR_GAP + (is_box ? BOX_HEIGHT : 0)) +
           (is_box ? 0 : boxed->digits);
}

void answer_measure(const struct cell_look *look, const struct page_item *item, double em,
                    double *width, double *above, double *below)
{
    struct boxed boxed;

    set_boxed(look, item, em, &boxed);
    *width = boxed.before_width + boxed.stack_width + boxed.after_width;
    *above = reach(look, &boxed, boxed.box_above);
    *below = reach(look, &boxed, boxed.box_below);
    if (boxed.before_width > 0) {
        *above = fmax(*above, boxed.digits / 2);
        *below = fmax(*below, boxed.digits / 2);
    }
}

/* Draws a text with its left edge at x and its digits in the middle of the line. */
static void draw_beside(const struct cell_look *look, struct canvas *canvas,
                        const struct boxed *boxed, const char *text, double x, double middle)
{
    struct set_line line;

    if (*text) {
        type_number(look->type, text, true, &line);
        canvas_line(canvas, &line, x, middle + boxed->digits / 2, boxed->em, COLOUR_DARK);
    }
}

/* Draws the number above or below the bar, or its box. */
static void draw_half(const struct cell_look *look, struct canvas *canvas,
                      const struct boxed *boxed, bool upper, bool filled, double centre,
                      double middle)
{
    bool is_box = upper ? boxed->box_above : boxed->box_below;
    const char *text = upper ? boxed->above : boxed->below;
    double far = reach(look, boxed, is_box), height = look->scale * BOX_HEIGHT;
    double top = !boxed->stacked || upper ? middle - far : middle + far - height;
    struct box box = {centre - look->scale * BOX_WIDTH / 2, top, look->scale * BOX_WIDTH, height};
    struct set_line line;

    if (is_box) {
        draw_frame(look, canvas, box, filled ? text : "");
        if (filled)
            write_in(look, canvas, text, boxed->em, box);
        return;
    }
    type_number(look->type, text, true, &line);
    canvas_line(canvas, &line, centre - boxed->em * (line.ink_left + line.ink_width / 2),
                upper ? middle - far + boxed->digits : middle + far, boxed->em, COLOUR_DARK);
}

static void draw_boxed(const struct cell_look *look, struct canvas *canvas,
                       const struct page_item *item, const struct boxed *boxed, double x,
                       double middle)
{
    double left = x + boxed->before_width, centre = left + boxed->stack_width / 2;
    struct box bar = {left, middle - look->scale * BAR / 2, boxed->stack_width, look->scale * BAR};

    draw_beside(look, canvas, boxed, boxed->before, x, middle);
    draw_half(look, canvas, boxed, true, item->filled, centre, middle);
    if (boxed->stacked) {
        canvas_box(canvas, bar, bar.height / 2);
        canvas_fill(canvas, COLOUR_DARK);
        canvas_note(canvas, "bar", bar, COLOUR_DARK, "fraction");
        draw_half(look, canvas, boxed, false, item->filled, centre, middle);
    }
    draw_beside(look, canvas, boxed, boxed->after, left + boxed->stack_width + look->scale * BESIDE,
                middle);
}

/* Adds the spoken form of a number with boxes, such as "?/8"; if the boxes are filled, it has their
 * numbers instead of "?". */
static void add_spoken(const struct boxed *boxed, bool filled, struct strbuf *out)
{
    bool above = boxed->box_above && !filled, below = boxed->box_below && !filled;

    strbuf_addf(out, "%s%s%s%s%s%s", boxed->before, *boxed->before ? " " : "",
                above ? "?" : boxed->above, boxed->stacked ? "/" : "", below ? "?" : boxed->below,
                boxed->after);
}

void answer_draw(const struct cell_look *look, struct canvas *canvas, const struct page_item *item,
                 double em, double x, double middle)
{
    struct strbuf spoken = {0};
    struct boxed boxed;

    set_boxed(look, item, em, &boxed);
    add_spoken(&boxed, item->filled, &spoken);
    canvas_begin_spoken(canvas, strbuf_text(&spoken));
    draw_boxed(look, canvas, item, &boxed, x, middle);
    canvas_end_spoken(canvas);
    strbuf_release(&spoken);
}

/* --- a pen */

void answer_on_line(const struct cell_look *look, struct canvas *canvas, const char *text, double x,
                    double y, double width)
{
    double inset = look->scale * INSIDE;
    struct set_line line;

    if (!*text || width <= 2 * inset)
        return;
    type_line(look->type, text, false, &line);
    double em = fmin(WRITING * look->size, (width - 2 * inset) / fmax(line.width, 0.01));
    canvas_line(canvas, &line, x + inset, y - 0.7 * inset, em, COLOUR_PEN);
}

void answer_pen(const struct cell_look *look, struct canvas *canvas, enum page_pen pen,
                struct box box)
{
    struct box ring = box_grown(box, look->scale * (PEN_TO_LINE - PEN / 2));
    double right = ring.x + ring.width, bottom = ring.y + ring.height;

    if (pen == PAGE_PEN_NONE)
        return;
    if (pen == PAGE_PEN_RING) {
        canvas_box(canvas, ring, fmin(ring.width, ring.height) / 3);
        canvas_stroke(canvas, COLOUR_PEN, look->scale * PEN);
    } else {
        canvas_new_path(canvas);
        canvas_add_segment(canvas, ring.x, ring.y, right, bottom);
        canvas_add_segment(canvas, ring.x, bottom, right, ring.y);
        canvas_stroke_round(canvas, COLOUR_PEN, look->scale * CROSS);
    }
    canvas_note(canvas, pen == PAGE_PEN_RING ? "ring" : "cross", ring, COLOUR_PEN, "");
}
