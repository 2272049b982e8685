#include "render/pages/cell.h"

#include "base/memory.h"
#include "render/pages/answer.h"
#include "render/pages/thing.h"

#include <math.h>

/* The space between words, between things that do not belong together, and between things that do,
 * in em. */
static const double SPACE = 0.3, APART = 0.7, JOINED = 0.14;
/* The space between lines, in em. */
static const double BETWEEN = 0.15;
/* mm in full size: between a thing and its frame, and round whatever a pen may ring. */
static const double IN_FRAME = 2, ROUND_PEN = 1.2;
static const double FRAME_LINE = 0.25, FRAME_CORNER = 1.5;
static const uint32_t COLOUR_FRAME = 0x8A8F99;

/* A thing of a line, and the room that it takes with what stands round it, such as a frame; mm. */
struct flow_box {
    struct thing thing;
    bool breaks;               /* begins a line */
    double gap;                /* space before it */
    double beside;             /* on either side of the thing */
    double over, label, under; /* above it, of which the label of its frame takes a part, and below
                                */
};

struct flow {
    const struct cell_look *look;
    struct flow_box *boxes;
    size_t count, capacity;
};

static enum status add_box(struct flow *flow, const struct page_item *item, char *word, bool bold,
                           double gap)
{
    const struct flow_box *before = flow->count ? &flow->boxes[flow->count - 1] : NULL;
    struct flow_box box = {
        .thing = {.item = item, .word = word, .bold = bold},
        .breaks = item->on_new_line && before && before->thing.item != item,
        .gap = gap,
    };
    enum status status = STATUS_OK;

    if (!memory_make_room(&flow->boxes, flow->count, &flow->capacity))
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        status = thing_measure(flow->look, &box.thing);
    if (status == STATUS_OK)
        flow->boxes[flow->count++] = box;
    else
        memory_free(word);
    return status;
}

static double usual_gap(const struct flow *flow, const struct page_item *item)
{
    const struct page_item *before = flow->count ? flow->boxes[flow->count - 1].thing.item : NULL;

    if (!before || (item->framed && before->framed))
        return 0; /* what goes round a frame for a pen keeps frames apart */
    if (item->joined)
        return JOINED * thing_em(flow->look, item);
    bool words = item->kind == PAGE_TEXT || before->kind == PAGE_TEXT;
    return words && !before->joined ? SPACE * thing_em(flow->look, item) : APART * flow->look->size;
}

static double gap_of(const struct flow *flow, const struct page_item *item)
{
    return flow->count ? fmax(flow->look->scale * item->gap, usual_gap(flow, item)) : 0;
}

/* Adds the words of a text, each as a box; those between bold marks are bold. */
static enum status add_words(struct flow *flow, const struct page_item *item)
{
    enum status status = STATUS_OK;
    bool bold = flow->look->bold, first = true;
    struct strbuf word = {0};

    for (const char *at = item->text; status == STATUS_OK; at++) {
        bool ends = *at == ' ' || *at == '\0' || *at == '\002' || *at == '\003';
        if (!ends)
            strbuf_add_char(&word, *at);
        if (ends && word.length > 0) {
            double gap = first ? gap_of(flow, item) : SPACE * thing_em(flow->look, item);
            char *copy = word.failed ? NULL : memory_copy_text(word.text);
            status = copy ? add_box(flow, item, copy, bold, gap) : STATUS_NO_MEMORY;
            strbuf_clear(&word);
            first = false;
        }
        if (*at == '\002' || *at == '\003')
            bold = *at == '\002' || flow->look->bold;
        if (*at == '\0')
            break;
    }
    strbuf_release(&word);
    return status;
}

static double outer_width(const struct flow_box *box)
{
    return box->thing.width + 2 * box->beside;
}

/* Sets the width of a frame's label. */
static enum status measure_label(const struct cell_look *look, const char *label, double *width)
{
    struct line line;

    *width = 0;
    enum status status = *label ? type_line(look->type, label, true, &line) : STATUS_OK;
    if (status == STATUS_OK && *label) {
        *width = look->size * line.width;
        *look->unknown |= line.unknown;
    }
    return status;
}

