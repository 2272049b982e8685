#include "draw/ink.h"

#include "colour/colour.h"

#include <assert.h>
#include <stddef.h>

uint32_t look_colour(struct look look, uint32_t colour)
{
    return look.grey ? colour_grey(colour) : colour;
}

/* White on a field looks lighter than its figures: it wins wherever it is good enough. In between
 * lie fields on which neither it nor our dark is; black is, wherever white is not: 21 to 1 is more
 * than the square of what is wanted. */
static uint32_t readable_on(uint32_t ground)
{
    static const uint32_t inks[] = {COLOUR_PAPER, COLOUR_DARK};

    for (size_t i = 0; i < sizeof inks / sizeof *inks; i++)
        if (colour_contrast(inks[i], ground) >= CONTRAST_TEXT)
            return inks[i];
    return COLOUR_BLACK;
}

uint32_t ink_colour(struct ink ink, uint32_t suit)
{
    switch (ink.kind) {
    case INK_SUIT:
        return suit;
    case INK_ON_SUIT:
        return readable_on(suit);
    case INK_SUIT_TEXT:
        return colour_contrast(suit, COLOUR_PAPER) >= CONTRAST_TEXT ? suit : COLOUR_DARK;
    case INK_PAPER:
        return COLOUR_PAPER;
    case INK_FIXED:
        return ink.colour;
    case INK_DARK:
    case INK_NONE:
        break;
    }
    assert(ink.kind == INK_DARK);
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
