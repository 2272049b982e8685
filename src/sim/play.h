/* One game of a study. Private to the room. */
#ifndef BREUK_SIM_PLAY_H
#define BREUK_SIM_PLAY_H

#include "sim/study.h"

struct game;

/* What a thread plays with; pair is shared. */
struct player_of_games {
    const struct study *study;
    struct game *game;
    struct view *view;
    struct tally tally;
    bool at_full_speed; /* the core itself can play these bots */
    struct results *results;
};

/* Makes the table of tally.pair for these rules, to be freed by memory_free(). NULL when out of
 * memory. */
uint8_t *pairs_of(const struct rules *rules);

/* To be closed with player_close. */
void player_open(struct player_of_games *player, const struct study *study, const uint8_t *pair,
                 struct results *results);
void player_close(struct player_of_games *player);
void player_play(struct player_of_games *player, uint64_t number);

#endif
