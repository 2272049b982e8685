#include "draw/ink.h"

#include "colour/colour.h"

#include <assert.h>

uint32_t look_colour(struct look look, uint32_t colour)
{
    return look.grey ? colour_grey(colour) : colour;
}

uint32_t ink_colour(struct ink ink, uint32_t suit)
{
    switch (ink.kind) {
    case INK_SUIT:
        return suit;
    case INK_ON_SUIT:
        /*
         * White on a field looks lighter than its figures say, so it is chosen wherever its
         * contrast is enough. Wherever it is not, that of black is, because the contrast between
         * the two, 21 to 1, is more than the square of the contrast needed.
         */
        return colour_contrast(COLOUR_PAPER, suit) >= CONTRAST_TEXT ? COLOUR_PAPER : COLOUR_DARK;
    case INK_SUIT_TEXT:
        return colour_contrast(suit, COLOUR_PAPER) >= CONTRAST_TEXT ? suit : COLOUR_DARK;
    case INK_PAPER:
        return COLOUR_PAPER;
    case INK_FIXED:
        return ink.colour;
    case INK_SUIT_TINT:
    case INK_DECK:
    case INK_DARK:
    case INK_NONE:
        break;
    }
    assert(ink.kind == INK_DARK);
    return COLOUR_DARK;
}

/* A mix with paper would be as light, but duller: at a distance the cards of two suits would be a
 * fifth less apart. */
uint32_t ink_tint(uint32_t suit, double share)
{
    return colour_lighter(suit, share);
}

double ink_tint_share(const uint32_t *suits, size_t count)
{
    for (int percent = 55; percent > 0; percent -= 5) {
        bool readable = true;
        for (size_t i = 0; i < count; i++)
            readable =
                readable &&
                colour_contrast(COLOUR_DARK, ink_tint(suits[i], percent / 100.0)) >= CONTRAST_TINT;
        if (readable)
            return percent / 100.0;
    }
    return 0;
}

uint32_t ink_deck(const uint32_t *suits, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (colour_contrast(suits[i], COLOUR_PAPER) >= CONTRAST_TEXT)
            return suits[i];
    return COLOUR_DARK;
}

uint32_t ink_to_read(struct ink ink, uint32_t suit, struct look look)
{
    bool on_field = ink.kind == INK_ON_SUIT;
    uint32_t colour = look.low_ink && on_field
                          ? suit
                          : ink_colour(ink, on_field ? look_colour(look, suit) : suit);

    if (look.low_ink && colour_contrast(look_colour(look, colour), COLOUR_PAPER) < CONTRAST_TEXT)
        return COLOUR_DARK;
    return colour;
}
