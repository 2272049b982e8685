/*
 * A hint for whoever is on turn, when they ask for it: how many of their cards fit, then which,
 * then why one does. Nothing of it is done unasked. How far it went is kept in the journal with the
 * move, and what the move tells of its player weighs less (skill/evidence.h).
 *
 * After a draw only the drawn card may be laid: the hint says at once why it fits, or why not.
 */
#ifndef BREUK_PLAY_HINT_H
#define BREUK_PLAY_HINT_H

#include "play/table.h"

enum hint_step {
    HINT_NONE,
    HINT_HOW_MANY,
    HINT_WHICH, /* said at once where no card fits: it is all that there is to say */
    HINT_WHY
};

/* Tells the person at table->view.seat, who sees the hand of that view and has asked, the next step
 * about the turn. */
void table_hint(struct table *table);

#endif
