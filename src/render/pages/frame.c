/* Frames round things to choose from. */
#include "render/pages/answer.h"
#include "render/pages/flow.h"

#include <math.h>

/* mm in full size: between a thing and its frame; the frame's line. */
static const double IN_FRAME = 0.7, FRAME_LINE = 0.25, FRAME_CORNER = 1.5;
/* In em: how high a label is, and the space between it and the thing beside it. */
static const double LABEL_HEIGHT = 0.78, LABEL_GAP = 0.25;
static const uint32_t COLOUR_FRAME = 0x8F8F8F;

/* Sets the width of a frame's label. */
static void measure_label(const struct cell_look *look, const char *label, double *width)
{
    struct line line;

    *width = 0;
    if (*label) {
        type_line(look->type, label, true, &line);
        *width = look->size * line.width;
        *look->unknown |= line.unknown;
    }
}

static double height_of(const struct thing *thing)
{
    return thing->above + thing->below;
}

/* Returns whether the frame holds half of a place of its line: another is above or below it. */
static bool is_half(const struct flow *flow, size_t index)
{
    return flow_stands_below(flow, index) || flow_stands_below(flow, index + 1);
}

/* Returns the height of a place on a line: a frame, or two with the room for pens between them. */
static double place_height(const struct flow *flow)
{
    double round = 2 * flow->look->scale * (ROUND_PEN + IN_FRAME), most = 0;

    for (size_t i = 0; i < flow->count; i++)
        if (flow->boxes[i].thing.item->framed)
            most =
                fmax(most, (height_of(&flow->boxes[i].thing) + round) * (is_half(flow, i) ? 2 : 1));
    return most;
}

/* Sets the room round a thing in its frame. Its label stands in the corner, where the thing leaves
 * room: above it, or beside a circle; or else at its left. */
static void frame_box(struct flow *flow, size_t index, double place)
{
    struct flow_box *box = &flow->boxes[index];
    const struct page_item *item = box->thing.item;
    const struct cell_look *look = flow->look;
    double round = look->scale * (ROUND_PEN + IN_FRAME), label;
    double outer = is_half(flow, index) ? place / 2 : place;
    double above = (outer - height_of(&box->thing)) / 2;
    bool corner = (item->kind == PAGE_PICTURE && item->shape == PAGE_PIE) ||
                  above - round >= LABEL_HEIGHT * look->size;
    measure_label(look, item->label, &label);

    box->over = box->under = above;
    box->left = round + (corner || label == 0 ? 0 : label + LABEL_GAP * look->size);
    box->right = round + fmax(0, corner ? label - box->thing.width : 0);
}

/* Widens the box with space on either side of the thing. */
static void widen(struct flow_box *box, double width)
{
    double more = fmax(0, width - flow_outer_width(box)) / 2;

    box->left += more;
    box->right += more;
}

/* Makes frames of one place equally wide, and all of them if a line has room for that. */
static void even_widths(struct flow *flow, double width)
{
    double widest = 0;
    int places = 0, most = 0;

    for (size_t i = 0; i < flow->count; i++) {
        if (!flow->boxes[i].thing.item->framed)
            continue;
        widest = fmax(widest, flow_outer_width(&flow->boxes[i]));
        places = flow->boxes[i].breaks ? 1 : places + !flow_stands_below(flow, i);
        most = places > most ? places : most;
    }
    for (size_t i = 0; i < flow->count; i++) {
        struct flow_box *box = &flow->boxes[i];
        if (!box->thing.item->framed)
            continue;
        if (most * widest <= width)
            widen(box, widest);
        else if (flow_stands_below(flow, i + 1))
            widen(box, flow_outer_width(box + 1));
        else if (flow_stands_below(flow, i))
            widen(box, flow_outer_width(box - 1));
    }
}

void flow_frame(struct flow *flow, double width)
{
    double place = place_height(flow), pen = 1.5 * flow->look->scale * ROUND_PEN;

    for (size_t i = 0; i < flow->count; i++) {
        struct flow_box *box = &flow->boxes[i];
        if (box->thing.item->framed) {
            frame_box(flow, i, place);
        } else if (box->thing.item->pen != PAGE_PEN_NONE) {
            box->left = box->right = box->over = box->under = pen;
        }
    }
    even_widths(flow, width);
}

/* Returns the frame of a box, or the place of a thing that has none but a pen's stroke. */
static struct box frame_of(const struct cell_look *look, const struct flow_box *box, double x,
                           double middle)
{
    double pen = look->scale * ROUND_PEN;
    double top = middle - box->thing.above - box->over + pen;

    return (struct box){x + pen, top, flow_outer_width(box) - 2 * pen,
                        middle + box->thing.below + box->under - pen - top};
}

void flow_draw_frame(const struct cell_look *look, struct canvas *canvas,
                     const struct flow_box *box, double x, double middle)
{
    const struct page_item *item = box->thing.item;
    struct box frame = frame_of(look, box, x, middle);
    double inset = look->scale * IN_FRAME;
    struct line line;

    if (!item->framed)
        return;
    canvas_box(canvas, frame, look->scale * FRAME_CORNER);
    canvas_fill(canvas, COLOUR_PAPER);
    canvas_stroke(canvas, COLOUR_FRAME, look->scale * FRAME_LINE);
    canvas_note(canvas, "frame", frame, COLOUR_FRAME, item->label);
    if (!*item->label)
        return;
    type_line(look->type, item->label, true, &line);
    canvas_line(canvas, &line, frame.x + inset,
                frame.y + inset + look->size * type_capital_height(look->type), look->size,
                COLOUR_DARK);
}

void flow_draw_pen(const struct cell_look *look, struct canvas *canvas, const struct flow_box *box,
                   double x, double middle)
{
    if (box->thing.item->pen != PAGE_PEN_NONE)
        answer_pen(look, canvas, box->thing.item->pen, frame_of(look, box, x, middle));
}
