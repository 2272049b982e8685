#include "render/pages/flow.h"

#include "render/pages/answer.h"

#include <math.h>

/* Returns the width of a box with what stands round its thing. */
static double outer_width(const struct flow_box *box)
{
    return box->left + box->thing.width + box->right;
}

/* Returns whether the box at that index, if there is one, stands below the one before it. */
static bool stands_below(const struct flow *flow, size_t index)
{
    return index < flow->count && flow->boxes[index].below;
}

/* --- frames round things to choose from, and what pens do */

/* mm in full size: the space round a thing that a pen may ring. */
static const double ROUND_PEN = 0.8;
/* mm in full size: between a thing and its frame; the frame's line. */
static const double IN_FRAME = 0.7, FRAME_LINE = 0.25, FRAME_CORNER = 1.5;
/* In em: how high a label is, and the space between it and the thing beside it. */
static const double LABEL_HEIGHT = 0.78, LABEL_GAP = 0.25;
static const uint32_t COLOUR_FRAME = 0x8F8F8F;

/* Sets the width of a frame's label. */
static void measure_label(const struct cell_look *look, const char *label, double *width)
{
    struct set_line line;

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
    return stands_below(flow, index) || stands_below(flow, index + 1);
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
    double more = fmax(0, width - outer_width(box)) / 2;

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
        widest = fmax(widest, outer_width(&flow->boxes[i]));
        places = flow->boxes[i].breaks ? 1 : places + !stands_below(flow, i);
        most = places > most ? places : most;
    }
    for (size_t i = 0; i < flow->count; i++) {
        struct flow_box *box = &flow->boxes[i];
        if (!box->thing.item->framed)
            continue;
        if (most * widest <= width)
            widen(box, widest);
        else if (stands_below(flow, i + 1))
            widen(box, outer_width(box + 1));
        else if (stands_below(flow, i))
            widen(box, outer_width(box - 1));
    }
}

void flow_frame(struct flow *flow, double width)
{
    double place = place_height(flow), pen = 1.5 * flow->look->scale * ROUND_PEN;

    for (size_t i = 0; i < flow->count; i++) {
        struct flow_box *box = &flow->boxes[i];
        if (box->thing.item->framed)
            frame_box(flow, i, place);
        else if (box->thing.item->pen != PAGE_PEN_NONE)
            box->left = box->right = box->over = box->under = pen;
    }
    even_widths(flow, width);
}

/* Returns the frame of a box, or the place of a thing that has none but a pen's stroke. */
static struct box frame_of(const struct cell_look *look, const struct flow_box *box, double x,
                           double middle)
{
    double pen = look->scale * ROUND_PEN;
    double top = middle - box->thing.above - box->over + pen;

    return (struct box){x + pen, top, outer_width(box) - 2 * pen,
                        middle + box->thing.below + box->under - pen - top};
}

