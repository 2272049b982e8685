/* How a deck without errors will play: what its author should know and its file does not say. */
#ifndef BREUK_CLI_KINDS_PLAYABLE_H
#define BREUK_CLI_KINDS_PLAYABLE_H

#include "base/diag.h"
#include "deck/deck.h"

/*
 * Adds warnings to diag, at the deck's outermost element: it cannot be played by its own settings,
 * or plays by value and has no value in two forms. A deck too large to be played is noted only: it
 * may be meant to be printed.
 */
void check_playable(const struct deck *deck, struct diag *diag);

#endif
