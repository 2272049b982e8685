/* Which of the pieces is printed, by the word behind the deck. */
#ifndef BREUK_CLI_PIECES_CHOICE_H
#define BREUK_CLI_PIECES_CHOICE_H

#include "cli/pieces/piece.h"

/* The word for all that a deck has, in one document. */
#define PIECE_ALL "all"

/* Whether this is the name of a piece, or the word for all of them. */
bool piece_is_one(const char *word);

/* Chooses what the second operand asks for, or the cards if there is none. EXIT_USAGE, after a
 * complaint, if the deck lacks the piece; `all` leaves out what it lacks. */
enum exit_code piece_choose(const struct printing *printing, struct order *order);

/* Says that the deck comes first, where a piece stands in its place; returns EXIT_USAGE. */
enum exit_code piece_complain_of_order(const struct command_line *line);

#endif
