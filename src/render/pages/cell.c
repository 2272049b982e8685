#include "render/pages/cell.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "render/pages/flow.h"

#include <math.h>

/* The space between words, between things that do not belong together, and between things that do,
 * in em. */
static const double SPACE = 0.3, APART = 0.7, JOINED = 0.14;

/* Takes over the word. */
static void add_box(struct flow *flow, const struct page_item *item, char *word, bool bold,
                    double gap)
{
    const struct flow_box *before = flow->count ? &flow->boxes[flow->count - 1] : NULL;
    bool begins = before && before->thing.item != item;
    struct flow_box box = {
        .thing = {.item = item, .word = word, .bold = bold},
        .breaks = begins && item->on_new_line,
        .may_break = begins && item->may_break && !item->on_new_line,
        .aside = begins && item->aside,
        .below = begins && item->below && !item->on_new_line && !item->may_break && !before->below,
        .gap = gap,
    };

    memory_make_room(&flow->boxes, flow->count, &flow->capacity);
    thing_measure(flow->look, &box.thing);
    flow->boxes[flow->count++] = box;
}

static double usual_gap(const struct flow *flow, const struct page_item *item)
{
    const struct page_item *before = flow->count ? flow->boxes[flow->count - 1].thing.item : NULL;

    if (!before || (item->framed && before->framed))
        return 0; /* the room round a frame for a pen keeps frames apart */
    if (item->joined)
        return JOINED * thing_em(flow->look, item);
    bool words = item->kind == PAGE_TEXT || before->kind == PAGE_TEXT;
    return words && !before->joined ? SPACE * thing_em(flow->look, item) : APART * flow->look->size;
}

static double gap_of(const struct flow *flow, const struct page_item *item)
{
    return flow->count ? fmax(flow->look->scale * item->gap, usual_gap(flow, item)) : 0;
}

/* Sets *length to that of the beginning of a long word that has room in this width with a hyphen,
 * if not all has; a word of fewer letters is never broken, as in type_block_broken. */
static void break_word(const struct flow *flow, const struct page_item *item, const char *word,
                       bool bold, double width, size_t *length)
{
    const double em = thing_em(flow->look, item);
    struct strbuf part = {0};
    int letters = 0;

    for (*length = 0; word[*length]; ++*length)
        letters += utf8_begins(word[*length]);
    for (bool broken = false; letters >= LONG_WORD; broken = true) {
        struct set_line line;
        strbuf_clear(&part);
        strbuf_add_bytes(&part, word, *length);
        strbuf_add(&part, broken ? "-" : "");
        type_line(flow->look->type, part.text, bold, &line);
        size_t first = 1;
        while (word[first] && !utf8_begins(word[first]))
            first++;
        if (em * line.width <= width || *length <= first)
            break;
        do
            --*length;
        while (!utf8_begins(word[*length]));
    }
    strbuf_release(&part);
}

/* Adds a word as a box, or several where it is long and wider than the cell. */
static void add_word(struct flow *flow, const struct page_item *item, const char *word, bool bold,
                     double gap, double width)
{
    while (*word) {
        struct strbuf part = {0};
        size_t length;
        break_word(flow, item, word, bold, width, &length);
        strbuf_add_bytes(&part, word, length);
        strbuf_add(&part, word[length] ? "-" : "");
        add_box(flow, item, memory_copy_text(part.text), bold, gap);
        strbuf_release(&part);
        word += length;
        gap = 0;
    }
}

/* Adds the words of a text, each as a box; those between bold marks are bold. */
static void add_words(struct flow *flow, const struct page_item *item, double width)
{
    bool bold = flow->look->bold, first = true;
    struct strbuf word = {0};

    for (const char *at = item->text;; at++) {
        bool ends = *at == ' ' || *at == '\0' || *at == '\002' || *at == '\003';
        if (!ends)
            strbuf_add_char(&word, *at);
        if (ends && word.length > 0) {
            double gap = first ? gap_of(flow, item) : SPACE * thing_em(flow->look, item);
            add_word(flow, item, word.text, bold, gap, width);
            strbuf_clear(&word);
            first = false;
        }
        if (*at == '\002' || *at == '\003')
            bold = *at == '\002' || flow->look->bold;
        if (*at == '\0')
            break;
    }
    strbuf_release(&word);
}

static void set_text(const struct cell_look *look, const char *text, double width,
                     struct canvas *canvas, double x, double y, double *height, bool *fits)
{
    struct block block;

    type_block_broken(look->type, text, look->bold, look->align, look->size * POINTS_PER_MM,
                      width * POINTS_PER_MM, &block);
    *look->unknown |= block.unknown;
    *height = block.height / POINTS_PER_MM;
    *fits = *fits && block.width / POINTS_PER_MM <= width + 0.01;
    if (canvas)
        canvas_block(canvas, &block, x, y, COLOUR_DARK);
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
    if (only && only == cell->last && is_plain_text(only)) {
        set_text(look, only->text, width, canvas, x, y, height, fits);
        return STATUS_OK;
    }
    for (const struct page_item *item = only; item; item = item == cell->last ? NULL : item->next)
        if (item->kind == PAGE_TEXT)
            add_words(&flow, item, width);
        else
            add_box(&flow, item, NULL, false, gap_of(&flow, item));
    flow_frame(&flow, width);
    enum status status = flow_choose(&flow, width);
    if (status == STATUS_OK)
        status = flow_set(&flow, width, canvas, x, y, height, fits);
    for (size_t i = 0; i < flow.count; i++)
        memory_free(flow.boxes[i].thing.word);
    memory_free(flow.boxes);
    return status;
}
