/*
 * A drawn card that does not fit, where wrong cards are refused (X3). By T3 the turn is over with
 * it, and the game goes on; but whoever drew it is to find that out. So the table asks of it as of
 * a card that fits, in the middle of the move: before anybody hears that the turn is over. The
 * game does not know of the question; its journal has the draw before it, and a line more
 * (log/tried.h) once it is answered. So a game that is taken up again holds back the last draw of
 * a person, whatever came of it, and asks in the middle of it again.
 * Private to the room.
 */
#ifndef BREUK_PLAY_DRAWN_H
#define BREUK_PLAY_DRAWN_H

#include "log/tried.h"
#include "play/table.h"

struct drawn_question {
    int drawer;         /* the person whose draw is made now; NO_SEAT: nobody's */
    int card;           /* what is asked about now; NO_CARD: nothing is */
    bool called;        /* the drawer has called meanwhile */
    bool held;          /* the draw is one of a journal, and not made yet */
    bool answered;      /* the journal says what came of it, so nothing is asked */
    bool put;           /* the question was put: what follows it is told */
    int left;           /* whose question was open when the game was left; NO_SEAT: nobody's */
    enum table_end end; /* how the question ended; TABLE_OVER: it was answered, or not put */
};

/* Notes a move that is about to be made, and that it was made: returns how the question ended. */
void drawn_begin(struct table *table, struct move move);
enum table_end drawn_end(struct table *table);

/* Notes what a line of the journal behind a draw that is held back says. */
void drawn_hear_tried(struct table *table, const struct log_tried *tried);

/* Asks, if the event is such a draw, whose player has been told of it. */
void drawn_hear(struct table *table, const struct event *event);

/* Returns whether the move may be made: while a drawn card is asked about, whether it answers that,
 * or goes before it, as a call does; else *why says why not, in the same words whether the card
 * fits or not. */
bool drawn_check(const struct table *table, struct move move, struct refusal *why);

#endif
