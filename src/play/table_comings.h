/* Who sits at a table changes. Private to the room. */
#ifndef BREUK_PLAY_TABLE_COMINGS_H
#define BREUK_PLAY_TABLE_COMINGS_H

#include "play/comings.h"
#include "play/table.h"

/* Seats anew as a coming says that was checked, and if it is to be told tells the front. */
enum status table_seat(struct table *table, const struct coming *coming, bool told);

/*
 * Hears whether a line that somebody typed says that they leave, return or join. *heard: it does,
 * and is dealt with: *changed, it is in the journal and so; else the front was told why not.
 * TABLE_OVER: the match goes on. TABLE_LEFT: the last person leaves.
 */
enum table_end table_hear_coming(struct table *table, const char *text, bool *heard, bool *changed);

#endif
