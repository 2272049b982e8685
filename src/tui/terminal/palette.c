#include "tui/terminal/palette.h"

#include "colour/colour.h"

#include <stdlib.h>

enum { CUBE = 16, CUBE_SIDE = 6, GREYS = 232, BLACK = 16, WHITE = 231, OWN = -1 };

/* What empty parts of pictures look like: white, and what tells the squares of a hundred from each
 * other; a third one where parts have no lines between them. All are so light that a yellow which
 * still looks yellow is dark enough beside them. */
static const int empty[] = {231, 195, 194};

/* How much lighter than a shaded part an empty one is at least (WCAG 2.1, 1.4.11), and how dark the
 * second and the third tint are, in hundredths of the first. */
enum { LEAST_CONTRAST = 3, SECOND_TINT = 62, THIRD_TINT = 38 };

static const int levels[CUBE_SIDE] = {0, 95, 135, 175, 215, 255};

uint32_t palette_rgb(int colour)
{
    if (colour >= GREYS) {
        uint32_t grey = (uint32_t)(8 + 10 * (colour - GREYS));
        return grey << 16 | grey << 8 | grey;
    }
    int cube = colour - CUBE;
    return (uint32_t)levels[cube / 36] << 16 | (uint32_t)levels[cube / 6 % 6] << 8 |
           (uint32_t)levels[cube % 6];
}

static int nearest_level(int value)
{
    int nearest = 0;

    for (int i = 1; i < CUBE_SIDE; i++)
        if (abs(levels[i] - value) < abs(levels[nearest] - value))
            nearest = i;
    return nearest;
}

/* Returns the colour of the cube nearest to a part, in hundredths, of 0xRRGGBB. */
static int nearest_colour(uint32_t colour, int hundredths)
{
    int red = (int)(colour >> 16 & 255), green = (int)(colour >> 8 & 255);
    int blue = (int)(colour & 255);

    return CUBE + 36 * nearest_level(red * hundredths / 100) +
           6 * nearest_level(green * hundredths / 100) + nearest_level(blue * hundredths / 100);
}

static double contrast(int one, int other)
{
    return colour_contrast(palette_rgb(one), palette_rgb(other));
}

/* The suits of the decks that ship, looked at by people: docs/design/terminal.md, “Roles and
 * colours”. */
static const struct {
    uint32_t colour;
    struct suit_colours colours;
} known[] = {
    {0x314387, {25, WHITE, {25, 19, 17}}},
    {0x52A598, {72, BLACK, {28, 22, 16}}},
    {0xB24B42, {124, WHITE, {124, 88, 52}}},
    {0xFFC32D, {214, BLACK, {136, 94, 58}}},
};

/* Returns a tint of `hundredths` of the colour, or fewer, that `taken` does not have yet; of a
 * colour that is nearly black, a grey. */
static int darker(uint32_t colour, int hundredths, const struct suit_colours *taken)
{
    static const int greys[] = {240, 237, 234};
    int tint;

    for (; hundredths >= 0; hundredths--) {
        tint = nearest_colour(colour, hundredths);
        if (tint != taken->shaded[0] && tint != taken->shaded[1])
            return tint;
    }
    for (size_t i = 0; i < sizeof greys / sizeof *greys; i++)
        if (greys[i] != taken->shaded[1])
            return greys[i];
    return BLACK;
}

/* An author’s own colour: the nearest one, darker where it shades. */
static struct suit_colours colours_of(uint32_t colour)
{
    struct suit_colours colours = {.band = nearest_colour(colour, 100)};
    int hundredths = 100;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].colour == colour)
            return known[i].colours;
    colours.ink = contrast(colours.band, BLACK) >= contrast(colours.band, WHITE) ? BLACK : WHITE;
    while (contrast(nearest_colour(colour, hundredths), empty[2]) < LEAST_CONTRAST)
        hundredths--;
    colours.shaded[0] = nearest_colour(colour, hundredths);
    colours.shaded[1] = darker(colour, hundredths * SECOND_TINT / 100, &colours);
    colours.shaded[2] = darker(colour, hundredths * THIRD_TINT / 100, &colours);
    return colours;
}

void palette_init(struct palette *palette, enum colour_depth depth, bool light,
                  const uint32_t *colour, int suits)
{
    *palette = (struct palette){.depth = depth, .light = light};
    palette->suits = suits < DECK_SUITS ? suits : DECK_SUITS;
    for (int i = 0; i < palette->suits; i++)
        palette->suit[i] = colours_of(colour[i]);
}

