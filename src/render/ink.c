#include "render/ink.h"

#include <assert.h>
#include <math.h>

static double linear(uint32_t channel)
{
    double value = channel / 255.0;

    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(uint32_t colour)
{
    return 0.2126 * linear(colour >> 16 & 255) + 0.7152 * linear(colour >> 8 & 255) +
           0.0722 * linear(colour & 255);
}

double ink_contrast(uint32_t one, uint32_t other)
{
    double a = luminance(one) + 0.05, b = luminance(other) + 0.05;

    return a > b ? a / b : b / a;
}

/* White on a field looks lighter than its figures: it wins wherever it is good enough. */
static uint32_t readable_on(uint32_t ground)
{
    double paper = ink_contrast(COLOUR_PAPER, ground);

    return paper >= CONTRAST_TEXT || paper > ink_contrast(COLOUR_DARK, ground) ? COLOUR_PAPER
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
        return ink_contrast(suit, COLOUR_PAPER) >= CONTRAST_TEXT ? suit : COLOUR_DARK;
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
