/* Between two people at one screen: nobody's hand is on it until its owner says so. Private to the
 * room. */
#ifndef BREUK_TUI_COVER_H
#define BREUK_TUI_COVER_H

#include "tui/plain.h"

/* Clears the screen of a terminal, and nothing else. */
void cover_clear(struct plain *plain);

/* Takes a hand off the screen and tells everybody what happened since it was shown. */
void cover_hide(struct plain *plain);

/*
 * Covers the screen, if another hand is on it, until the player at view->seat says that only they
 * look, with Enter alone: that one input is all that stands between two people. `line` gets what
 * was typed; with ANSWER_LINE, their hand may be shown if that is empty: else it is for the table,
 * such as a word to stop, or “Bo: wrong”. Whatever was typed before the cover stood is thrown away
 * at a terminal; in a pipe every line counts.
 */
enum table_answer cover_ask(struct plain *plain, int seat, struct strbuf *line);

/* Whether the table may read a line while nobody's hand is shown: a word to stop or to leave, or
 * what somebody does by name, without a card of the `owner` of the covered hand. */
bool cover_lets_through(const struct plain *plain, int owner, const char *line);

/* Whether a view is its seat's alone: a hand, where others sit at the same screen, or did just now.
 */
bool cover_is_due(const struct plain *plain, const struct view *view);

/* That seat's player alone looks from now on. */
void cover_lifted(struct plain *plain, int seat);

/* Somebody else has the seat, and so many people sit at the screen: what was kept for whoever had
 * it is nothing to the next one, and one who is left is asked to look once more. */
void cover_seat(struct plain *plain, int seat, int people);

/* Keeps what the player whose hand is shown has been told in secret, and may not have had the time
 * to read: cards that they drew, or that another showed to them alone. */
void cover_keep(struct plain *plain, const struct event *event);

#endif
