#include "render/pages/cell.h"

#include "base/memory.h"
#include "draw/sign.h"
#include "render/faces/number.h"
#include "render/faces/picture.h"
#include "render/faces/self_check.h"

#include <math.h>

/* The space between words, between things that do not belong together, and between things that do,
 * in em. */
static const double SPACE = 0.3, APART = 0.7, JOINED = 0.14;
/* The size of a number's digits, of a sign, and of the field of a suit's sign, in em. */
static const double NUMBER = 0.95, SIGN = 1.5, SIGN_ON_FIELD = 1.0, FIELD = 1.35, MARK = 1.0;
/* The size of a mixed number's digits, in em, so that its whole is no larger than other digits. */
static const double MIXED_NUMBER = 0.75;
/* The height of a line of type, the space between lines, and the space above and below other
 * things, in em. */
static const double LEADING = 0.82, BETWEEN = 0.15, ROUND = 0.15;
static const double BLANK = 20, BLANK_WIDTH = 0.25; /* mm */
static const double OUTLINE = 0.25;                 /* of a picture; mm */

/* One thing or word of a line. `above` and `below` reach from the middle of the line's digits; all
 * mm. */
struct flow_box {
    const struct page_item *item;
    char *word; /* one word of a text, owned; NULL: another thing */
    bool bold;
    double gap; /* space before it */
    double width, above, below;
};

struct flow {
    const struct cell_look *look;
    struct flow_box *boxes;
    size_t count, capacity;
};

/* Sets the size that a picture needs to be read, in em. */
static void size_picture(const struct page_item *item, double *width, double *height)
{
    static const double widths[] = {[PAGE_PIE] = 2.2,
                                    [PAGE_BAR] = 5,
                                    [PAGE_NUMBER_LINE] = 6,
                                    [PAGE_DOTS] = 4,
                                    [PAGE_SQUARE] = 3.4};
    static const double heights[] = {[PAGE_PIE] = 2.2,
                                     [PAGE_BAR] = 1.2,
                                     [PAGE_NUMBER_LINE] = 3.4,
                                     [PAGE_DOTS] = 2.4,
                                     [PAGE_SQUARE] = 3.4};
    struct rational value = notation_value(&item->number);
    double wholes = fmax(1, ceil((double)value.numerator / (double)value.denominator));

    *width =
        widths[item->shape] * (item->shape == PAGE_PIE || item->shape == PAGE_SQUARE ? wholes : 1);
    *height = heights[item->shape] * (item->shape == PAGE_BAR ? wholes : 1);
}

/* Returns the size of a number's digits, in em. */
static double number_size(const struct notation *number)
{
    return number->denominator != 0 && number->whole != 0 ? MIXED_NUMBER : NUMBER;
}

static enum status measure_word(const struct cell_look *look, struct flow_box *box)
{
    double middle = type_digit_height(look->type) / 2;
    struct line line;
    enum status status = type_line(look->type, box->word, box->bold, &line);

    if (status != STATUS_OK)
        return status;
    *look->unknown |= line.unknown;
    box->width = look->size * line.width;
    box->above = look->size * (LEADING * line.ascent - middle);
    box->below = look->size * (LEADING * line.descent + middle);
    return STATUS_OK;
}

static enum status measure_item(const struct cell_look *look, struct flow_box *box)
{
    const struct page_item *item = box->item;
    double width = 0, height = 0, em = look->size;
    enum status status = STATUS_OK;

    switch (item->kind) {
    case PAGE_TEXT:
        return measure_word(look, box);
    case PAGE_NUMBER:
        status = number_measure(look->type, &item->number, look->style, &width, &height);
        width *= number_size(&item->number);
        height *= number_size(&item->number);
        break;
    case PAGE_PICTURE:
        size_picture(item, &width, &height);
        break;
    case PAGE_SIGN:
        width = height = item->field ? FIELD : SIGN;
        break;
    case PAGE_MARK:
        width = MARK * self_check_mark(item->mark, item->marks).count;
        height = MARK;
        break;
    case PAGE_BLANK:
        width = (item->width > 0 ? item->width : BLANK) / em;
        height = 2;
        break;
    case PAGE_BOX:
    case PAGE_BOXED:
        break;
    }
    box->width = em * width;
    box->above = box->below = em * (height / 2 + ROUND);
    return status;
}

