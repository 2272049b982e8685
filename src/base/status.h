/* What a function of a library room returns. The words for it, if any, are in a diag or a message. */
#ifndef BREUK_BASE_STATUS_H
#define BREUK_BASE_STATUS_H

enum status {
    STATUS_OK,
    STATUS_INVALID,   /* the input was read and is wrong; the diag or message says why */
    STATUS_NOT_FOUND, /* no such file or name */
    STATUS_UNREADABLE, /* the file is there and could not be read, or is refused unread */
    STATUS_EXISTS,    /* the output is there already and may not be overwritten */
    STATUS_NO_MEMORY, /* nothing was changed */
    STATUS_IO,        /* the machine failed while writing: disk full, no permission */
    STATUS_UNSUPPORTED /* a library did something unknown to us; the diag says what */
};

#endif
