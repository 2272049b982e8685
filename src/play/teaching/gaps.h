/*
 * The numbers that are missing in the second explanation of a turn's refusals ("5/20 = ?/4 and
 * 18/24 = ?/4"), typed with a = before them. Whether they are right decides nothing in the game.
 * Private to the room.
 */
#ifndef BREUK_PLAY_GAPS_H
#define BREUK_PLAY_GAPS_H

#include "play/table.h"

/* Hears whether a line answers, as "=1 3" or "= 1/4 and 3/4"; if so, the front is told whether it
 * is right. */
bool gaps_hear(struct table *table, const char *line);

#endif
