/* The colours of a terminal: can everything be read? Contrast by WCAG 2.1. */
#include "tui/terminal/palette.h"
#include "colour/colour.h"
#include "screen.h"
#include "tui/terminal/pane.h"

#include <math.h>

static const uint32_t shipped[] = {0x314387, 0x52A598, 0xB24B42, 0xFFC32D};
enum { SUITS = 4 };

static double contrast(struct look look)
{
    return colour_contrast(palette_rgb(look.foreground), palette_rgb(look.background));
}

static struct look look_of(const struct palette *palette, enum role role, int hue)
{
    const struct cell cell = {.character = 'x', .role = role, .hue = hue};
    uint32_t character;

    return palette_look(palette, &cell, false, &character);
}

static int fill_of(const struct palette *palette, enum role role, int hue)
{
    const struct cell cell = {.role = role, .hue = hue};
    uint32_t character;
    struct look look = palette_look(palette, &cell, false, &character);

    ck_assert_uint_eq(character, ' ');
    return look.background;
}

START_TEST(the_cube_and_the_greys_are_those_of_xterm)
{
    ck_assert_uint_eq(palette_rgb(16), 0x000000);
    ck_assert_uint_eq(palette_rgb(25), 0x005FAF);
    ck_assert_uint_eq(palette_rgb(214), 0xFFAF00);
    ck_assert_uint_eq(palette_rgb(231), 0xFFFFFF);
    ck_assert_uint_eq(palette_rgb(232), 0x080808);
    ck_assert_uint_eq(palette_rgb(255), 0xEEEEEE);
}
END_TEST

/* docs/design/terminal.md, “Roles and colours”: role, hue, the least contrast on dark and on light.
 */
static const struct {
    enum role role;
    int hue;
    double dark, light;
} letters[] = {
    {ROLE_NOTHING, 0, 11.9, 14.6}, {ROLE_TEXT, 0, 11.9, 14.6},     {ROLE_EDGE, 0, 11.9, 14.6},
    {ROLE_QUIET, 0, 6.3, 6.1},     {ROLE_NOT_NOW, 0, 4.3, 4.5},    {ROLE_TURN, 0, 10.9, 5.7},
    {ROLE_TITLE, 0, 9.7, 13.5},    {ROLE_KEY, 0, 14, 14},          {ROLE_CHOSEN, 0, 14, 14},
    {ROLE_PAPER, 0, 15, 15},       {ROLE_PAPER_EDGE, 0, 5.2, 5.2}, {ROLE_BACK, 0, 4.5, 4.5},
    {ROLE_BAND, 0, 4.5, 4.5},      {ROLE_BAND, 1, 6.4, 6.4},       {ROLE_BAND, 2, 7.9, 7.9},
    {ROLE_BAND, 3, 7.3, 7.3},      {ROLE_BAND, 4, 11.3, 11.3},
};

START_TEST(letters_can_be_read)
{
    struct palette dark, light;

    palette_init(&dark, DEPTH_256, false, shipped, SUITS);
    palette_init(&light, DEPTH_256, true, shipped, SUITS);
    struct look on_dark = look_of(&dark, letters[_i].role, letters[_i].hue);
    struct look on_light = look_of(&light, letters[_i].role, letters[_i].hue);
    ck_assert_msg(contrast(on_dark) >= letters[_i].dark, "role %d: %.2f on dark",
                  (int)letters[_i].role, contrast(on_dark));
    ck_assert_msg(contrast(on_light) >= letters[_i].light, "role %d: %.2f on light",
                  (int)letters[_i].role, contrast(on_light));
}
END_TEST

