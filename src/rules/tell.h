/* Tells events. Private to the room. Where the listener is a constant NULL, the compiler leaves all
 * of it out. */
#ifndef BREUK_RULES_TELL_H
#define BREUK_RULES_TELL_H

#include "rules/event.h"
#include "rules/move.h"

static inline void tell_event(const struct listener *listener, struct event event)
{
    if (listener)
        listener->tell(listener->context, &event);
}

/* Returns an event that concerns this seat, and nothing else yet. */
static inline struct event event_of(enum event_kind kind, int seat)
{
    return (struct event){
        .kind = kind, .seat = seat, .other = NO_SEAT, .card = NO_CARD, .suit = NO_SUIT};
}

static inline void tell_cards(const struct listener *listener, enum event_kind kind, int seat,
                              const uint16_t *cards, int count, int points)
{
    struct event event = event_of(kind, seat);

    event.cards = cards;
    event.count = count;
    event.points = points;
    tell_event(listener, event);
}

static inline void tell_seat(const struct listener *listener, enum event_kind kind, int seat,
                             int count)
{
    tell_cards(listener, kind, seat, NULL, count, 0);
}

static inline void tell_points(const struct listener *listener, enum event_kind kind, int seat,
                               int points)
{
    tell_cards(listener, kind, seat, NULL, 0, points);
}

static inline void tell_card(const struct listener *listener, enum event_kind kind, int seat,
                             int card, int count)
{
    struct event event = event_of(kind, seat);

    event.card = card;
    event.count = count;
    tell_event(listener, event);
}

/* Tells an event that concerns two seats. */
static inline void tell_two(const struct listener *listener, enum event_kind kind, int seat,
                            int other, int card)
{
    struct event event = event_of(kind, seat);

    event.other = other;
    event.card = card;
    tell_event(listener, event);
}

#endif
