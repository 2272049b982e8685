/* The option --since: from which day on something is new. */
#ifndef BREUK_CLI_OVERVIEW_SINCE_H
#define BREUK_CLI_OVERVIEW_SINCE_H

#include "cli/command.h"

/* Reads “2026-11-20”, or how long ago, “7d” or “2w”, as a day counted from 1970; 0: the option was
 * not typed. What is wrong is reported. */
enum exit_code since_read(const struct command_line *line, int64_t *day);

/* Today, so counted. */
int64_t since_today(void);

#endif
