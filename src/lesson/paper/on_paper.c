#include "lesson/paper/on_paper.h"

#include "lesson/maker.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

/* All mm. The height of a digit; bars and lines, as long as children can cut and count them; one
 * pie, each of several, all dots. */
static const double DIGIT = 5, LONG = 80, PIE = 17, PIES = 14, DOTS = 60;
/* Pictures in frames, four in a line; where all are low, two in a line. */
static const double FRAMED = 25, FRAMED_PIE = 15.5, FRAMED_WIDE = 30;
/* Boxes for a tick, a sign, a rank, a number in any form; and a line for a number. */
static const double TICK = 5, SIGN = 12, RANK = 10, FREE = 12, LINE = 40;
/* The space between numbers to ring, between six of them, between others than fractions, and beside
 * a box. */
static const double APART = 3.8, CLOSE = 2.4, FAR_APART = 4.6, BESIDE = 2.4;

enum { FEW_PARTS = 8 }; /* that can be counted in a small picture */

static const uint32_t SHADED = 0x9AA7C2; /* light, so that what a pen writes on it can be read */

/* --- numbers and pictures */

bool on_paper_has_labels(const struct item *item)
{
    for (int i = 0; i < item->options && item_paper_way(item) != PAPER_CROSS; i++)
        if (item->option[i].figure.shape > SHAPE_PRINTED)
            return true;
    return false;
}

static struct page_item *add_number(struct page *page, struct page_cell *cell,
                                    const struct notation *number)
{
    struct page_item *item = page_add_number(page, cell, number);

    item->size = DIGIT;
    return item;
}

/* A bar of one whole takes half the height of other options. */
static bool is_low(const struct option *option)
{
    return option->figure.shape == SHAPE_BAR && figure_wholes(&option->figure) == 1;
}

static int low_options(const struct item *item)
{
    int low = 0;

    for (int i = 0; i < item->options; i++)
        low += is_low(&item->option[i]);
    return low;
}

static double width_of(const struct figure *figure)
{
    if (figure->shape == SHAPE_PIE)
        return figure_wholes(figure) > 1 ? PIES : PIE;
    return figure->shape == SHAPE_DOTS ? DOTS : LONG;
}

static struct page_item *add_figure(struct page *page, struct page_cell *cell,
                                    const struct figure *figure, bool framed)
{
    static const enum page_picture shapes[SHAPES] = {
        [SHAPE_PIE] = PAGE_PIE,
        [SHAPE_BAR] = PAGE_BAR,
        [SHAPE_LINE] = PAGE_NUMBER_LINE,
        [SHAPE_DOTS] = PAGE_DOTS,
    };

    if (figure->shape == SHAPE_PRINTED)
        return add_number(page, cell, &figure->number);
    struct page_item *item =
        page_add_picture(page, cell, shapes[figure->shape], &figure->number, SHADED);
    item->width = !framed ? width_of(figure) : figure->shape == SHAPE_PIE ? FRAMED_PIE : FRAMED;
    item->figure = (struct page_figure){.wholes = figure->wholes,
                                        .unequal = figure->unequal,
                                        .blank = figure->blank,
                                        .turn = figure->turn,
                                        .scattered = figure->scattered};
    return item;
}

/* Has it stand below the question, or beside it where that is lower. */
static void let_stand_beside(struct page_item *item)
{
    item->may_break = item->aside = true;
    item->gap = APART;
}

static struct page_item *add_asked(struct page *page, struct page_cell *cell,
                                   const struct figure *figure)
{
    struct page_item *item = add_figure(page, cell, figure, false);

    let_stand_beside(item);
    return item;
}

static bool is_wide(const struct figure *figure)
{
    return figure->shape == SHAPE_BAR || figure->shape == SHAPE_LINE;
}

static struct page_item *add_equals(struct page *page, struct page_cell *cell)
{
    struct page_item *item = page_add_text(page, cell, "=");

    item->size = DIGIT;
    return item;
}

/* --- the ways to answer */

static void write_into(struct page *page, struct page_item *box, bool answered, const char *text)
{
    if (answered)
        page_write(page, box, text);
}

/* A box for a number in any form: that it is to be a fraction is for the pupil to know. */
static void add_free_box(struct page *page, struct page_cell *cell, const struct item *item,
                         bool answered)
{
    struct page_item *box = page_add_box(page, cell, FREE);
    struct strbuf text = {0};

    box->gap = APART;
    box->aside = true;
    notation_print(&item->key, text_number_style(), &text);
    write_into(page, box, answered, strbuf_text(&text));
    strbuf_release(&text);
}

/* Adds the picture, and a box: beside the instruction if the picture takes a line. */
static void add_box(struct page *page, struct page_cell *cell, const struct item *item,
                    bool answered)
{
    bool printed = item->stem.shape == SHAPE_PRINTED, wide = is_wide(&item->stem);

    if (printed || wide)
        add_free_box(page, cell, item, answered);
    if (printed)
        return;
    add_asked(page, cell, &item->stem);
    if (!wide)
        add_free_box(page, cell, item, answered);
}

