/* A disc or ring of all suits of a deck. Private to the room. */
#ifndef BREUK_RENDER_FACES_SUITS_H
#define BREUK_RENDER_FACES_SUITS_H

#include "deck/deck.h"
#include "draw/canvas.h"
#include "render/template/template.h"

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
