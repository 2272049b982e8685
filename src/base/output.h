/*
 * A file that appears whole or not at all: it is written beside its place under a passing name,
 * synced, and moved there by output_commit. Whatever ends the program before that leaves the place
 * as it was. Meanwhile the signals that would end it wait, so that they leave no passing file
 * either; the next program that writes in the folder clears away what a killed one has left.
 */
#ifndef BREUK_BASE_OUTPUT_H
#define BREUK_BASE_OUTPUT_H

#include "base/passing.h"
#include "base/status.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct output {
    char *path; /* where it will be; a symbolic link is followed */
    char
        *temporary; /* where it is being written; another writer may write it instead of `stream` */
    struct passing *passing; /* that name, while the file is there; NULL: it has none */
    FILE *stream;
    bool overwrite;
    sigset_t held; /* signals that wait until it is done */
    int error;     /* errno of the first failure, 0 if none */
};

/*
 * STATUS_EXISTS when the path exists and overwrite is false; STATUS_IO (output->error says what)
 * when the folder cannot be written. On failure there is nothing to release. A device or pipe
 * is opened as it is; /dev/stdout is written where stdout stands. The new file gets the permissions
 * of the one that it replaces.
 */
enum status output_open(struct output *output, const char *path, bool overwrite);

/* Whether the path is a device, a pipe, or stdout by a name: it is written in place, and nothing is
 * replaced. */
bool output_is_stream(const char *path);

/* STATUS_IO: it failed, and the caller abandons it. What stdio still keeps may fail later. */
enum status output_write(struct output *output, const void *bytes, size_t length);

/* Whether a signal that would end the program waits for this file; output_abandon lets it through.
 * For writers that take long. */
bool output_interrupted(const struct output *output);

/* Syncs and closes what was written, and leaves it beside its place, so that several files can
 * appear together. On failure it is gone and released, as by output_commit. */
enum status output_close(struct output *output);

/* Syncs, closes (if that was not done) and moves it into place; STATUS_IO if any write failed,
 * STATUS_NO_MEMORY if memory ran out anywhere meanwhile; then nothing is left. Releases. */
enum status output_commit(struct output *output);

/* Whether any file was put into its place in this process. */
bool output_is_in_place(void);

/* Closes and removes what was written; takes a zeroed struct. Releases. */
void output_abandon(struct output *output);

#endif