static void assert_parts_differ(const struct palette *palette, int hue)
{
    for (enum role role = ROLE_SHADED; role <= ROLE_SHADED_THIRD; role++) {
        int shaded = fill_of(palette, role, hue);
        for (enum role other = ROLE_EMPTY; other <= ROLE_EMPTY_SECOND; other++) {
            double ratio =
                colour_contrast(palette_rgb(shaded), palette_rgb(fill_of(palette, other, hue)));
            ck_assert_msg(ratio >= 3, "hue %d, roles %d and %d: %.2f", hue, (int)role, (int)other,
                          ratio);
        }
        for (enum role other = role + 1; other <= ROLE_SHADED_THIRD; other++)
            ck_assert_msg(shaded != fill_of(palette, other, hue), "hue %d, tints %d and %d", hue,
                          (int)role, (int)other);
    }
}

START_TEST(shaded_parts_differ_from_empty_ones_and_from_each_other)
{
    struct palette palette;

    palette_init(&palette, DEPTH_256, false, shipped, SUITS);
    for (int hue = 0; hue <= SUITS; hue++)
        assert_parts_differ(&palette, hue);
    ck_assert_int_eq(fill_of(&palette, ROLE_SHADED, 1), 25);
    ck_assert_int_eq(fill_of(&palette, ROLE_SHADED_SECOND, 4), 94);
}
END_TEST

/* On the colour circle, in degrees. */
static double hue_of(uint32_t rgb)
{
    double red = (double)(rgb >> 16 & 255), green = (double)(rgb >> 8 & 255);
    double blue = (double)(rgb & 255);

    return atan2(sqrt(3) * (green - blue), 2 * red - green - blue) * 180 / M_PI;
}

/* Yellow is no brown: its shade has the hue of the deck's colour, a few degrees off at most. */
START_TEST(what_is_shaded_of_a_yellow_card_is_yellow)
{
    struct palette palette;

    palette_init(&palette, DEPTH_256, false, shipped, SUITS);
    ck_assert(fabs(hue_of(0xFFC32D) - hue_of(palette_fill(&palette, ROLE_SHADED, 4))) < 5);
}
END_TEST

/* Any colour that somebody may have chosen: sixteen steps of each primary. */
START_TEST(a_colour_of_an_author_can_be_read_and_counted)
{
    for (uint32_t step = 0; step < 4096; step++) {
        uint32_t colour = (step >> 8) * 0x110000 | (step >> 4 & 15) * 0x1100 | (step & 15) * 0x11;
        struct palette palette;
        palette_init(&palette, DEPTH_256, false, &colour, 1);
        ck_assert_msg(contrast(look_of(&palette, ROLE_BAND, 1)) >= 4.5, "%06X", (unsigned)colour);
        assert_parts_differ(&palette, 1);
    }
}
END_TEST

START_TEST(a_cell_in_two_halves_has_the_fill_of_each)
{
    const struct cell halves = {
        .character = U'▀', .role = ROLE_SHADED, .second = ROLE_EMPTY, .hue = 3};
    const struct cell rim = {.character = U'▀', .role = ROLE_SHADED, .hue = 3};
    struct palette palette;
    uint32_t character;

    palette_init(&palette, DEPTH_256, false, shipped, SUITS);
    struct look look = palette_look(&palette, &halves, false, &character);
    ck_assert_int_eq(look.foreground, 124);
    ck_assert_int_eq(look.background, 231);
    ck_assert_uint_eq(character, U'▀');
    look = palette_look(&palette, &rim, false, &character);
    ck_assert_int_eq(look.foreground, 124);
    ck_assert_int_eq(look.background, 235);
}
END_TEST

