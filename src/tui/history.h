/* What a player missed: what happened since their last turn began, told once more on request.
 * Private to the room. */
#ifndef BREUK_TUI_HISTORY_H
#define BREUK_TUI_HISTORY_H

#include "base/message.h"
#include "base/strbuf.h"
#include "rules/event.h"
#include "rules/move.h"

struct plain;

/* A zeroed one is empty. */
struct history {
    struct strbuf last[SEATS_MAX]; /* told in the turn before the one in play, up to its end */
    struct strbuf now[SEATS_MAX];  /* told since the turn in play began; or nobody's has */
};

void history_release(struct history *history);

/* Notes an event for every seat, as each of them would be told of it. The event holds no more than
 * whoever was told may know. */
void history_add(struct plain *plain, const struct event *event);

/* Notes a remark that everybody was told. */
void history_add_remark(struct plain *plain, struct message message);

/* Adds what the seat would be told again: whole lines, none when nothing happened. */
void history_tell(const struct plain *plain, struct strbuf *out, int seat);

#endif