/* A number, and boxes for the parts of an equal fraction: as high as they are, beside the sentence
 * if there is room. */
static void add_boxes(struct page *page, struct page_cell *cell, const struct item *item,
                      bool answered)
{
    struct page_item *stem = add_figure(page, cell, &item->stem, false);

    stem->gap = APART;
    stem->aside = true;
    add_equals(page, cell)->joined = true;
    struct page_item *boxes = page_add_boxed(page, cell, &item->key, PAGE_HOLE_BOTH);
    boxes->joined = true;
    boxes->filled = answered;
}

static void add_hole(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    static const enum page_hole stem[] = {[HOLE_STEM_TOP] = PAGE_HOLE_TOP,
                                          [HOLE_STEM_BELOW] = PAGE_HOLE_BELOW,
                                          [HOLE_OTHER_BELOW] = PAGE_HOLE_NONE};
    static const enum page_hole other[] = {
        [HOLE_OTHER_TOP] = PAGE_HOLE_TOP, [HOLE_OTHER_BELOW] = PAGE_HOLE_BELOW};
    struct page_item *left = page_add_boxed(page, cell, &item->stem.number, stem[item->hole]);

    let_stand_beside(left);
    add_equals(page, cell);
    struct page_item *right = page_add_boxed(page, cell, &item->other.number, other[item->hole]);
    left->filled = right->filled = answered;
}

static void add_line(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    add_asked(page, cell, &item->stem);
    add_equals(page, cell);
    if (answered)
        add_number(page, cell, &item->key);
    else
        page_add_blank(page, cell, LINE);
}

bool on_paper_is_small(const struct item *item)
{
    for (int i = 0; i < item->options && item_paper_way(item) != PAPER_CROSS; i++) {
        const struct figure *figure = &item->option[i].figure;
        if (figure->shape > SHAPE_PIE && figure_parts(figure) * figure_wholes(figure) > FEW_PARTS)
            return false;
    }
    return true;
}

void on_paper_arrange(struct item *item)
{
    struct option low[ITEM_OPTIONS];
    int lows = 0, others = 0;

    for (int i = 0; i < item->options && on_paper_has_labels(item); i++)
        if (is_low(&item->option[i]))
            low[lows++] = item->option[i];
        else
            item->option[others++] = item->option[i];
    for (int i = 0; i < lows; i++)
        item->option[others + i] = low[i];
}

/* The space before an option: 75 % and 0,75 have gaps of their own. */
static double option_gap(const struct item *item, int index)
{
    if (on_paper_has_labels(item))
        return 0; /* frames keep themselves apart */
    for (int i = index > 0 ? index - 1 : 0; i <= index; i++)
        if (item->option[i].figure.number.kind != NOTATION_FRACTION)
            return item->options < ITEM_OPTIONS ? FAR_APART : APART;
    return item->options < ITEM_OPTIONS ? APART : CLOSE;
}

/* Options: numbers, or pictures in frames with labels. */
static void add_options(struct page *page, struct page_cell *cell, const struct item *item,
                        bool answered, enum page_pen pen)
{
    const int lows = low_options(item);
    const bool all_low = lows == item->options, framed = on_paper_has_labels(item);
    bool first = true;

    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        if (option->figure.shape == SHAPE_NONE)
            continue;
        struct page_item *thing = add_figure(page, cell, &option->figure, true);
        if (framed) {
            page_frame(page, thing, option_label(item, i));
            thing->below = lows > 1 && !all_low && i == item->options - lows + 1;
        }
        if (framed && all_low)
            thing->width = FRAMED_WIDE;
        if (first)
            let_stand_beside(thing);
        thing->gap = option_gap(item, i);
        thing->on_new_line = framed && (first || (all_low && i == 2));
        thing->pen = answered && option->right ? pen : PAGE_PEN_NONE;
        first = false;
    }
}

/* Adds the words beside a box, in one line with it. */
static void add_tick_word(struct page *page, struct page_cell *cell, const char *id)
{
    struct strbuf text = {0};

    for (const char *at = text_get(id); *at; at++) {
        if (*at == ' ')
            strbuf_add(&text, "\u00A0");
        else
            strbuf_add_char(&text, *at);
    }
    struct page_item *words = page_add_text(page, cell, strbuf_text(&text));
    words->joined = true;
    words->gap = 0.5 * BESIDE;
    strbuf_release(&text);
}

/* Adds a box for “none”, beside the instruction. */
static void add_none(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    for (int i = 0; i < item->options; i++) {
        if (item->option[i].figure.shape != SHAPE_NONE)
            continue;
        struct page_item *box = page_add_box(page, cell, TICK);
        box->gap = APART;
        box->filled = answered && item->option[i].right;
        add_tick_word(page, cell, N_("none"));
    }
}

