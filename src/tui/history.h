/* The texts that were told: those since a player's last turn began, told once more on request; and
 * the last ones, which a full screen shows. Private to the room. */
#ifndef BREUK_TUI_HISTORY_H
#define BREUK_TUI_HISTORY_H

#include "base/message.h"
#include "base/strbuf.h"
#include "rules/event.h"
#include "rules/move.h"

struct plain;
struct view;

enum { HISTORY_RECENT = 16, HISTORY_EVERYBODY = SEATS_MAX };

/* A zeroed one is empty. */
struct history {
    struct strbuf last[SEATS_MAX]; /* told in the turn before the one in play, up to its end */
    struct strbuf now[SEATS_MAX];  /* told since the turn in play began, if one has */
    struct strbuf recent[HISTORY_RECENT][SEATS_MAX + 1]; /* as each seat heard it, and everybody */
    bool explains[HISTORY_RECENT];                       /* belongs to what was told before it */
    int told;                                            /* texts told: recent is a ring */
};

void history_release(struct history *history);

/* True if an event tells how a round or a match ended. */
bool history_is_result(enum event_kind kind);

/* Returns the message that tells that seat of an event, NO_SEAT: everybody; no id: the seat is not
 * told. Where several people share the screen, all of them read a result, and it calls no one
 * "you". The list of cards stands in `list`, which is empty before. */
struct message history_telling(const struct plain *plain, const struct event *event, int seat,
                               struct strbuf *list);

/* The sentence that was told as number `number`, from 0 on, as that seat heard it
 * (HISTORY_EVERYBODY); "": nothing, or it is too long ago. */
const char *history_sentence(const struct history *history, int number, int viewer);

/* Notes that somebody is asked: earlier events are not "just now" any more. Only the draw of a card
 * that does not fit still is, as its player is told afterwards that it does not. */
void history_asked(struct plain *plain, const struct view *view);

/* Notes an event for every seat, as each of them would be told of it. The event holds no more than
 * the players who were told may know. */
void history_add(struct plain *plain, const struct event *event);

/* Notes a remark that everybody was told. `explains`: it belongs to what happened before it, and is
 * nothing without that. */
void history_add_remark(struct plain *plain, struct message message, bool explains);
/* The sentence that was told last as that viewer heard it, without what explains it. */
const char *history_last(const struct history *history, int viewer);

/* Adds what the seat would be told again: whole lines, none when nothing happened. */
void history_tell(const struct plain *plain, struct strbuf *out, int seat);

#endif
