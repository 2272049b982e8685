/* Telling events. Private to the room. Where the listener is a constant NULL all of it is compiled
 * away. */
#ifndef BREUK_RULES_TELL_H
#define BREUK_RULES_TELL_H

#include "rules/event.h"
#include "rules/move.h"

static inline void tell_event(const struct listener *listener, struct event event)
{
    if (listener)
        listener->tell(listener->context, &event);
}

static inline void tell_seat(const struct listener *listener, enum event_kind kind, int seat,
                             int count)
{
    tell_event(listener, (struct event){.kind = kind,
                                        .seat = seat,
                                        .other = NO_SEAT,
                                        .card = NO_CARD,
                                        .suit = NO_SUIT,
                                        .count = count});
}

static inline void tell_card(const struct listener *listener, enum event_kind kind, int seat,
                             int card, int count)
{
    tell_event(listener, (struct event){.kind = kind,
                                        .seat = seat,
                                        .other = NO_SEAT,
                                        .card = card,
                                        .suit = NO_SUIT,
                                        .count = count});
}

static inline void tell_cards(const struct listener *listener, enum event_kind kind, int seat,
                              const uint16_t *cards, int count, int points)
{
    tell_event(listener, (struct event){.kind = kind,
                                        .seat = seat,
                                        .other = NO_SEAT,
                                        .card = NO_CARD,
                                        .suit = NO_SUIT,
                                        .count = count,
                                        .points = points,
                                        .cards = cards});
}

/* What concerns two seats. */
static inline void tell_two(const struct listener *listener, enum event_kind kind, int seat,
                            int other, int card)
{
    tell_event(
        listener,
        (struct event){.kind = kind, .seat = seat, .other = other, .card = card, .suit = NO_SUIT});
}

static inline void tell_points(const struct listener *listener, enum event_kind kind, int seat,
                               int points)
{
    tell_cards(listener, kind, seat, NULL, 0, points);
}

#endif
