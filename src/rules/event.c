#include "rules/event.h"

#include "rules/move.h"

#include <stdbool.h>
#include <stddef.h>

enum seen { SEEN_BY_ALL, SEEN_BY_SEAT, SEEN_BY_OTHER };

static const struct {
    const char *name;
    enum seen seen;
} event_rows[EVENT_KINDS] = {
#define EVENT(identifier, name, seen, ...) {name, seen},
#include "rules/event-list.h"
#undef EVENT
};

const char *event_name(enum event_kind kind)
{
    return event_rows[kind].name;
}

static bool seen_by(const struct event *event, int seat)
{
    switch (event_rows[event->kind].seen) {
    case SEEN_BY_ALL:
        return true;
    case SEEN_BY_SEAT:
        return event->seat == seat;
    case SEEN_BY_OTHER:
        return event->seat == seat || event->other == seat || event->other == NO_SEAT;
    }
    return false;
}

struct event event_for_seat(const struct event *event, int seat)
{
    struct event seen = *event;

    if (!seen_by(event, seat))
        seen.cards = NULL;
    return seen;
}
