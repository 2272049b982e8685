/* Who types “breuk” and no more, at a terminal, is asked what they want to do. */
#ifndef BREUK_CLI_WELCOME_H
#define BREUK_CLI_WELCOME_H

#include "cli/command.h"

enum { WELCOME_WORDS = 3 }; /* at most; literals */

/* Asks, and shows the line that does the same, with the options that were typed, which end with
 * NULL. Fills `words` with what is typed behind them, ended by NULL, too. Returns false when
 * somebody stops, or there are no more lines. */
bool welcome_ask(const struct command_line *line, char *const *options,
                 const char *words[WELCOME_WORDS]);

#endif
