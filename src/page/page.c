#include "page/page.h"

#include "base/strbuf.h"

#include <assert.h>
#include <string.h>

void page_init(struct page *page, int columns, const struct number_style *style)
{
    assert(columns == 1 || columns == 2);
    *page = (struct page){
        .columns = columns, .style = *style, .foot = "", .beside = "", .scale = 1, .type = 1};
}

void page_release(struct page *page)
{
    arena_release(&page->arena);
    *page = (struct page){0};
}

/* Returns the bytes of a word of one letter that ends at a space; 0: none does. */
static size_t lone_letter(const char *text, const char *space)
{
    const char *begin = space;

    while (begin > text && !strchr(" \n\002\003", begin[-1]))
        begin--;
    size_t length = (size_t)(space - begin);
    bool ascii = length == 1 && (*begin | 0x20) >= 'a' && (*begin | 0x20) <= 'z';
    bool accented = length == 2 && *begin == '\xC3';
    return ascii || accented ? length : 0;
}

/* Copies words; a word of one letter, as “à” is, stays on the line of the next: the space behind it
 * does not break. */
static const char *copy_words(struct page *page, const char *text)
{
    struct strbuf bound = {0};

    for (const char *at = text; *at; at++)
        if (*at == ' ' && lone_letter(text, at))
            strbuf_add(&bound, "\u00A0");
        else
            strbuf_add_char(&bound, *at);
    const char *got = arena_copy_text(&page->arena, strbuf_text(&bound));
    strbuf_release(&bound);
    return got;
}

void page_set_foot(struct page *page, const char *text)
{
    page->foot = arena_copy_text(&page->arena, text);
}

void page_set_beside(struct page *page, const char *text)
{
    page->beside = arena_copy_text(&page->arena, text);
}

void page_set_scale(struct page *page, double scale)
{
    assert(scale > 0);
    page->scale = page->type = scale;
}

void page_set_type(struct page *page, double scale)
{
    assert(scale > 0);
    page->type = scale;
}

void page_set_spare(struct page *page, bool spare)
{
    page->spare = spare;
}

static struct page_block *add_block(struct page *page, enum page_block_kind kind)
{
    struct page_block *block = arena_new(&page->arena, 1, sizeof *block);

    block->kind = kind;
    block->scale = page->scale;
    block->type = page->type;
    block->spare = page->spare;
    if (page->last)
        page->last->next = block;
    else
        page->blocks = block;
    page->last = block;
    return block;
}

static struct page_cell *add_cell(struct page *page, enum page_block_kind kind)
{
    return &add_block(page, kind)->cell;
}

void page_add_title(struct page *page, const char *text)
{
    assert(!page->blocks);
    page_add_text(page, add_cell(page, PAGE_TITLE), text);
}

void page_add_heading(struct page *page, const char *text)
{
    page_add_text(page, add_cell(page, PAGE_HEADING), text);
}

void page_add_chapter(struct page *page, const char *text)
{
    page_add_text(page, add_cell(page, PAGE_CHAPTER), text);
}

struct page_cell *page_add_paragraph(struct page *page)
{
    return add_cell(page, PAGE_PARAGRAPH);
}

struct page_cell *page_add_lead(struct page *page)
{
    struct page_cell *cell = page_add_paragraph(page);

    page->last->leads = true;
    return cell;
}

struct page_cell *page_add_point(struct page *page)
{
    return add_cell(page, PAGE_POINT);
}

struct page_table *page_add_table(struct page *page, int columns, const double *weights)
{
    struct page_block *block = add_block(page, PAGE_TABLE);
    struct page_table *table = arena_new(&page->arena, 1, sizeof *table);

    assert(columns > 0 && columns <= PAGE_COLUMNS);
    table->columns = columns;
    memcpy(table->weights, weights, (size_t)columns * sizeof *weights);
    block->table = table;
    return table;
}

void page_add_cut(struct page *page)
{
    add_block(page, PAGE_CUT);
}

void page_add_break(struct page *page)
{
    add_block(page, PAGE_BREAK);
}

void page_add_spring(struct page *page)
{
    add_block(page, PAGE_SPRING);
}

struct page_cell *page_add_row(struct page *page, struct page_table *table)
{
    struct page_row *row = arena_new(&page->arena, 1, sizeof *row);
    struct page_cell *cells = arena_new(&page->arena, (size_t)table->columns, sizeof *cells);

    row->cells = cells;
    if (table->last)
        table->last->next = row;
    else
        table->rows = row;
    table->last = row;
    return cells;
}

struct page_cell *page_add_head(struct page *page, struct page_table *table)
{
    assert(!table->last || table->last->head);
    struct page_cell *cells = page_add_row(page, table);

