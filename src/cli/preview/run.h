/* Does `breuk preview`, whose options are in command_preview.c. */
#ifndef BREUK_CLI_PREVIEW_RUN_H
#define BREUK_CLI_PREVIEW_RUN_H

#include "cli/command.h"

/* In the order of enum preview_format; for the option. */
extern const char *const preview_formats[];

/* For struct command. */
enum exit_code preview_run(const struct command_line *line);

#endif
