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

/* Lays out a mat for so many suits. Returns false if the paper is too small. Sets *width and
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

/* The names of the suits on the mat, below their fields. Millimetres. */

/* The height of a name's place, and the space between a name and the edge of its field. */
#define MAT_NAME_HEIGHT 7.0
#define MAT_NAME_INSET  2.8

/* Sets *size to the type (an em) in which all names that have room for it stand on one line below
 * fields of this width. */
void mat_names_size(const struct handwork *work, struct type *type, double width, double *size);

/* Writes “blue (B)” in a place as wide as its field, MAT_NAME_HEIGHT high, in type of that size; a
 * name too long for one line stands on two in the smallest type, and what has no room there is left
 * out. diag has a warning of characters that no font has. */
enum status mat_name_draw(const struct handwork *work, struct canvas *canvas,
                          const struct suit *suit, struct box place, double size,
                          struct diag *diag);

/* Warns at its place of each name that is too long for one line on the mat, in the language of the
 * words or in every language of the deck. `type` may be NULL: the typeface is opened if it is
 * needed; if there is none, nothing is said. */
enum status mat_names_check(const struct handwork *work, struct type *type, bool every_language,
                            struct diag *diag);

#endif
