/* What a bot is asked: the moves of a view, by their kind. Private to the room. */
#ifndef BREUK_BOTS_ASKED_H
#define BREUK_BOTS_ASKED_H

#include "rules/view.h"

/* Returns the view's first move of that kind; NULL when there is none. Moves of one kind stand
 * together. */
const struct move *asked_for(const struct view *view, enum move_kind kind);

#endif
