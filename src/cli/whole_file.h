/* The file that a command makes: there as a whole, or not at all. */
#ifndef BREUK_CLI_WHOLE_FILE_H
#define BREUK_CLI_WHOLE_FILE_H

#include "base/strbuf.h"
#include "cli/command.h"

/* A file to write. */
struct whole_file {
    const char *path;
    bool overwrite;     /* with --force: a file that is there goes */
    const char *exists; /* what is said if it may not go; NULL: WHOLE_FILE_EXISTS */
    bool names;         /* it names people: nobody except its owner may read it */
};

/* Writes it, but never over a file that it is made from (`read`, as in whole_file_is_one_of). What
 * goes wrong is reported. */
enum exit_code whole_file_write(const struct manner *manner, const struct whole_file *file,
                                const struct strbuf *content, const struct strbuf *read);

/* What is said of a file that is there already, with the argument {file}. */
#define WHOLE_FILE_EXISTS                                                                          \
    N_("{file} already exists; choose another name with -o, or overwrite it with --force")

/* What is said of a file that is to be written over one that it is made from; the same argument. */
#define WHOLE_FILE_READ                                                                            \
    N_("{file} is an input, and writing would destroy it; choose another name with -o")

/* Whether the path is one of these files, whatever it is called and whatever links lead to it. Each
 * of `files` is ended by a NUL (struct diag, files); NULL: there are none. A device that was read
 * can be written to. */
bool whole_file_is_one_of(const char *path, const struct strbuf *files);

/* Says in the words of `exists` (a message id) what is wrong with the path; returns EXIT_USAGE. */
enum exit_code whole_file_refuse(const struct manner *manner, const char *path, const char *exists);

/* Says why nothing can be written at this path (an errno), and what to do; returns EXIT_MACHINE. */
enum exit_code whole_file_unwritable(const struct manner *manner, const char *path, int error);

/* Tells what was made, for commands that make a deck or a table of cards: with --json an object on
 * stdout with the path and the number of cards; else a sentence with {file} and {cards} on stderr.
 */
void whole_file_tell_cards(const struct manner *manner, const char *path, int cards,
                           const char *one, const char *many);

#endif