/* Sets the size of the largest thing in a frame, or of the label above one. */
static enum status largest_framed(const struct flow *flow, struct thing *most)
{
    enum status status = STATUS_OK;

    *most = (struct thing){0};
    for (size_t i = 0; i < flow->count && status == STATUS_OK; i++) {
        const struct thing *thing = &flow->boxes[i].thing;
        double label;
        if (!thing->item->framed)
            continue;
        status = measure_label(flow->look, thing->item->label, &label);
        most->width = fmax(most->width, fmax(thing->width, label));
        most->above = fmax(most->above, thing->above);
        most->below = fmax(most->below, thing->below);
    }
    return status;
}

/* Makes room for frames, which are all of the size that the largest needs, and for pens. */
static enum status frame_boxes(struct flow *flow)
{
    double scale = flow->look->scale, pen = scale * ROUND_PEN, inside = scale * IN_FRAME;
    struct thing most;
    enum status status = largest_framed(flow, &most);

    for (size_t i = 0; i < flow->count && status == STATUS_OK; i++) {
        struct flow_box *box = &flow->boxes[i];
        const struct page_item *item = box->thing.item;
        if (item->framed) {
            box->beside = pen + inside + (most.width - box->thing.width) / 2;
            box->label = *item->label ? flow->look->size : 0;
            box->over = pen + inside + most.above - box->thing.above + box->label;
            box->under = pen + inside + most.below - box->thing.below;
        } else if (item->pen != PAGE_PEN_NONE) {
            box->beside = box->over = box->under = 1.5 * pen;
        }
    }
    return status;
}

/* Returns the width of the boxes from `first` that must stay on one line, and sets *end to the box
 * after them. */
static double group_width(const struct flow *flow, size_t first, size_t *end)
{
    double width = outer_width(&flow->boxes[first]);

    for (*end = first + 1; *end < flow->count; ++*end) {
        const struct flow_box *box = &flow->boxes[*end];
        if (!box->thing.item->joined || box->breaks || box[-1].thing.item == box->thing.item)
            break;
        width += box->gap + outer_width(box);
    }
    return width;
}

/* Returns the first box after the line that begins at `first`, and sets *taken to the line's width.
 */
static size_t end_of_line(const struct flow *flow, size_t first, double width, double *taken,
                          bool *fits)
{
    size_t end;

    *taken = group_width(flow, first, &end);
    *fits = *fits && *taken <= width + 1e-6;
    while (end < flow->count && !flow->boxes[end].breaks) {
        size_t next;
        double more = flow->boxes[end].gap + group_width(flow, end, &next);
        if (*taken + more > width + 1e-6)
            break;
        *taken += more;
        end = next;
    }
    return end;
}

/* Returns the frame of a box, or the place of a thing that has none but a pen's stroke. */
static struct box frame_of(const struct cell_look *look, const struct flow_box *box, double x,
                           double middle)
{
    double pen = look->scale * ROUND_PEN;
    double top = middle - box->thing.above - box->over + box->label + pen;

    return (struct box){x + pen, top, outer_width(box) - 2 * pen,
                        middle + box->thing.below + box->under - pen - top};
}

static enum status draw_frame(const struct cell_look *look, struct canvas *canvas,
                              const struct flow_box *box, double x, double middle)
{
    const struct page_item *item = box->thing.item;
    struct box frame = frame_of(look, box, x, middle);
    struct line line;

    if (!item->framed)
        return STATUS_OK;
    canvas_box(canvas, frame, look->scale * FRAME_CORNER);
    canvas_fill(canvas, COLOUR_PAPER);
    canvas_stroke(canvas, COLOUR_FRAME, look->scale * FRAME_LINE);
    canvas_note(canvas, "frame", frame, COLOUR_FRAME, item->label);
    if (!*item->label)
        return STATUS_OK;
    enum status status = type_line(look->type, item->label, true, &line);
    if (status == STATUS_OK) {
        canvas_line(canvas, &line, frame.x + (frame.width - look->size * line.width) / 2,
                    frame.y - look->scale * ROUND_PEN - 0.1 * look->size, look->size, COLOUR_DARK);
    }
    return status;
}

