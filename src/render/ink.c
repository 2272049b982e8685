#include "render/ink.h"

#include "colour/colour.h"

#include <assert.h>

/* White on a field looks lighter than its figures: it wins wherever it is good enough. */
static uint32_t readable_on(uint32_t ground)
{
    double paper = colour_contrast(COLOUR_PAPER, ground);

    return paper >= CONTRAST_TEXT || paper > colour_contrast(COLOUR_DARK, ground) ? COLOUR_PAPER
                                                                                  : COLOUR_DARK;
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
