#include "tui/history.h"

#include "play/telling.h"
#include "tui/plain.h"
#include "tui/prompt.h"
#include "tui/sentence.h"
#include "tui/wrap.h"

#include <string.h>

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

/* Sentences are kept a line each, and wrapped when they are told: by then the terminal may have
 * another width. */
static void add_line(const struct plain *plain, struct strbuf *out, struct message message)
{
    prompt_add_words(plain, out, message);
    strbuf_add_char(out, '\n');
}

static void tell_lines(const struct plain *plain, struct strbuf *out, const struct strbuf *lines)
{
    const char *at = strbuf_text(lines);

    while (*at) {
        size_t length = strcspn(at, "\n");
        struct strbuf line = {0};
        strbuf_add_bytes(&line, at, length);
        wrap_add(out, strbuf_text(&line), 0, plain->columns);
        out->failed |= line.failed;
        strbuf_release(&line);
        at += length + (at[length] == '\n');
    }
    out->failed |= lines->failed;
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
            add_line(plain, &plain->history.now[seat], message);
    }
    strbuf_release(&list);
}

void history_add_remark(struct plain *plain, struct message message)
{
    struct strbuf words = {0}, sentence = {0};

    prompt_add_words(plain, &words, message);
    sentence_add(&sentence, strbuf_text(&words));
    for (int seat = 0; seat < plain->names->seats; seat++)
        strbuf_addf(&plain->history.now[seat], "%s\n", strbuf_text(&sentence));
    strbuf_release(&words);
    strbuf_release(&sentence);
}

void history_tell(const struct plain *plain, struct strbuf *out, int seat)
{
    const struct history *history = &plain->history;

    if (history->last[seat].length || history->now[seat].length)
        prompt_add_line(plain, out, N_("Since your last turn:"));
    else
        prompt_add_line(plain, out, N_("Nothing has happened since your last turn."));
    tell_lines(plain, out, &history->last[seat]);
    tell_lines(plain, out, &history->now[seat]);
}
