/* Short answers that mean a move in the situation in which they are typed: "yes", "nein", "take 4
 * cards". */
#ifndef BREUK_PLAY_PHRASES_H
#define BREUK_PLAY_PHRASES_H

#include "rules/view.h"

/* Returns whether the folded text is such an answer to what the view asks; *move is then the move.
 * The rules may refuse it. */
bool phrase_read(const struct view *view, const char *text, struct move *move);

/* Returns whether the folded text is a yes. */
bool phrase_is_yes(const char *text);

/* Returns whether the folded text is the word that stands behind a number of cards. */
bool phrase_is_cards(const char *text);

/* Returns whether the folded text says that nobody does anything: "nobody", "no". */
bool phrase_is_nobody(const char *text);

#endif
