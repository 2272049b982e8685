/* Which of a deck's cards are printed and how often, by --only and --copies. */
#ifndef BREUK_CLI_PRINT_CARD_CHOICE_H
#define BREUK_CLI_PRINT_CARD_CHOICE_H

#include "cli/command.h"
#include "deck/deck.h"

enum { CARD_CHOICE_TIMES = 1000 }; /* the most that --copies can be */

/* A zeroed struct chooses all cards, as often as the deck has them. The owner frees `copies`. */
struct card_choice {
    int *copies; /* of each card; NULL: as the deck says */
    int times;   /* number of such sets, one after the other; 0 means 1 */
};

/* Reads the command's options “only” and “copies”. EXIT_USAGE after a complaint. */
enum exit_code card_choice_read(struct card_choice *out, const struct command_line *line,
                                const struct deck *deck);

#endif
