/* Which of the pieces is printed, by the word behind the deck. */
#ifndef BREUK_CLI_PIECES_CHOICE_H
#define BREUK_CLI_PIECES_CHOICE_H

#include "cli/pieces/piece.h"

/* The word for all that a deck has, in one document. */
#define PIECE_ALL "all"

/* Whether a piece is called so, or all of them are. */
bool piece_is_one(const char *word);

/* What the second operand asks for, the cards without one. What is asked for and is not there is
 * told: EXIT_USAGE; of `all` it is left out. */
enum exit_code piece_choose(const struct printing *printing, struct order *order);

/* Says that the deck comes first, where a piece stands in its place; gives EXIT_USAGE. */
enum exit_code piece_complain_of_order(const struct command_line *line);

#endif
