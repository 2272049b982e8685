/* A lesson that is passed offers the deck that goes with it. */
#ifndef BREUK_CLI_LESSON_DECK_GAME_H
#define BREUK_CLI_LESSON_DECK_GAME_H

#include "cli/lesson/sitting.h"

/* Says how to play with the lesson's deck; where somebody sits at a terminal, asks whether to play
 * now, and does. A lesson without a deck offers nothing. Complaints are reported. */
enum exit_code deck_game_offer(struct classroom *room, const struct lesson *lesson);

#endif
