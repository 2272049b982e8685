/*
 * People who leave a table, return and join while a game is on. A leaver's seat is played by a bot
 * and kept for the leaver; a person who joins takes the seat of a bot, which then has the person's
 * name. A person may get another name, too.
 */
#ifndef BREUK_PLAY_COMINGS_H
#define BREUK_PLAY_COMINGS_H

#include "log/coming.h"
#include "play/players.h"
#include "rules/move.h"

/* A line in which somebody leaves, returns, joins or is renamed: "Ann leaves", "join Zoe", "back",
 * "rename Ann Anna", "Ann is now Anna". */
struct coming_line {
    enum coming_kind kind; /* COMING_KINDS: the line is of no such kind */
    const char *name;      /* where the name stands in the line; NULL: there is none */
    size_t length;         /* of the name, in bytes */
    const char *other;     /* COMING_RENAMED: where the new name stands, up to the end of the line;
                              NULL: it stands behind the old one, or is missing */
};

/* Reads a line in English or the language in use. Borrows from it. */
void coming_read(struct coming_line *out, const char *line);

/* Returns whether a line is one of those, or whether a text is such a phrase and so no name. */
bool coming_is_line(const char *line);
bool coming_is_phrase(const char *text);

/* Returns the phrases of a kind in the language in use, with commas between them. */
const char *coming_phrases(enum coming_kind kind);

/* Checks a coming that a journal holds. STATUS_INVALID: *why says why not; it borrows from the
 * coming and the players. */
enum status coming_check(const struct coming *coming, struct players *players, struct message *why);

/* Adds, removes or renames a person in players and names. The coming must have been checked. */
void coming_apply(const struct coming *coming, struct players *players, struct naming *names);

#endif
