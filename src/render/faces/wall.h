/* A wall: rows of bricks, in each of which the same share is coloured, so that all rows show the
 * same amount in ever smaller parts; or stairs, for decks of whole numbers. Private to the room. */
#ifndef BREUK_RENDER_FACES_WALL_H
#define BREUK_RENDER_FACES_WALL_H

#include "deck/deck.h"
#include "draw/canvas.h"
#include "rational/notation.h"

/* How a wall is to look; lengths in mm. */
struct wall {
    struct box box;
    double gap, radius; /* between bricks; of their corners */
    int parts, taken;   /* of the lowest row, 1 … WALL_PARTS; the others have 2, 3 … times as
                           many */
    const uint32_t *colours; /* of the rows from the lowest up, over and over again: 0xRRGGBB */
    int colour_count;
    uint32_t rest; /* of the bricks that do not count */
    bool stairs;   /* all rows have `parts` bricks; of the lowest all count, of each other one less
                      than of the one below it */
};

/* Sets the parts of a wall to those of a fraction between 0 and 1; false if it is none, or has more
 * parts than a wall can show. */
bool wall_set(struct wall *wall, const struct notation *notation);

/* Sets them to the deck's own value, or else to one of seven, by its title, so that decks can be
 * told apart. A deck of whole numbers gets stairs of four to six steps. */
void wall_set_for(struct wall *wall, const struct deck *deck);

/* Draws the wall, its lowest row at the foot of its box. With low ink all bricks are outlines,
 * those that do not count in a thin grey line. */
void wall_draw(struct canvas *canvas, const struct wall *wall);

#endif
