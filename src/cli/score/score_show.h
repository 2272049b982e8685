/* A score that was kept: shown, as a table, or printed. */
#ifndef BREUK_CLI_SCORE_SCORE_SHOW_H
#define BREUK_CLI_SCORE_SCORE_SHOW_H

#include "cli/command.h"

/* Does what the options of breuk score say with the file of the operand, or the newest score. All
 * complaints are reported. */
enum exit_code score_show(const struct command_line *line);

#endif
