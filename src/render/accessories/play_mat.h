/*
 * A mat to play on: places for the stock and the discard pile, the direction of play, the colour in
 * force, and where the wheel lies. The layout is pure; millimetres.
 */
#ifndef BREUK_RENDER_ACCESSORIES_PLAY_MAT_H
#define BREUK_RENDER_ACCESSORIES_PLAY_MAT_H

#include "render/accessories/handwork.h"

/* Round a card on its pile, on each side. */
#define MAT_CARD_MARGIN 2.5

struct mat_layout {
    struct box title;
    struct box hint;     /* what the circles are for; no height: there is no room to say it */
    struct box piles[2]; /* stock, discard pile: what a card and its margin take */
    struct box captions[2];
    struct box ways[2]; /* direction of play: clockwise, the other way */
    struct box suits[DECK_SUITS];
    struct box wheel; /* at the lower edge; no height: the deck has none */
};

/* False where the paper is too small: then *width and *height are the size that is needed, edges
 * included; as wide as the paper if that is wide enough. */
bool mat_layout_for(struct mat_layout *out, const struct sheet *sheet, int suits, bool wheel,
                    double *width, double *height);

/* True where there is room; else *why says what it takes. */
bool mat_fits(const struct handwork *work, struct message *why);

/* Draws it. There is room. STATUS_INVALID: a word of the deck does not fit, as diag says;
 * STATUS_NO_MEMORY. */
enum status mat_draw(const struct handwork *work, struct press *press, struct diag *diag);

/* Draws its page on any canvas; errors as of mat_draw. */
enum status mat_draw_page(const struct handwork *work, struct canvas *canvas, struct diag *diag);

#endif
