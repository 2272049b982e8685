/* Events kept until they are asked for: what the last move did, to be written as each seat sees it.
 */
#ifndef BREUK_LOG_EVENTS_H
#define BREUK_LOG_EVENTS_H

#include "base/memory.h"
#include "rules/event.h"

#include <stdbool.h>

struct json_writer;
struct deck;

/* A zeroed one is empty. */
struct log_events {
    struct event *event; /* owned, and so are their cards */
    int count;
    size_t capacity;
    struct arena cards;
};

/* Returns a listener that keeps whatever the core tells. */
struct listener log_events_listener(struct log_events *events);

void log_events_release(struct log_events *events);

/* Stands for a seat: all that happened, whoever may see it. */
enum { LOG_IN_FULL = -2 };

/* Writes the events as a list, a member of that name, each as log_put_event does: as that seat sees
 * them, as everybody does (NO_SEAT), or LOG_IN_FULL. */
void log_put_events(struct json_writer *writer, const char *name, const struct deck *deck,
                    const struct log_events *events, int seat);

#endif
