/* The cover between two people at one screen: no hand is shown until its owner says so. Private to
 * the room. */
#ifndef BREUK_TUI_COVER_H
#define BREUK_TUI_COVER_H

#include "tui/plain.h"

/* Clears the screen of a terminal, and nothing else. */
void cover_clear(struct plain *plain);

/* Takes a hand off the screen and tells everybody what happened since it was shown. */
void cover_hide(struct plain *plain);

/*
 * Covers the screen, if another hand is on it, until the player at view->seat says that only they
 * look, with Enter alone: nothing but that one input protects a hand from the other players. `line`
 * gets the typed text; with ANSWER_LINE, their hand may be shown if that text is empty: any other
 * text is for the table, such as a word to stop, or “Bo: wrong”. At a terminal, input from before
 * the cover stood is discarded; in a pipe every line counts.
 */
enum table_answer cover_ask(struct plain *plain, int seat, struct strbuf *line);

/* True if the table may read a line while no hand is shown: a table_is_aside line, as a word to
 * stop, or a command with a player's name, without a card of the `owner` of the covered hand. */
bool cover_lets_through(const struct plain *plain, int owner, const char *line);

/* True if a view is for its seat alone: a hand, where others sit at the same screen, or did just
 * now. */
bool cover_is_due(const struct plain *plain, const struct view *view);

/* Notes that only that seat's player looks from now on. */
void cover_lifted(struct plain *plain, int seat);

/* Notes that somebody else has the seat, and that `people` people sit at the screen: texts kept for
 * the player before are dropped, and a person left alone is asked once more whether only they look.
 */
void cover_seat(struct plain *plain, int seat, int people);

/* Keeps what the player whose hand is shown has been told in secret, and may not have had the time
 * to read: cards that they drew, or that another showed to them alone. */
void cover_keep(struct plain *plain, const struct event *event);

#endif
