/* Who sits at a table: names as typed after --players or at a prompt. */
#ifndef BREUK_PLAY_PLAYERS_H
#define BREUK_PLAY_PLAYERS_H

#include "base/memory.h"
#include "base/message.h"
#include "base/status.h"
#include "log/header.h"
#include "text/fold.h"

#include <stddef.h>

/* Players who share a seat: "Ann+Bo". They take its turns one after the other. */

enum {
    TEAM_MOST = 4,
    TEAM_NAME_SIZE = 81 /* bytes for one of their names: PLAYER_NAME_LENGTH characters of UTF-8 */
};

/* Returns how many players a seat's name names: 1 unless it is a team's. */
int team_size(const char *name);

/* Copies that name, cut if it is longer than a name may be; returns out. */
const char *team_copy(char out[TEAM_NAME_SIZE], const char *name, int index);

/* Returns how a folded text (text/fold.h) names a seat: it is its name or that of one of a team, or
 * begins one. */
enum fold_match team_match(const char *name, const char *folded);

enum { PLAYER_NAME_LENGTH = 20 }; /* characters */

struct players {
    struct arena arena; /* owns the names */
    int count;
    struct log_seat seat[SEATS_MAX];
    unsigned any_bot; /* bit s is set: a bot sits there whose kind was not given */
    unsigned away;    /* bit s: a bot plays there for a person who has left (seat_changes.h) */
};

/*
 * Reads "Ann,Bo,bot": names with commas between them; "bot" seats a bot (the default kind),
 * "bot:adds:30" one of that kind (bot_choice.h); it gets a name of its own. "Ann+Bo" seats a team
 * (above). Names are trimmed; they must differ (small and capital letters apart), have a letter in
 * them, and be no number and no command of more than a letter, so that a typed line never means two
 * things. STATUS_INVALID: *why says what the error is, and borrows from players. players_release in
 * any case.
 */
enum status players_read(struct players *players, const char *text, struct message *why);

/* Takes the seats from a log's header. Names are held to the same rules, except that a command may
 * be one, as another language may have been in use. Borrows nothing. Returns as players_read does.
 */
enum status players_from_header(struct players *players, const struct log_header *header,
                                struct message *why);

/* Checks the name of a person who wants to join. STATUS_INVALID: *why says what the error is, and
 * borrows the name. */
enum status players_check_person(struct players *players, const char *name, struct message *why);

struct bot;

/* Adds one more bot, if there is a seat left. */
void players_add_bot(struct players *players);
/* Does the same with a bot of that kind. */
void players_add_bot_of(struct players *players, const struct bot *bot);

/*
 * Sets the kinds of the bots in any_bot: "adds:30,careful" (bot_choice.h), one after the other,
 * from the first again if there are fewer names than bots. STATUS_INVALID: *why says what the error
 * is, and borrows from players.
 */
enum status players_choose_bots(struct players *players, const char *names, struct message *why);

/* Returns true if one of the players is a bot that lays wrong cards where the rules let it. */
bool players_bots_err(const struct players *players);

/* Returns how many of the players are people. */
int players_people(const struct players *players);
void players_release(struct players *players);

#endif
