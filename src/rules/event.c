#include "rules/event.h"

#include "rules/move.h"

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

struct event event_for_seat(const struct event *event, int seat)
{
    enum seen by = event_rows[event->kind].seen;
    struct event seen = *event;

    if (by == SEEN_BY_ALL || event->seat == seat)
        return seen;
    if (by != SEEN_BY_OTHER || (event->other != seat && event->other != NO_SEAT))
        seen.cards = NULL;
    return seen;
}
