/* Players who share a seat: "Ann+Bo". They take its turns one after the other. */
#ifndef BREUK_PLAY_TEAM_H
#define BREUK_PLAY_TEAM_H

#include "text/fold.h"

#include <stddef.h>

enum {
    TEAM_MOST = 4,
    TEAM_NAME_SIZE = 81 /* bytes for one of their names: PLAYER_NAME_LENGTH characters of UTF-8 */
};

/* Returns how many players a seat's name names: 1 unless it is a team's. */
int team_size(const char *name);

/* Returns where the name of one of them begins, 0 … team_size − 1, and how long it is. */
const char *team_member(const char *name, int index, size_t *length);

/* Copies that name, cut if it is longer than a name may be; returns out. */
const char *team_copy(char out[TEAM_NAME_SIZE], const char *name, int index);

/* Returns how a folded text (text/fold.h) names a seat: it is its name or that of one of a team, or
 * begins one. */
enum fold_match team_match(const char *name, const char *folded);

#endif
