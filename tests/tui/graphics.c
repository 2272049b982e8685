/* Pies as images: their strings are read again, and their parts counted in pixels. */
#include "tui/terminal/graphics.h"
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 96 };

static const struct graphics_pie model = {
    .width = SIDE, .height = SIDE, .shaded = 0x005FAF, .empty = 0xFFFFFF, .paper = 0xD0D0D0};

struct raster {
    int colour[SIDE][SIDE]; /* −1: none; row, column */
};

/* Reads a whole sixel string; colours are their numbers. */
static void read_sixel(const char *text, struct raster *raster)
{
    int x = 0, top = 0, colour = 0, length;

    ck_assert_int_eq(strncmp(text, "\033P0;1;0q\"1;1;96;96", 18), 0);
    memset(raster, 255, sizeof *raster);
    for (text += 18; *text && *text != '\033'; text += length) {
        int count = 1, number, kind, red, green, blue;
        char sixel = *text;
        length = 1;
        if (sscanf(text, "#%d;%d;%d;%d;%d%n", &number, &kind, &red, &green, &blue, &length) == 5)
            continue;
        if (*text == '#') {
            ck_assert_int_eq(sscanf(text, "#%d%n", &colour, &length), 1);
            continue;
        }
        if (*text == '!')
            ck_assert_int_eq(sscanf(text, "!%d%c%n", &count, &sixel, &length), 2);
        if (sixel == '$' || sixel == '-') {
            x = 0;
            top += sixel == '-' ? 6 : 0;
            continue;
        }
        for (; count > 0; count--, x++)
            for (int row = 0; row < 6; row++)
                if ((sixel - '?') >> row & 1)
                    raster->colour[top + row][x] = colour;
    }
    ck_assert_str_eq(text, "\033\\");
}

static int digit(char character)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = strchr(digits, character);

    if (!at)
        ck_abort_msg("“%c” is no digit of base 64", character);
    return (int)(at - digits);
}

/* Reads kitty’s strings, one behind the other. */
static void read_kitty(const char *text, struct raster *raster)
{
    int pixel = 0, more = 1;

    while (*text) {
        const char *data = strchr(text, ';'), *end = strstr(text, "\033\\");
        ck_assert_int_eq(strncmp(text, "\033_G", 3), 0);
        ck_assert(more && data && end && end - data <= 4097);
        more = data[-1] - '0';
        for (data++; data < end; data += 4, pixel++) {
            uint32_t rgb = 0;
            for (int i = 0; i < 4; i++)
                rgb = rgb << 6 | (uint32_t)digit(data[i]);
            int *colour = &raster->colour[pixel / SIDE][pixel % SIDE];
            *colour = rgb == model.paper    ? 0
                      : rgb == model.shaded ? 1
                      : rgb == model.empty  ? 2
                                            : -1;
        }
        text = end + 2;
    }
    ck_assert_int_eq(more, 0);
    ck_assert_int_eq(pixel, SIDE * SIDE);
}

/* What is shaded is as much as it should be. */
static void check_image(const struct raster *raster, const struct graphics_pie *pie)
{
    int pixels[GRAPHICS_COLOURS] = {0}, area = 0, wrong = 0;

    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int colour = raster->colour[y][x];
            wrong += colour != graphics_colour(pie, x, y);
            pixels[colour < 0 ? 0 : colour]++;
            area += colour > 0;
        }
    ck_assert_int_eq(wrong, 0);
    int shaded = pixels[1];
    ck_assert_int_le(abs(shaded * pie->parts - area * pie->counted), area * pie->parts / 100);
    if (pie->parts == 2 || pie->parts == 4)
        ck_assert_int_eq(shaded * pie->parts, area * pie->counted);
}

START_TEST(an_image_that_is_read_again_has_equal_parts)
{
    static struct raster raster;

    for (int parts = 1; parts <= 12; parts++)
        for (int counted = 0; counted <= parts; counted += parts > 4 ? 3 : 1) {
            struct graphics_pie pie = model;
            struct strbuf sixel = {0}, kitty = {0};
            pie.parts = parts;
            pie.counted = counted;
            graphics_add_sixel(&pie, &sixel);
            graphics_add_kitty(&pie, 1, 10, 5, &kitty);
            read_sixel(strbuf_text(&sixel), &raster);
            check_image(&raster, &pie);
            read_kitty(strbuf_text(&kitty), &raster);
            check_image(&raster, &pie);
            strbuf_release(&sixel);
            strbuf_release(&kitty);
        }
}
END_TEST

START_TEST(a_disc_stands_in_the_middle_of_its_box)
{
    struct graphics_pie pie = model;

    pie.parts = 1;
    pie.width = 40;
    pie.height = 60;
    ck_assert_int_eq(graphics_colour(&pie, 20, 9), 0);
    ck_assert_int_ne(graphics_colour(&pie, 20, 10), 0);
    ck_assert_int_ne(graphics_colour(&pie, 20, 49), 0);
    ck_assert_int_eq(graphics_colour(&pie, 20, 50), 0);
    ck_assert_int_ne(graphics_colour(&pie, 0, 30), 0);
}
END_TEST

/* As figure_edge cuts two of them: the first is a third of the second, but for the line between
 * them. */
START_TEST(unequal_parts_are_unequal)
{
    struct graphics_pie pie = model;
    int pixels[GRAPHICS_COLOURS] = {0};

    pie.parts = 2;
    pie.counted = 1;
    pie.unequal = true;
    for (int i = 0; i < SIDE * SIDE; i++)
        pixels[graphics_colour(&pie, i % SIDE, i / SIDE)]++;
    ck_assert_int_le(abs(3 * pixels[1] - pixels[2]), pixels[2] / 12);
}
END_TEST

START_TEST(images_go_to_terminals_that_said_so)
{
    struct graphics_terminal terminal = {.term = "xterm-256color"};

    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_NONE);
    ck_assert(!graphics_may_ask_kitty(&terminal, NULL));
    ck_assert(graphics_may_ask_kitty(&terminal, "1"));
    terminal.sixel = true;
    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_SIXEL);
    terminal.kitty = true;
    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_KITTY);
    terminal.multiplexed = true;
    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_NONE);
    terminal = (struct graphics_terminal){.term = "linux", .sixel = true, .kitty = true};
    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_NONE);
    ck_assert(!graphics_may_ask_kitty(&terminal, "1"));
    terminal.term = "tmux-256color";
    ck_assert_int_eq(graphics_of(&terminal), GRAPHICS_NONE);
}
END_TEST

void add_graphics(Suite *suite)
{
    TCase *tests = add_case(suite, "graphics");

    tcase_add_test(tests, an_image_that_is_read_again_has_equal_parts);
    tcase_add_test(tests, a_disc_stands_in_the_middle_of_its_box);
    tcase_add_test(tests, unequal_parts_are_unequal);
    tcase_add_test(tests, images_go_to_terminals_that_said_so);
}
