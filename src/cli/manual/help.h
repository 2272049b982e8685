/* Help, made from the tables of command.h; 80 columns. */
#ifndef BREUK_CLI_MANUAL_HELP_H
#define BREUK_CLI_MANUAL_HELP_H

#include "cli/command.h"

#include <stdio.h>

/* What breuk is, its first steps and its commands. */
void help_overview(FILE *out);

/* How one command is used: examples first, then options. */
void help_command(FILE *out, const struct command *command);

#endif
