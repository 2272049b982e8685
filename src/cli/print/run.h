/* Does `breuk print`, whose options are in command_print.c. */
#ifndef BREUK_CLI_PRINT_RUN_H
#define BREUK_CLI_PRINT_RUN_H

#include "cli/command.h"

/* For struct command. */
enum exit_code print_run(const struct command_line *line);

#endif
