/*
 * Whom a table asks in the window after a card (H11), and how. Private to the room.
 *
 * Nobody is asked who cannot do anything, nor whether they hold a card like that on top (H4) after
 * a card of their own, or before they have seen their hand. One who would be asked alone, and whose
 * turn comes next anyway, is asked as on turn: the window stays open until they play or draw, and
 * what they lay, draw or say counts in it.
 */
#ifndef BREUK_PLAY_WINDOW_H
#define BREUK_PLAY_WINDOW_H

#include "play/table_state.h"

struct window_asks {
    unsigned seats; /* people who may want to react; 0: all let it go by unasked */
    int on_turn;    /* the only one of them, asked as on turn; NO_SEAT: they are asked together */
};

/* Returns whom of these people, all asked by the game in REACT, the table asks. Uses table->other.
 */
struct window_asks window_asks(struct table *table, unsigned people);

/* Makes the view of a seat that is asked as on turn: that of a turn, in which it may also say that
 * the card on top is wrong. */
void window_as_turn(const struct table *table, struct view *view);

/* Keeps account of who has seen the hand that they hold: a listener's part, told each event, and
 * each move before it is made. */
void window_note_event(struct table *table, const struct event *event);
void window_note_move(struct table *table, struct move move);

#endif
