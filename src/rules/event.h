/*
 * What happened: the answer of the core to a move, in order. Screens, logs and learner models read
 * events; none of them works out the rules again.
 */
#ifndef BREUK_RULES_EVENT_H
#define BREUK_RULES_EVENT_H

#include <stdint.h>

enum event_kind {
#define EVENT(identifier, ...) EVENT_##identifier,
#include "rules/event-list.h"
#undef EVENT
    EVENT_KINDS
};

struct event {
    enum event_kind kind;
    int seat;  /* or NO_SEAT */
    int other; /* a second one, or NO_SEAT */
    int card;  /* index of a card of the deck, or NO_CARD */
    int suit;  /* index of a suit, or NO_SUIT */
    int count; /* where cards are concerned: how many */
    int points;
    const uint16_t
        *cards; /* count indices of cards; NULL where there are none or they are not to be seen */
};

/* Is told each event as it happens; the event and its cards are gone when it returns. A NULL tell:
 * nobody listens. */
struct listener {
    void (*tell)(void *context, const struct event *event);
    void *context;
};

/* The name in logs: "played". */
const char *event_name(enum event_kind kind);

/* The event as that seat sees it: cards that are not its to see are taken out, their number stays.
 */
struct event event_for_seat(const struct event *event, int seat);

#endif
