/* The file that a command makes: there as a whole, or not at all. */
#ifndef BREUK_CONSOLE_WHOLE_FILE_H
#define BREUK_CONSOLE_WHOLE_FILE_H

#include "base/strbuf.h"
#include "console/manner.h"

/* A file to write. */
struct whole_file {
    const char *path;
    bool overwrite;     /* with --force: a file that is there goes */
    const char *exists; /* the complaint if it may not be overwritten; NULL: WHOLE_FILE_EXISTS */
    bool names;         /* it names people: only its owner may read it */
};

/* Writes it, but never over a file that it is made from (`read`, as in whole_file_is_one_of).
 * Errors are reported. */
enum exit_code whole_file_write(const struct manner *manner, const struct whole_file *file,
                                const struct strbuf *content, const struct strbuf *read);

/* The complaint that a file is there already, with the argument {file}. */
#define WHOLE_FILE_EXISTS                                                                          \
    N_("{file} already exists; choose another name with -o, or overwrite it with --force")

/* The complaint that a file would be written over one that it is made from; the same argument. */
#define WHOLE_FILE_READ                                                                            \
    N_("{file} is an input, and writing would destroy it; choose another name with -o")

/* True if the path leads to one of these files, also under another name or through links. Each of
 * `files` is ended by a NUL (struct diag, files); NULL: there are none. A device that was read can
 * be written to. */
bool whole_file_is_one_of(const char *path, const struct strbuf *files);

/* Refuses the path in the words of `exists` (a message id); returns EXIT_USAGE. */
enum exit_code whole_file_refuse(const struct manner *manner, const char *path, const char *exists);

/* Says why nothing can be written at this path (an errno), and what to do; returns EXIT_MACHINE. */
enum exit_code whole_file_unwritable(const struct manner *manner, const char *path, int error);

/* Reports the finished file, for commands that make a deck or a table of cards: with --json an
 * object on stdout with the path and the number of cards; else a sentence with {file} and {cards}
 * on stderr. */
void whole_file_tell_cards(const struct manner *manner, const char *path, int cards,
                           const char *one, const char *many);

#endif