START_TEST(with_few_colours_pictures_have_none_and_blue_is_no_letter)
{
    struct palette palette;
    uint32_t character;

    palette_init(&palette, DEPTH_8, false, shipped, SUITS);
    for (enum role role = 0; role < ROLES; role++)
        for (int hue = 0; hue <= SUITS; hue++) {
            struct look look = look_of(&palette, role, hue);
            ck_assert(look.foreground == -1 || look.foreground == 0 || look.foreground == 7);
            ck_assert(look.background >= -1 && look.background <= 4 && look.background != 0);
            ck_assert((look.background > 0) == (role == ROLE_BAND && hue > 0));
        }
    ck_assert_int_eq(look_of(&palette, ROLE_BAND, 1).background, 4);
    ck_assert_int_eq(look_of(&palette, ROLE_BAND, 2).background, 2);
    ck_assert_int_eq(look_of(&palette, ROLE_BAND, 3).background, 1);
    ck_assert_int_eq(look_of(&palette, ROLE_BAND, 4).background, 3);
    const struct cell shaded = {.role = ROLE_SHADED, .hue = 1};
    struct look look = palette_look(&palette, &shaded, false, &character);
    ck_assert_uint_eq(character, U'█');
    ck_assert_int_eq(look.foreground, -1);
}
END_TEST

START_TEST(without_colours_there_are_none)
{
    struct palette palette;
    uint32_t character;

    palette_init(&palette, DEPTH_NONE, false, shipped, SUITS);
    for (enum role role = 0; role < ROLES; role++)
        for (int hue = 0; hue <= SUITS; hue++) {
            struct look look = look_of(&palette, role, hue);
            ck_assert(look.foreground == -1 && look.background == -1);
        }
    ck_assert(look_of(&palette, ROLE_TURN, 0).bold);
    ck_assert(look_of(&palette, ROLE_TITLE, 0).reverse);
    const struct cell second = {.role = ROLE_SHADED_SECOND};
    palette_look(&palette, &second, true, &character);
    ck_assert_uint_eq(character, '@');
}
END_TEST

/* Whatever meets whatever in a cell. Terminfo says 32767 or more of the terminals of 256 colours.
 */
START_TEST(the_pairs_of_eight_suits_find_room)
{
    static const uint32_t eight[] = {0x314387, 0x52A598, 0xB24B42, 0xFFC32D,
                                     0xFF00FF, 0x00FFFF, 0x808080, 0x102030};
    bool used[256][256] = {{false}};
    struct palette palette;
    uint32_t character;
    int pairs = 0;

    palette_init(&palette, DEPTH_256, false, eight, 8);
    for (enum role role = 0; role < ROLES; role++)
        for (enum role second = 0; second < ROLES; second++)
            for (int hue = 0; hue <= 8; hue++) {
                const bool part = role >= ROLE_SHADED && role <= ROLE_EMPTY_THIRD;
                const bool other = (second >= ROLE_SHADED && second <= ROLE_EMPTY_THIRD) ||
                                   second == ROLE_NOTHING || second == ROLE_PAPER;
                if (second != ROLE_NOTHING && !((part || role == ROLE_PAPER) && other))
                    continue;
                const struct cell cell = {
                    .character = U'▀', .role = role, .second = second, .hue = hue};
                struct look look = palette_look(&palette, &cell, false, &character);
                pairs += !used[look.foreground][look.background];
                used[look.foreground][look.background] = true;
            }
    ck_assert_int_le(pairs, PANE_PAIRS);
}
END_TEST

void add_palette(Suite *suite)
{
    TCase *tests = add_case(suite, "palette");

    tcase_add_test(tests, the_cube_and_the_greys_are_those_of_xterm);
    tcase_add_loop_test(tests, letters_can_be_read, 0, sizeof letters / sizeof *letters);
    tcase_add_test(tests, shaded_parts_differ_from_empty_ones_and_from_each_other);
    tcase_add_test(tests, what_is_shaded_of_a_yellow_card_is_yellow);
    tcase_add_test(tests, a_colour_of_an_author_can_be_read_and_counted);
    tcase_add_test(tests, a_cell_in_two_halves_has_the_fill_of_each);
    tcase_add_test(tests, with_few_colours_pictures_have_none_and_blue_is_no_letter);
    tcase_add_test(tests, without_colours_there_are_none);
    tcase_add_test(tests, the_pairs_of_eight_suits_find_room);
}
