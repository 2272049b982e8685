#include "rules/event.h"

#include <stdbool.h>
#include <stddef.h>

enum seen { SEEN_BY_ALL, SEEN_BY_SEAT };

static const struct {
    const char *name;
    enum seen seen;
} event_rows[EVENT_KINDS] = {
#define EVENT(identifier, name, seen) {name, seen},
#include "rules/event-list.h"
#undef EVENT
};

const char *event_name(enum event_kind kind)
{
    return event_rows[kind].name;
}

struct event event_for_seat(const struct event *event, int seat)
{
    struct event seen = *event;

    if (event_rows[event->kind].seen == SEEN_BY_SEAT && event->seat != seat)
        seen.cards = NULL;
    return seen;
}
