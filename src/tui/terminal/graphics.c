#include "tui/terminal/graphics.h"

#include "base/memory.h"
#include "page/page.h"

#include <math.h>
#include <string.h>

enum { BAND = 6, CHUNK = 4096 }; /* rows of a sixel; characters of a part of kitty’s */

/* --- when */

static bool begins_with(const char *text, const char *with)
{
    return text && strncmp(text, with, strlen(with)) == 0;
}

static bool never(const struct graphics_terminal *terminal)
{
    return terminal->multiplexed || !terminal->term || begins_with(terminal->term, "tmux") ||
           begins_with(terminal->term, "screen") || strcmp(terminal->term, "linux") == 0;
}

bool graphics_may_ask_kitty(const struct graphics_terminal *terminal, const char *window)
{
    return !never(terminal) && (window || begins_with(terminal->term, "xterm-kitty"));
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

    /* The second parameter 1: what is not drawn stays as it is. */
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
