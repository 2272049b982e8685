/*
 * A file that is read whole, safely: a plain one, opened so that a pipe without a writer holds
 * nobody up, and no longer than it said when it was opened.
 */
#ifndef BREUK_BASE_INPUT_H
#define BREUK_BASE_INPUT_H

#include "base/message.h"
#include "base/status.h"

#include <stddef.h>
#include <sys/types.h>

struct input {
    const char *path; /* borrowed */
    int file;         /* its descriptor */
    size_t length;    /* in bytes; look at it before reading */
    dev_t device;
    ino_t inode;
};

/*
 * STATUS_NOT_FOUND: no such file; _UNREADABLE: it may not be opened, is a folder, a pipe or a
 * device. *why then says so in words that borrow `path`, and there is nothing to close.
 */
enum status input_open(struct input *input, const char *path, struct message *why);

/*
 * Writes all `length` bytes to `bytes`, which has room for one more. STATUS_UNREADABLE with the
 * reason in *why: the disk failed, or somebody is writing the file.
 */
enum status input_read(struct input *input, char *bytes, struct message *why);

void input_close(struct input *input);

#endif
