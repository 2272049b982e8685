/* Inks: which colour a part of a face gets, given its suit, and what can be read on what. */
#ifndef BREUK_RENDER_INK_H
#define BREUK_RENDER_INK_H

#include <stdint.h>

#define COLOUR_PAPER 0xFFFFFFu
#define COLOUR_DARK  0x20232Au

/* What small text needs against its ground (WCAG 2.1, 1.4.3). */
#define CONTRAST_TEXT 4.5

enum ink_kind {
    INK_NONE,
    INK_SUIT,    /* the suit's colour */
    INK_ON_SUIT, /* what is printed on a field of the suit: paper or dark, whichever reads better */
    INK_SUIT_TEXT, /* text on paper: the suit's colour if it can be read there, else dark */
    INK_PAPER,
    INK_DARK,
    INK_FIXED /* a colour that the template names */
};

struct ink {
    enum ink_kind kind;
    uint32_t colour; /* INK_FIXED: 0xRRGGBB */
};

/* The colour 0xRRGGBB of an ink (not INK_NONE) on a card whose suit has this colour. */
uint32_t ink_colour(struct ink ink, uint32_t suit);

#endif
