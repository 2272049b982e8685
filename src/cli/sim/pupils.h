/* “breuk sim --pupils”: simulated pupils at the table of a deck and in lessons, and how often what
 * they believe is found. */
#ifndef BREUK_CLI_SIM_PUPILS_H
#define BREUK_CLI_SIM_PUPILS_H

#include "cli/command.h"

enum { PUPILS_MOST = 1000000, PUPILS_STRENGTH = 85 }; /* of a row; per cent */

/* Runs the command with that option; without operands at five decks and in groups of lessons.
 * Complaints are reported. */
enum exit_code sim_pupils(const struct command_line *line);

#endif
