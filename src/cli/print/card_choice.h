/* Which of a deck's cards are printed and how often, by --only and --copies. */
#ifndef BREUK_CLI_PRINT_CARD_CHOICE_H
#define BREUK_CLI_PRINT_CARD_CHOICE_H

#include "cli/command.h"
#include "deck/deck.h"

enum { CARD_CHOICE_TIMES = 1000 }; /* the most for --copies */

/* Zeroed: all cards, as often as the deck has them. `copies` is the owner's to free. */
struct card_choice {
    int *copies; /* of each card; NULL: as the deck says */
    int times;   /* that many such sets, one after the other; 0: one */
};

/* Reads the command's options “only” and “copies”. EXIT_DONE; EXIT_USAGE, and the complaint was
 * made. */
enum exit_code card_choice_read(struct card_choice *out, const struct command_line *line,
                                const struct deck *deck);

#endif