static enum status add_box(struct flow *flow, const struct page_item *item, char *word, bool bold,
                           double gap)
{
    struct flow_box box = {.item = item, .word = word, .bold = bold, .gap = gap};
    enum status status = STATUS_OK;

    if (!memory_make_room(&flow->boxes, flow->count, &flow->capacity))
        status = STATUS_NO_MEMORY;
    if (status == STATUS_OK)
        status = measure_item(flow->look, &box);
    if (status == STATUS_OK)
        flow->boxes[flow->count++] = box;
    else
        memory_free(word);
    return status;
}

static double gap_of(const struct flow *flow, const struct page_item *item)
{
    const struct page_item *before = flow->count ? flow->boxes[flow->count - 1].item : NULL;

    if (!before)
        return 0;
    if (item->joined)
        return JOINED * flow->look->size;
    bool words = item->kind == PAGE_TEXT || before->kind == PAGE_TEXT;
    return (words && !before->joined ? SPACE : APART) * flow->look->size;
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
            double gap = first ? gap_of(flow, item) : SPACE * flow->look->size;
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

/* Returns the width of the boxes from `first` that must stay on one line, and sets *end to the box
 * after them. */
static double group_width(const struct flow *flow, size_t first, size_t *end)
{
    double width = flow->boxes[first].width;

    for (*end = first + 1; *end < flow->count; ++*end) {
        const struct flow_box *box = &flow->boxes[*end];
        if (!box->item->joined || box[-1].item == box->item)
            break;
        width += box->gap + box->width;
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
    while (end < flow->count) {
        size_t next;
        double more = flow->boxes[end].gap + group_width(flow, end, &next);
        if (*taken + more > width + 1e-6)
            break;
        *taken += more;
        end = next;
    }
    return end;
}

/* Returns where a thing is drawn, without the space above and below it. */
static struct box place_of(const struct cell_look *look, const struct flow_box *box, double x,
                           double middle)
{
    double half = box->above - ROUND * look->size;

    return (struct box){x, middle - half, box->width, 2 * half};
}

static void draw_sign(const struct cell_look *look, struct canvas *canvas,
                      const struct flow_box *box, double x, double middle)
{
    const struct page_item *item = box->item;
    const struct sign *sign = template_sign(look->template, item->text);
    double em = look->size, size = em * (item->field ? SIGN_ON_FIELD : SIGN);
    struct box place = {x + (box->width - size) / 2, middle - size / 2, size, size};
    uint32_t colour = item->colour;

    if (item->field) {
        struct box field = place_of(look, box, x, middle);
        canvas_box(canvas, field, 0.25 * em);
        canvas_fill(canvas, item->colour);
        canvas_note(canvas, "field", field, item->colour, item->text);
        colour = ink_colour((struct ink){.kind = INK_ON_SUIT}, item->colour);
    }
    if (sign)
        sign_draw(canvas, sign, place, colour, false);
}

static enum status draw_picture(const struct cell_look *look, struct canvas *canvas,
                                const struct flow_box *box, double x, double middle)
{
    static const enum picture pictures[] = {[PAGE_PIE] = PICTURE_PIE,
                                            [PAGE_BAR] = PICTURE_BAR,
                                            [PAGE_NUMBER_LINE] = PICTURE_LINE,
                                            [PAGE_DOTS] = PICTURE_DOTS,
                                            [PAGE_SQUARE] = PICTURE_SQUARE};
    struct picture_look picture = {
        .box = place_of(look, box, x, middle),
        .fill = box->item->colour,
        .stroke = COLOUR_DARK,
        .stroke_width = OUTLINE,
    };

    return picture_draw(canvas, pictures[box->item->shape], &box->item->number, &picture);
}

static enum status draw_number(const struct cell_look *look, struct canvas *canvas,
                               const struct flow_box *box, double x, double middle)
{
    struct number_look number = {
        .box = {x, middle - box->above, box->width * 1.001, 2 * box->above * 1.001},
        .size = number_size(&box->item->number) * look->size,
        .colour = COLOUR_DARK,
    };
    bool unknown = false;

    return number_draw(canvas, &box->item->number, look->style, &number, &unknown);
}

static enum status draw_word(const struct cell_look *look, struct canvas *canvas,
                             const struct flow_box *box, double x, double middle)
{
    double baseline = middle + look->size * type_digit_height(look->type) / 2;
    struct line line;
    enum status status = type_line(look->type, box->word, box->bold, &line);

    if (status == STATUS_OK)
        canvas_line(canvas, &line, x, baseline, look->size, COLOUR_DARK);
    return status;
}

static enum status draw_box(const struct cell_look *look, struct canvas *canvas,
                            const struct flow_box *box, double x, double middle)
{
    const struct page_item *item = box->item;
    struct self_check_mark mark;
    double y;

    switch (item->kind) {
    case PAGE_TEXT:
        return draw_word(look, canvas, box, x, middle);
    case PAGE_NUMBER:
        return draw_number(look, canvas, box, x, middle);
    case PAGE_PICTURE:
        return draw_picture(look, canvas, box, x, middle);
    case PAGE_SIGN:
        draw_sign(look, canvas, box, x, middle);
        break;
    case PAGE_MARK:
        mark = self_check_mark(item->mark, item->marks);
        return self_check_draw(canvas, &mark, place_of(look, box, x, middle));
    case PAGE_BLANK:
        y = middle + look->size * type_digit_height(look->type) / 2;
        canvas_segment(canvas, x, y, x + box->width, y);
        canvas_stroke(canvas, COLOUR_DARK, BLANK_WIDTH);
        canvas_note(canvas, "blank", (struct box){x, y, box->width, 0}, COLOUR_DARK, "");
        break;
    case PAGE_BOX:
    case PAGE_BOXED:
        break;
    }
    return STATUS_OK;
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
        above = fmax(above, box->above);
        below = fmax(below, box->below);
        if (box->item->kind == PAGE_BLANK && box->item->width == 0 && i + 1 == end) {
            box->width += room;
            room = 0;
        }
    }
    *height = above + below;
    x += flow->look->align == ALIGN_LEFT ? 0 : flow->look->align == ALIGN_CENTRE ? room / 2 : room;
    for (size_t i = first; canvas && i < end && status == STATUS_OK; i++) {
        const struct flow_box *box = &flow->boxes[i];
        x += i > first ? box->gap : 0;
        status = draw_box(flow->look, canvas, box, x, y + above);
        x += box->width;
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

enum status cell_set(const struct cell_look *look, const struct page_cell *cell, double width,
                     struct canvas *canvas, double x, double y, double *height, bool *fits)
{
    const struct page_item *only = cell->items;
    struct flow flow = {.look = look};

    *height = 0;
    if (only && !only->next && only->kind == PAGE_TEXT)
        return set_text(look, only->text, width, canvas, x, y, height, fits);
    enum status status = STATUS_OK;
    for (const struct page_item *item = only; item && status == STATUS_OK; item = item->next)
        status = item->kind == PAGE_TEXT ? add_words(&flow, item)
                                         : add_box(&flow, item, NULL, false, gap_of(&flow, item));
    if (status == STATUS_OK)
        status = set_flow(&flow, width, canvas, x, y, height, fits);
    for (size_t i = 0; i < flow.count; i++)
        memory_free(flow.boxes[i].word);
    memory_free(flow.boxes);
    return status;
}
