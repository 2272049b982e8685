/*
 * Writes a file that appears whole or not at all: it is written beside its place under a temporary
 * name, synced, and moved there by output_commit. If the program ends before that, the place stays
 * as it was. Until then the signals that would end the program wait, so that no temporary file
 * stays behind either; and the next program that writes in the folder removes what a killed one
 * left there.
 */
#ifndef BREUK_BASE_OUTPUT_H
#define BREUK_BASE_OUTPUT_H

#include "base/status.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Files and folders that lie on the disk only while a file is being made: its temporary name,
 * or a folder that was made for it. They are noted here, so that a program that
 * ends at once can remove them without going back through its callers. */

/* A note of one file or folder. A zeroed struct notes nothing. It must not move in memory while it
 * notes something. */
struct temporary {
    const char *path; /* borrowed until temporary_done; NULL: nothing is noted */
    struct temporary *before;
};

/* Notes a file or folder that is there only for now. */
void temporary_note(struct temporary *temporary, const char *path);

/* Forgets the note, because the file is in its place, or gone. Takes a zeroed struct. */
void temporary_done(struct temporary *temporary);

/* Removes all that is noted, the newest first, and folders if they are empty then. Allocates
 * nothing, so that a signal handler may call it; for a program that ends now. */
void temporary_remove_all(void);

/* A file being written. After a failure only `error` is still of use. */
struct output {
    char *path;      /* where the file will be; a symbolic link is followed */
    char *temporary; /* where the file is being written; a writer may use this name instead of
                        `stream` */
    struct temporary *note; /* the note of that name, see above; NULL when there is no
                                temporary file */
    FILE *stream;
    bool overwrite;
    sigset_t held; /* signals that wait until the file is done */
    int error;     /* errno of the first failure, 0 if none */
};

/*
 * Begins a file. STATUS_EXISTS: the path exists and overwrite is false. STATUS_IO: the folder
 * cannot be written (output->error is the errno). After a failure there is nothing to release. A
 * device or pipe is opened as it is; /dev/stdout is written where stdout stands. A new file gets
 * the permissions of the one that it replaces.
 */
enum status output_open(struct output *output, const char *path, bool overwrite);

/* Does the same, but only its owner may read the file (0600), whatever the umask or a file that it
 * replaces allows. */
enum status output_open_private(struct output *output, const char *path, bool overwrite);

/* Returns whether the path is a device, a pipe, or stdout or stderr by name: then it is written in
 * place, and nothing is replaced. */
bool output_is_stream(const char *path);

/* Writes bytes to the file. STATUS_IO: writing failed, and the caller must abandon the file. Bytes
 * that stdio still buffers may fail later. */
enum status output_write(struct output *output, const void *bytes, size_t length);

/* Returns whether a signal that would end the program is waiting for this file, for writers that
 * take long; output_abandon lets the signal through. */
bool output_interrupted(const struct output *output);

/* Syncs and closes what was written, but leaves it beside its place, so that several files can
 * appear together. On failure the file is removed and the struct released, as by output_commit. */
enum status output_close(struct output *output);

/*
 * Syncs the file, closes it (unless output_close did) and moves it into place. STATUS_IO: a write
 * failed. STATUS_EXISTS: a file has appeared at the path that may not be overwritten. On failure no
 * file is left. Releases the struct either way.
 */
enum status output_commit(struct output *output);

/* Returns whether this process has put any file into its place. */
bool output_is_in_place(void);

/* Removes what killed programs left in a folder, as far as it can. */
void output_sweep(const char *path);

/* Closes and removes what was written, and releases the struct; takes a zeroed one. */
void output_abandon(struct output *output);

#endif