    table->last->head = true;
    return cells;
}

/* Adds a copy of an item; its texts are copied already, NULL is "". */
static struct page_item *add_item(struct page *page, struct page_cell *cell, struct page_item given)
{
    struct page_item *item = arena_new(&page->arena, 1, sizeof *item);

    *item = given;
    item->text = given.text ? given.text : "";
    item->letters = given.letters ? given.letters : "";
    item->label = "";
    if (cell->last)
        cell->last->next = item;
    else
        cell->items = item;
    cell->last = item;
    return item;
}

struct page_item *page_add_text(struct page *page, struct page_cell *cell, const char *text)
{
    return add_item(page, cell,
                    (struct page_item){.kind = PAGE_TEXT, .text = copy_words(page, text)});
}

struct page_item *page_add_number(struct page *page, struct page_cell *cell,
                                  const struct notation *number)
{
    return add_item(page, cell, (struct page_item){.kind = PAGE_NUMBER, .number = *number});
}

struct page_item *page_add_picture(struct page *page, struct page_cell *cell,
                                   enum page_picture shape, const struct notation *number,
                                   uint32_t colour)
{
    return add_item(page, cell,
                    (struct page_item){
                        .kind = PAGE_PICTURE, .number = *number, .shape = shape, .colour = colour});
}

struct page_item *page_add_sign(struct page *page, struct page_cell *cell, const char *name,
                                uint32_t colour, bool field)
{
    return add_item(page, cell,
                    (struct page_item){.kind = PAGE_SIGN,
                                       .text = arena_copy_text(&page->arena, name),
                                       .colour = colour,
                                       .field = field});
}

struct page_item *page_add_suit(struct page *page, struct page_cell *cell, const char *name,
                                const char *letters, uint32_t colour)
{
    struct page_item *item = page_add_sign(page, cell, name, colour, true);

    item->letters = arena_copy_text(&page->arena, letters);
    return item;
}

struct page_item *page_add_mark(struct page *page, struct page_cell *cell, int mark, int marks)
{
    return add_item(page, cell,
                    (struct page_item){.kind = PAGE_MARK, .mark = mark, .marks = marks});
}

struct page_item *page_add_blank(struct page *page, struct page_cell *cell, double width)
{
    return add_item(page, cell, (struct page_item){.kind = PAGE_BLANK, .width = width});
}

struct page_item *page_add_box(struct page *page, struct page_cell *cell, double width_mm)
{
    return add_item(page, cell, (struct page_item){.kind = PAGE_BOX, .width = width_mm});
}

struct page_item *page_add_boxed(struct page *page, struct page_cell *cell,
                                 const struct notation *number, enum page_hole hole)
{
    return add_item(page, cell,
                    (struct page_item){.kind = PAGE_BOXED, .number = *number, .hole = hole});
}

struct page_item *page_add_fan(struct page *page, struct page_cell *cell, const int *cards,
                               int count, double reduced)
{
    struct page_item fan = {.kind = PAGE_CARD, .card_count = count, .reduced = reduced};

    assert(count > 0 && count <= PAGE_FAN);
    memcpy(fan.cards, cards, (size_t)count * sizeof *cards);
    return add_item(page, cell, fan);
}

struct page_item *page_add_card(struct page *page, struct page_cell *cell, int card, double reduced)
{
    return page_add_fan(page, cell, &card, 1, reduced);
}

struct page_item *page_add_wall(struct page *page, struct page_cell *cell, double height)
{
    return add_item(page, cell, (struct page_item){.kind = PAGE_WALL, .height = height});
}

struct page_item *page_add_tick(struct page *page, struct page_cell *cell, bool right)
{
    return add_item(page, cell, (struct page_item){.kind = PAGE_TICK, .right = right});
}

void page_write(struct page *page, struct page_item *item, const char *text)
{
    item->text = arena_copy_text(&page->arena, text);
}

void page_frame(struct page *page, struct page_item *item, const char *label)
{
    item->framed = true;
    item->label = arena_copy_text(&page->arena, label);
}

int64_t page_part_edge(bool unequal, int64_t parts, int64_t part, int64_t whole)
{
    int64_t share = part, of = parts;

    if (unequal && parts > 1) {
        share = part * (parts - 2 + part);
        of = parts * (2 * parts - 2);
    }
    return (2 * share * whole + of) / (2 * of);
}

bool page_part_taken(int turn, bool scattered, int64_t parts, int64_t taken, int64_t part)
{
    int64_t by = (turn % parts + parts) % parts;

    return (scattered ? part * taken + by : part + parts - by) % parts < taken;
}