/* Draws a box's frame and label. x is its left edge, `middle` that of its thing's digits. */
static void draw_frame(const struct cell_look *look, struct canvas *canvas,
                       const struct flow_box *box, double x, double middle)
{
    const struct page_item *item = box->thing.item;
    struct box frame = frame_of(look, box, x, middle);
    double inset = look->scale * IN_FRAME;
    struct set_line line;

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

/* Draws, when a box's thing is drawn, what a pen did to it. */
static void draw_pen(const struct cell_look *look, struct canvas *canvas,
                     const struct flow_box *box, double x, double middle)
{
    if (box->thing.item->pen != PAGE_PEN_NONE)
        answer_pen(look, canvas, box->thing.item->pen, frame_of(look, box, x, middle));
}

/* The space between lines, in em. */
static const double BETWEEN = 0.15;
/* mm in full size: the least width of words that have something aside. */
static const double LEAST_BESIDE = 27;

/* Penalties for comparing ways to break lines, each as bad as this much height, in mm in full size:
 * for a line that breaks before a thing without being asked to, or within words that might have
 * begun a line; for one that breaks because something stands aside; and for a thing that might
 * begin a line and does not. */
static const double BROKEN = 6, NARROW = 3, UNBROKEN = 1;
enum { MOST_CHOICES = 6 }; /* of a cell; other boxes that may begin a line do */

/* Some boxes on lines, and how they came out. */
struct lines {
    size_t first, end; /* the boxes */
    double x, y, width;
    int count;            /* of lines */
    int broken;           /* of them, before a thing or in words that might have begun a line */
    int narrow;           /* of them, in words that have things aside */
    double height, taken; /* of all lines, of the widest */
    double above;         /* how far a single line reaches above the middle of its digits */
    bool fits;
};

static double above_of(const struct flow_box *box)
{
    return box->thing.above + box->over;
}

static double outer_height(const struct flow_box *box)
{
    return box->over + box->thing.above + box->thing.below + box->under;
}

/* Returns whether the box has another below it in its place. */
static bool has_below(const struct flow *flow, size_t index)
{
    return stands_below(flow, index + 1);
}

/* --- places: a box, or two, one below the other */

static size_t after_place(const struct flow *flow, size_t index)
{
    return index + (has_below(flow, index) ? 2 : 1);
}

static double place_width(const struct flow *flow, size_t index)
{
    double width = outer_width(&flow->boxes[index]);

    return has_below(flow, index) ? fmax(width, outer_width(&flow->boxes[index + 1])) : width;
}

/* Sets how far the place reaches from the middle of the line's digits. */
static void measure_place(const struct flow *flow, size_t index, double *above, double *below)
{
    const struct flow_box *box = &flow->boxes[index];

    *above = above_of(box);
    *below = box->thing.below + box->under;
    if (has_below(flow, index)) { /* all that is below begins at one height */
        *above = outer_height(box);
        *below = outer_height(box + 1);
    }
}

static enum status draw_box(const struct flow *flow, const struct flow_box *box,
                            struct canvas *canvas, double x, double middle)
{
    draw_frame(flow->look, canvas, box, x, middle);
    enum status status = thing_draw(flow->look, canvas, &box->thing, x + box->left, middle);
    if (status == STATUS_OK)
        draw_pen(flow->look, canvas, box, x, middle);
    return status;
}

static enum status draw_place(const struct flow *flow, size_t index, struct canvas *canvas,
                              double x, double middle)
{
    const struct flow_box *box = &flow->boxes[index];
    double width = place_width(flow, index), above, below;

    if (!has_below(flow, index))
        return draw_box(flow, box, canvas, x, middle);
    measure_place(flow, index, &above, &below);
    double top = middle - above;
    enum status status =
        draw_box(flow, box, canvas, x + (width - outer_width(box)) / 2, top + above_of(box));
    if (status == STATUS_OK)
        status = draw_box(flow, box + 1, canvas, x + (width - outer_width(box + 1)) / 2,
                          top + outer_height(box) + above_of(box + 1));
    return status;
}

/* --- lines */

/* Returns the width of the boxes from `first` that must stay on one line, and sets *next to the box
 * after them. */
static double group_width(const struct flow *flow, size_t first, size_t end, size_t *next)
{
    double width = place_width(flow, first);

    for (*next = after_place(flow, first); *next < end; *next = after_place(flow, *next)) {
        const struct flow_box *box = &flow->boxes[*next];
        if (!box->thing.item->joined || box->breaks || box[-1].thing.item == box->thing.item)
            break;
        width += box->gap + place_width(flow, *next);
    }
    return width;
}

/* Returns the first box after the line that begins at `first`, and sets *taken to the line's width.
 */
static size_t end_of_line(const struct flow *flow, size_t first, const struct lines *lines,
                          double *taken, bool *fits)
{
    size_t end;

    *taken = group_width(flow, first, lines->end, &end);
    *fits = *fits && *taken <= lines->width + 1e-6;
    while (end < lines->end && !flow->boxes[end].breaks) {
        size_t next;
        double more = flow->boxes[end].gap + group_width(flow, end, lines->end, &next);
        if (*taken + more > lines->width + 1e-6)
            break;
        *taken += more;
        end = next;
    }
    return end;
}

/* Sets one line of the flow with its top at y, and sets *height. Draws nothing if canvas is NULL. A
 * blank of no fixed width, or a wall, at the end of the line takes the rest of it. */
static enum status set_line_of(struct flow *flow, size_t first, size_t end, double room,
                               struct canvas *canvas, double x, double y, double *above,
                               double *height)
{
    double below = 0;
    enum status status = STATUS_OK;

    *above = 0;
    for (size_t i = first; i < end; i = after_place(flow, i)) {
        double own_above, own_below;
        measure_place(flow, i, &own_above, &own_below);
        *above = fmax(*above, own_above);
        below = fmax(below, own_below);
    }
    *height = *above + below;
    struct thing *last = &flow->boxes[end - 1].thing;
    bool fills =
        last->item->kind == PAGE_WALL || (last->item->kind == PAGE_BLANK && last->item->width == 0);
    if (canvas && fills) {
        last->width += room;
        room = 0;
    }
    x += align_left(flow->look->align, room);
    for (size_t i = first; canvas && i < end && status == STATUS_OK; i = after_place(flow, i)) {
        x += i > first ? flow->boxes[i].gap : 0;
        status = draw_place(flow, i, canvas, x, y + *above);
        x += place_width(flow, i);
    }
    return status;
}

/* Returns whether one of the boxes behind `first`, up to `last`, might begin a line and does not.
 */
static bool might_begin(const struct flow *flow, size_t first, size_t last)
{
    for (size_t i = first + 1; i <= last; i++)
        if (flow->boxes[i].may_break)
            return true;
    return false;
}

/* Sets lines->first to lines->end on as many lines as they need. */
static enum status set_lines(struct flow *flow, struct lines *lines, struct canvas *canvas)
{
    enum status status = STATUS_OK;

    lines->count = lines->broken = lines->narrow = 0;
    lines->height = lines->taken = 0;
    lines->fits = true;
    for (size_t first = lines->first; first < lines->end && status == STATUS_OK;) {
        double taken, height, above;
        size_t end = end_of_line(flow, first, lines, &taken, &lines->fits);
        if (lines->count++ > 0)
            lines->height += BETWEEN * flow->look->size;
        lines->broken +=
            first > lines->first && (flow->boxes[first].thing.item->kind != PAGE_TEXT ||
                                     might_begin(flow, lines->first, first));
        status = set_line_of(flow, first, end, fmax(0, lines->width - taken), canvas, lines->x,
                             lines->y + lines->height, &above, &height);
        lines->above = above;
        lines->height += height;
        lines->taken = fmax(lines->taken, taken);
        first = end;
    }
    return status;
}

/* Sets words, and at their right, level with the middle of all their lines, what stands aside.
 * *beside becomes false, and nothing is set, if there is not enough room for that. */
static enum status set_beside(struct flow *flow, size_t aside, struct lines *all,
                              struct canvas *canvas, bool *beside)
{
    struct lines words = *all, things = *all;

    things.first = words.end = aside;
    enum status status = set_lines(flow, &things, NULL);
    double gap = flow->boxes[aside].gap;
    words.width = all->width - things.taken - gap;
    if (status == STATUS_OK)
        status = set_lines(flow, &words, NULL);
    *beside = things.count == 1 && things.fits && words.fits &&
              (words.count == 1 || words.width >= flow->look->scale * LEAST_BESIDE);
    if (status != STATUS_OK || !*beside)
        return status;
    double words_above = words.count == 1 ? words.above : words.height / 2;
    double above = fmax(words_above, things.above);
    double below = fmax(words.height - words_above, things.height - things.above);
    words.y = all->y + above - words_above;
    things.y = all->y + above - things.above;
    things.x = all->x + words.taken + gap;
    things.width = things.taken;
    if (canvas)
        status = set_lines(flow, &words, canvas);
    if (canvas && status == STATUS_OK)
        status = set_lines(flow, &things, canvas);
    all->height = above + below;
    all->broken = 0;
    all->narrow = words.count - 1;
    all->fits = true;
    return status;
}

/* --- cells */

static size_t find_aside(const struct flow *flow, size_t first, size_t end)
{
    size_t aside = first + 1;

    while (aside < end && !flow->boxes[aside].aside)
        aside++;
    return aside;
}

/* Sets all boxes; *all says where, and is told how they came out. */
static enum status set_all(struct flow *flow, struct lines *all, struct canvas *canvas)
{
    enum status status = STATUS_OK;
    double height = 0;
    int broken = 0, narrow = 0;
    bool fits = true;

    for (size_t first = 0, end; first < flow->count && status == STATUS_OK; first = end) {
        for (end = first + 1; end < flow->count && !flow->boxes[end].breaks; end++)
            ;
        size_t aside = find_aside(flow, first, end);
        struct lines part = {first, end, .x = all->x, .y = all->y + height, .width = all->width};
        bool beside = false;
        if (first > 0) {
            height += BETWEEN * flow->look->size;
            part.y = all->y + height;
        }
        if (aside < end && flow->look->align == ALIGN_LEFT)
            status = set_beside(flow, aside, &part, canvas, &beside);
        if (status == STATUS_OK && !beside)
            status = set_lines(flow, &part, canvas);
        height += part.height;
        broken += part.broken;
        narrow += part.narrow;
        fits = fits && part.fits;
    }
    all->height = height;
    all->broken = broken;
    all->narrow = narrow;
    all->fits = fits;
    return status;
}

enum status flow_choose(struct flow *flow, double width)
{
    size_t may[MOST_CHOICES];
    int count = 0;
    unsigned best = 0;
    double least = INFINITY, scale = flow->look->scale;
    enum status status = STATUS_OK;

    for (size_t i = 0; i < flow->count; i++) {
        flow->boxes[i].breaks = flow->boxes[i].breaks || flow->boxes[i].may_break;
        if (flow->boxes[i].may_break && count < MOST_CHOICES)
            may[count++] = i;
    }
    for (unsigned choice = 0; count > 0 && choice < 1u << count && status == STATUS_OK; choice++) {
        struct lines all = {.width = width};
        int unbroken = 0;
        for (int i = 0; i < count; i++) {
            flow->boxes[may[i]].breaks = choice >> i & 1;
            unbroken += !(choice >> i & 1);
        }
        status = set_all(flow, &all, NULL);
        double cost = fmax(all.height, flow->look->room) +
                      scale * (BROKEN * all.broken + NARROW * all.narrow + UNBROKEN * unbroken) +
                      (all.fits ? 0 : 1e6);
        if (cost < least) {
            least = cost;
            best = choice;
        }
    }
    for (int i = 0; i < count; i++)
        flow->boxes[may[i]].breaks = best >> i & 1;
    return status;
}

enum status flow_set(struct flow *flow, double width, struct canvas *canvas, double x, double y,
                     double *height, bool *fits)
{
    struct lines all = {.x = x, .y = y, .width = width};
    enum status status = set_all(flow, &all, canvas);

    *height = all.height;
    *fits = *fits && all.fits;
    return status;
}
