#include "tui/terminal/graphics.h"

#include "base/memory.h"
#include "page/page.h"
#include "tui/terminal/bytes.h"

#include <math.h>
#include <string.h>

enum { BAND = 6, CHUNK = 4096 }; /* rows of a sixel; characters of a part of kitty’s */

/* --- when */

static bool never(const struct graphics_terminal *terminal)
{
    return terminal->multiplexed || !terminal->term || text_begins(terminal->term, "tmux") ||
           text_begins(terminal->term, "screen") || strcmp(terminal->term, "linux") == 0;
}

bool graphics_may_ask_kitty(const struct graphics_terminal *terminal, const char *window)
{
    return !never(terminal) && (window || text_begins(terminal->term, "xterm-kitty"));
}

enum graphics graphics_of(const struct graphics_terminal *terminal)
{
    if (never(terminal))
        return GRAPHICS_NONE;
    return terminal->kitty ? GRAPHICS_KITTY : terminal->sixel ? GRAPHICS_SIXEL : GRAPHICS_NONE;
}

/* --- the disc */

/* Where a part begins, as a share of a turn from the top, clockwise. */
static double begin_of(const struct graphics_pie *pie, int part)
{
    enum { TURN = 1 << 20 };

    return (double)page_part_edge(pie->unequal, pie->parts, part, TURN) / TURN +
           (double)pie->turn / pie->parts;
}

/* In which part a turn from where the first one begins arrives: 0 ≤ turn < 1. */
static int part_at(const struct graphics_pie *pie, double turn)
{
    int part = 0;

    while (part + 1 < pie->parts && begin_of(pie, part + 1) - begin_of(pie, 0) <= turn + 1e-9)
        part++;
    return part;
}

/* Whether a point, so far from the centre, lies on a line between two parts. */
static bool is_on_line(const struct graphics_pie *pie, double right, double up, double radius)
{
    const double half = radius / 32 + 0.5;

    for (int i = 0; pie->parts > 1 && i < pie->parts; i++) {
        double angle = 2 * M_PI * begin_of(pie, i);
        if (right * sin(angle) + up * cos(angle) > 0 &&
            fabs(right * cos(angle) - up * sin(angle)) < half)
            return true;
    }
    return false;
}

int graphics_colour(const struct graphics_pie *pie, int x, int y)
{
    double right = x + 0.5 - pie->width / 2.0, up = pie->height / 2.0 - y - 0.5;
    double radius = (pie->width < pie->height ? pie->width : pie->height) / 2.0;

    if (right * right + up * up > radius * radius || is_on_line(pie, right, up, radius))
        return 0;
    double turn = atan2(right, up) / (2 * M_PI) - begin_of(pie, 0) + 2;
    return part_at(pie, turn - floor(turn)) < pie->counted ? 1 : 2;
}

/* The colours of all pixels, row by row; the caller frees them. */
static unsigned char *new_colours(const struct graphics_pie *pie)
{
    unsigned char *colours = memory_new((size_t)pie->width, (size_t)pie->height);

    for (int i = 0; i < pie->width * pie->height; i++)
        colours[i] = (unsigned char)graphics_colour(pie, i % pie->width, i / pie->width);
    return colours;
}

static uint32_t rgb_of(const struct graphics_pie *pie, int colour)
{
    return colour == 0 ? pie->paper : colour == 1 ? pie->shaded : pie->empty;
}

/* --- sixel */

/* One colour of six rows: a character a column, whose bits are the rows; equal ones are counted. */
static void add_band(const struct graphics_pie *pie, const unsigned char *colours, int top,
                     int colour, struct strbuf *out)
{
    int last = -1, run = 0;

    strbuf_addf(out, "#%d", colour);
    for (int x = 0; x <= pie->width; x++) {
        int bits = 0;
        for (int row = 0; row < BAND && top + row < pie->height && x < pie->width; row++)
            bits |= (colours[(top + row) * pie->width + x] == colour) << row;
        if (x < pie->width && bits == last) {
            run++;
            continue;
        }
        if (run > 0)
            strbuf_addf(out, "!%d%c", run, '?' + last);
        last = bits;
        run = 1;
    }
}

/* Rounded: paper is to look as the cells around it. */
static unsigned hundredths(uint32_t level)
{
    return ((level & 255) * 100 + 127) / 255;
}

