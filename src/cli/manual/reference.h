/* What else the build makes from the tables of command.h: the man page and bash's completions. */
#ifndef BREUK_CLI_MANUAL_REFERENCE_H
#define BREUK_CLI_MANUAL_REFERENCE_H

#include <stdio.h>

/* Writes breuk(1) in the language of scdoc(5). */
void reference_man(FILE *out);

/* Writes a script for bash that completes commands, options, the words an option may have, and
 * otherwise files. */
void reference_bash(FILE *out);

#endif
