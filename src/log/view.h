/*
 * A game as it can be seen, as lines of a log: its deck, the knowledge of one seat, and the events
 * of the last move.
 * {"view":{"seat":0,"situation":"turn","asked":[0],…,"hand":["blue 2/4"],"moves":["play blue
 * 2/4","draw"]}}
 */
#ifndef BREUK_LOG_VIEW_H
#define BREUK_LOG_VIEW_H

#include "base/memory.h"
#include "base/strbuf.h"
#include "rules/event.h"
#include "rules/view.h"

#include <stdbool.h>

/*
 * The cards that a game is played with, as a line of JSON: what a player can read on them, and
 * their points.
 * {"deck":{"name":"fractions","colours":["blue"],"cards":[{"card":"blue 2/4","copies":1,…}]}}
 */

/* Adds the line, newline included. */
void log_write_deck(struct strbuf *out, const struct rules *rules);

/* Adds the line, newline included. */
void log_write_view(struct strbuf *out, const struct naming *naming, const struct view *view);

/* Events kept until they are asked for: those of the last move, to be written as each seat sees
 * them. */

struct json_writer;

/* A zeroed one is empty. */
struct log_events {
    struct event *event; /* owned, and so are their cards */
    int count;
    size_t capacity;
    struct arena cards;
};

/* Returns a listener that keeps all events that the core tells. */
struct listener log_events_listener(struct log_events *events);

void log_events_release(struct log_events *events);

/* Stands for a seat: everything that happened, even events that only some seats may see. */
enum { LOG_IN_FULL = -2 };

/* Writes the events as a list, a member of that name, each as log_put_event does: as that seat sees
 * them, as everybody does (NO_SEAT), or LOG_IN_FULL. */
void log_put_events(struct json_writer *writer, const char *name, const struct deck *deck,
                    const struct log_events *events, int seat);

#endif