static void add_ring(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    add_none(page, cell, item, answered);
    if (item->kind != ITEM_READ && !is_wide(&item->stem))
        add_asked(page, cell, &item->stem);
    if (item->kind != ITEM_READ && item->stem.shape == SHAPE_PRINTED) {
        /* A colon would divide in Dutch and German, and = would be false for most of them. */
        struct page_item *arrow = page_add_text(page, cell, "→");
        arrow->size = DIGIT;
        arrow->joined = true;
        arrow->gap = BESIDE;
    }
    add_options(page, cell, item, answered, PAGE_PEN_RING);
}

static void add_strike(struct page *page, struct page_cell *cell, const struct item *item,
                       bool answered)
{
    add_options(page, cell, item, answered, PAGE_PEN_CROSS);
}

/* The line alone: its letters are for screens. */
static void add_cross(struct page *page, struct page_cell *cell, const struct item *item,
                      bool answered)
{
    struct figure line = item->other;

    line.marks = 0;
    line.blank = !answered;
    add_asked(page, cell, &line);
}

static void add_sign(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    static const char *const signs[] = {"<", "=", ">"};

    struct page_item *stem = add_figure(page, cell, &item->stem, false);
    struct page_item *box = page_add_box(page, cell, SIGN);
    struct page_item *other = add_figure(page, cell, &item->other, false);
    bool wide = is_wide(&item->other);

    /* Beside the sentence, if a picture follows that takes a line of its own. */
    if (wide)
        stem->aside = true;
    else
        let_stand_beside(stem);
    stem->gap = APART;
    box->joined = true;
    box->gap = other->gap = BESIDE;
    write_into(page, box, answered, signs[item->sign + 1]);
    other->on_new_line = wide;
}

/* Fractions are so narrow that four of them find room in a line with a box beside each. */
static bool has_fractions_only(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape != SHAPE_PRINTED ||
            item->option[i].figure.number.kind != NOTATION_FRACTION)
            return false;
    return true;
}

static void add_ranks(struct page *page, struct page_cell *cell, const struct item *item,
                      bool answered)
{
    struct response right;
    bool beside = has_fractions_only(item);

    item_solve(item, &right);
    for (int i = 0; i < item->options; i++) {
        char rank[2] = "1";
        struct page_item *number = add_figure(page, cell, &item->option[i].figure, true);
        number->on_new_line = i == 0;
        number->gap = beside ? CLOSE : FAR_APART;
        struct page_item *box = page_add_box(page, cell, RANK);
        box->joined = beside;
        box->below = !beside;
        box->gap = 0.4 * BESIDE;
        for (int r = 0; r < item->options; r++)
            if (right.order[r] == i)
                rank[0] = (char)('1' + r);
        write_into(page, box, answered, rank);
    }
}

/* Two numbers, and boxes beside yes and no. */
static void add_tick(struct page *page, struct page_cell *cell, const struct item *item,
                     bool answered)
{
    add_asked(page, cell, &item->stem);
    add_figure(page, cell, &item->other, false)->gap = APART;
    for (int yes = 1; yes >= 0; yes--) {
        struct page_item *box = page_add_box(page, cell, TICK);
        box->gap = APART;
        box->filled = answered && item->yes == (yes == 1);
        add_tick_word(page, cell, yes ? N_("yes") : N_("no"));
    }
}

static void add_reason(struct page *page, struct page_cell *cell, const struct item *item,
                       bool answered)
{
    add_tick(page, cell, item, answered);
    if (!answered) {
        page_add_blank(page, cell, 0)->on_new_line = true;
        return;
    }
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            on_paper_sentence(page, cell, &item->option[i].words, 0)->on_new_line = true;
}

void on_paper_question(struct page *page, struct page_cell *cell, const struct item *item,
                       int number, bool answered)
{
    typedef void way_adder(struct page *, struct page_cell *, const struct item *, bool);
    static way_adder *const ways[] = {
        [PAPER_BOX] = add_box,     [PAPER_BOXES] = add_boxes,   [PAPER_HOLE] = add_hole,
        [PAPER_LINE] = add_line,   [PAPER_RING] = add_ring,     [PAPER_STRIKE] = add_strike,
        [PAPER_CROSS] = add_cross, [PAPER_SIGN] = add_sign,     [PAPER_RANKS] = add_ranks,
        [PAPER_TICK] = add_tick,   [PAPER_REASON] = add_reason,
    };
    struct message task = item_on_paper(item);
    enum paper_way way = item_paper_way(item);
    const bool picture_first = way == PAPER_RING && item->kind != ITEM_READ && is_wide(&item->stem);
    char text[16];

    /* An example has no number, and of one to complete the reason is begun behind it. */
    if (way == PAPER_REASON && number == 0 && !answered)
        way = PAPER_TICK;

    if (number > 0) {
        snprintf(text, sizeof text, "\002%d\003", number);
        page_add_text(page, cell, text);
    }
    if (picture_first)
        add_figure(page, cell, &item->stem, false)->on_new_line = number == 0;
    struct page_item *sentence =
        on_paper_sentence(page, cell, &task, item->options && item->kind == ITEM_READ ? 0 : DIGIT);
    sentence->on_new_line = picture_first;
    sentence->may_break = number == 0;
    ways[way](page, cell, item, answered);
}
