/* The file that a command makes: there as a whole, or not at all. */
#ifndef BREUK_CLI_WHOLE_FILE_H
#define BREUK_CLI_WHOLE_FILE_H

#include "base/strbuf.h"
#include "cli/command.h"

/*
 * Writes `content` to `path`; what is there already only with the option “force”, which the command
 * must have. What goes wrong is reported.
 */
enum exit_code whole_file_write(const struct command_line *line, const char *path,
                                const struct strbuf *content);

#endif
