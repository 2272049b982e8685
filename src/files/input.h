/* Reads a whole file safely, from the disk or out of a ZIP (files/place.h). It must be a regular
 * file; it is opened so that a pipe without a writer does not block, and no more is read than the
 * length it had when it was opened. */
#ifndef BREUK_FILES_INPUT_H
#define BREUK_FILES_INPUT_H

#include "base/message.h"
#include "base/status.h"

#include <stddef.h>
#include <sys/types.h>

struct archive;
struct archive_entry;

/* An open file. */
struct input {
    const char *path; /* borrowed */
    int file;         /* its descriptor; −1: it is in a ZIP */
    size_t length;    /* in bytes; check it before allocating memory for input_read */
    /* Two files that are open differ in one of them; those of a file in a ZIP are made up. */
    dev_t device;
    ino_t inode;
    struct archive *archive; /* the ZIP; owned */
    const struct archive_entry *entry;
};

/* Opens the file; input_close closes it. STATUS_NOT_FOUND: there is no such file.
 * STATUS_UNREADABLE: it may not be opened, or is a folder, a pipe or a device. After a failure *why
 * gives the reason and borrows `path`, and there is nothing to close. */
enum status input_open(struct input *input, const char *path, struct message *why);

/* Reads the whole file into `bytes`, which must have room for length + 1 bytes; adds no NUL.
 * STATUS_UNREADABLE, with the reason in *why: the disk failed, or the length changed because
 * another program is writing the file, or the ZIP is wrong. */
enum status input_read(struct input *input, char *bytes, struct message *why);

/* Closes the file. */
void input_close(struct input *input);

#endif
