/* Writes to the terminal's file itself: curses has no function for images. */
#include "tui/terminal/images.h"

#include "base/memory.h"
#include "tui/terminal/bytes.h"

#include <string.h>

static bool same_pie(const struct cell_pie *one, const struct cell_pie *other)
{
    return one->x == other->x && one->y == other->y && one->columns == other->columns &&
           one->rows == other->rows && one->parts == other->parts &&
           one->counted == other->counted && one->turn == other->turn &&
           one->unequal == other->unequal && one->hue == other->hue && one->paper == other->paper;
}

/* --- what goes */

static bool stays(const struct image *image, const struct cells *next)
{
    for (int i = 0; i < next->pies; i++)
        if (same_pie(&image->pie, &next->pie[i]) && cells_pie_is_whole(next, i))
            return true;
    return false;
}

/* Takes an image off the screen; the cells that are seen instead are drawn later. */
static void take_away(struct images *images, int index, struct pane *pane, int out)
{
    struct image *image = &images->image[index];
    const struct cell_pie *pie = &image->pie;
    struct strbuf text = {0};

    if (image->sent && images->kind == GRAPHICS_SIXEL)
        pane_blank(pane, pie->x, pie->y, pie->columns, pie->rows);
    if (image->sent && images->kind == GRAPHICS_KITTY)
        graphics_add_kitty_end(index + 1, &text);
    bytes_write(out, strbuf_text(&text));
    strbuf_release(&text);
    *image = (struct image){0};
}

/* --- what is drawn over */

static bool same_cell(const struct cell *one, const struct cell *other)
{
    return one->character == other->character && one->mark == other->mark &&
           one->role == other->role && one->second == other->second && one->hue == other->hue;
}

/* The columns of a row that curses may write: from the first to the last that changes, as it does
 * not always leave out what is the same between them. */
struct span {
    int first, last;
};

static void widen(struct span *span, int first, int last)
{
    span->first = first < span->first ? first : span->first;
    span->last = last > span->last ? last : span->last;
}

/* A wide character takes a column more on either side. */
static struct span written(const struct images *images, const struct cells *next, int y)
{
    struct span span = {next->columns, -1};

    if (images->last.columns != next->columns || images->last.rows != next->rows)
        return (struct span){0, next->columns};
    for (int x = 0; x < next->columns; x++) {
        struct cell before = cells_at(&images->last, x, y), after = cells_at(next, x, y);
        if (!same_cell(&before, &after))
            widen(&span, x - 1, x + 1);
    }
    return span;
}

/* What lies in that part of a row is sent again. */
static void damage(struct images *images, int y, struct span span)
{
    for (int i = 0; i < IMAGES_MOST; i++) {
        const struct cell_pie *pie = &images->image[i].pie;
        if (images->image[i].held && y >= pie->y && y < pie->y + pie->rows &&
            span.first < pie->x + pie->columns && span.last >= pie->x)
            images->image[i].sent = false;
    }
}

/* Goes before anything is taken away: the cells of that are written, too. */
static void find_damage(struct images *images, const struct cells *next, const bool *goes)
{
    for (int y = 0; y < next->rows; y++) {
        struct span span = written(images, next, y);
        for (int i = 0; i < IMAGES_MOST; i++) {
            const struct cell_pie *pie = &images->image[i].pie;
            if (goes[i] && y >= pie->y && y < pie->y + pie->rows)
                widen(&span, pie->x, pie->x + pie->columns - 1);
        }
        damage(images, y, span);
    }
}

/* --- what comes */

static void hold(struct images *images, const struct cell_pie *pie)
{
    struct image *free_one = NULL;

    for (int i = 0; i < IMAGES_MOST; i++) {
        struct image *image = &images->image[i];
        if (image->held && same_pie(&image->pie, pie))
            return;
        if (!image->held && !free_one)
            free_one = image;
    }
    if (free_one)
        *free_one = (struct image){.pie = *pie, .held = true};
}

static void remember(struct images *images, const struct cells *next)
{
    cells_release(&images->last);
    cells_init(&images->last, next->columns, next->rows);
    memcpy(images->last.cell, next->cell,
           (size_t)next->columns * (size_t)next->rows * sizeof *next->cell);
}

void images_change(struct images *images, const struct cells *next, struct pane *pane, int out)
{
    bool goes[IMAGES_MOST] = {0}, were_sent[IMAGES_MOST];

    if (images->kind == GRAPHICS_NONE || images->cell_width < 1 || images->cell_height < 1)
        return;
    for (int i = 0; i < IMAGES_MOST; i++) {
        goes[i] = images->image[i].held && !stays(&images->image[i], next);
        were_sent[i] = images->image[i].sent;
    }
    if (images->kind == GRAPHICS_SIXEL)
        find_damage(images, next, goes);
    for (int i = 0; i < IMAGES_MOST; i++)
        if (goes[i]) {
            images->image[i].sent = were_sent[i];
            take_away(images, i, pane, out);
        }
    for (int i = 0; i < next->pies; i++)
        if (cells_pie_is_whole(next, i))
            hold(images, &next->pie[i]);
    remember(images, next);
}

/* --- what is sent */

static struct graphics_pie pie_of(const struct images *images, const struct palette *palette,
                                  const struct cell_pie *pie)
{
    return (struct graphics_pie){.width = pie->columns * images->cell_width,
                                 .height = pie->rows * images->cell_height,
                                 .parts = pie->parts,
                                 .counted = pie->counted,
                                 .turn = pie->turn,
                                 .unequal = pie->unequal,
                                 .paper = palette_fill(palette, pie->paper, 0),
                                 .shaded = palette_fill(palette, ROLE_SHADED, pie->hue),
                                 .empty = palette_fill(palette, ROLE_EMPTY, pie->hue)};
}

static void add_cursor(struct strbuf *out, int x, int y)
{
    strbuf_addf(out, "\033[%d;%dH", y + 1, x + 1);
}

void images_send(struct images *images, const struct palette *palette, int out, int cursor_x,
                 int cursor_y)
{
    struct strbuf text = {0};

    for (int i = 0; i < IMAGES_MOST; i++) {
        struct image *image = &images->image[i];
        const struct cell_pie *pie = &image->pie;
        if (!image->held || image->sent)
            continue;
        struct graphics_pie drawn = pie_of(images, palette, pie);
        add_cursor(&text, pie->x, pie->y);
        if (images->kind == GRAPHICS_SIXEL)
            graphics_add_sixel(&drawn, &text);
        else
            graphics_add_kitty(&drawn, i + 1, pie->columns, pie->rows, &text);
        image->sent = true;
    }
    if (text.length > 0) {
        add_cursor(&text, cursor_x, cursor_y);
        bytes_write(out, strbuf_text(&text));
    }
    strbuf_release(&text);
}

void images_lose(struct images *images)
{
    for (int i = 0; i < IMAGES_MOST; i++)
        images->image[i].sent = false;
}

void images_end(struct images *images, int out)
{
    struct strbuf text = {0};

    for (int i = 0; i < IMAGES_MOST; i++) {
        if (images->image[i].held && images->kind == GRAPHICS_KITTY)
            graphics_add_kitty_end(i + 1, &text);
        images->image[i] = (struct image){0};
    }
    bytes_write(out, strbuf_text(&text));
    strbuf_release(&text);
    cells_release(&images->last);
}

void images_release(struct images *images)
{
    cells_release(&images->last);
    *images = (struct images){0};
}
