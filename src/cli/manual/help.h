/* Help, made from the tables of command.h; 80 columns. */
#ifndef BREUK_CLI_MANUAL_HELP_H
#define BREUK_CLI_MANUAL_HELP_H

#include "cli/command.h"

#include <stdio.h>

/* Shows what breuk is, its first steps and its commands. */
void help_overview(FILE *out);

/* Shows how one command is used: examples first, then options. */
void help_command(FILE *out, const struct command *command);

#endif
