/*
 * A table with printed cards (R1), or one of which only the score is kept (R2): whoever sits at the
 * keyboard tells what all can see. Nothing is secret, so everybody is told the same, and every line
 * may begin with the name of whom it is about. Private to the room.
 */
#ifndef BREUK_PLAY_REAL_CARDS_H
#define BREUK_PLAY_REAL_CARDS_H

#include "play/table_state.h"
#include "play/typing/typed.h"

/* Returns whether the cards are printed ones. */
bool table_is_real(const struct table *table);

/* Fills table->view and table->choices for what is asked next. In a window (H11) that is the next
 * turn: whoever reacts says so instead, and else the window closes unnoticed. */
void real_look(struct table *table);

/* Reads a line. With TYPED_ANSWERED the front has been told what there is to say. typed_release in
 * any case. */
void real_read(struct table *table, const char *line, struct typed *typed);

#endif
