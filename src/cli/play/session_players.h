/* Who plays in a session that begins. Private to session.c. */
#ifndef BREUK_CLI_PLAY_SESSION_PLAYERS_H
#define BREUK_CLI_PLAY_SESSION_PLAYERS_H

#include "cli/play/session.h"

/* Finds them in --players, else asks at the terminal. A complaint is reported. *stopped becomes
 * true if somebody stops instead of saying who plays. */
enum exit_code session_find_players(struct session *session, bool *stopped);

#endif
