/* The mark that tells a suit beside its colour: the template's sign for its shape. A deck may name
 * a shape that the template has no sign for; then the suit's letters stand in its place, and a tile
 * that means nothing where the sign would be a large field. Private to the room. Why:
 * docs/design/cards.md, “Suits by shape”. */
#ifndef BREUK_RENDER_FACES_SUIT_SIGN_H
#define BREUK_RENDER_FACES_SUIT_SIGN_H

#include "base/diag.h"
#include "deck/deck.h"
#include "draw/canvas.h"
#include "render/template/template.h"

/* Returns the sign to draw as a large field of colour: that of the suit's shape, or the tile. */
const struct sign *suit_field(const struct template *template, const struct suit *suit);

/* Draws the suit's sign in one colour (0xRRGGBB), as wide as the box (mm), or its letters in this
 * language, as large as fits. With `field` a sign is an area of colour (sign_draw); letters are in
 * an ink that can be read on paper. */
void suit_sign_draw(struct canvas *canvas, const struct template *template, const struct suit *suit,
                    const char *language, struct box box, uint32_t colour, bool field);

/* Warns that the template has no sign for the suit's shape, or that this sign stands for what cards
 * do, and names the shapes that it draws and no suit of the deck has. */
void suit_check_shape(const struct template *template, const struct deck *deck,
                      const struct suit *suit, struct diag *diag);

/* A disc or ring of all suits of a deck. */

/* How the disc is to look; mm. */
struct suits_look {
    struct box box;       /* of the disc: a square */
    double hole;          /* the radius of its hole; 0: it has none */
    double gap;           /* between the sectors */
    bool suit_on_top;     /* the middle of the first sector is at the top, not its edge */
    const char *language; /* of the letters of suits without a sign */
};

/* Draws a sector for each suit, its sign or its letters in the middle of the sector. */
void suits_draw(struct canvas *canvas, const struct template *template, const struct deck *deck,
                const struct suits_look *look);

#endif
