#include "tui/history.h"

#include "play/telling.h"
#include "tui/plain.h"
#include "tui/prompt.h"

void history_release(struct history *history)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        strbuf_release(&history->last[seat]);
        strbuf_release(&history->now[seat]);
    }
}

/* What stands in `now` becomes what is told of the turn before. */
static void begin_turn(struct history *history, int seat)
{
    struct strbuf old = history->last[seat];

    strbuf_clear(&old);
    history->last[seat] = history->now[seat];
    history->now[seat] = old;
}

/* A new round has nothing to do with the old one's turns. */
static void begin_round(struct history *history)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        strbuf_clear(&history->last[seat]);
        strbuf_clear(&history->now[seat]);
    }
}

void history_add(struct plain *plain, const struct event *event)
{
    struct strbuf list = {0};

    if (event->kind == EVENT_ROUND_BEGUN)
        begin_round(&plain->history);
    if (event->kind == EVENT_ON_TURN)
        begin_turn(&plain->history, event->seat);
    for (int seat = 0; seat < plain->names->seats; seat++) {
        struct event seen = event_for_seat(event, seat);
        strbuf_clear(&list);
        struct message message = telling_of(&seen, seat, plain->names, &list);
        if (message.id)
            prompt_add_sentence(plain, &plain->history.now[seat], message);
    }
    strbuf_release(&list);
}

void history_add_text(struct plain *plain, const char *text)
{
    for (int seat = 0; seat < plain->names->seats; seat++)
        strbuf_add(&plain->history.now[seat], text);
}

void history_tell(const struct plain *plain, struct strbuf *out, int seat)
{
    const struct history *history = &plain->history;

    if (history->last[seat].length || history->now[seat].length)
        prompt_add_line(plain, out, N_("Since your last turn:"));
    else
        prompt_add_line(plain, out, N_("Nothing has happened since your last turn."));
    strbuf_add(out, strbuf_text(&history->last[seat]));
    strbuf_add(out, strbuf_text(&history->now[seat]));
}
