/*
 * A file that appears whole or not at all: it is written beside its place under a passing name,
 * synced, and moved there by output_commit. Whatever ends the program before that leaves the place
 * as it was. Meanwhile the signals that would end it wait, so that they leave no passing file
 * either; what a killed program has left is cleared away by the next that writes in its folder.
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
    char *path; /* where it will be; of a symbolic link, where that leads to */
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
 * is opened as it is; /dev/stdout is written where stdout stands. What is overwritten hands on its
 * permissions.
 */
enum status output_open(struct output *output, const char *path, bool overwrite);

/* Whether a path is written as it is, and nothing is replaced: a device, a pipe, stdout by a name
 * of its own. */
bool output_is_stream(const char *path);

/* STATUS_IO when it failed: the caller abandons it. What stdio keeps back may still fail later. */
enum status output_write(struct output *output, const void *bytes, size_t length);

/* True while a signal waits for this file that is to end the program; output_abandon lets it
 * through. For those who write for long. */
bool output_interrupted(const struct output *output);

/* Syncs and closes what was written, and leaves it beside its place, so that several files can
 * appear together. On failure it is gone and released, as by output_commit. */
enum status output_close(struct output *output);

/* Syncs, closes (if that was not done) and moves it into place; STATUS_IO if any write failed,
 * STATUS_NO_MEMORY if memory ran out meanwhile, wherever it was; then nothing is left. Releases. */
enum status output_commit(struct output *output);

/* Whether any file was put into its place in this process. */
bool output_is_in_place(void);

/* Closes and removes what was written; takes a zeroed struct. Releases. */
void output_abandon(struct output *output);

#endif
