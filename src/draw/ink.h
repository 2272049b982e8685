/* Inks: which colour a part of a face gets, given its suit, and what can be read on which ground.
 * Why: docs/design/cards.md, “Colours and contrast”. */
#ifndef BREUK_DRAW_INK_H
#define BREUK_DRAW_INK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Colours 0xRRGGBB: white paper, and the dark that stands on it, which is black, so that a printer
 * needs no toner but its black one for it. */
#define COLOUR_PAPER 0xFFFFFFu
#define COLOUR_DARK  0x000000u

/* The contrast that small text needs against its ground (WCAG 2.1, 1.4.3). */
#define CONTRAST_TEXT 4.5
/* The contrast that a shape needs if it must be seen (WCAG 2.1, 1.4.11). */
#define CONTRAST_SHAPE 3.0
/* The contrast of a number that is read at a distance with the tint under it (WCAG 2.1, 1.4.6). */
#define CONTRAST_TINT 7.0

/* The look of everything on a page. A zeroed struct: in full colour. */
struct look {
    bool grey;    /* each colour as the grey of the same lightness L* */
    bool low_ink; /* areas are outlined instead of filled */
    bool light;   /* parts that a template leaves out to save ink are left out */
};

/* Returns what the colour 0xRRGGBB becomes on the page. */
uint32_t look_colour(struct look look, uint32_t colour);

/* The source of an ink's colour. */
enum ink_kind {
    INK_NONE,
    INK_SUIT,      /* the suit's colour */
    INK_ON_SUIT,   /* for what stands on a field of the suit: paper or dark, so that the contrast is
                      CONTRAST_TEXT at least, whatever the suit's colour */
    INK_SUIT_TINT, /* a tint of the suit's colour, which depends on the whole deck: INK_FIXED must
                      take its place before anything is drawn */
    INK_DECK,      /* a colour for the deck's own titles; likewise */
    INK_SUIT_TEXT, /* for text on paper: the suit's colour if it can be read there, else dark */
    INK_PAPER,
    INK_DARK,
    INK_FIXED /* a colour that the template names */
};

/* An ink. */
struct ink {
    enum ink_kind kind;
    uint32_t colour; /* INK_FIXED: 0xRRGGBB */
};

/* Returns the colour 0xRRGGBB of an ink (not INK_NONE) on a card whose suit has this colour, in
 * full colour. It is the colour of an area, which a canvas may outline or print grey. */
uint32_t ink_colour(struct ink ink, uint32_t suit);

/* Returns the tint of a suit: its colour, lightened until this share of its darkness is left. */
uint32_t ink_tint(uint32_t suit, double share);

/* Returns the share, 0 … 0.55, of the suits' darkness that their tints keep. It is one for all
 * suits of a deck, so that the tints stay as different in lightness as the suits are, and so small
 * that black has a contrast of CONTRAST_TINT at least on each of them. */
double ink_tint_share(const uint32_t *suits, size_t count);

/* Returns the colour for what belongs to the deck as a whole: the first suit's that can be read on
 * paper, else black. */
uint32_t ink_deck(const uint32_t *suits, size_t count);

/* Returns the colour for parts to be read, such as text and signs, on a page of this look. With low
 * ink all areas are white: a part that would be light on them, or unreadable on paper, is dark, and
 * a part on a field of the suit is as it would be on paper. */
uint32_t ink_to_read(struct ink ink, uint32_t suit, struct look look);

#endif
