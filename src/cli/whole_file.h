/* The file that a command makes: there as a whole, or not at all. */
#ifndef BREUK_CLI_WHOLE_FILE_H
#define BREUK_CLI_WHOLE_FILE_H

#include "base/strbuf.h"
#include "cli/command.h"

/*
 * Writes `content` to `path`; what is there already only with the option “force”, which the command
 * must have, and never one of the files that it is made from (whole_file_is_one_of). What goes
 * wrong is reported.
 */
enum exit_code whole_file_write(const struct command_line *line, const char *path,
                                const struct strbuf *content, const struct strbuf *read);

/* What is said of a file that is there already, with the argument {file}. */
#define WHOLE_FILE_EXISTS                                                                          \
    N_("{file} already exists; choose another name with -o, or overwrite it with --force")

/* What is said of a file that is to be written over one that it is made from; the same argument. */
#define WHOLE_FILE_READ                                                                            \
    N_("{file} is an input, and writing would destroy it; choose another name with -o")

/* Whether the path is one of these, each ended by a NUL (struct diag, files; NULL: none), whatever
 * it is called and whatever links lead to it; a device that was read can be written to. */
bool whole_file_is_one_of(const char *path, const struct strbuf *files);

/* The same; `overwrite` says whether what is there already may go, `exists` (a message id) what is
 * said when it may not. */
enum exit_code whole_file_put(const struct command_line *line, const char *path,
                              const struct strbuf *content, bool overwrite, const char *exists,
                              const struct strbuf *read);

/* Says so, or what else is wrong with the path, in these words; gives EXIT_USAGE. */
enum exit_code whole_file_refuse(const struct command_line *line, const char *path,
                                 const char *exists);

/* Says why nothing can be written at this path (an errno), and what to do; gives EXIT_MACHINE. */
enum exit_code whole_file_unwritable(const struct command_line *line, const char *path, int error);

/* What came of it, for commands that make a deck or a table of cards: with --json an object on
 * stdout with the path and the number of cards; else a sentence with {file} and {cards} on stderr.
 */
void whole_file_tell_cards(const struct command_line *line, const char *path, int cards,
                           const char *one, const char *many);

#endif
