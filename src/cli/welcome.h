/* Who types “breuk” and no more, at a terminal, is asked what they want to do. */
#ifndef BREUK_CLI_WELCOME_H
#define BREUK_CLI_WELCOME_H

#include "cli/command.h"

enum { WELCOME_WORDS = 3 }; /* at most; literals */

/* Asks, and shows the line that does the same, behind the options that were typed. Fills `words` with what was to be typed behind
 * “breuk”, ended by NULL. Returns false when somebody stops, or there are no more lines. */
bool welcome_ask(const struct command_line *line, char *const *options,
                 const char *words[WELCOME_WORDS]);

#endif
