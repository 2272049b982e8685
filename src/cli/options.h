/* argv read by the tables of command.h; getopt_long is called here and nowhere else. */
#ifndef BREUK_CLI_OPTIONS_H
#define BREUK_CLI_OPTIONS_H

#include "base/diag.h"
#include "base/status.h"
#include "cli/command.h"

/*
 * Returns the argument of --lang, wherever it stands before a "--", or NULL. It is needed before
 * anything can be said about the rest. The option may be abbreviated, as getopt_long allows. *json:
 * whether --json stands there too, which says how to complain of a line that could not be read
 * whole.
 */
const char *options_early(int argc, char **argv, bool *json);

/*
 * Fills *line by a table of commands. Common options may stand before the command's name or after
 * it; "-3/4" is an operand, not options, since no option is a digit. STATUS_INVALID: diag says
 * what is wrong, all of it as far as it can be told. line->command is then the command if that was
 * found. Without --help and --version the number of operands is checked too; line->command is NULL
 * if none was named. diag is empty at first. options_release in any case.
 */
enum status options_parse(struct command_line *line, const struct command *const *table, int argc,
                          char **argv, struct diag *diag);

/* Takes a zeroed line, too. */
void options_release(struct command_line *line);

#endif
