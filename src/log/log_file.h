/*
 * A journal of a game or a lesson that is looked into, and then deleted or written anew
 * (renaming.h). Both are done only to the file that was looked into: its path may lead to
 * somebody's letter by now. A file that is no journal of breuk is never touched. Why:
 * docs/design/journal.md, “Only files of ours”.
 */
#ifndef BREUK_LOG_LOG_FILE_H
#define BREUK_LOG_LOG_FILE_H

#include "log/reader.h"

#include <stdbool.h>

struct log_file {
    const char *path; /* borrowed */
    int fd;           /* locked, so that no other program goes on with it; −1: none is held */
    bool busy;        /* another program writes to it: it may only be read */
    bool linked;      /* the file has another name, too, under which it stays as it was */
    char *session;    /* that its first line names; NULL: none. Owned */
};

/*
 * Holds the file, if its first line is whole and is one of a journal. STATUS_INVALID: it is no
 * journal, or no regular file (a symbolic link is none: breuk makes no journal through one).
 * STATUS_NOT_FOUND, STATUS_UNREADABLE. After a failure diag says why. log_file_close in any case.
 */
enum status log_file_open(struct log_file *file, const char *path, struct diag *diag);
void log_file_close(struct log_file *file);

/* Reads it from its beginning, as log_reader_open does. */
enum status log_file_read(const struct log_file *file, struct log_reader *reader,
                          struct diag *diag);

/* True if its first line names that session; with NULL, if it names none. */
bool log_file_is_of(const struct log_file *file, const char *session);

/* Whether its path still leads to it. */
bool log_file_is_in_place(const struct log_file *file);

/* Deletes it. STATUS_EXISTS: another program writes to it. STATUS_NOT_FOUND: it has gone, and what
 * stands in its place is another file. In both cases nothing happens. STATUS_IO: *error is the
 * errno. */
enum status log_file_delete(const struct log_file *file, int *error);

/*
 * The contents of a journal about one person: what its first line says of the game or lesson, the
 * lines that the person played or typed, and those that name the person. Who else was there is left
 * out.
 */

/* Gets each line in words: “move play blue 2/4, refused red 3/7”. Valid until it returns. */
typedef void log_teller(void *context, const char *words);

/* Reads it to its end, or to where it is damaged. Otherwise as log_find_person. */
enum status log_tell_person(const struct log_file *journal, const char *name, log_teller *tell,
                            void *context, struct diag *diag);

#endif
