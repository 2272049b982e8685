/*
 * A drawn card that does not fit, where wrong cards are refused (X3). By T3 the turn is over with
 * it, and the game goes on; but whoever drew it is to find that out. So the table asks of it as of
 * a card that fits, in the middle of the move: before anybody hears that the turn is over. No
 * journal knows of the question, and a game that is taken up again does not ask it.
 * Private to the room.
 */
#ifndef BREUK_PLAY_DRAWN_H
#define BREUK_PLAY_DRAWN_H

#include "play/table.h"

struct drawn_question {
    int drawer;         /* the person whose draw is made now; NO_SEAT: nobody's */
    int card;           /* what is asked about now; NO_CARD: nothing is */
    bool called;        /* the drawer has called meanwhile */
    enum table_end end; /* how the question ended; TABLE_OVER: it was answered, or not put */
};

/* Notes a move that is about to be made, and that it was made. */
void drawn_begin(struct table *table, struct move move);
enum table_end drawn_end(struct table *table);

/* Asks, if the event is such a draw, whose player has been told of it. */
void drawn_hear(struct table *table, const struct event *event);

/* Returns whether the move may be made: while a drawn card is asked about, whether it answers that,
 * or goes before it, as a call does; else *why says why not, in the same words whether the card
 * fits or not. */
bool drawn_check(const struct table *table, struct move move, struct refusal *why);

#endif
