/* Draws a value as a picture: sectors of a pie, parts of a bar, a place on the number line, some
 * of a set of dots, cells of a hundred square. Private to the room. Why: docs/design/cards.md,
 * “Pictures to count”. */
#ifndef BREUK_RENDER_FACES_PICTURE_H
#define BREUK_RENDER_FACES_PICTURE_H

#include "base/message.h"
#include "deck/deck.h"
#include "draw/canvas.h"
#include "rational/notation.h"
#include "render/template/template.h"

/*
 * Divisions closer than this, in mm, are left out, because nobody could count the parts. At 35 cm,
 * in the hand, it is nine minutes of arc. The eye resolves one, but attention picks single things
 * out of a row only where they are much further apart than can be seen (J. Intriligator and
 * P. Cavanagh, The spatial resolution of visual attention, Cognitive Psychology 43, 2001, pages
 * 171-216).
 */
#define PICTURE_NARROWEST 0.9

/*
 * A detail narrower than this, in mm, cannot be seen across a table: at 1 m, where numbers are read
 * (draw/fit.h), it is one minute of arc, the detail that a normal eye resolves (ISO 8596).
 */
#define PICTURE_SEEN 0.3

/* The place and the colours of a picture. */
struct picture_look {
    struct box box;      /* mm */
    uint32_t fill;       /* of the parts that are counted */
    uint32_t stroke;     /* of outlines, divisions and the number line */
    double stroke_width; /* mm */
    double scale;        /* mm of the paper for each mm of these; 0: 1 */
    bool plain;          /* a number line has no numbers, and all else on it is larger */
};

/* Returns whether the picture can show the number; if not, *why says why. */
bool picture_can_show(enum picture picture, const struct notation *notation, struct message *why);

/* Returns the picture in which a number's parts are easily counted: a disc for at most 12 parts of
 * 1 or 2 wholes, a bar for at most 20 parts of up to 4 wholes, otherwise a number line, which also
 * shows whole numbers. If even that picture cannot show the number, none can. */
enum picture picture_suitable(const struct notation *notation);

/* The parts of a picture, mm of its box. */
struct picture_measure {
    double part; /* how wide one is, or how far apart dots are; INFINITY where none is counted. Of a
                    pie it is the width at the rim, unless the lines nearly meet half way to it */
    double shown; /* what outlines and divisions leave to be seen of what counts, or of what does
                     not, whichever is less; INFINITY where they are not told apart by their size */
};

/* Measures the parts. The number must be one that picture_can_show. */
struct picture_measure picture_measure(enum picture picture, const struct notation *notation,
                                       const struct picture_look *look);

/* Draws the picture; PICTURE_NONE draws nothing. The number must be one that picture_can_show. */
void picture_draw(struct canvas *canvas, enum picture picture, const struct notation *notation,
                  const struct picture_look *look);

/* Fills the path as a part that is counted, or as one that is not; the path stays. Where much would
 * be filled with low ink, it is hatched. */
void picture_paint_part(struct canvas *canvas, const struct picture_look *look, bool taken);

/* Strokes the path as lines of this width between parts `part` mm wide that are both taken, or not
 * both; the path stays. All lines are of one colour and weight: where that cannot be seen, they
 * have paper on both sides. */
void picture_divide(struct canvas *canvas, const struct picture_look *look, bool taken,
                    double width, double part);

/* A wall: rows of bricks, in each of which the same share is coloured, so that all rows show the
 * same amount in ever smaller parts; or stairs, for decks of whole numbers. */

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
