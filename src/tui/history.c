#include "tui/history.h"

#include "play/table.h"
#include "rules/rules.h"
#include "ruleset/setting.h"
#include "text/text.h"
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
    for (int i = 0; i < HISTORY_RECENT; i++)
        for (int viewer = 0; viewer <= HISTORY_EVERYBODY; viewer++)
            strbuf_release(&history->recent[i][viewer]);
}

/* Adds a message's words without colours: a full screen, which has colours of its own, also tells
 * what a game in lines remembered. */
static void add_words(const struct plain *plain, struct strbuf *out, struct message message)
{
    const struct text_names names = {plain->names, play_add_name};

    text_of(message, &names, out);
}

/* Moves the seat's text in `now` to `last`, and empties `now`. */
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

/* Empties and returns the oldest of the recent texts, one for each viewer. */
static struct strbuf *next_recent(struct history *history)
{
    struct strbuf *recent = history->recent[history->told % HISTORY_RECENT];

    history->explains[history->told % HISTORY_RECENT] = false;
    for (int viewer = 0; viewer <= HISTORY_EVERYBODY; viewer++)
        strbuf_clear(&recent[viewer]);
    return recent;
}

const char *history_sentence(const struct history *history, int number, int viewer)
{
    bool kept = number >= 0 && number < history->told && number >= history->told - HISTORY_RECENT;

    return kept ? strbuf_text(&history->recent[number % HISTORY_RECENT][viewer]) : "";
}

/* Sentences are kept a line each, and wrapped when they are told: by then the terminal may have
 * another width. */
static void tell_lines(const struct plain *plain, struct strbuf *out, const struct strbuf *lines)
{
    const char *at = strbuf_text(lines);

    while (*at) {
        size_t length = strcspn(at, "\n");
        struct strbuf line = {0};
        strbuf_add_bytes(&line, at, length);
        wrap_add(out, strbuf_text(&line), 0, plain->columns);
        strbuf_release(&line);
        at += length + (at[length] == '\n');
    }
}

bool history_is_result(enum event_kind kind)
{
    return kind == EVENT_COUNTED || kind == EVENT_ROUND_WON || kind == EVENT_CHARGED ||
           kind == EVENT_OUT || kind == EVENT_MATCH_WON || kind == EVENT_BLOCKED;
}

struct message history_telling(const struct plain *plain, const struct event *event, int seat,
                               struct strbuf *list)
{
    struct event seen = event_for_seat(event, seat);
    bool named = plain->people > 1 && history_is_result(event->kind);
    struct message message = telling_of(&seen, named ? NO_SEAT : seat, plain->names, list);

    if (event->kind == EVENT_PASSED && event->seat == seat && plain->last == EVENT_DRAWN)
        message = message_of(N_("It does not fit, so your turn is over."));
    return message;
}

void history_asked(struct plain *plain, const struct view *view)
{
    bool misfit = view->situation == SITUATION_DREW && view->drawn != NO_CARD &&
                  rules_settings(view->rules)->value[SETTING_WRONG] == WRONG_STRICT &&
                  view_wrong(view, move_card(MOVE_PLAY, view->seat, view->drawn));

    if (!misfit)
        plain->last = EVENT_KINDS;
}

void history_add(struct plain *plain, const struct event *event)
{
    struct history *history = &plain->history;
    struct strbuf list = {0}, words = {0};
    bool any = false;

    if (event->kind == EVENT_ROUND_BEGUN)
        begin_round(history);
    if (event->kind == EVENT_ON_TURN)
        begin_turn(history, event->seat);
    struct strbuf *recent = next_recent(history);
    for (int viewer = 0; viewer <= HISTORY_EVERYBODY; viewer++) {
        bool everybody = viewer == HISTORY_EVERYBODY;
        if (!everybody && viewer >= plain->names->seats)
            continue;
        strbuf_clear(&list);
        struct message message = history_telling(plain, event, everybody ? NO_SEAT : viewer, &list);
        if (!message.id)
            continue;
        strbuf_clear(&words);
        add_words(plain, &words, message);
        sentence_add(&recent[viewer], strbuf_text(&words));
        if (!everybody)
            strbuf_addf(&history->now[viewer], "%s\n", strbuf_text(&words));
        any = true;
    }
    history->told += any;
    strbuf_release(&list);
    strbuf_release(&words);
}

const char *history_last(const struct history *history, int viewer)
{
    int number = history->told - 1;

    while (number > 0 && number > history->told - HISTORY_RECENT &&
           history->explains[number % HISTORY_RECENT])
        number--;
    return history_sentence(history, number, viewer);
}

void history_add_remark(struct plain *plain, struct message message, bool explains)
{
    struct history *history = &plain->history;
    struct strbuf words = {0}, sentence = {0};
    struct strbuf *recent = next_recent(history);

    history->explains[history->told % HISTORY_RECENT] = explains;
    add_words(plain, &words, message);
    sentence_add(&sentence, strbuf_text(&words));
    for (int viewer = 0; viewer <= HISTORY_EVERYBODY; viewer++)
        strbuf_add(&recent[viewer], strbuf_text(&sentence));
    for (int seat = 0; seat < plain->names->seats; seat++)
        strbuf_addf(&history->now[seat], "%s\n", strbuf_text(&sentence));
    history->told++;
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