static void draw_pen(const struct cell_look *look, struct canvas *canvas,
                     const struct flow_box *box, double x, double middle)
{
    if (box->thing.item->pen != PAGE_PEN_NONE)
        answer_pen(look, canvas, box->thing.item->pen, frame_of(look, box, x, middle));
}

/* Sets one line of the flow with its top at y, and sets *height. Draws nothing if canvas is NULL. A
 * blank of no fixed width at the end of the line takes the rest of it. */
static enum status set_line_of(struct flow *flow, size_t first, size_t end, double room,
                               struct canvas *canvas, double x, double y, double *height)
{
    double above = 0, below = 0;
    enum status status = STATUS_OK;

    for (size_t i = first; i < end; i++) {
        struct flow_box *box = &flow->boxes[i];
        const struct page_item *item = box->thing.item;
        above = fmax(above, box->thing.above + box->over);
        below = fmax(below, box->thing.below + box->under);
        if (item->kind == PAGE_BLANK && item->width == 0 && i + 1 == end) {
            box->thing.width += room;
            room = 0;
        }
    }
    *height = above + below;
    x += flow->look->align == ALIGN_LEFT ? 0 : flow->look->align == ALIGN_CENTRE ? room / 2 : room;
    for (size_t i = first; canvas && i < end && status == STATUS_OK; i++) {
        const struct flow_box *box = &flow->boxes[i];
        x += i > first ? box->gap : 0;
        status = draw_frame(flow->look, canvas, box, x, y + above);
        if (status == STATUS_OK)
            status = thing_draw(flow->look, canvas, &box->thing, x + box->beside, y + above);
        if (status == STATUS_OK)
            draw_pen(flow->look, canvas, box, x, y + above);
        x += outer_width(box);
    }
    return status;
}

static enum status set_flow(struct flow *flow, double width, struct canvas *canvas, double x,
                            double y, double *height, bool *fits)
{
    enum status status = STATUS_OK;

    *height = 0;
    for (size_t first = 0; first < flow->count && status == STATUS_OK;) {
        double taken, line_height;
        size_t end = end_of_line(flow, first, width, &taken, fits);
        if (first > 0)
            *height += BETWEEN * flow->look->size;
        status = set_line_of(flow, first, end, fmax(0, width - taken), canvas, x, y + *height,
                             &line_height);
        *height += line_height;
        first = end;
    }
    return status;
}

static enum status set_text(const struct cell_look *look, const char *text, double width,
                            struct canvas *canvas, double x, double y, double *height, bool *fits)
{
    struct block block;
    enum status status = type_block(look->type, text, look->bold, look->align,
                                    look->size * POINTS_PER_MM, width * POINTS_PER_MM, &block);

    if (status != STATUS_OK)
        return status;
    *look->unknown |= block.unknown;
    *height = block.height / POINTS_PER_MM;
    *fits = *fits && block.width / POINTS_PER_MM <= width + 0.01;
    if (canvas)
        canvas_block(canvas, &block, x, y, COLOUR_DARK);
    return STATUS_OK;
}

static bool is_plain_text(const struct page_item *item)
{
    return item->kind == PAGE_TEXT && !(item->size > 0) && !item->framed &&
           item->pen == PAGE_PEN_NONE;
}

enum status cell_set(const struct cell_look *look, const struct page_cell *cell, double width,
                     struct canvas *canvas, double x, double y, double *height, bool *fits)
{
    const struct page_item *only = cell->items;
    struct flow flow = {.look = look};

    *height = 0;
    if (only && !only->next && is_plain_text(only))
        return set_text(look, only->text, width, canvas, x, y, height, fits);
    enum status status = STATUS_OK;
    for (const struct page_item *item = only; item && status == STATUS_OK; item = item->next)
        status = item->kind == PAGE_TEXT ? add_words(&flow, item)
                                         : add_box(&flow, item, NULL, false, gap_of(&flow, item));
    if (status == STATUS_OK)
        status = frame_boxes(&flow);
    if (status == STATUS_OK)
        status = set_flow(&flow, width, canvas, x, y, height, fits);
    for (size_t i = 0; i < flow.count; i++)
        memory_free(flow.boxes[i].thing.word);
    memory_free(flow.boxes);
    return status;
}