void graphics_add_sixel(const struct graphics_pie *pie, struct strbuf *out)
{
    unsigned char *colours = new_colours(pie);

    /* The second parameter 1: pixels that are not drawn stay as they are. */
    strbuf_addf(out, "\033P0;1;0q\"1;1;%d;%d", pie->width, pie->height);
    for (int colour = 0; colour < GRAPHICS_COLOURS; colour++) {
        uint32_t rgb = rgb_of(pie, colour);
        strbuf_addf(out, "#%d;2;%u;%u;%u", colour, hundredths(rgb >> 16), hundredths(rgb >> 8),
                    hundredths(rgb));
    }
    for (int top = 0; top < pie->height; top += BAND) {
        if (top > 0)
            strbuf_add_char(out, '-');
        for (int colour = 0; colour < GRAPHICS_COLOURS; colour++) {
            add_band(pie, colours, top, colour, out);
            strbuf_add_char(out, '$');
        }
    }
    strbuf_add(out, "\033\\");
    memory_free(colours);
}

/* --- kitty */

static void add_base64(const unsigned char bytes[3], struct strbuf *out)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t group = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];

    for (int shift = 18; shift >= 0; shift -= 6)
        strbuf_add_char(out, digits[group >> shift & 63]);
}

static void add_pixels(const struct graphics_pie *pie, const unsigned char *colours,
                       struct strbuf *out)
{
    /* Three bytes a pixel are four characters: none are left over. */
    for (int i = 0; i < pie->width * pie->height; i++) {
        uint32_t rgb = rgb_of(pie, colours[i]);
        add_base64((unsigned char[]){(unsigned char)(rgb >> 16), (unsigned char)(rgb >> 8),
                                     (unsigned char)rgb},
                   out);
    }
}

void graphics_add_kitty(const struct graphics_pie *pie, int number, int columns, int rows,
                        struct strbuf *out)
{
    unsigned char *colours = new_colours(pie);
    struct strbuf pixels = {0};

    add_pixels(pie, colours, &pixels);
    memory_free(colours);
    for (size_t at = 0; at < pixels.length; at += CHUNK) {
        size_t left = pixels.length - at, length = left < CHUNK ? left : CHUNK;
        strbuf_add(out, "\033_G");
        /* Shown at once, the cursor stays, and no answer comes. */
        if (at == 0)
            strbuf_addf(out, "a=T,f=24,s=%d,v=%d,i=%d,c=%d,r=%d,C=1,q=2,", pie->width, pie->height,
                        number, columns, rows);
        strbuf_addf(out, "m=%d;", left > CHUNK);
        strbuf_add_bytes(out, pixels.text + at, length);
        strbuf_add(out, "\033\\");
    }
    strbuf_release(&pixels);
}

void graphics_add_kitty_end(int number, struct strbuf *out)
{
    if (number == 0)
        strbuf_add(out, "\033_Ga=d,d=A,q=2\033\\");
    else
        strbuf_addf(out, "\033_Ga=d,d=I,i=%d,q=2\033\\", number);
}

/* --- images on a screen; they are written to the terminal's file, as curses has no function for
 * them */

static bool same_pie(const struct cell_pie *one, const struct cell_pie *other)
{
    return one->x == other->x && one->y == other->y && one->columns == other->columns &&
           one->rows == other->rows && one->parts == other->parts &&
           one->counted == other->counted && one->turn == other->turn &&
           one->unequal == other->unequal && one->hue == other->hue && one->paper == other->paper;
}

/* --- images that go */

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

/* --- images drawn over */

static bool same_cell(const struct cell *one, const struct cell *other)
{
    return one->character == other->character && one->mark == other->mark &&
           one->role == other->role && one->second == other->second && one->hue == other->hue;
}

/* The columns of a row that curses may write: from the first to the last that changes, as it does
 * not always leave out unchanged cells between them. */
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

/* Has the images in that part of a row sent again. */
static void damage(struct images *images, int y, struct span span)
{
    for (int i = 0; i < IMAGES_MOST; i++) {
        const struct cell_pie *pie = &images->image[i].pie;
        if (images->image[i].held && y >= pie->y && y < pie->y + pie->rows &&
            span.first < pie->x + pie->columns && span.last >= pie->x)
            images->image[i].sent = false;
    }
}

/* Must run before any image is taken away: the cells of those are written, too. */
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

/* --- images that come */

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

/* --- sending */

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
