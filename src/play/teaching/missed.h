/*
 * An equal card that was missed: somebody drew, or let a turn go by, while a card of their hand was
 * worth what lay on top. Drawing is everybody's own choice: nothing is said before it, and
 * afterwards only that the two numbers are the same. Private to the room.
 */
#ifndef BREUK_PLAY_MISSED_H
#define BREUK_PLAY_MISSED_H

#include "rules/game.h"

struct table;

/* When it is told: also the order of the words of --missed. */
enum missed_when {
    MISSED_END, /* to all, at the end of the round */
    MISSED_NOW, /* to whoever missed it, as soon as they have the screen alone: at the end of the
                   turn, or when their hand is shown again; after a window that asks several, at the
                   end of the round */
    MISSED_NEVER
};

struct missed {
    int seat;
    int card, top; /* indices of number cards of the deck that are worth the same */
    bool alone;    /* its player has the screen alone */
};

/*
 * Returns whether a person misses an equal card with a move that game_check allows and that is not
 * made yet. Of several cards it is the one that is easiest to see; one that shows the same as the
 * top is none, as it teaches nothing. Whoever was told by a hint which cards fit has missed none.
 * Uses table->other.
 */
bool missed_with(struct table *table, struct move move, struct missed *missed);

#endif
