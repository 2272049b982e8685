#include "log/events.h"

#include "log/line.h"
#include "json/writer.h"

#include <string.h>

static void keep(void *context, const struct event *event)
{
    struct log_events *events = context;
    struct event kept = *event;

    if (event->cards) {
        size_t count = (size_t)event->count;
        uint16_t *cards = arena_new(&events->cards, count ? count : 1, sizeof *cards);
        memcpy(cards, event->cards, count * sizeof *cards);
        kept.cards = cards;
    }
    memory_make_room(&events->event, events->count, &events->capacity);
    events->event[events->count++] = kept;
}

struct listener log_events_listener(struct log_events *events)
{
    return (struct listener){.tell = keep, .context = events};
}

void log_events_release(struct log_events *events)
{
    arena_release(&events->cards);
    memory_free(events->event);
    *events = (struct log_events){0};
}

void log_put_events(struct json_writer *writer, const char *name, const struct deck *deck,
                    const struct log_events *events, int seat)
{
    json_begin_list(writer, name);
    for (int i = 0; i < events->count; i++) {
        struct event seen = events->event[i];
        if (seat != LOG_IN_FULL)
            seen = event_for_seat(&seen, seat);
        json_begin_object(writer, NULL);
        log_put_event(writer, deck, &seen);
        json_end(writer);
    }
    json_end(writer);
}
