/* A mat to play on: places for the stock and the discard pile, the direction of play, the current
 * colour, and the place of the wheel. The layout draws nothing. Millimetres. */
#ifndef BREUK_RENDER_ACCESSORIES_PLAY_MAT_H
#define BREUK_RENDER_ACCESSORIES_PLAY_MAT_H

#include "render/accessories/handwork.h"

/* The space round a card on its pile, on each side. */
#define MAT_CARD_MARGIN 2.5

struct mat_layout {
    struct box title;
    struct box hint;     /* tells what the circles are for; height 0: there is no room for it */
    struct box piles[2]; /* stock and discard pile: each a card with its margin */
    struct box captions[2];
    struct box ways[2]; /* direction of play: clockwise, the other way */
    struct box suits[DECK_SUITS];
    struct box wheel; /* at the lower edge; height 0: the deck has no wheel */
};

/* Lays out a mat for `suits` suits. Returns false if the paper is too small. Sets *width and
 * *height to the least paper that is needed, edges included. */
bool mat_layout_for(struct mat_layout *out, const struct sheet *sheet, int suits, bool wheel,
                    double *width, double *height);

/* Returns whether the mat fits the paper; if not, *why says what it needs. */
bool mat_fits(const struct handwork *work, struct message *why);

/* Draws the mat on a page of its own; mat_fits must hold. STATUS_INVALID: a word of the deck does
 * not fit, as diag says. */
enum status mat_draw(const struct handwork *work, struct press *press, struct diag *diag);

/* Draws the mat on any canvas. Errors are those of mat_draw. */
enum status mat_draw_page(const struct handwork *work, struct canvas *canvas, struct diag *diag);

/* Warns at its place of each name that is too long for one line on the mat, in the language of the
 * words or in every language of the deck. `type` may be NULL: the typeface is opened if it is
 * needed; if there is none, nothing is said. */
enum status mat_names_check(const struct handwork *work, struct type *type, bool every_language,
                            struct diag *diag);

#endif
