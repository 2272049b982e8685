/* What happened, as a sentence for whoever looks at the screen. */
#ifndef BREUK_PLAY_TELLING_H
#define BREUK_PLAY_TELLING_H

#include "play/names.h"
#include "rules/event.h"

/*
 * Returns the sentence for an event, with a capital and a full stop; to `viewer` it speaks of
 * "you". Its id is NULL when there is nothing to say. `list` gets the cards that it names, and must
 * outlive it.
 */
struct message telling_of(const struct event *event, int viewer, const struct naming *names,
                          struct strbuf *list);

#endif
