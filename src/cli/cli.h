/* The command line: one table of commands. */
#ifndef BREUK_CLI_CLI_H
#define BREUK_CLI_CLI_H

/* Runs the command that argv names; what main returns. */
int cli_main(int argc, char **argv);

#endif
