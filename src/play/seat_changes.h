/*
 * People who leave a table, return and join while a game is on. A leaver's seat is played by a bot
 * and kept for the leaver; a person who joins takes the seat of a bot, which then has the person's
 * name. A person may get another name, too.
 */
#ifndef BREUK_PLAY_SEAT_CHANGES_H
#define BREUK_PLAY_SEAT_CHANGES_H

#include "log/seat_change.h"
#include "play/players.h"
#include "rules/move.h"

/* A line in which somebody leaves, returns, joins or is renamed: "Ann leaves", "join Zoe", "back",
 * "rename Ann Anna", "Ann is now Anna". */
struct seat_change_line {
    enum seat_change_kind kind; /* SEAT_CHANGE_KINDS: the line is of no such kind */
    const char *name;           /* where the name stands in the line; NULL: there is none */
    size_t length;              /* of the name, in bytes */
    const char *other; /* SEAT_RENAMED: where the new name stands, up to the end of the line;
                          NULL: it stands behind the old one, or is missing */
};

/* Reads a line in English or the language in use. Borrows from it. */
void seat_change_read(struct seat_change_line *out, const char *line);

/* Returns whether a line is one of those, or whether a text is such a phrase and so no name. */
bool seat_change_is_line(const char *line);
bool seat_change_is_phrase(const char *text);

/* Returns the phrases of a kind in the language in use, with commas between them. */
const char *seat_change_phrases(enum seat_change_kind kind);

/* Checks a change that a journal holds. STATUS_INVALID: *why says why not; it borrows from the
 * change and the players. */
enum status seat_change_check(const struct seat_change *change, struct players *players,
                              struct message *why);

/* Adds, removes or renames a person in players and names. The change must have been checked. */
void seat_change_apply(const struct seat_change *change, struct players *players,
                       struct naming *names);

#endif
