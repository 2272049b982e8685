#include "tui/screen/graphics.h"

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

int graphics_colour(const struct graphics_pie *pie, int x, int y)
{
    double right = x + 0.5 - pie->side / 2.0, up = pie->side / 2.0 - y - 0.5;
    double radius = pie->side / 2.0;

    if (right * right + up * up > radius * radius)
        return 0;
    double turn = atan2(right, up) / (2 * M_PI);
    int part = (int)((turn < 0 ? turn + 1 : turn) * pie->parts);
    part = part < pie->parts ? part : pie->parts - 1;
    bool alike = pie->counted == 0 || pie->counted >= pie->parts;
    bool third = alike && pie->parts > 1 && pie->parts % 2 == 1 && part == pie->parts - 1;
    return (part < pie->counted ? 1 : 4) + (third ? 2 : part % 2);
}

static uint32_t rgb_of(const struct graphics_pie *pie, int colour)
{
    return colour == 0 ? pie->paper : colour < 4 ? pie->shaded[colour - 1] : pie->empty[colour - 4];
}

/* --- sixel */

/* One colour of six rows: a character a column, whose bits are the rows; equal ones are counted. */
static void add_band(const struct graphics_pie *pie, int top, int colour, struct strbuf *out)
{
    int last = -1, run = 0;

    strbuf_addf(out, "#%d", colour);
    for (int x = 0; x <= pie->side; x++) {
        int bits = 0;
        for (int row = 0; row < BAND && top + row < pie->side && x < pie->side; row++)
            bits |= (graphics_colour(pie, x, top + row) == colour) << row;
        if (x < pie->side && bits == last) {
            run++;
            continue;
        }
        if (run > 0)
            strbuf_addf(out, "!%d%c", run, '?' + last);
        last = bits;
        run = 1;
    }
}

void graphics_add_sixel(const struct graphics_pie *pie, struct strbuf *out)
{
    /* The second parameter 1: what is not drawn stays as it is. */
    strbuf_addf(out, "\033P0;1;0q\"1;1;%d;%d", pie->side, pie->side);
    for (int colour = 0; colour < GRAPHICS_COLOURS; colour++) {
        uint32_t rgb = rgb_of(pie, colour);
        strbuf_addf(out, "#%d;2;%u;%u;%u", colour, (rgb >> 16 & 255) * 100 / 255,
                    (rgb >> 8 & 255) * 100 / 255, (rgb & 255) * 100 / 255);
    }
    for (int top = 0; top < pie->side; top += BAND) {
        for (int colour = 0; colour < GRAPHICS_COLOURS; colour++) {
            add_band(pie, top, colour, out);
            strbuf_add_char(out, '$');
        }
        strbuf_add_char(out, '-');
    }
    strbuf_add(out, "\033\\");
}

/* --- kitty */

static void add_base64(const unsigned char bytes[3], struct strbuf *out)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t group = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];

    for (int shift = 18; shift >= 0; shift -= 6)
        strbuf_add_char(out, digits[group >> shift & 63]);
}

void graphics_add_kitty(const struct graphics_pie *pie, struct strbuf *out)
{
    struct strbuf pixels = {0};

    /* Three bytes a pixel are four characters: none are left over. */
    for (int y = 0; y < pie->side; y++)
        for (int x = 0; x < pie->side; x++) {
            uint32_t rgb = rgb_of(pie, graphics_colour(pie, x, y));
            add_base64((unsigned char[]){(unsigned char)(rgb >> 16), (unsigned char)(rgb >> 8),
                                         (unsigned char)rgb},
                       &pixels);
        }
    for (size_t at = 0; at < pixels.length; at += CHUNK) {
        size_t left = pixels.length - at, length = left < CHUNK ? left : CHUNK;
        strbuf_add(out, "\033_G");
        /* Shown at once, the cursor stays, and no answer comes. */
        if (at == 0)
            strbuf_addf(out, "a=T,f=24,s=%d,v=%d,C=1,q=2,", pie->side, pie->side);
        strbuf_addf(out, "m=%d;", left > CHUNK);
        strbuf_add_bytes(out, pixels.text + at, length);
        strbuf_add(out, "\033\\");
    }
    out->failed |= pixels.failed;
    strbuf_release(&pixels);
}