/* Roles that are not of a suit: in 256 colours on dark and on light, in eight and in none. */
static const struct {
    int dark[2], light[2]; /* foreground, background */
    struct look few, none;
} roles[ROLES] = {
    [ROLE_NOTHING] = {{254, 235}, {234, 255}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_TEXT] = {{254, 235}, {234, 255}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_EDGE] = {{254, 235}, {234, 255}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_QUIET] = {{248, 235}, {240, 255}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_NOT_NOW] = {{245, 235}, {242, 255}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_TURN] = {{221, 235}, {58, 255}, {OWN, OWN, true, false}, {OWN, OWN, true, false}},
    [ROLE_TITLE] = {{231, 238}, {16, 252}, {OWN, OWN, false, true}, {OWN, OWN, false, true}},
    [ROLE_KEY] = {{16, 187}, {16, 230}, {OWN, OWN, false, true}, {OWN, OWN, false, true}},
    [ROLE_CHOSEN] = {{16, 221}, {16, 221}, {OWN, OWN, false, true}, {OWN, OWN, false, true}},
    [ROLE_PAPER] = {{16, 253}, {16, 253}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_PAPER_EDGE] = {{239, 253},
                         {239, 253},
                         {OWN, OWN, false, false},
                         {OWN, OWN, false, false}},
    [ROLE_BAND] = {{231, 242}, {231, 242}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
    [ROLE_BACK] = {{16, 248}, {16, 248}, {OWN, OWN, false, false}, {OWN, OWN, false, false}},
};

static bool is_shaded(enum role role)
{
    return role >= ROLE_SHADED && role <= ROLE_SHADED_THIRD;
}

static bool is_part(enum role role)
{
    return role >= ROLE_SHADED && role <= ROLE_EMPTY_THIRD;
}

static const struct suit_colours *suit_of(const struct palette *palette, int hue)
{
    return hue > 0 && hue <= palette->suits ? &palette->suit[hue - 1] : NULL;
}

/* With what colour a role fills its part of a cell, of 256. */
static int fill_of(const struct palette *palette, enum role role, int hue)
{
    static const int nobodys[] = {25, 19, 61};
    const struct suit_colours *suit = suit_of(palette, hue);

    if (is_shaded(role))
        return suit ? suit->shaded[role - ROLE_SHADED] : nobodys[role - ROLE_SHADED];
    if (is_part(role))
        return empty[role - ROLE_EMPTY];
    if (role == ROLE_BAND && suit)
        return suit->band;
    return palette->light ? roles[role].light[1] : roles[role].dark[1];
}

uint32_t palette_fill(const struct palette *palette, enum role role, int hue)
{
    return palette_rgb(fill_of(palette, role, hue));
}

static int ink_of(const struct palette *palette, enum role role, int hue)
{
    const struct suit_colours *suit = suit_of(palette, hue);

    if (is_part(role))
        return is_shaded(role) ? WHITE : BLACK;
    if (role == ROLE_BAND && suit)
        return suit->ink;
    return palette->light ? roles[role].light[0] : roles[role].dark[0];
}

static bool is_half(uint32_t character)
{
    return character == U'▀' || character == U'▄' || character == U'▌';
}

static struct look look_of_many(const struct palette *palette, const struct cell *cell,
                                uint32_t *character)
{
    int fill = fill_of(palette, cell->role, cell->hue);

    if (cell->second != ROLE_NOTHING || (is_half(cell->character) && is_part(cell->role)))
        return (struct look){.foreground = fill,
                             .background = fill_of(palette, cell->second, cell->hue)};
    if (!cell->character)
        *character = ' ';
    return (struct look){.foreground = ink_of(palette, cell->role, cell->hue), .background = fill};
}

/* Of eight colours only 1 to 4 lie behind letters, black or white ones as it can be read: which of
 * these a suit has says its hue on the colour circle. */
static struct look band_of_few(const struct suit_colours *suit)
{
    enum { RED = 1, GREEN, YELLOW, BLUE, LETTERS_BLACK = 0, LETTERS_WHITE = 7 };
    uint32_t colour = palette_rgb(suit->band);
    int red = (int)(colour >> 16 & 255), green = (int)(colour >> 8 & 255), blue = colour & 255;
    int few = blue > red && blue > green        ? BLUE
              : green >= red                    ? GREEN
              : green > red / 2 && green > blue ? YELLOW
                                                : RED;

    return (struct look){.foreground = few == RED || few == BLUE ? LETTERS_WHITE : LETTERS_BLACK,
                         .background = few};
}

struct look palette_look(const struct palette *palette, const struct cell *cell, bool ascii,
                         uint32_t *character)
{
    const struct suit_colours *suit = suit_of(palette, cell->hue);

    *character = cells_character(cell, ascii);
    if (cell->role >= ROLES || cell->second >= ROLES)
        return palette->depth == DEPTH_256 ? look_of_many(palette, &(struct cell){0}, character)
                                           : (struct look){OWN, OWN, false, false};
    if (palette->depth == DEPTH_256)
        return look_of_many(palette, cell, character);
    if (is_part(cell->role))
        return (struct look){OWN, OWN, false, false};
    if (palette->depth == DEPTH_NONE)
        return roles[cell->role].none;
    return cell->role == ROLE_BAND && suit ? band_of_few(suit) : roles[cell->role].few;
}
