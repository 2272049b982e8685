/* What else is made from the tables of command.h while building: the man page and bash's
 * completions. */
#ifndef BREUK_CLI_MANUAL_REFERENCE_H
#define BREUK_CLI_MANUAL_REFERENCE_H

#include <stdio.h>

/* breuk(1) in the language of scdoc(5). */
void reference_man(FILE *out);

/* A script for bash: commands, options, the words an option may have; else files. */
void reference_bash(FILE *out);

#endif
