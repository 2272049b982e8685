/* The option --bots of breuk play: how the bots of a table err. */
#ifndef BREUK_CLI_PLAY_BOTS_OPTION_H
#define BREUK_CLI_PLAY_BOTS_OPTION_H

#include "cli/command.h"
#include "play/setup.h"

/*
 * Says of which kind the bots are whose kind nobody has said, once players and settings are known:
 * as the option says, "adds:30,careful", or a number alone for how often. Without it they err at
 * tables where players must notice wrong cards themselves (X1), as there would be none else but
 * those of people. Reports what is wrong with it.
 */
enum exit_code bots_option_apply(struct setup *setup, const struct command_line *line);

#endif
