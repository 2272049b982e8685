/* What happened: the core's answer to a move, as events in their order. Screens, logs and learner
 * models read events, so that none of them works out the rules again. */
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
    int seat;  /* whose event it is, or NO_SEAT */
    int other; /* a second seat, or NO_SEAT */
    int card;  /* index of a card of the deck, or NO_CARD */
    int suit;  /* index of a suit, or NO_SUIT */
    int count; /* where cards are concerned: how many */
    int points;
    const uint16_t
        *cards; /* count indices of cards; NULL where there are none or they are not to be seen */
};

/* Hears each event as it happens; the event and its cards are gone when `tell` returns. If tell is
 * NULL, there is no listener. */
struct listener {
    void (*tell)(void *context, const struct event *event);
    void *context;
};

/* Returns the event's name in logs: "played". */
const char *event_name(enum event_kind kind);

/* Returns the event as that seat sees it: without cards that the seat may not see, but with their
 * number. */
struct event event_for_seat(const struct event *event, int seat);

#endif
